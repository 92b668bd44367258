import type { IDBPTransaction } from 'idb'
import { toCode } from './attempt-failure'
import { listRecords } from './attempt-records'
import { toKeyRange, openAttemptDatabase } from './attempt-store'
import type { AttemptDatabase, AttemptDb, AttemptRecord, StoredAnswer } from './attempt-store'

const everyStore = ['attempts', 'writers', 'answers', 'events', 'pieces', 'takes', 'media'] as const

let opened: Promise<AttemptDatabase> | null = null

/** The device's one database of attempts, opened when first needed. */
export const attemptDatabase = (): Promise<AttemptDatabase> =>
  (opened ??= openAttemptDatabase((db) => {
    opened = Promise.resolve(db)
  }).catch((error: unknown) => {
    if (toCode(error) !== 'storage_in_use') opened = null
    throw error
  }))

/**
 * True when anything of this person's attempts, or of the one that is named, has not reached the
 * server: answers, events, recordings or takes.
 */
export async function hasUnsentWork(
  userId: string,
  database = attemptDatabase(),
  attemptId?: string,
): Promise<boolean> {
  const db = await database
  const range = toKeyRange(userId, attemptId)
  const [answers, events, pieces, takes] = await Promise.all([
    db.getAll('answers', range),
    db.countFromIndex('events', 'attempt', attemptId === undefined ? range : [userId, attemptId]),
    db.count('pieces', range),
    db.getAll('takes', range),
  ])
  return answers.some(isUnsent) || events + pieces > 0 || takes.some((take) => take.file !== null)
}

/** The server does not hold it: it was not sent yet, or was refused. */
const isUnsent = ({ unsent, refused, isSetAside }: StoredAnswer): boolean =>
  unsent || refused !== undefined || isSetAside === true

/** The attempts of this person that are over, of which something has not reached the server. */
async function pendingUploads(
  userId: string,
  database: Promise<AttemptDatabase>,
): Promise<AttemptRecord[]> {
  const over = (await listRecords(await database, userId)).filter((record) => !record.running)
  const unsent = await Promise.all(
    over.map(({ attemptId }) => hasUnsentWork(userId, database, attemptId)),
  )
  return over.filter((_, at) => unsent[at])
}

/** Whether answers or recordings of attempts that are over are on this device alone. */
export const hasPendingUploads = async (
  userId: string,
  database = attemptDatabase(),
): Promise<boolean> => (await pendingUploads(userId, database)).length > 0

/** Deletes them, which nothing but the person's own word does. */
export async function deletePendingUploads(
  userId: string,
  database = attemptDatabase(),
): Promise<void> {
  for (const { attemptId } of await pendingUploads(userId, database)) {
    const tx = (await database).transaction([...everyStore], 'readwrite')
    const events = tx.objectStore('events')
    for (const key of await events.index('attempt').getAllKeys([userId, attemptId]))
      await events.delete(key)
    await tx.objectStore('pieces').delete(toKeyRange(userId, attemptId))
    await forget(tx, userId, attemptId)
    await tx.done
  }
}

/** The attempt of this person that runs on this device, or null. */
export async function runningAttempt(
  userId: string,
  database = attemptDatabase(),
): Promise<AttemptRecord | null> {
  const records = await listRecords(await database, userId)
  return records.find((record) => record.running) ?? null
}

/**
 * A reset or a redo took the place of what runs on this device: it is over, and what it has not
 * sent still goes up.
 */
export async function archive(record: AttemptRecord, database = attemptDatabase()): Promise<void> {
  await (await database).put('attempts', { ...record, running: false })
}

/**
 * True when an attempt runs here or something of one is unsent: then the person goes on offline
 * instead of signing in.
 */
export const holdsWork = async (userId: string, database = attemptDatabase()): Promise<boolean> =>
  (await runningAttempt(userId, database)) !== null || hasUnsentWork(userId, database)

/**
 * Deletes what is kept of this person's attempts that are over and acknowledged, and nothing else.
 */
export async function forgetAcknowledged(
  userId: string,
  database = attemptDatabase(),
): Promise<void> {
  const db = await database
  for (const [, attemptId] of await db.getAllKeys('attempts', toKeyRange(userId)))
    await forgetIfDone(userId, attemptId, database)
}

/**
 * Deletes what is kept of an attempt once it is over and everything was acknowledged; else keeps
 * all of it.
 */
export async function forgetIfDone(
  userId: string,
  attemptId: string,
  database = attemptDatabase(),
): Promise<boolean> {
  const db = await database
  const tx = db.transaction([...everyStore], 'readwrite')
  const range = toKeyRange(userId, attemptId)
  const record = await tx.objectStore('attempts').get([userId, attemptId])
  const answers = await tx.objectStore('answers').getAll(range)
  const takes = await tx.objectStore('takes').getAll(range)
  const events = await tx.objectStore('events').index('attempt').count([userId, attemptId])
  const pieces = await tx.objectStore('pieces').count(range)
  const unsent = answers.some(isUnsent) || takes.some((take) => take.file !== null)
  const isDone = record?.running !== true && !unsent && events + pieces === 0
  if (isDone) await forget(tx, userId, attemptId)
  await tx.done
  return isDone
}

/** Deletes what is stored for an attempt except its events and the pieces of its recordings. */
async function forget(
  tx: IDBPTransaction<AttemptDb, (typeof everyStore)[number][], 'readwrite'>,
  userId: string,
  attemptId: string,
): Promise<void> {
  const range = toKeyRange(userId, attemptId)
  await tx.objectStore('attempts').delete([userId, attemptId])
  await tx.objectStore('writers').delete([userId, attemptId])
  for (const store of ['answers', 'takes', 'media'] as const)
    await tx.objectStore(store).delete(range)
}
