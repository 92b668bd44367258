import { expect, test } from 'vitest'
import { longestWalk } from '../machines/paths/plan'
import { readPathsArguments } from './paths-arguments'

const known = ['attempt', 'session']
const read = (line: string) =>
  readPathsArguments(
    line.split(' ').filter((word) => word !== ''),
    known,
  )

test('charts, the form and the longest walk are read', () => {
  expect(read('')).toEqual({ charts: [], longest: longestWalk, as: 'markdown' })
  expect(read('attempt --json --longest 12')).toEqual({
    charts: ['attempt'],
    longest: 12,
    as: 'json',
  })
  expect(read('--mermaid session')).toMatchObject({ charts: ['session'], as: 'mermaid' })
})

test.each([
  ['--josn', /^Unknown option '--josn'\.\nUsage: npm run paths .*Charts: attempt, session\.$/],
  ['--longest', /^Option '--longest <value>' argument missing\.?\nUsage: /],
  ['--longest many', /^Usage: /],
  ['nowhere', /^Usage: /],
])('%s is answered with how to ask', (line, said) => {
  expect(read(line)).toMatch(said)
})
