import type { components } from '../../../openapi/generated/api'
import { cancelledAt, getCancelReason, toGrants, lastAppealDay } from './appeal.rules'
import type { AppealRow, RedoListed } from './appeal.store'
import type { AttemptRow } from '../attempts/attempt.store'
import type { Disqualification } from '../decisions/disqualification.store'
import { fullName } from '../results/result.presenter'

type Schemas = components['schemas']

export function presentAppeal(
  { id, attemptId, statement, decision, note, madeAt, decidedAt }: AppealRow,
  { assessmentId, state }: Pick<AttemptRow, 'assessmentId' | 'state'>,
): Schemas['Appeal'] {
  const reason = getCancelReason(state)
  if (reason === null)
    throw new Error(`The attempt ${attemptId} has an appeal and was not cancelled`)
  return {
    id,
    attempt_id: attemptId,
    assessment_id: assessmentId,
    cancel_reason: reason,
    grants: toGrants(state),
    statement,
    status: decision ?? 'open',
    note,
    made_at: madeAt.toISOString(),
    decided_at: decidedAt?.toISOString() ?? null,
  }
}

/** How an attempt came to be cancelled, for its candidate; null where it is not. */
export function presentCancellation(
  { id, status, state }: AttemptRow,
  disqualification: Disqualification | null,
): Schemas['Cancellation'] | null {
  if (status !== 'CANCELLED' || state.cancel_reason === null || state.finished_at === null)
    return null
  const at = cancelledAt(state, disqualification)
  // Before evidence was asked for, candidates were not to read what was written of them.
  const shown = disqualification?.evidence == null ? null : disqualification
  return {
    attempt_id: id,
    at: at.toISOString(),
    reason: state.cancel_reason,
    note: shown?.note ?? null,
    offset_ms: shown?.evidence?.offset_ms ?? null,
    last_day: lastAppealDay(at),
  }
}

/** A redo that was granted without being asked for has its decision, and no question. */
export function presentRedo(
  { attempt, appeal, grantedAt, email, ...person }: RedoListed,
  byOther = false,
): Schemas['RedoRow'] {
  return {
    attempt_id: attempt.id,
    assessment_id: attempt.assessmentId,
    user_id: attempt.userId,
    full_name: fullName(person),
    email,
    status: attempt.status,
    cancel_reason: getCancelReason(attempt.state),
    appeal: appeal?.statement ?? null,
    asked_at: appeal?.madeAt.toISOString() ?? null,
    decided_at: (appeal?.decidedAt ?? grantedAt)?.toISOString() ?? null,
    decision: appeal?.decision ?? (grantedAt === null ? null : 'granted'),
    grants: toGrants(attempt.state),
    by_other: byOther,
  }
}
