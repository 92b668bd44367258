import { expect, test } from 'vitest'
import { daySpan, passes } from './result.rules'

test('below fifty fails and fifty passes; without a score it is neither', () => {
  expect([0, 49, 49.9, 50, 100, null].map(passes)).toEqual([false, false, false, true, true, null])
})

test('a span of days begins and ends at midnight in the Emirates', () => {
  expect(daySpan('2026-11-21', '2026-11-21')).toEqual({
    from: new Date('2026-11-20T20:00:00Z'),
    before: new Date('2026-11-21T20:00:00Z'),
  })
  expect(daySpan(undefined, undefined)).toEqual({ from: null, before: null })
})

test('a span reaches no further than a database can compare', () => {
  expect(daySpan('0000-01-01', '9999-12-31')).toEqual({
    from: new Date(0),
    before: new Date('9999-12-31T20:00:00Z'),
  })
})
