import { and, eq, gt, lt } from 'drizzle-orm'
import type { Db } from '../../db/db'
import { newId } from '../../db/id'
import { serverDowntimes } from './attempts.table'
import { settings } from '../users/users.table'
import type { Deps } from '../../deps'
import type { Outage } from '../answers/late.rules'
import { outageUntil } from './lifecycle.rules'

const key = 'server_alive_at'

/**
 * Notes that a server is running. If none ran for as long as an outage takes, the gap is stored as
 * our downtime, and no outage within it is shown as a candidate's.
 */
export async function setAlive(deps: Deps): Promise<void> {
  const now = deps.clock.now()
  await deps.db.transaction(async (tx) => {
    const [found] = await tx
      .select({ value: settings.value })
      .from(settings)
      .where(eq(settings.key, key))
      .for('update')
    const gap = typeof found?.value === 'string' ? outageUntil(new Date(found.value), now) : null
    if (gap !== null) await tx.insert(serverDowntimes).values({ id: newId(now.getTime()), ...gap })
    const value = now.toISOString()
    await tx
      .insert(settings)
      .values({ key, value })
      .onConflictDoUpdate({ target: settings.key, set: { value } })
  })
}

/** Our downtimes that touch a span of time. */
export const downtimesIn = (db: Db, { from, to }: Outage): Promise<Outage[]> =>
  db
    .select({ from: serverDowntimes.from, to: serverDowntimes.to })
    .from(serverDowntimes)
    .where(and(gt(serverDowntimes.to, from), lt(serverDowntimes.from, to)))
