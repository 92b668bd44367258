import { expect, test } from 'vitest'
import type { QuestionnairePart } from '../../content/assessment-schema'
import { presentAgreement } from './agreement.presenter'
import { comparePairs, type ReviewedAttempt, toScoredAnswers } from './agreement.rules'

const makePart = (id: string, ...questions: string[]) =>
  ({ id, questions: questions.map((question) => ({ id: question })) }) as QuestionnairePart
const parts = [
  makePart('writing', 'writing-1'),
  makePart('speaking', 'speaking-1', 'speaking-2'),
  makePart('part8', 'response-1'),
]
type Review = ReviewedAttempt['reviews'][number]

const measured: NonNullable<Review['before']> = {
  overall: 50,
  criteria: [
    { key: 'coherence', score: 64, provisional: true, evidence: [] },
    { key: 'lexical_resource', score: 50, provisional: true, evidence: [] },
    { key: 'grammar', score: 39, provisional: true, evidence: [] },
    {
      key: 'speaking',
      score: null,
      provisional: true,
      evidence: [
        { kind: 'measure', code: 'take_score', values: { question: 'speaking-1', score: 70 } },
      ],
    },
  ],
}
const at = new Date('2026-03-04T08:00:00Z')
const review = (differs: Partial<Review>): Review => ({
  scores: {},
  writing: {},
  second: false,
  before: null,
  at,
  ...differs,
})
const given = { coherence: 60, lexical_resource: 55, grammar: 48 }
const first = review({
  scores: { 'speaking-1': 66, 'speaking-2': 40 },
  writing: { 'writing-1': given },
  before: measured,
})
const second = review({
  scores: { 'speaking-1': 78, 'speaking-2': 41 },
  writing: { 'writing-1': { ...given, grammar: 59 } },
  second: true,
})

test('each score is that which was given first, beside the second reviewer and the machine', () => {
  const corrected = review({
    scores: { 'speaking-1': 78, 'speaking-2': 41 },
    writing: { 'writing-1': { ...given, grammar: 59 } },
  })
  expect(
    toScoredAnswers({ parts, reviews: [first, second, corrected] }).map(
      ({ part, criterion, first: one, second: other, machine }) => [
        part,
        criterion,
        one,
        other,
        machine,
      ],
    ),
  ).toEqual([
    ['speaking', null, 66, 78, 70],
    ['speaking', null, 40, 41, null],
    ['writing', 'coherence', 60, 60, 64],
    ['writing', 'lexical_resource', 55, 55, 50],
    ['writing', 'grammar', 48, 59, 39],
  ])
})

test('an answer that a later review scored for the first time counts in the month of that one', () => {
  const later = review({
    scores: { 'speaking-1': 10 },
    writing: { 'response-1': given },
    at: new Date('2026-03-31T20:30:00Z'),
  })
  const { months, criteria } = presentAgreement([
    {
      parts,
      reviews: [
        review({
          scores: { 'speaking-1': 66 },
          before: {
            overall: null,
            criteria: [
              ...measured.criteria.slice(3),
              {
                key: 'part8',
                score: 40,
                provisional: true,
                evidence: [
                  {
                    kind: 'measure',
                    code: 'response_criteria',
                    values: {
                      question: 'response-1',
                      coherence: 50,
                      lexical_resource: 51,
                      grammar: 52,
                    },
                  },
                ],
              },
            ],
          },
        }),
        later,
      ],
    },
  ])
  // Half past midnight on the first of April in the Emirates.
  expect(months).toEqual([
    { month: '2026-03', figures: { scores: 1, mean_difference: -4, mean_distance: 4 } },
    { month: '2026-04', figures: { scores: 3, mean_difference: 3.3, mean_distance: 6 } },
  ])
  expect(criteria.map(({ part, criterion }) => [part, criterion])).toEqual([
    ['speaking', null],
    ['part8', 'coherence'],
    ['part8', 'lexical_resource'],
    ['part8', 'grammar'],
  ])
})

test('the last twelve months that have a score are told, the earliest first', () => {
  const attempts = Array.from({ length: 14 }, (_, month) => ({
    parts,
    reviews: [
      {
        ...first,
        at: new Date(Date.UTC(2025, month, 10)),
      },
    ],
  }))
  const months = presentAgreement(attempts.toReversed()).months.map(({ month }) => month)
  expect([months.length, months[0], months.at(-1)]).toEqual([12, '2025-03', '2026-02'])
})

test('what nobody and no machine scored twice has no figures', () => {
  expect(
    presentAgreement([{ parts, reviews: [review({ scores: { 'speaking-1': 66 } })] }]),
  ).toEqual({ machine: comparePairs([]), second: comparePairs([]), months: [], criteria: [] })
  expect(comparePairs([[]])).toEqual({
    attempts: 0,
    scores: 0,
    mean_difference: null,
    mean_distance: null,
    differing: 0,
    kappa: null,
  })
})

test('ten points apart is alike, and more is not', () => {
  expect(
    comparePairs([
      [
        [50, 60],
        [50, 61],
      ],
      [[72, 70]],
    ]),
  ).toMatchObject({
    attempts: 2,
    scores: 3,
    mean_difference: -6.3,
    mean_distance: 7.7,
    differing: 1,
  })
})
