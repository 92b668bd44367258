import type { components } from '../../../openapi/generated/api'
import type { countAttempts } from '../attempts/attempt.store'
import {
  assessmentIds,
  toAssessmentType,
  toKind,
  getVersion,
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
  const getCount = (id: AssessmentId, status: Schemas['AttemptStatus']) =>
    counted.find((row) => row.assessmentId === id && row.status === status)?.count ?? 0
  return assessmentIds.map((id) => ({
    assessment_id: id,
    kind: toKind(id),
    assessment_type: toAssessmentType('admin', toKind(id)),
    version: getVersion(id),
    active: active.includes(id),
    available: isWritten(id),
    counts: {
      IN_PROGRESS: getCount(id, 'IN_PROGRESS'),
      RESULT_PROCESSING: getCount(id, 'RESULT_PROCESSING'),
      COMPLETED: getCount(id, 'COMPLETED'),
      FAILED: getCount(id, 'FAILED'),
      CANCELLED: getCount(id, 'CANCELLED'),
      REDO: getCount(id, 'REDO'),
    },
  }))
}
