import type { AttemptState } from '../../../machines/attempt/attempt-fold'
import type { components } from '../../../openapi/generated/api'
import { awaitsReview } from '../results/result.rules'
import {
  type AssessmentId,
  grantedSeconds,
  toKind,
  toDeviceParts,
  getVersion,
} from './lifecycle.rules'

type Attempt = components['schemas']['Attempt']

/** An attempt as its candidate's browser follows it. */
export function presentAttempt(
  {
    id,
    assessmentId,
    state,
    answersRevision,
  }: { id: string; assessmentId: AssessmentId; state: AttemptState; answersRevision: number },
  now: Date,
): Attempt {
  return {
    id,
    assessment_id: assessmentId,
    kind: toKind(assessmentId),
    version: getVersion(assessmentId),
    status: state.status,
    epoch: state.epoch,
    sequence: state.sequence,
    part: state.part,
    phase: state.phase,
    // A device that is cut off reckons with this alone, so the arrangement and what was granted
    // have to be in it.
    parts: toDeviceParts(state.clock),
    granted_seconds: grantedSeconds(state),
    server_time: now.toISOString(),
    started_at: state.started_at,
    finished_at: state.finished_at,
    cancel_reason: state.cancel_reason,
    drained: state.drained,
    ...(awaitsReview(state) ? { awaits_review: true } : {}),
    answers_revision: answersRevision,
  }
}
