import { toKeyRange } from './attempt-store'
import type { AttemptDatabase, StoredPiece } from './attempt-store'

/**
 * The attempt whose recordings may be deleted to make room for an answer. Recordings of other
 * attempts are evidence of those and stay.
 */
export interface GivingWay {
  of: Pick<StoredPiece, 'userId' | 'attemptId'>
  onGivenUp: (piece: StoredPiece) => void
}

/**
 * Writes on the device. On a full disk it first deletes the pictures of episodes, then the kept
 * files of questions, and writes again: an episode is reported without its picture, too, and the
 * files can be fetched again and are in the memory of the page.
 * @param giveWay is set for an answer: unsent pieces of its attempt's recordings are deleted to
 *   make room, the oldest first, and each is reported
 * @throws what `write` rejected with, if there was nothing to delete or it did not help
 */
export async function freeStorage<Result>(
  db: AttemptDatabase,
  write: () => Promise<Result>,
  giveWay?: GivingWay,
): Promise<Result> {
  try {
    return await write()
  } catch (error) {
    if (!isDiskFull(error)) throw error
    for await (const _ of freeStepwise(db, giveWay)) {
      const retried = await write().then((result) => ({ result }), refuseOther)
      if (retried !== null) return retried.result
    }
    throw error
  }
}

/** Deletes what can be done without, a step at a time. */
async function* freeStepwise(
  db: AttemptDatabase,
  giveWay: GivingWay | undefined,
): AsyncGenerator<void> {
  if (await dropEpisodePictures(db)) yield
  if ((await db.count('media')) > 0) {
    await db.clear('media')
    yield
  }
  if (giveWay === undefined) return
  for (;;) {
    const piece = await dropOldestRecording(db, giveWay.of)
    if (piece === null) return
    giveWay.onGivenUp(piece)
    yield
  }
}

/** Null for a disk that is still full. @throws everything else */
function refuseOther(error: unknown): null {
  if (!isDiskFull(error)) throw error
  return null
}

/** @returns whether there were any */
async function dropEpisodePictures(db: AttemptDatabase): Promise<boolean> {
  const tx = db.transaction('pieces', 'readwrite')
  let dropped = false
  for (
    let cursor = await tx.store.openCursor();
    cursor !== null;
    cursor = await cursor.continue()
  ) {
    if (cursor.value.kind !== 'episode') continue
    await cursor.delete()
    dropped = true
  }
  await tx.done
  return dropped
}

/** @returns the piece that was deleted, or null where there is none */
async function dropOldestRecording(
  db: AttemptDatabase,
  { userId, attemptId }: GivingWay['of'],
): Promise<StoredPiece | null> {
  const tx = db.transaction('pieces', 'readwrite')
  let oldest: StoredPiece | null = null
  for (
    let cursor = await tx.store.openCursor(toKeyRange(userId, attemptId));
    cursor !== null;
    cursor = await cursor.continue()
  ) {
    const piece = cursor.value
    if (piece.kind !== 'episode' && (oldest === null || piece.offset_ms < oldest.offset_ms))
      oldest = piece
  }
  if (oldest !== null)
    await tx.store.delete([oldest.userId, oldest.attemptId, oldest.sessionId, oldest.index])
  await tx.done
  return oldest
}

export const isDiskFull = (error: unknown): boolean =>
  typeof error === 'object' &&
  error !== null &&
  'name' in error &&
  error.name === 'QuotaExceededError'

/**
 * Keeps a question's file with its attempt. Where the disk has no room, or the attempt is gone from
 * it, it is not kept: it then lasts as long as the page.
 */
export async function storeMedia(
  db: AttemptDatabase,
  userId: string,
  attemptId: string,
  questionId: string,
  file: Blob,
): Promise<void> {
  try {
    const tx = db.transaction(['attempts', 'media'], 'readwrite')
    if ((await tx.objectStore('attempts').getKey([userId, attemptId])) !== undefined)
      await tx.objectStore('media').put({ userId, attemptId, questionId, file })
    await tx.done
  } catch {
    // Nothing is lost by it that could not be fetched again.
  }
}

/**
 * The files of an attempt's questions that this device keeps, by question; none where it cannot be
 * read.
 */
export async function findStoredMedia(
  db: AttemptDatabase,
  userId: string,
  attemptId: string,
): Promise<Map<string, Blob>> {
  const rows = await db.getAll('media', toKeyRange(userId, attemptId)).catch(() => [])
  return new Map(rows.map(({ questionId, file }) => [questionId, file]))
}
