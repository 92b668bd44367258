import { and, desc, eq, lte } from 'drizzle-orm'
import type { Db } from '../../db/db'
import { newId } from '../../db/id'
import { users } from '../auth/auth.table'
import { arrangements, type ReplacedSource, type WaivedPart } from '../attempts/outcomes.table'
import { candidates } from '../users/users.table'

const chosen = { arrangement: arrangements, firstName: users.firstName, lastName: users.lastName }

/** What an admin arranged, with the admin's name. */
export type ArrangementRow = typeof arrangements.$inferSelect & {
  setByName: { firstName: string; lastName: string }
}

const toRow = ({
  arrangement,
  firstName,
  lastName,
}: {
  arrangement: typeof arrangements.$inferSelect
  firstName: string
  lastName: string
}): ArrangementRow =>
  // A real keeps seven digits: 1.1 comes back as 1.100000023841858.
  ({
    ...arrangement,
    timeFactor: Math.round(arrangement.timeFactor * 100) / 100,
    setByName: { firstName, lastName },
  })

/** Everything that was ever arranged for a candidate, the latest first. */
export async function listArrangements(db: Db, userId: string): Promise<ArrangementRow[]> {
  const rows = await db
    .select(chosen)
    .from(arrangements)
    .innerJoin(users, eq(users.id, arrangements.setBy))
    .where(eq(arrangements.userId, userId))
    .orderBy(desc(arrangements.setAt), desc(arrangements.id))
  return rows.map(toRow)
}

/**
 * What stood for a candidate at an instant; undefined where nothing ever was arranged until then.
 */
export async function arrangementAt(
  db: Db,
  userId: string,
  at: Date,
): Promise<ArrangementRow | undefined> {
  const [row] = await db
    .select(chosen)
    .from(arrangements)
    .innerJoin(users, eq(users.id, arrangements.setBy))
    .where(and(eq(arrangements.userId, userId), lte(arrangements.setAt, at)))
    .orderBy(desc(arrangements.setAt), desc(arrangements.id))
    .limit(1)
  return row === undefined ? undefined : toRow(row)
}

/** Keeps a change; what stood before stays on record. */
export const addArrangement = (
  db: Db,
  arranged: {
    userId: string
    timeFactor: number
    breakSeconds: number
    waived: WaivedPart[]
    replaced: ReplacedSource[]
    assistiveInput: boolean
    reason: string
    setBy: string
    setAt: Date
  },
): Promise<unknown> =>
  db.insert(arrangements).values({ id: newId(arranged.setAt.getTime()), ...arranged })

/** A candidate, and what they asked for at registration; null for anybody else. */
export async function candidateToArrange(db: Db, userId: string) {
  const [found] = await db
    .select({
      id: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      needed: candidates.accommodationsNeeded,
      detail: candidates.accommodationsDetail,
    })
    .from(users)
    .leftJoin(candidates, eq(candidates.userId, users.id))
    .where(and(eq(users.id, userId), eq(users.roleName, 'individual')))
  return found ?? null
}
