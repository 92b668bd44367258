import { expect, test } from 'vitest'
import type { Review } from '../results/result.store'
import { furthestApart, isSampled, machineScores, withoutFirst } from './second-review.rules'

const criteria = { coherence: 60, lexical_resource: 55, grammar: 48 }
const measure = (code: string, values: Record<string, string | number>) => ({
  kind: 'measure' as const,
  code,
  values,
})

test('about one attempt in five is asked for twice, and the same one always', () => {
  const ids = Array.from(
    { length: 2000 },
    (_, at) => `01920000-0000-7000-8000-${String(at).padStart(12, '0')}`,
  )
  const sampled = ids.filter(isSampled)
  expect(sampled.length).toBeGreaterThan(340)
  expect(sampled.length).toBeLessThan(460)
  expect(ids.filter(isSampled)).toEqual(sampled)
})

test('two reviewers are as far apart as their furthest score of the same answer', () => {
  const first = { scores: { 's-1': 70, 's-2': 60 }, writing: { 'w-1': criteria } }
  expect(furthestApart(first, first)).toBe(0)
  expect(
    furthestApart(first, {
      scores: { 's-1': 66, 's-2': 60 },
      writing: { 'w-1': { ...criteria, grammar: 59 } },
    }),
  ).toBe(11)
  expect(furthestApart(first, { scores: {}, writing: {} })).toBe(0)
})

test('the measured scores are found for each answer that a reviewer scored', () => {
  const before: Review['before'] = {
    overall: 50,
    criteria: [
      { key: 'grammar', score: 39, provisional: true, evidence: [] },
      {
        key: 'speaking',
        score: null,
        provisional: true,
        evidence: [
          measure('take_score', { question: 's-1', score: 64 }),
          measure('awaiting_reviewer', { question: 's-2' }),
        ],
      },
      {
        key: 'part8',
        score: 40,
        provisional: true,
        evidence: [
          measure('response_criteria', {
            question: 'r-1',
            coherence: 41,
            lexical_resource: 42,
            grammar: 43,
          }),
        ],
      },
    ],
  }
  const given = { scores: { 's-1': 70, 's-2': 60 }, writing: { 'w-1': criteria, 'r-1': criteria } }
  expect(Object.fromEntries(machineScores(given, before))).toEqual({
    's-1': 64,
    'w-1.grammar': 39,
    'r-1.coherence': 41,
    'r-1.lexical_resource': 42,
    'r-1.grammar': 43,
  })
  expect(machineScores(given, null).size).toBe(0)
})

test('who may be the second reviewer does not see the scores of earlier versions', () => {
  const at = new Date('2026-11-28T08:00:00Z')
  const review: Review = {
    id: '01920000-0000-7000-8000-000000000001',
    attemptId: '01920000-0000-7000-8000-000000000002',
    reviewerId: '01920000-0000-7000-8000-000000000003',
    scores: { 's-1': 70 },
    writing: {},
    note: null,
    second: false,
    asksSecond: true,
    before: { overall: null, criteria: [] },
    at,
  }
  const version = {
    scorer: '2026-06',
    overall: 61,
    criteria: [],
    made_at: at.toISOString(),
    scored_again_at: at.toISOString(),
    has_counted: true,
  }
  const material = {
    row: { state: { status: 'COMPLETED', value: 'COMPLETED', archived: false } } as never,
    evaluation: {
      attemptId: review.attemptId,
      overall: 68,
      provisional: false,
      criteria: [],
      madeAt: at,
      scorer: '2026-11',
      versions: [version],
    },
    reviews: [{ review }],
  }
  const reader = { userId: '01920000-0000-7000-8000-000000000004', now: at }
  expect(withoutFirst(material, reader).evaluation?.versions).toEqual([])
  const first = { ...reader, userId: review.reviewerId }
  expect(withoutFirst(material, first).evaluation?.versions).toEqual([version])
})
