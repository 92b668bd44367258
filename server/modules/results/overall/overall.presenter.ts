import type { components } from '../../../../openapi/generated/api'
import type { OverallListed } from './overall.store'
import { fullName, lacksOfResult } from '../result.presenter'
import { awaitsReview, passes } from '../result.rules'

type Schemas = components['schemas']

export const presentOverall = ({
  user,
  english,
  annotation,
  results,
}: OverallListed): Schemas['OverallRow'] => ({
  user_id: user.id,
  full_name: fullName(user),
  email: user.email,
  average: results.average === null ? null : Math.round(results.average * 10) / 10,
  english: presentLast(english, results.english),
  annotation: presentLast(annotation, results.annotation),
})

/** Null where none was taken: an outer join gives nulls for all of it. */
function presentLast(
  last: OverallListed['english'],
  overall: number | null,
): Schemas['ReportAttempt'] | null {
  if (
    last === null ||
    last.id === null ||
    last.assessmentId === null ||
    last.status === null ||
    last.state === null ||
    last.witnessed === null ||
    last.startedAt === null
  )
    return null
  const { id, assessmentId, status, startedAt, finishedAt, state, witnessed } = last
  return {
    attempt_id: id,
    assessment_id: assessmentId,
    status,
    archived: false,
    ...(awaitsReview(state) ? { awaits_review: true } : {}),
    overall,
    lacks: lacksOfResult({ overall: last.overall, lacks: last.lacks, witnessed, state }),
    started_at: startedAt.toISOString(),
    finished_at: finishedAt?.toISOString() ?? null,
  }
}

/**
 * The outcome of somebody's last attempt at an assessment. Whether it passed is open until the
 * score is final, because a reviewer may decide otherwise.
 */
export function presentOutcome(
  status: OverallListed['english']['status'] | undefined,
  settled: number | null,
): Schemas['AssessmentOutcome'] {
  switch (status ?? null) {
    case null:
      return 'not_taken'
    case 'IN_PROGRESS':
      return 'in_progress'
    case 'CANCELLED':
      return 'cancelled'
    case 'REDO':
      return 'redo'
    default:
      return settled === null ? 'provisional' : passes(settled) === true ? 'passed' : 'failed'
  }
}
