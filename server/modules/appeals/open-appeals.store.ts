import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '../../db/db'
import { attempts } from '../attempts/attempts.table'
import { appeals } from '../attempts/outcomes.table'
import { getDisqualifications, hasOtherAdmin } from '../decisions/disqualification.store'

/**
 * How many review requests an admin may answer. One against their own disqualification waits for
 * another admin, where there is one.
 */
export async function countOpenAppeals(db: Db, userId: string): Promise<number> {
  const open = await db
    .select({ id: appeals.attemptId })
    .from(appeals)
    .innerJoin(attempts, eq(attempts.id, appeals.attemptId))
    .where(and(isNull(appeals.decidedAt), eq(attempts.archived, false)))
  if (open.length === 0) return 0
  const [disqualified, other] = await Promise.all([
    getDisqualifications(
      db,
      open.map(({ id }) => id),
    ),
    hasOtherAdmin(db, userId),
  ])
  return open.filter(({ id }) => !(other && disqualified.get(id)?.by === userId)).length
}
