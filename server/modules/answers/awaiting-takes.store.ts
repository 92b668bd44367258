import { and, eq, exists, inArray, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/db'
import { takes } from '../media/media.table'
import type { AttemptRow } from '../attempts/attempt.store'
import { recordedAmong } from './awaiting-edits.store'
import type { TakeRow } from '../media/take.store'

/** Late takes that wait for the recordings of their minutes, or for a reviewer, in their order. */
export const listAwaitingTakes = (db: Db, attemptId: string): Promise<TakeRow[]> =>
  db
    .select()
    .from(takes)
    .where(and(eq(takes.attemptId, attemptId), eq(takes.awaiting, true)))
    .orderBy(takes.epoch, takes.take)

/** The waiting takes whose minutes are covered by the required recordings by now. */
export const recordAwaitingTakes = async (tx: Db, row: AttemptRow, now: Date): Promise<TakeRow[]> =>
  recordedAmong(tx, row, await listAwaitingTakes(tx, row.id), ({ endedAt }) => endedAt, now)

/** Has takes count that waited: of each question the last one is scored. */
export async function countTakes(
  tx: Db,
  { id }: AttemptRow,
  counted: readonly TakeRow[],
): Promise<void> {
  await decide(tx, counted, true)
  await releaseSupersededTakes(tx, id)
}

/** A take in place of which a later one is scored changes nothing: nothing waits for it. */
export async function releaseSupersededTakes(tx: Db, attemptId: string): Promise<void> {
  const later = alias(takes, 'later')
  await tx
    .update(takes)
    .set({ awaiting: false })
    .where(
      and(
        eq(takes.attemptId, attemptId),
        eq(takes.awaiting, true),
        exists(
          tx
            .select({ id: later.id })
            .from(later)
            .where(
              and(
                eq(later.attemptId, takes.attemptId),
                eq(later.questionId, takes.questionId),
                eq(later.counted, true),
                sql`(${later.epoch}, ${later.take}) > (${takes.epoch}, ${takes.take})`,
              ),
            ),
        ),
      ),
    )
}

/** Leaves takes that waited out for good: they are shown, and the result stands without them. */
export const leaveOutTakes = (tx: Db, left: readonly TakeRow[]): Promise<void> =>
  decide(tx, left, false)

async function decide(tx: Db, decided: readonly TakeRow[], counted: boolean): Promise<void> {
  if (decided.length === 0) return
  await tx
    .update(takes)
    .set({ counted, awaiting: false })
    .where(
      inArray(
        takes.id,
        decided.map(({ id }) => id),
      ),
    )
}
