import type { components } from '../../../openapi/generated/api'
import type { AppealRow, RedoListed } from './appeal.store'
import type { AttemptRow } from './attempt.store'
import { fullName } from './result.presenter'

type Schemas = components['schemas']

export function presentAppeal(
  { id, attemptId, statement, decision, note, madeAt, decidedAt }: AppealRow,
  { assessmentId, state }: Pick<AttemptRow, 'assessmentId' | 'state'>,
): Schemas['Appeal'] {
  if (state.cancel_reason === null)
    throw new Error(`The attempt ${attemptId} has an appeal and was not cancelled`)
  return {
    id,
    attempt_id: attemptId,
    assessment_id: assessmentId,
    cancel_reason: state.cancel_reason,
    statement,
    status: decision ?? 'open',
    note,
    made_at: madeAt.toISOString(),
    decided_at: decidedAt?.toISOString() ?? null,
  }
}

/** A redo that was granted without being asked for has its decision, and no question. */
export function presentRedo({
  attempt,
  appeal,
  grantedAt,
  email,
  ...person
}: RedoListed): Schemas['RedoRow'] {
  return {
    attempt_id: attempt.id,
    assessment_id: attempt.assessmentId,
    user_id: attempt.userId,
    full_name: fullName(person),
    email,
    status: attempt.status,
    cancel_reason: attempt.state.cancel_reason,
    appeal: appeal?.statement ?? null,
    asked_at: appeal?.madeAt.toISOString() ?? null,
    decided_at: (appeal?.decidedAt ?? grantedAt)?.toISOString() ?? null,
    decision: appeal?.decision ?? (grantedAt === null ? null : 'granted'),
  }
}
