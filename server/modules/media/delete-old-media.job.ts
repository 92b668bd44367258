import { and, asc, eq, inArray, isNull, lt, notExists } from 'drizzle-orm'
import { attempts } from '../attempts/attempts.table'
import { mediaHolds, recordingPieces, recordings, screenshots, takes } from './media.table'
import { episodePictures } from '../attempts/outcomes.table'
import { files } from '../users/users.table'
import type { Db } from '../../db/db'
import type { Deps } from '../../deps'
import { plusSeconds } from '../../runtime/clock'
import { daySeconds } from '../decisions/hold.rules'
import { isHeld } from '../decisions/hold.store'
import { retentionDays } from '../../db/retention'

/**
 * Deletes recordings, spoken answers, screenshots and pictures of episodes of attempts that ended
 * longer ago than the setting says, save under a hold. That they were there stays on record, and so
 * do the scores, answers and transcripts.
 */
export async function deleteOldMedia(deps: Deps): Promise<void> {
  const before = plusSeconds(
    deps.clock.now(),
    -(await retentionDays(deps.db, 'recording_retention_days')) * daySeconds,
  )
  for (const { id } of await oldAttempts(deps.db, before, 50)) {
    // Somebody may have set a hold while those before it were deleted.
    if (!(await isHeld(deps.db, id))) await deleteMedia(deps, id)
  }
}

const oldAttempts = (db: Db, before: Date, limit: number): Promise<{ id: string }[]> =>
  db
    .select({ id: attempts.id })
    .from(attempts)
    .where(
      and(
        isNull(attempts.mediaDeletedAt),
        lt(attempts.finishedAt, before),
        notExists(
          db
            .select({ id: mediaHolds.attemptId })
            .from(mediaHolds)
            .where(and(eq(mediaHolds.attemptId, attempts.id), isNull(mediaHolds.liftedAt))),
        ),
      ),
    )
    .orderBy(asc(attempts.finishedAt))
    .limit(limit)

/**
 * The bytes go first: after a crash in between, the attempt is not marked yet and the next run goes
 * over it again.
 */
async function deleteMedia(deps: Deps, attemptId: string): Promise<void> {
  const { db } = deps
  const keep = { id: files.id, key: files.storageKey }
  const stored = [
    ...(await db
      .select(keep)
      .from(recordings)
      .innerJoin(files, eq(files.id, recordings.fileId))
      .where(eq(recordings.attemptId, attemptId))),
    ...(await db
      .select(keep)
      .from(takes)
      .innerJoin(files, eq(files.id, takes.fileId))
      .where(eq(takes.attemptId, attemptId))),
    ...(await db
      .select(keep)
      .from(screenshots)
      .innerJoin(files, eq(files.id, screenshots.fileId))
      .where(eq(screenshots.attemptId, attemptId))),
    ...(await db
      .select(keep)
      .from(episodePictures)
      .innerJoin(files, eq(files.id, episodePictures.fileId))
      .where(eq(episodePictures.attemptId, attemptId))),
  ]
  const pieces = await db
    .select({ key: recordingPieces.storageKey, recordingId: recordingPieces.recordingId })
    .from(recordingPieces)
    .innerJoin(recordings, eq(recordings.id, recordingPieces.recordingId))
    .where(eq(recordings.attemptId, attemptId))
  for (const { key } of [...stored, ...pieces]) await deps.storage.delete(key)
  await db.transaction(async (tx) => {
    await tx
      .update(recordings)
      .set({ state: 'deleted', fileId: null })
      .where(eq(recordings.attemptId, attemptId))
    await tx.update(takes).set({ fileId: null }).where(eq(takes.attemptId, attemptId))
    await tx.update(screenshots).set({ fileId: null }).where(eq(screenshots.attemptId, attemptId))
    await tx
      .update(episodePictures)
      .set({ fileId: null })
      .where(eq(episodePictures.attemptId, attemptId))
    if (pieces.length > 0)
      await tx
        .delete(recordingPieces)
        .where(
          inArray(recordingPieces.recordingId, [
            ...new Set(pieces.map((piece) => piece.recordingId)),
          ]),
        )
    if (stored.length > 0)
      await tx.delete(files).where(
        inArray(
          files.id,
          stored.map(({ id }) => id),
        ),
      )
    await tx
      .update(attempts)
      .set({ mediaDeletedAt: deps.clock.now() })
      .where(eq(attempts.id, attemptId))
  })
}
