import { and, eq, isNotNull } from 'drizzle-orm'
import type { Db } from '../../db/db'
import { newId } from '../../db/id'
import { episodePictures } from '../attempts/outcomes.table'
import { files } from '../users/users.table'
import type { Deps } from '../../deps'
import { fieldsRefused } from '../../http/domain-error'
import { refuseBeyondLimit, storeWith } from '../media/media.store'

interface Sent {
  attemptId: string
  /** The key of the event that tells the episode, which may come later. */
  eventKey: string
  offsetMs: number
}

/**
 * Keeps the picture of an episode, once. Throws 400 for a key under which another attempt has one.
 */
export async function addEpisodePicture(
  deps: Deps,
  ownerId: string,
  sent: Sent,
  mime: string,
  bytes: Buffer,
  now: Date,
): Promise<void> {
  if (await isKnown(deps.db, sent)) return
  const [id, fileId] = [newId(now.getTime()), newId(now.getTime())]
  const key = `episodes/${sent.attemptId}/${fileId}`
  const added = await storeWith(deps, sent.attemptId, { key, bytes }, async (tx) => {
    if (await isKnown(tx, sent)) return false
    await refuseBeyondLimit(tx, sent.attemptId, { bytes: bytes.length, one: 'episode' })
    await tx.insert(files).values({
      id: fileId,
      ownerId,
      kind: 'episode',
      storageKey: key,
      mime,
      filename: `episode-${sent.offsetMs}.${mime.slice(6)}`,
      bytes: bytes.length,
      createdAt: now,
    })
    await tx.insert(episodePictures).values({ id, ...sent, fileId, receivedAt: now })
    return true
  })
  if (!added) await deps.storage.delete(key)
}

async function isKnown(db: Db, { attemptId, eventKey }: Sent): Promise<boolean> {
  const [known] = await db
    .select({ attemptId: episodePictures.attemptId })
    .from(episodePictures)
    .where(eq(episodePictures.eventKey, eventKey))
  if (known !== undefined && known.attemptId !== attemptId)
    throw fieldsRefused({ session_id: 'invalid' })
  return known !== undefined
}

/** The pictures of an attempt that are still kept, by the key of the event they belong to. */
export async function getEpisodePictures(
  db: Db,
  attemptId: string,
): Promise<ReadonlyMap<string, string>> {
  const stored = await db
    .select({ id: episodePictures.id, eventKey: episodePictures.eventKey })
    .from(episodePictures)
    .where(and(eq(episodePictures.attemptId, attemptId), isNotNull(episodePictures.fileId)))
  return new Map(stored.map(({ id, eventKey }) => [eventKey, id]))
}
