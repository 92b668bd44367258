import { expect, test } from 'vitest'
import { minutesIn } from './minutes.rules'

test.each([
  ['5', 5],
  [' 120 ', 120],
  ['١٥', 15],
  ['0', null],
  ['121', null],
  ['2.5', null],
  ['-3', null],
  ['', null],
])('%j is %j minutes', (typed, minutes) => {
  expect(minutesIn(typed)).toBe(minutes)
})
