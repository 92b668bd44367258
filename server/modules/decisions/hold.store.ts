import { and, desc, eq, isNull } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/db'
import { newId } from '../../db/id'
import { mediaHolds } from '../media/media.table'
import { users } from '../auth/auth.table'

const setters = alias(users, 'setters')
const lifters = alias(users, 'lifters')

interface Name {
  firstName: string
  lastName: string
}

export interface HoldRow {
  hold: typeof mediaHolds.$inferSelect
  setBy: Name
  liftedBy: Name | null
}

/** Every hold on what was recorded of an attempt, the latest first. */
export const listHolds = (db: Db, attemptId: string): Promise<HoldRow[]> =>
  db
    .select({
      hold: mediaHolds,
      setBy: { firstName: setters.firstName, lastName: setters.lastName },
      liftedBy: { firstName: lifters.firstName, lastName: lifters.lastName },
    })
    .from(mediaHolds)
    .innerJoin(setters, eq(setters.id, mediaHolds.setBy))
    .leftJoin(lifters, eq(lifters.id, mediaHolds.liftedBy))
    .where(eq(mediaHolds.attemptId, attemptId))
    .orderBy(desc(mediaHolds.setAt), desc(mediaHolds.id))

const activeHold = (attemptId: string) =>
  and(eq(mediaHolds.attemptId, attemptId), isNull(mediaHolds.liftedAt))

export const isHeld = async (db: Db, attemptId: string): Promise<boolean> =>
  (await db.select({ id: mediaHolds.id }).from(mediaHolds).where(activeHold(attemptId))).length > 0

interface Change {
  attemptId: string
  reason: string
  userId: string
  at: Date
}

/** Sets a hold. False where one stands already. */
export async function addHold(db: Db, { attemptId, reason, userId, at }: Change): Promise<boolean> {
  const added = await db
    .insert(mediaHolds)
    .values({ id: newId(at.getTime()), attemptId, reason, setBy: userId, setAt: at })
    .onConflictDoNothing()
    .returning({ id: mediaHolds.id })
  return added.length > 0
}

/** Lifts the hold that stands. False where none does. */
export async function liftHold(
  db: Db,
  { attemptId, reason, userId, at }: Change,
): Promise<boolean> {
  const lifted = await db
    .update(mediaHolds)
    .set({ liftReason: reason, liftedBy: userId, liftedAt: at })
    .where(activeHold(attemptId))
    .returning({ id: mediaHolds.id })
  return lifted.length > 0
}
