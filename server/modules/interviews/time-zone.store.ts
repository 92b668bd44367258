import { and, desc, eq, isNotNull, isNull, notInArray, or } from 'drizzle-orm'
import type { Db } from '../../db/db'
import { overStatuses } from './interview.rules'
import { interviews } from './interviews.table'

/** The time zone that a candidate was last in; null while they never looked. */
export async function findTimeZone(db: Db, candidateId: string): Promise<string | null> {
  const [found] = await db
    .select({ zone: interviews.candidateTimeZone })
    .from(interviews)
    .where(and(eq(interviews.candidateId, candidateId), isNotNull(interviews.candidateTimeZone)))
    .orderBy(desc(interviews.createdAt))
    .limit(1)
  return found?.zone ?? null
}

/** Keeps the time zone of a candidate with the interviews that are still to come to their end. */
export async function storeTimeZone(
  db: Db,
  candidateId: string,
  timeZone: string,
): Promise<number> {
  const stored = await db
    .update(interviews)
    .set({ candidateTimeZone: timeZone })
    .where(
      and(
        eq(interviews.candidateId, candidateId),
        or(notInArray(interviews.status, [...overStatuses]), isNull(interviews.candidateTimeZone)),
      ),
    )
    .returning({ id: interviews.id })
  return stored.length
}
