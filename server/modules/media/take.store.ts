import { and, asc, count, eq, or } from 'drizzle-orm'
import type { Db } from '../../db/db'
import { newId } from '../../db/id'
import { type AudioMeasures, takes } from './media.table'
import { files } from '../users/users.table'
import type { Deps } from '../../deps'
import { readAll } from '../../storage/storage'

export interface Take {
  attemptId: string
  questionId: string
  epoch: number
  take: number
  durationMs: number
  transcript: string | null
  /** When it ended by the word of its page; null where that did not say. */
  endedAt: Date | null
  counted: boolean
  awaiting: boolean
}

export type TakeRow = typeof takes.$inferSelect

interface StoredTake {
  fileId: string
  storageKey: string
  bytes: number
}

/** A take that is kept already; null when it is new. */
export async function findTake(
  db: Db,
  { attemptId, questionId, epoch, take }: Pick<Take, 'attemptId' | 'questionId' | 'epoch' | 'take'>,
): Promise<TakeRow | null> {
  const [known] = await db
    .select()
    .from(takes)
    .where(
      and(
        eq(takes.attemptId, attemptId),
        eq(takes.questionId, questionId),
        eq(takes.epoch, epoch),
        eq(takes.take, take),
      ),
    )
  return known ?? null
}

/** How many takes of a question count or may count yet, over all writers. */
export async function countedTakes(
  db: Db,
  { attemptId, questionId }: Pick<Take, 'attemptId' | 'questionId'>,
): Promise<number> {
  const [found] = await db
    .select({ count: count() })
    .from(takes)
    .where(
      and(
        eq(takes.attemptId, attemptId),
        eq(takes.questionId, questionId),
        or(eq(takes.counted, true), eq(takes.awaiting, true)),
      ),
    )
  return found?.count ?? 0
}

export async function addTake(
  db: Db,
  ownerId: string,
  take: Take,
  stored: StoredTake,
  mime: string,
  now: Date,
): Promise<TakeRow> {
  const id = newId(now.getTime())
  await db.insert(files).values({
    id: stored.fileId,
    ownerId,
    kind: 'take',
    storageKey: stored.storageKey,
    mime,
    filename: `${take.questionId}-${take.take}.${mime.slice(6)}`,
    bytes: stored.bytes,
    createdAt: now,
  })
  const row = { ...take, id, fileId: stored.fileId, audio: null, receivedAt: now }
  await db.insert(takes).values(row)
  return row
}

export const listTakes = (db: Db, attemptId: string): Promise<TakeRow[]> =>
  db
    .select()
    .from(takes)
    .where(eq(takes.attemptId, attemptId))
    .orderBy(asc(takes.epoch), asc(takes.take))

export async function setAudio(db: Db, takeId: string, audio: AudioMeasures): Promise<void> {
  await db.update(takes).set({ audio }).where(eq(takes.id, takeId))
}

/** The bytes of a take. */
export async function takeBytes(deps: Deps, fileId: string): Promise<Buffer> {
  const [file] = await deps.db
    .select({ key: files.storageKey })
    .from(files)
    .where(eq(files.id, fileId))
  if (file === undefined) throw new Error(`No file ${fileId}`)
  return readAll(deps.storage, file.key)
}
