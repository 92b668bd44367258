import { keysOf } from './attempt-store'
import type { AttemptDatabase } from './attempt-store'

/**
 * Writes on the device. On a full disk the kept files of questions make room, and it is written once more: an answer or a
 * recording is nowhere else, while those can be fetched again and are in the memory of the page that shows them.
 *
 * @throws what `write` rejected with, where there was nothing to make room with or it did not help
 */
export async function makingRoom<Result>(db: AttemptDatabase, write: () => Promise<Result>): Promise<Result> {
  try {
    return await write()
  } catch (error) {
    if (!isDiskFull(error) || (await db.count('media')) === 0) throw error
    await db.clear('media')
    return write()
  }
}

const isDiskFull = (error: unknown): boolean => error instanceof Error && error.name === 'QuotaExceededError'

/**
 * Keeps a question's file with its attempt. Where the disk has no room, or the attempt is gone from it, it is not kept: it
 * then lasts as long as the page.
 */
export async function keepMedia(db: AttemptDatabase, userId: string, attemptId: string, questionId: string, file: Blob): Promise<void> {
  try {
    const tx = db.transaction(['attempts', 'media'], 'readwrite')
    if ((await tx.objectStore('attempts').getKey([userId, attemptId])) !== undefined)
      await tx.objectStore('media').put({ userId, attemptId, questionId, file })
    await tx.done
  } catch {
    // Nothing is lost by it that could not be fetched again.
  }
}

/** The files of an attempt's questions that this device keeps, by question; none where it cannot be read. */
export async function keptMedia(db: AttemptDatabase, userId: string, attemptId: string): Promise<Map<string, Blob>> {
  const rows = await db.getAll('media', keysOf(userId, attemptId)).catch(() => [])
  return new Map(rows.map(({ questionId, file }) => [questionId, file]))
}
