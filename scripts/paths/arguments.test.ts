import { expect, test } from 'vitest'
import { longestWalk } from '../../machines/paths/plan'
import { readPathsArguments } from './arguments'

const known = ['attempt', 'session']
const read = (line: string) =>
  readPathsArguments(
    line.split(' ').filter((word) => word !== ''),
    known,
  )

test('charts, the form and the longest walk are read', () => {
  const tour = { kind: 'tour', longest: longestWalk }
  expect(read('')).toEqual({ charts: [], since: null, ask: tour, as: 'markdown' })
  expect(read('attempt --as json --longest 12')).toEqual({
    charts: ['attempt'],
    since: null,
    ask: { kind: 'tour', longest: 12 },
    as: 'json',
  })
  expect(read('--as mermaid session')).toMatchObject({ charts: ['session'], as: 'mermaid' })
})

test('walks between states are the shortest unless all are wanted', () => {
  const route = { from: 'A', via: ['B', 'C'], to: 'D', avoid: ['E'] }
  const line = 'session --from A --via B --via C --to D --avoid E'
  expect(read(line)).toMatchObject({ ask: { kind: 'shortest', route } })
  expect(read(`${line} --shortest`)).toEqual(read(line))
  expect(read(`${line} --all --longest 9`)).toMatchObject({
    ask: { kind: 'all', route, longest: 9 },
  })
})

test('pairs and random walks are read', () => {
  expect(read('--pairs')).toMatchObject({ ask: { kind: 'pairs', longest: longestWalk } })
  expect(read('--random 3 --seed 7 --longest 5')).toMatchObject({
    ask: { kind: 'random', count: 3, seed: 7, longest: 5 },
  })
})

test('changes since a revision are shown in words or as data', () => {
  expect(read('--since main --as json')).toMatchObject({ since: 'main', as: 'json' })
})

test.each([
  ['--josn', /^Unknown option '--josn'\.\nUsage: npm run paths .*Charts: attempt, session\.$/s],
  ['--longest', /^Option '--longest <value>' argument missing\.?\nUsage: /],
  ['--longest many', /^--longest takes a whole number of steps, at least 1\.\nUsage: /],
  ['nowhere', /^There is no chart nowhere\.\nUsage: /],
  ['--as pdf', /^There is no form pdf\.\nUsage: /],
  ['session --from A', /^--to names the state where the walk ends\.\nUsage: /],
  ['--to A', /^Name one chart: /],
  ['--as gherkin', /^Name one chart: /],
  ['session --pairs --to A', /^Ask for one thing: /],
  ['session --all --shortest --to A', /^Ask for one thing: /],
  ['--since main --pairs', /^--since tells changes and takes no walks\.\n/],
  ['--since main --as csv', /^Changes are told as markdown or json\.\n/],
  ['--seed 3', /^--seed is for --random\.\n/],
  ['--random some', /^--random and --seed take whole numbers, at least 1\.\n/],
])('%s is answered with how to ask', (line, said) => {
  expect(read(line)).toMatch(said)
})
