import { lt } from 'drizzle-orm'
import { plusSeconds } from '../../runtime/clock'
import { pastAttempts } from './attempts.table'
import type { Deps } from '../../deps'
import { daySeconds } from '../decisions/hold.rules'
import { retentionDays } from '../../db/retention'

/** Forgets what was taken under accounts that were deleted longer ago than the setting says. */
export async function forgetPastAttempts(deps: Deps): Promise<void> {
  const before = plusSeconds(
    deps.clock.now(),
    -(await retentionDays(deps.db, 'past_attempt_days')) * daySeconds,
  )
  await deps.db.delete(pastAttempts).where(lt(pastAttempts.at, before))
}
