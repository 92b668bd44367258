import type { components } from '../../../openapi/generated/api'
import type { countAttempts } from '../attempts/attempt.store'
import {
  assessmentIds,
  toAssessmentType,
  toKind,
  versionOf,
  type AssessmentId,
} from '../attempts/lifecycle.rules'

type Schemas = components['schemas']

interface SettingFacts {
  active: readonly AssessmentId[]
  isWritten: (id: AssessmentId) => boolean
  counted: Awaited<ReturnType<typeof countAttempts>>
}

/** Every assessment version, in the order of its key, with how its attempts stand. */
export function presentSettings({
  active,
  isWritten,
  counted,
}: SettingFacts): Schemas['AssessmentSetting'][] {
  const countOf = (id: AssessmentId, status: Schemas['AttemptStatus']) =>
    counted.find((row) => row.assessmentId === id && row.status === status)?.count ?? 0
  return assessmentIds.map((id) => ({
    assessment_id: id,
    kind: toKind(id),
    assessment_type: toAssessmentType('admin', toKind(id)),
    version: versionOf(id),
    active: active.includes(id),
    available: isWritten(id),
    counts: {
      IN_PROGRESS: countOf(id, 'IN_PROGRESS'),
      RESULT_PROCESSING: countOf(id, 'RESULT_PROCESSING'),
      COMPLETED: countOf(id, 'COMPLETED'),
      FAILED: countOf(id, 'FAILED'),
      CANCELLED: countOf(id, 'CANCELLED'),
      REDO: countOf(id, 'REDO'),
    },
  }))
}
