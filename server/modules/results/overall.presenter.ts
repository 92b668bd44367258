import type { components } from '../../../openapi/generated/api'
import type { OverallListed } from './overall.store'
import { fullName, lacksOfResult } from './result.presenter'

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
    overall,
    lacks: lacksOfResult({ overall: last.overall, lacks: last.lacks, witnessed, state }),
    started_at: startedAt.toISOString(),
    finished_at: finishedAt?.toISOString() ?? null,
  }
}
