import { asc, eq } from 'drizzle-orm'
import { z } from 'zod'
import type { AttemptEventRow } from '../../machines/attempt/attempt-row'
import type { Db } from '../db/db'
import { attemptEvents, attempts } from '../modules/attempts/attempts.table'

/**
 * An attempt's list of events, and what is stored beside it; for replaying the list from the
 * command line.
 */
export interface AttemptList {
  assessmentId: string
  status: string
  archived: boolean
  events: (AttemptEventRow & { position: number; actor: string; chartVersion: number })[]
}

/** Null where there is no such attempt. */
export async function readAttemptList(db: Db, id: string): Promise<AttemptList | null> {
  if (!z.uuid().safeParse(id).success) return null
  const [attempt] = await db
    .select({
      assessmentId: attempts.assessmentId,
      status: attempts.status,
      archived: attempts.archived,
    })
    .from(attempts)
    .where(eq(attempts.id, id))
  if (attempt === undefined) return null
  const rows = await db
    .select()
    .from(attemptEvents)
    .where(eq(attemptEvents.attemptId, id))
    .orderBy(asc(attemptEvents.position))
  const events = rows.map(
    ({ position, type, at, epoch, sequence, part, reason, detail, actor, chartVersion }) => ({
      position,
      type,
      at: at.toISOString(),
      epoch,
      sequence,
      part,
      reason,
      detail,
      actor,
      chartVersion,
    }),
  )
  return { ...attempt, events }
}
