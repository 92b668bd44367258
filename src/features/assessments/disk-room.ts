import { keysOf } from './attempt-store'
import type { AttemptDatabase } from './attempt-store'

/**
 * Writes on the device. On a full disk the pictures of episodes make room first, then the kept
 * files of questions, and it is written once more: an answer or a recording is nowhere else, while
 * an episode is told without its picture too, and files can be fetched again and are in the memory
 * of the page that shows them.
 *
 * @throws what `write` rejected with, where there was nothing to make room with or it did not help
 */
export async function makingRoom<Result>(
  db: AttemptDatabase,
  write: () => Promise<Result>,
): Promise<Result> {
  try {
    return await write()
  } catch (error) {
    if (!isDiskFull(error)) throw error
    if (await dropEpisodePictures(db)) {
      const retried = await write().then((result) => ({ result }), refuseOther)
      if (retried !== null) return retried.result
    }
    if ((await db.count('media')) === 0) throw error
    await db.clear('media')
    return write()
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

const isDiskFull = (error: unknown): boolean =>
  error instanceof Error && error.name === 'QuotaExceededError'

/**
 * Keeps a question's file with its attempt. Where the disk has no room, or the attempt is gone from
 * it, it is not kept: it then lasts as long as the page.
 */
export async function keepMedia(
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
export async function keptMedia(
  db: AttemptDatabase,
  userId: string,
  attemptId: string,
): Promise<Map<string, Blob>> {
  const rows = await db.getAll('media', keysOf(userId, attemptId)).catch(() => [])
  return new Map(rows.map(({ questionId, file }) => [questionId, file]))
}
