import { createWriteStream } from 'node:fs'
import { mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { and, desc, eq, inArray, isNull, notExists, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../../db/db'
import { newId } from '../../db/id'
import { users } from '../auth/auth.table'
import { companies, files, profiles, uploads } from '../users/users.table'
import { storeBytes } from '../../db/stored-bytes'
import type { Deps } from '../../deps'
import { DomainError, unsupportedFileType } from '../../http/domain-error'
import { scanUpload } from '../../scanning/scan-upload'
import { readAll } from '../../storage/storage'
import { judgeUpload } from './judge-upload'
import { judgedBytes, maxBytes, mostAtOnce, recordedType, type UploadKind } from './upload.rules'

export type Upload = typeof uploads.$inferSelect

/**
 * Begins an upload, or returns the one begun before; null if the id belongs to somebody else or to
 * a different file. Of a person's unfinished uploads only the latest few are kept.
 */
export async function beginUpload(
  deps: Deps,
  wanted: { id: string; userId: string; kind: UploadKind; filename: string; size: number },
): Promise<Upload | null> {
  const [begun] = await deps.db
    .insert(uploads)
    .values({ ...wanted, createdAt: deps.clock.now() })
    .onConflictDoNothing()
    .returning({ id: uploads.id })
  if (begun !== undefined)
    await dropUploads(
      deps,
      await unfinishedUploads(deps.db, eq(uploads.userId, wanted.userId), mostAtOnce),
    )
  const upload = await findUpload(deps.db, wanted.id, wanted.userId)
  return upload !== null && upload.kind === wanted.kind && upload.size === wanted.size
    ? upload
    : null
}

export async function findUpload(db: Db, id: string, userId: string): Promise<Upload | null> {
  const [found] = await db
    .select()
    .from(uploads)
    .where(and(eq(uploads.id, id), eq(uploads.userId, userId)))
  return found ?? null
}

/**
 * Keeps a chunk under its offset and counts it; false when another call was first, or the upload is
 * gone.
 */
export async function appendChunk(deps: Deps, upload: Upload, bytes: Buffer): Promise<boolean> {
  const key = chunkKey(upload.id, upload.received)
  await deps.storage.put(key, bytes)
  const [counted] = await deps.db
    .update(uploads)
    .set({
      received: sql`${uploads.received} + ${bytes.length}`,
      chunkSizes: sql`${uploads.chunkSizes} || ${JSON.stringify([bytes.length])}::jsonb`,
    })
    .where(and(eq(uploads.id, upload.id), eq(uploads.received, upload.received)))
    .returning({ id: uploads.id })
  if (counted === undefined && (await findUpload(deps.db, upload.id, upload.userId)) === null)
    await deps.storage.delete(key)
  return counted !== undefined
}

/**
 * Joins the chunks into one stored file, once. Throws 415 if the content is of no accepted type and
 * 422 if it is infected: the chunks are deleted, and the file has to be uploaded under another id.
 * Throws 503 if it could not be scanned, or too many others are being judged: the chunks stay, and
 * sending the last one again tries again.
 */
export async function completeUpload(deps: Deps, id: string): Promise<void> {
  const [upload] = await deps.db
    .select()
    .from(uploads)
    .where(and(eq(uploads.id, id), isNull(uploads.fileId)))
  if (upload === undefined) return
  const keys = chunkKeys(upload)
  // Two calls that sent different bytes for one place at once: more may lie there than was counted.
  const sizes = await Promise.all(keys.map((key) => deps.storage.size(key)))
  const isAsCounted = sizes.every((size, at) => size === upload.chunkSizes[at])
  try {
    if (!isAsCounted) throw unsupportedFileType()
    await (upload.kind === 'interview'
      ? keepRecorded(deps, upload, keys)
      : keepWhole(deps, upload, upload.kind, keys))
  } catch (error) {
    if (error instanceof DomainError && error.status < 500) await dropUploads(deps, [upload])
    throw error
  }
  await Promise.all(keys.map((one) => deps.storage.delete(one)))
  await dropUnusedFiles(
    deps,
    and(eq(files.ownerId, upload.userId), eq(files.kind, upload.kind)),
    mostAtOnce,
  )
}

async function keepWhole(
  deps: Deps,
  upload: Upload,
  kind: Exclude<UploadKind, 'interview'>,
  keys: readonly string[],
): Promise<void> {
  const whole = await scanUpload(
    deps,
    await judgeUpload(kind, () => Promise.all(keys.map((key) => readAll(deps.storage, key)))),
  )
  await keepJoined(deps, upload, whole.mime, whole)
}

/** As `keepWhole`, for what is too large to be held in memory. */
async function keepRecorded(deps: Deps, upload: Upload, keys: readonly string[]): Promise<void> {
  const directory = await mkdtemp(join(tmpdir(), 'masar-upload-'))
  try {
    const path = join(directory, 'whole')
    for (const key of keys)
      await pipeline(await deps.storage.read(key), createWriteStream(path, { flags: 'a' }))
    const mime = await recordedType(await readBeginning(path))
    const whole = await scanUpload(deps, mime === null ? null : { mime, path })
    await keepJoined(deps, upload, whole.mime, whole)
  } finally {
    await rm(directory, { recursive: true, force: true })
  }
}

async function readBeginning(path: string): Promise<Buffer> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(judgedBytes), 0, judgedBytes, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

/** Keeps the joined file, once. */
async function keepJoined(
  deps: Deps,
  upload: Upload,
  mime: string,
  whole: { bytes: Buffer } | { path: string },
): Promise<void> {
  const fileId = newId()
  const key = `files/${fileId}`
  const bytes = 'bytes' in whole ? whole.bytes.length : upload.size
  const isFirst = await storeBytes(
    deps,
    { key, ...('bytes' in whole ? { bytes: whole.bytes } : { path: whole.path }) },
    async (tx) => {
      // The person first, as their deletion does: so neither waits for the other for ever.
      const [owner] = await tx
        .select({ id: users.id })
        .from(users)
        .where(eq(users.id, upload.userId))
        .for('key share')
      if (owner === undefined) return false
      const [completed] = await tx
        .update(uploads)
        .set({ fileId })
        .where(and(eq(uploads.id, upload.id), isNull(uploads.fileId)))
        .returning({ id: uploads.id })
      if (completed === undefined) return false
      await tx.insert(files).values({
        id: fileId,
        ownerId: upload.userId,
        kind: upload.kind,
        storageKey: key,
        mime,
        filename: upload.filename,
        bytes,
        createdAt: deps.clock.now(),
      })
      return true
    },
  )
  if (!isFirst) await deps.storage.delete(key)
}

/** The unfinished uploads, except the latest few. */
export const unfinishedUploads = (db: Db, owner: SQL | undefined, but = 0): Promise<Upload[]> =>
  db
    .select()
    .from(uploads)
    .where(and(owner, isNull(uploads.fileId)))
    .orderBy(desc(uploads.createdAt), desc(uploads.id))
    .offset(but)
    .limit(200)

/** Gives up uploads that were not finished: their rows and their chunks. */
export async function dropUploads({ db, storage }: Deps, given: readonly Upload[]): Promise<void> {
  for (const { id } of given) {
    const [gone] = await db
      .delete(uploads)
      .where(and(eq(uploads.id, id), isNull(uploads.fileId)))
      .returning()
    if (gone !== undefined) await Promise.all(allChunkKeys(gone).map((key) => storage.delete(key)))
  }
}

/**
 * Deletes uploaded files that nothing names, a replaced resume among them, but for the latest so
 * many.
 */
export async function dropUnusedFiles(
  { db, storage }: Deps,
  which: SQL | undefined,
  but = 0,
): Promise<void> {
  const unused = and(
    which,
    inArray(files.kind, Object.keys(maxBytes)),
    notExists(db.select().from(profiles).where(eq(profiles.resumeFileId, files.id))),
    notExists(db.select().from(users).where(eq(users.avatarFileId, files.id))),
    notExists(db.select().from(companies).where(eq(companies.avatarFileId, files.id))),
  )
  const left = await db
    .select({ id: files.id })
    .from(files)
    .where(unused)
    .orderBy(desc(files.createdAt), desc(files.id))
    .offset(but)
    .limit(200)
  for (const { id } of left) {
    const gone = await db.transaction(async (tx) => {
      await tx.delete(uploads).where(eq(uploads.fileId, id))
      return (
        await tx
          .delete(files)
          .where(and(eq(files.id, id), unused))
          .returning({ key: files.storageKey })
      )[0]
    })
    if (gone !== undefined) await storage.delete(gone.key)
  }
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

/** The same with the chunk that may lie there and was not counted any more. */
export const allChunkKeys = (upload: Upload): string[] => [
  ...chunkKeys(upload),
  chunkKey(upload.id, upload.received),
]
