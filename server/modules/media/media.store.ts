import { stat } from 'node:fs/promises'
import { and, asc, count, eq, inArray, lt, sql, sum } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/db'
import { newId } from '../../db/id'
import { attempts } from '../attempts/attempts.table'
import { type MeasuredMedia, recordingPieces, recordings, screenshots, takes } from './media.table'
import { episodePictures } from '../attempts/outcomes.table'
import { files } from '../users/users.table'
import { storeBytes } from '../../db/stored-bytes'
import type { Deps } from '../../deps'
import { DomainError } from '../../http/domain-error'
import { attemptNotFound, mediaLimitReached } from '../attempts/assessments.errors'
import { type AttemptRow, holdAttempt } from '../attempts/attempt.store'
import { hasRoom, type MediaHeld, type Medium, nothingHeld } from './media.rules'

export type Recording = typeof recordings.$inferSelect
type Piece = typeof recordingPieces.$inferSelect

export interface Sent {
  attemptId: string
  sessionId: string
  index: number
  offsetMs: number
  durationMs: number
}

export async function findRecording(db: Db, id: string): Promise<Recording | null> {
  const [found] = await db.select().from(recordings).where(eq(recordings.id, id))
  return found ?? null
}

/** What attempts hold of all media, in one question. */
export async function mediaHeld(
  db: Db,
  attemptIds: readonly string[],
): Promise<ReadonlyMap<string, MediaHeld>> {
  const ids = [...attemptIds]
  const held = await unionAll(
    db
      .select({
        attemptId: recordings.attemptId,
        of: sql<Medium>`'recording'`,
        count: count(),
        bytes: sum(recordings.bytes),
      })
      .from(recordings)
      .where(inArray(recordings.attemptId, ids))
      .groupBy(recordings.attemptId),
    db
      .select({
        attemptId: screenshots.attemptId,
        of: sql<Medium>`'screenshot'`,
        count: count(),
        bytes: sum(files.bytes),
      })
      .from(screenshots)
      .innerJoin(files, eq(files.id, screenshots.fileId))
      .where(inArray(screenshots.attemptId, ids))
      .groupBy(screenshots.attemptId),
    db
      .select({
        attemptId: takes.attemptId,
        of: sql<Medium>`'take'`,
        count: count(),
        bytes: sum(files.bytes),
      })
      .from(takes)
      .innerJoin(files, eq(files.id, takes.fileId))
      .where(inArray(takes.attemptId, ids))
      .groupBy(takes.attemptId),
    db
      .select({
        attemptId: episodePictures.attemptId,
        of: sql<Medium>`'episode'`,
        count: count(),
        bytes: sum(files.bytes),
      })
      .from(episodePictures)
      .innerJoin(files, eq(files.id, episodePictures.fileId))
      .where(inArray(episodePictures.attemptId, ids))
      .groupBy(episodePictures.attemptId),
  )
  const byAttempt = new Map(ids.map((id) => [id, { ...nothingHeld }]))
  for (const { attemptId, of, count: number, bytes } of held) {
    const all = byAttempt.get(attemptId)
    if (all === undefined) continue
    all[of] = number
    all.bytes += Number(bytes ?? 0)
  }
  return byAttempt
}

/** Throws 413 when the attempt may hold no more. */
export async function refuseBeyondLimit(
  db: Db,
  attemptId: string,
  adds: Parameters<typeof hasRoom>[1],
): Promise<void> {
  const held = (await mediaHeld(db, [attemptId])).get(attemptId) ?? nothingHeld
  if (!hasRoom(held, adds)) throw mediaLimitReached()
}

/**
 * Stores bytes, outside any transaction as they may take a while, and then writes down what they
 * are. What `write` refuses is not left in the store; after a failure the same call writes the same
 * bytes again.
 */
export async function stored<Stored>(
  deps: Pick<Deps, 'storage'>,
  { key, bytes }: { key: string; bytes: Buffer },
  write: () => Promise<Stored>,
): Promise<Stored> {
  await deps.storage.put(key, bytes)
  try {
    return await write()
  } catch (error) {
    if (error instanceof DomainError) await deps.storage.delete(key)
    throw error
  }
}

/**
 * Stores bytes under a key of their own, and writes down what they are, with one call of an attempt
 * after another. Bytes whose row was lost do not stay.
 */
export const storeWith = <Stored>(
  deps: Deps,
  attemptId: string,
  file: { key: string; bytes: Buffer },
  write: (tx: Db, held: AttemptRow) => Promise<Stored>,
): Promise<Stored> =>
  storeBytes(deps, file, async (tx) => {
    const held = await holdAttempt(tx, attemptId)
    if (held === null) throw attemptNotFound()
    return write(tx, held)
  })

export const getPieces = (db: Db, recordingId: string): Promise<Piece[]> =>
  db
    .select()
    .from(recordingPieces)
    .where(eq(recordingPieces.recordingId, recordingId))
    .orderBy(asc(recordingPieces.index))

export const silentRecordings = (db: Db, before: Date, limit: number): Promise<{ id: string }[]> =>
  db
    .select({ id: recordings.id })
    .from(recordings)
    .where(and(eq(recordings.state, 'processing'), lt(recordings.lastReceivedAt, before)))
    .limit(limit)

export async function markBroken(db: Db, { id }: Recording): Promise<void> {
  await db.update(recordings).set({ state: 'broken' }).where(eq(recordings.id, id))
}

/**
 * Keeps the assembled file in place of an earlier one. Pieces of a run that is complete are not
 * needed any more.
 */
export async function storeRecording(
  deps: Deps,
  recording: Recording,
  made: {
    path: string
    durationMs: number
    offsetMs: number
    measured: MeasuredMedia | null
    pieces: readonly Piece[]
  },
): Promise<void> {
  const fileId = newId()
  const storageKey = `recordings/${recording.id}/${fileId}`
  const { size: bytes } = await stat(made.path)
  const owner = await getOwner(deps.db, recording.attemptId)
  const isComplete = recording.lastIndex !== null && made.pieces.length === recording.lastIndex + 1
  const stored = await storeBytes(deps, { key: storageKey, path: made.path }, async (tx) => {
    const [current] = await tx
      .select({ pieces: recordings.pieces })
      .from(recordings)
      .where(eq(recordings.id, recording.id))
      .for('update')
    // A piece that came while this was being made: it is made again, with that piece.
    if (current?.pieces !== recording.pieces) {
      await deps.jobs.send(tx, 'recording.assemble', { recording_id: recording.id })
      return false
    }
    await tx.insert(files).values({
      id: fileId,
      ownerId: owner,
      kind: 'recording',
      storageKey,
      mime: recording.mime,
      filename: `${recording.kind}-${recording.id}.${recording.mime.endsWith('mp4') ? 'mp4' : 'webm'}`,
      bytes,
      createdAt: deps.clock.now(),
    })
    await tx
      .update(recordings)
      .set({
        state: 'ready',
        fileId,
        durationMs: made.durationMs,
        offsetMs: made.offsetMs,
        measured: made.measured,
      })
      .where(eq(recordings.id, recording.id))
    return true
  })
  if (!stored) return deps.storage.delete(storageKey)
  if (isComplete) for (const piece of made.pieces) await deps.storage.delete(piece.storageKey)
}

async function getOwner(db: Db, attemptId: string): Promise<string> {
  const [found] = await db
    .select({ userId: attempts.userId })
    .from(attempts)
    .where(eq(attempts.id, attemptId))
  if (found === undefined) throw new Error(`No attempt ${attemptId}`)
  return found.userId
}

/** Keeps a screenshot, once. Returns how many of its session have arrived. */
export async function addScreenshot(
  deps: Deps,
  ownerId: string,
  sent: Sent,
  mime: string,
  bytes: Buffer,
  now: Date,
): Promise<number> {
  const where = and(
    eq(screenshots.attemptId, sent.attemptId),
    eq(screenshots.sessionId, sent.sessionId),
  )
  const isKnown = async (db: Db): Promise<boolean> =>
    (
      await db
        .select({ id: screenshots.id })
        .from(screenshots)
        .where(and(where, eq(screenshots.index, sent.index)))
    ).length > 0
  if (!(await isKnown(deps.db))) {
    const [id, fileId] = [newId(now.getTime()), newId(now.getTime())]
    const key = `screenshots/${sent.attemptId}/${fileId}`
    const added = await storeWith(deps, sent.attemptId, { key, bytes }, async (tx) => {
      if (await isKnown(tx)) return false
      await refuseBeyondLimit(tx, sent.attemptId, { bytes: bytes.length, one: 'screenshot' })
      await tx.insert(files).values({
        id: fileId,
        ownerId,
        kind: 'screenshot',
        storageKey: key,
        mime,
        filename: `screenshot-${sent.offsetMs}.${mime.slice(6)}`,
        bytes: bytes.length,
        createdAt: now,
      })
      await tx.insert(screenshots).values({
        id,
        attemptId: sent.attemptId,
        sessionId: sent.sessionId,
        index: sent.index,
        offsetMs: sent.offsetMs,
        fileId,
        receivedAt: now,
      })
      return true
    })
    if (!added) await deps.storage.delete(key)
  }
  const [total] = await deps.db.select({ received: count() }).from(screenshots).where(where)
  return total?.received ?? 0
}
export const listScreenshots = (
  db: Db,
  attemptId: string,
): Promise<(typeof screenshots.$inferSelect)[]> =>
  db
    .select()
    .from(screenshots)
    .where(eq(screenshots.attemptId, attemptId))
    .orderBy(asc(screenshots.offsetMs))
export const listRecordings = (db: Db, attemptId: string): Promise<Recording[]> =>
  db
    .select()
    .from(recordings)
    .where(eq(recordings.attemptId, attemptId))
    .orderBy(asc(recordings.offsetMs))
