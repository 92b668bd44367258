import { expect, test } from 'vitest'
import { scoreFault, scoreIn } from './review.rules'

test.each([
  ['72', 72, null],
  [' 100 ', 100, null],
  ['٧٢', 72, null],
  ['0', 0, null],
  ['101', null, 'number'],
  ['7.5', null, 'number'],
  ['good', null, 'number'],
  [' ', null, 'required'],
] as const)('%j is the score %j', (typed, score, fault) => {
  expect([scoreIn(typed), scoreFault(typed)]).toEqual([score, fault])
})
