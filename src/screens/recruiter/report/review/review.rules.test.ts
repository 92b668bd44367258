import { expect, test } from 'vitest'
import { provisionalResult, buildReport, toResult } from '../fixtures/report'
import { isReviewable, scoreFault, scoreIn } from './review.rules'

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

const review = { reviewer_name: 'Noura Hassan', at: '2026-11-20T09:00:00.000Z', note: null }
const unproven = {
  provisional: true,
  passed: null,
  lacks: [{ code: 'insertion' as const, value: 57 }],
}

test.each([
  ['waits for them', provisionalResult(), [], true],
  ['waits for them, with evidence missing', { ...provisionalResult(), ...unproven }, [], true],
  ['is being scored', toResult({}, { status: 'RESULT_PROCESSING' }), [], false],
  ['lacks evidence alone', toResult(unproven), [], false],
  ['lacks evidence and was scored by a person', toResult(unproven), [review], true],
] as const)('a person gives scores to a result that %s: %#', (_what, result, reviews, is) => {
  expect(isReviewable(buildReport({ result, reviews: [...reviews] }))).toBe(is)
})
