import type { components } from '../../../openapi/generated/api'
import type { AttemptRow } from '../attempts/attempt.store'
import type { HoldRow } from './hold.store'
import { storedUntil } from './hold.rules'
import { fullName } from '../results/result.presenter'

type Schemas = components['schemas']

/** How long what was recorded is kept, and who had it kept longer. */
export const presentRetention = (
  row: AttemptRow,
  holds: readonly HoldRow[],
  days: number,
): Schemas['MediaRetention'] => ({
  until: storedUntil(row, days)?.toISOString() ?? null,
  holds: holds.map(({ hold, setBy, liftedBy }) => ({
    reason: hold.reason,
    set_by: fullName(setBy),
    set_at: hold.setAt.toISOString(),
    lifted_at: hold.liftedAt?.toISOString() ?? null,
    lifted_by: liftedBy === null ? null : fullName(liftedBy),
    lift_reason: hold.liftReason,
  })),
})
