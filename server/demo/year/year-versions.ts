import { chooseScores } from '../../modules/results/score-versions.rules'
import { scorerVersion } from '../../modules/scoring/scorer-version'
import { writingCriteria } from '../../modules/scoring/writing/writing'
import { plusSeconds } from '../../runtime/clock'
import type { YearAttempt } from './year-attempt'
import { daySeconds } from './year-people'

/** A version of the scorers that gave more for writing, and when its scores were replaced. */
const former = { scorer: '2026-06', extra: 9, replacedDaysAgo: 6 }

/** Has one attempt of the year carry the scores of an older version beside those that count. */
export function addFormerScores(taken: readonly YearAttempt[], now: Date): void {
  const attempt = taken.findLast(
    ({ kind, startedAt, state, review, evaluation }) =>
      kind === 'english' &&
      startedAt < plusSeconds(now, -30 * daySeconds) &&
      state.status === 'COMPLETED' &&
      review !== null &&
      (evaluation?.overall ?? 0) >= 60,
  )
  if (attempt?.evaluation == null) return
  const { overall, provisional, criteria, ...made } = attempt.evaluation
  const scored = { overall: overall ?? null, provisional, criteria }
  const earlier = {
    ...made,
    provisional,
    scorer: former.scorer,
    versions: [],
    overall: Math.min(100, Math.round((overall ?? 0) + 0.4 * former.extra)),
    criteria: criteria.map((criterion) =>
      writingCriteria.some((key) => key === criterion.key) && criterion.score !== null
        ? { ...criterion, score: Math.min(100, criterion.score + former.extra) }
        : criterion,
    ),
  }
  const again = {
    scorer: scorerVersion,
    now: plusSeconds(now, -former.replacedDaysAgo * daySeconds),
    isAnnounced: true,
  }
  attempt.evaluation = {
    ...chooseScores(earlier, scored, again),
    attemptId: attempt.evaluation.attemptId,
  }
}
