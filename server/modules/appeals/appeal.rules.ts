import type { components } from '../../../openapi/generated/api'
import type { AttemptState } from '../../../machines/attempt/attempt-fold'
import { gulfDay } from '../../runtime/gulf-day'

/** Days after a cancellation on which a review of it can be asked for. */
const appealDays = 14

const dayMs = 86_400_000

/** The last day on which an appeal can be made against what was cancelled at an instant. */
export const lastAppealDay = (cancelledAt: Date): string =>
  gulfDay(new Date(cancelledAt.getTime() + appealDays * dayMs))

/** Whether that day is over. */
export const isAppealLate = (cancelledAt: Date, now: Date): boolean =>
  gulfDay(now) > lastAppealDay(cancelledAt)

/**
 * What granting an appeal gives: the result of what had been handed in and was disqualified, and
 * another attempt at what never was.
 */
export const toGrants = ({ clock }: AttemptState): components['schemas']['AppealGrants'] =>
  clock.disqualified_from === undefined ? 'redo' : 'result'

/** Why the attempt is cancelled, or was before that was reversed. */
export const getCancelReason = ({
  cancel_reason: reason,
  disqualification,
}: AttemptState): AttemptState['cancel_reason'] => reason ?? disqualification?.reason ?? null

/** When it was cancelled: what was handed in had ended before a person disqualified it. */
export const cancelledAt = (
  { finished_at: end, started_at: start }: AttemptState,
  disqualification: { at: Date } | null,
): Date => disqualification?.at ?? new Date(end ?? start)
