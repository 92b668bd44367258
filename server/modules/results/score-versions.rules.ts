import type { components } from '../../../openapi/generated/api'
import { passes } from './result.rules'
import type { Evaluation } from './result.store'
import type { ScoreVersion } from './results.table'

type Scored = Pick<Evaluation, 'overall' | 'provisional' | 'criteria'>

interface Scoring {
  /** The version of the scorers that made the new scores. */
  scorer: string
  now: Date
  /** Whether the candidate knows the earlier scores as a result that counts. */
  isAnnounced: boolean
}

/** Whether scores were made by a version of the scorers before this one. */
const isOlder = ({ scorer }: Pick<Evaluation, 'scorer'>, than: string): boolean =>
  scorer === null || scorer < than

const toVersion = (
  { overall, criteria }: Scored,
  rest: Pick<ScoreVersion, 'scorer' | 'made_at' | 'scored_again_at' | 'has_counted'>,
): ScoreVersion => ({
  ...rest,
  overall,
  criteria: criteria.map(({ key, score }) => ({ key, score })),
})

const hasSameScores = (one: Scored, other: Scored): boolean =>
  one.overall === other.overall &&
  one.criteria.length === other.criteria.length &&
  one.criteria.every(({ key, score }) =>
    other.criteria.some((criterion) => criterion.key === key && criterion.score === score),
  )

/**
 * What is stored of new scores beside those of an older version of the scorers. The new ones count,
 * save where they would take away a pass that the candidate knows of; the others stay beside them.
 * Scores that were provisional are replaced, and so are scores of the same version.
 */
export function chooseScores(
  earlier: Evaluation | null,
  scored: Scored,
  { scorer, now, isAnnounced }: Scoring,
): Omit<Evaluation, 'attemptId'> {
  const { overall, provisional, criteria } = scored
  const replacing = { overall, provisional, criteria, scorer, madeAt: now }
  const isReplaced =
    earlier === null ||
    earlier.provisional ||
    !isOlder(earlier, scorer) ||
    hasSameScores(earlier, scored)
  if (isReplaced) return { ...replacing, versions: earlier?.versions ?? [] }
  const versions = earlier.versions.filter(
    (version) => version.has_counted || version.scorer !== scorer,
  )
  const again = now.toISOString()
  const losesPass =
    isAnnounced && passes(earlier.overall) === true && !provisional && passes(overall) !== true
  if (losesPass) {
    const unused = { scorer, made_at: again, scored_again_at: again, has_counted: false }
    return { ...earlier, madeAt: now, versions: [toVersion(scored, unused), ...versions] }
  }
  const former = {
    scorer: earlier.scorer,
    made_at: earlier.madeAt.toISOString(),
    scored_again_at: again,
    has_counted: true,
  }
  return { ...replacing, versions: [toVersion(earlier, former), ...versions] }
}

/** When an attempt was last scored again by a newer version, and which of the two scores counts. */
export function toScoredAgain({
  overall,
  provisional,
  versions,
}: Evaluation): components['schemas']['ScoredAgain'] {
  const [last] = versions
  if (last === undefined || provisional || overall === null || last.overall === null) return null
  const at = last.scored_again_at
  return last.has_counted
    ? { at, counts: 'new', overall_before: last.overall, overall_after: overall }
    : { at, counts: 'earlier', overall_before: overall, overall_after: last.overall }
}
