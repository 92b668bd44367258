import { expect, test } from 'vitest'
import { chooseScores, toScoredAgain } from './score-versions.rules'
import type { Evaluation } from './result.store'

const madeAt = new Date('2026-10-01T08:00:00Z')
const now = new Date('2026-11-29T08:00:00Z')

const toScores = (overall: number | null, provisional = false) => ({
  overall,
  provisional,
  criteria: [{ key: 'grammar' as const, score: overall, provisional, evidence: [] }],
})

/** Scores of an older version, but for what the test says. */
const makeEarlier = (overall: number, differs: Partial<Evaluation> = {}): Evaluation => ({
  attemptId: '01920000-0000-7000-8000-000000000001',
  ...toScores(overall),
  madeAt,
  scorer: '2026-06',
  versions: [],
  ...differs,
})

const choose = (
  earlier: Evaluation | null,
  scored: ReturnType<typeof toScores>,
  isAnnounced = true,
) => chooseScores(earlier, scored, { scorer: '2026-11', now, isAnnounced })

test('the scores of a newer version count, and the earlier ones stay beside them', () => {
  const chosen = choose(makeEarlier(61), toScores(68))
  expect(chosen).toMatchObject({ overall: 68, scorer: '2026-11', madeAt: now })
  expect(chosen.versions).toEqual([
    {
      scorer: '2026-06',
      overall: 61,
      criteria: [{ key: 'grammar', score: 61 }],
      made_at: madeAt.toISOString(),
      scored_again_at: now.toISOString(),
      has_counted: true,
    },
  ])
  expect(toScoredAgain({ ...makeEarlier(61), ...chosen })).toEqual({
    at: now.toISOString(),
    counts: 'new',
    overall_before: 61,
    overall_after: 68,
  })
})

test.each([
  ['a higher score', 40, 55, true, 55],
  ['a lower score that passes', 80, 60, true, 60],
  ['a lower score of a failed result', 45, 30, true, 30],
  ['a pass, where the new score fails', 52, 49, true, 52],
  ['a pass on the mark, where the new score fails', 50, 49.9, true, 50],
  ['a new score that fails, where no pass was announced', 52, 49, false, 49],
] as const)('what counts: %s', (_case, before, after, isAnnounced, counting) => {
  expect(choose(makeEarlier(before), toScores(after), isAnnounced).overall).toBe(counting)
})

test('a version that would take away a pass stays beside the earlier scores', () => {
  const earlier = makeEarlier(52)
  const chosen = choose(earlier, toScores(49))
  expect(chosen).toMatchObject({ overall: 52, criteria: earlier.criteria, scorer: '2026-06' })
  expect(chosen.versions).toMatchObject([{ scorer: '2026-11', overall: 49, has_counted: false }])
  const stored = { ...earlier, ...chosen }
  expect(toScoredAgain(stored)).toMatchObject({
    counts: 'earlier',
    overall_before: 52,
    overall_after: 49,
  })
  // Scored once more by the same version, with a late answer: its former scores are out of date.
  expect(choose(stored, toScores(48)).versions).toMatchObject([{ overall: 48 }])
  expect(choose(stored, toScores(58))).toMatchObject({
    overall: 58,
    scorer: '2026-11',
    versions: [{ scorer: '2026-06', overall: 52, has_counted: true }],
  })
})

test.each([
  ['nothing was scored before', null],
  ['the earlier scores were provisional', makeEarlier(61, { provisional: true })],
  ['the same version made them', makeEarlier(61, { scorer: '2026-11' })],
  ['a later version made them', makeEarlier(61, { scorer: '2026-12' })],
  ['they are the same', makeEarlier(48)],
])('no earlier version is stored where %s', (_case, earlier) => {
  const chosen = choose(earlier, toScores(48))
  expect(chosen).toMatchObject({ overall: 48, scorer: '2026-11', versions: [] })
})

test('scores from before versions were stored are older than any version', () => {
  expect(choose(makeEarlier(61, { scorer: null }), toScores(68)).versions).toMatchObject([
    { scorer: null, overall: 61 },
  ])
})

test('a provisional result says nothing of earlier scores', () => {
  const { versions } = choose(makeEarlier(61), toScores(68))
  expect(toScoredAgain(makeEarlier(70, { versions, provisional: true }))).toBeNull()
  expect(toScoredAgain(makeEarlier(70))).toBeNull()
})
