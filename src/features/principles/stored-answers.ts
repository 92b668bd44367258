import { openDB, type DBSchema, type IDBPDatabase } from 'idb'
import { inTime } from '../../lib/in-time'

/** An answer that the server has not acknowledged. */
export interface StoredAnswer {
  userId: string
  /** Of the statement, 1 to 100. */
  number: number
  /** 1 to 5. */
  answer: number
  /** When it was given, in milliseconds; a later answer to the same statement has another. */
  at: number
}

interface Schema extends DBSchema {
  answers: { key: [string, number]; value: StoredAnswer }
}

let opened: Promise<IDBPDatabase<Schema>> | null = null

/** A disk answers sooner than this. A browser whose disk never does keeps the answers in memory. */
const SILENCE_MS = 5_000

const database = (): Promise<IDBPDatabase<Schema>> => inTime(open(), SILENCE_MS)

const open = (): Promise<IDBPDatabase<Schema>> =>
  (opened ??= openDB<Schema>('masar-principles', 1, {
    upgrade: (db) => void db.createObjectStore('answers', { keyPath: ['userId', 'number'] }),
    terminated: () => void (opened = null),
  }).catch((error: unknown) => {
    opened = null
    throw error
  }))

/**
 * The answers that this person gave on this device and the server has not acknowledged. They
 * survive reloads and logouts. A browser without storage (some private windows) has none: answers
 * then wait in memory only.
 */
export const listStoredAnswers = (userId: string): Promise<StoredAnswer[]> =>
  database()
    .then((db) => db.getAll('answers', IDBKeyRange.bound([userId, 0], [userId, Infinity])))
    .catch(() => [])

export const storeAnswer = (answer: StoredAnswer): Promise<unknown> =>
  database()
    .then((db) => db.put('answers', answer))
    .catch(() => undefined)

/** Lets go of what the server has; what was answered anew since it was sent stays. */
export async function forgetAnswers(sent: readonly StoredAnswer[]): Promise<void> {
  const db = await database().catch(() => null)
  if (db === null) return
  const tx = db.transaction('answers', 'readwrite')
  for (const { userId, number, at } of sent)
    if ((await tx.store.get([userId, number]))?.at === at) await tx.store.delete([userId, number])
  await tx.done
}
