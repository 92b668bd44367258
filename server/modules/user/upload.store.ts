import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../db/db'
import { newId } from '../../db/id'
import { files, uploads } from '../../db/schema/user'
import type { Deps } from '../../deps'
import { unsupportedFileType } from '../../http/domain-error'
import { readAll } from '../../storage/storage'
import { acceptedFile, type UploadKind } from './upload.rules'

export type Upload = typeof uploads.$inferSelect

/** The upload as begun, or the one begun before; null when the id is another's or the file is said to be another. */
export async function beginUpload(deps: Deps, wanted: { id: string; userId: string; kind: UploadKind; filename: string; size: number }): Promise<Upload | null> {
  await deps.db.insert(uploads).values({ ...wanted, createdAt: deps.clock.now() }).onConflictDoNothing()
  const upload = await findUpload(deps.db, wanted.id, wanted.userId)
  return upload !== null && upload.kind === wanted.kind && upload.size === wanted.size ? upload : null
}

export async function findUpload(db: Db, id: string, userId: string): Promise<Upload | null> {
  const [found] = await db.select().from(uploads).where(and(eq(uploads.id, id), eq(uploads.userId, userId)))
  return found ?? null
}

/** Keeps a chunk under its offset and counts it; false when another call was first. */
export async function appendChunk(deps: Deps, upload: Upload, bytes: Buffer): Promise<boolean> {
  await deps.storage.put(chunkKey(upload.id, upload.received), bytes)
  const [counted] = await deps.db
    .update(uploads)
    .set({ received: sql`${uploads.received} + ${bytes.length}`, chunkSizes: sql`${uploads.chunkSizes} || ${JSON.stringify([bytes.length])}::jsonb` })
    .where(and(eq(uploads.id, upload.id), eq(uploads.received, upload.received)))
    .returning({ id: uploads.id })
  return counted !== undefined
}

/**
 * Joins the chunks into one stored file, once. Throws 415 when the content is of no accepted type; the chunks are gone then,
 * and the file is uploaded anew under another id.
 */
export async function completeUpload(deps: Deps, id: string): Promise<void> {
  const [upload] = await deps.db.select().from(uploads).where(and(eq(uploads.id, id), isNull(uploads.fileId)))
  if (upload === undefined) return
  const keys = chunkKeys(upload)
  const sent = Buffer.concat(await Promise.all(keys.map((key) => readAll(deps.storage, key))))
  const accepted = await acceptedFile(upload.kind, sent)
  if (accepted === null) {
    await deps.db.delete(uploads).where(eq(uploads.id, id))
    await Promise.all(keys.map((key) => deps.storage.delete(key)))
    throw unsupportedFileType()
  }
  const { mime, bytes } = accepted
  const fileId = newId()
  const storageKey = `files/${fileId}`
  await deps.storage.put(storageKey, bytes)
  await deps.db.transaction(async (tx) => {
    await tx.insert(files).values({ id: fileId, ownerId: upload.userId, kind: upload.kind, storageKey, mime, filename: upload.filename, bytes: bytes.length, createdAt: deps.clock.now() })
    await tx.update(uploads).set({ fileId }).where(eq(uploads.id, id))
  })
  await Promise.all(keys.map((key) => deps.storage.delete(key)))
}

const chunkKey = (id: string, offset: number): string => `uploads/${id}/${offset}`

/** Where the chunks of an upload lie that is not joined yet. */
export function chunkKeys({ id, chunkSizes }: Upload): string[] {
  let offset = 0
  return chunkSizes.map((size) => {
    const key = chunkKey(id, offset)
    offset += size
    return key
  })
}
