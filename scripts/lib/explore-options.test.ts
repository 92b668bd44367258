import { expect, it } from 'vitest'
import { readExploreOptions } from './explore-options.mjs'

const read = (...args: string[]) => readExploreOptions(args, () => 7)

it('explores every chart for ten minutes unless it is told otherwise', () => {
  expect(read()).toEqual({
    minutes: '10',
    seed: '7',
    walks: undefined,
    charts: ['session', 'english', 'annotation'],
  })
  expect(read('--minutes', '5', '--seed', '14', '--walks', '2', '--charts', 'english')).toEqual({
    minutes: '5',
    seed: '14',
    walks: '2',
    charts: ['english'],
  })
})

it('takes a chart once that is named twice', () => {
  expect(read('--charts', 'session,session')).toMatchObject({ charts: ['session'] })
})

it.each([
  [['--minute', '5'], "Unknown option '--minute'"],
  [['session'], "Unexpected argument 'session'"],
  [['--minutes'], "Option '--minutes <value>' argument missing"],
  [['--minutes', '0'], '--minutes takes a whole number, at least 1.'],
  [['--minutes', '1.5'], '--minutes takes a whole number, at least 1.'],
  [['--walks', '0'], '--walks takes a whole number, at least 1.'],
  [['--seed', 'x'], '--seed takes a whole number, at least 0.'],
  [['--charts', 'interview'], 'There is no chart interview to explore.'],
])('says what is wrong with %j, and what can be asked', (args, words) => {
  const said = read(...args)
  expect(said).toContain(words)
  expect(said).toContain('Usage: npm run explore')
})
