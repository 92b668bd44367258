import { and, asc, eq, lt } from 'drizzle-orm'
import type { Db } from '../../db/db'
import { interviews } from './interviews.table'
import { files, uploads } from '../users/users.table'

export type StoredFile = Pick<typeof files.$inferSelect, 'id' | 'mime'>

/**
 * Turns a complete upload of a recording into a file of the recorded candidate, so that it is
 * deleted with their account. Null if the upload is not complete.
 */
export async function takeUpload(
  tx: Db,
  uploadId: string,
  userId: string,
  candidateId: string,
): Promise<StoredFile | null> {
  const [upload] = await tx
    .select({ fileId: uploads.fileId })
    .from(uploads)
    .where(and(eq(uploads.id, uploadId), eq(uploads.userId, userId), eq(uploads.kind, 'interview')))
    .for('update')
  if (upload === undefined || upload.fileId === null) return null
  const [taken] = await tx
    .update(files)
    .set({ kind: recordingKind, ownerId: candidateId })
    .where(and(eq(files.id, upload.fileId), eq(files.kind, 'interview')))
    .returning({ id: files.id, mime: files.mime })
  await tx.delete(uploads).where(eq(uploads.id, uploadId))
  return taken ?? null
}

/** The kind of a file that is an interview's recording; a ticket names it so, too. */
const recordingKind = 'interview_recording'

/** Recordings of interviews that ended before this time, the oldest first. */
export const oldRecordings = (
  db: Db,
  before: Date,
  limit: number,
): Promise<{ id: string; storageKey: string }[]> =>
  db
    .select({ id: files.id, storageKey: files.storageKey })
    .from(interviews)
    .innerJoin(files, eq(files.id, interviews.recordingFileId))
    .where(lt(interviews.finishedAt, before))
    .orderBy(asc(interviews.finishedAt))
    .limit(limit)

export async function findRecording(
  db: Db,
  fileId: string,
): Promise<typeof files.$inferSelect | null> {
  const [found] = await db
    .select()
    .from(files)
    .where(and(eq(files.id, fileId), eq(files.kind, recordingKind)))
  return found ?? null
}

/** Puts other bytes in the place of a recording's; false where it is gone, or has others by now. */
export async function replaceBytes(
  tx: Db,
  { id, storageKey }: { id: string; storageKey: string },
  by: { storageKey: string; bytes: number },
): Promise<boolean> {
  const replaced = await tx
    .update(files)
    .set(by)
    .where(and(eq(files.id, id), eq(files.storageKey, storageKey)))
    .returning({ id: files.id })
  return replaced.length > 0
}

/**
 * Takes a recording off the record of what is stored; the interview goes on knowing that there was
 * one.
 */
export const forgetRecording = (db: Db, fileId: string): Promise<unknown> =>
  db.delete(files).where(eq(files.id, fileId))

export async function keepFile(
  tx: Db,
  file: Omit<typeof files.$inferInsert, 'kind'>,
): Promise<StoredFile> {
  await tx.insert(files).values({ ...file, kind: recordingKind })
  return { id: file.id, mime: file.mime }
}
