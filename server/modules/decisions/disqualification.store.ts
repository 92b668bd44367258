import { and, desc, eq, inArray, isNull, ne } from 'drizzle-orm'
import type { Db } from '../../db/db'
import { attemptEvents } from '../attempts/attempts.table'
import { users } from '../auth/auth.table'
import { type Evidence, evidenceIn, noteIn } from './disqualification.rules'

export interface Disqualification {
  /** Who decided it. */
  by: string | null
  at: Date
  note: string | null
  evidence: Evidence | null
}

/** The disqualifications of some attempts, by attempt; the last of each. */
export async function getDisqualifications(
  db: Db,
  attemptIds: readonly string[],
): Promise<ReadonlyMap<string, Disqualification>> {
  if (attemptIds.length === 0) return new Map()
  const rows = await db
    .select()
    .from(attemptEvents)
    .where(
      and(
        inArray(attemptEvents.attemptId, [...attemptIds]),
        eq(attemptEvents.type, 'attempt.disqualified'),
      ),
    )
    .orderBy(desc(attemptEvents.position))
  return new Map(
    rows
      .toReversed()
      .map(({ attemptId, actorId, at, detail }) => [
        attemptId,
        { by: actorId, at, note: noteIn(detail), evidence: evidenceIn(detail) },
      ]),
  )
}

export const getDisqualification = async (
  db: Db,
  attemptId: string,
): Promise<Disqualification | null> =>
  (await getDisqualifications(db, [attemptId])).get(attemptId) ?? null

/** Whether somebody else may decide as an admin now. */
export async function hasOtherAdmin(db: Db, userId: string): Promise<boolean> {
  const [other] = await db
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        eq(users.roleName, 'recruiter admin'),
        eq(users.approvalStatus, 'APPROVED'),
        isNull(users.deletedAt),
        ne(users.id, userId),
      ),
    )
    .limit(1)
  return other !== undefined
}
