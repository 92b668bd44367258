import { and, asc, count, eq } from 'drizzle-orm'
import type { Db } from '../../db/db'
import { newId } from '../../db/id'
import { type AudioMeasures, takes } from '../../db/schema/attempt-media'
import { files } from '../../db/schema/user'
import type { Deps } from '../../deps'
import { readAll } from '../../storage/storage'

export interface Take {
  attemptId: string
  questionId: string
  epoch: number
  take: number
  durationMs: number
  transcript: string | null
  counted: boolean
}

interface StoredTake {
  fileId: string
  storageKey: string
  bytes: number
}

/** The id of a take that is kept already; null when it is new. */
export async function findTake(
  db: Db,
  { attemptId, questionId, epoch, take }: Pick<Take, 'attemptId' | 'questionId' | 'epoch' | 'take'>,
): Promise<string | null> {
  const [known] = await db
    .select({ id: takes.id })
    .from(takes)
    .where(
      and(
        eq(takes.attemptId, attemptId),
        eq(takes.questionId, questionId),
        eq(takes.epoch, epoch),
        eq(takes.take, take),
      ),
    )
  return known?.id ?? null
}

/** How many takes of a question count, over all writers. */
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
        eq(takes.counted, true),
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
): Promise<string> {
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
  await db.insert(takes).values({ ...take, id, fileId: stored.fileId, receivedAt: now })
  return id
}

export const takesOf = (db: Db, attemptId: string): Promise<(typeof takes.$inferSelect)[]> =>
  db
    .select()
    .from(takes)
    .where(eq(takes.attemptId, attemptId))
    .orderBy(asc(takes.epoch), asc(takes.take))

export async function noteAudio(db: Db, takeId: string, audio: AudioMeasures): Promise<void> {
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
