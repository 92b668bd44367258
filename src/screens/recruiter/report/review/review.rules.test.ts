import { describe, expect, test } from 'vitest'
import { doubtedReport } from '../fixtures/doubted-report'
import { provisionalResult, buildReport, toResult } from '../fixtures/report'
import {
  getOpenAnswers,
  isReviewable,
  toReviewValues,
  scoreFault,
  scoreIn,
  toRequest,
} from './review.rules'

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

const review = {
  reviewer_name: 'Noura Hassan',
  at: '2026-11-20T09:00:00.000Z',
  note: null,
  second: false,
  scores: [],
}
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

describe('what is scored at once', () => {
  const getOpen = (report: ReturnType<typeof buildReport>) => {
    const { spoken, written } = getOpenAnswers(report)
    return [...written, ...spoken].map(({ question }) => question.id)
  }

  test('is speaking, where that waits alone', () => {
    expect(getOpen(buildReport({ result: provisionalResult() }))).toEqual(['speaking-1'])
  })

  test('is a doubted text alone, where speaking has its score', () => {
    expect(getOpen(doubtedReport())).toEqual(['writing-1'])
  })

  test('is both, where both wait', () => {
    expect(getOpen(doubtedReport(['speaking']))).toEqual(['writing-1', 'speaking-1'])
  })

  test('is what a person gave before, to be corrected', () => {
    const { answers } = buildReport()
    const given = { coherence: 60, lexical_resource: 55, grammar: 48 }
    const corrected = answers.map((answer) =>
      answer.part === 'writing' ? { ...answer, review_criteria: given } : answer,
    )
    const report = buildReport({ answers: corrected, reviews: [review] })
    expect(getOpen(report)).toEqual(['writing-1'])
    expect(toReviewValues(getOpenAnswers(report)).criteria).toEqual({
      'writing-1': { coherence: '60', lexical_resource: '55', grammar: '48' },
    })
  })

  test('is nothing of a result that no person scores', () => {
    expect(getOpen(buildReport())).toEqual([])
  })
})

const criteria = { 'writing-1': { coherence: '60', lexical_resource: '٥٥', grammar: ' 48 ' } }
const writing = { scores: { 'writing-1': { coherence: 60, lexical_resource: 55, grammar: 48 } } }
const speaking = { scores: { 'speaking-1': 72 } }

test.each([
  ['writing alone', { scores: {}, criteria, note: '' }, { writing }],
  ['speaking alone', { scores: { 'speaking-1': '72' }, criteria: {}, note: '' }, { speaking }],
  [
    'both with a note',
    { scores: { 'speaking-1': '72' }, criteria, note: 'Off the task.' },
    { speaking, writing, note: 'Off the task.' },
  ],
])('a request sends scores of %s', (_what, values, request) => {
  expect(toRequest(values)).toEqual(request)
})
