import type { IDBPTransaction } from 'idb'
import { toKeyRange } from './attempt-store'
import type { AttemptDatabase, AttemptDb, AttemptRecord } from './attempt-store'

/**
 * The records of this person's attempts on this device, or of the one that is named, each with its
 * writer's last number.
 */
export async function listRecords(
  db: AttemptDatabase,
  userId: string,
  attemptId?: string,
): Promise<AttemptRecord[]> {
  const tx = db.transaction(['attempts', 'writers'])
  const range = toKeyRange(userId, attemptId)
  const [records, writers] = await Promise.all([
    tx.objectStore('attempts').getAll(range),
    tx.objectStore('writers').getAll(range),
  ])
  return records.map((record) => {
    const writer = writers.find(
      (one) => one.attemptId === record.attemptId && one.epoch === record.epoch,
    )
    return writer === undefined
      ? record
      : { ...record, sequence: Math.max(record.sequence, writer.sequence) }
  })
}

/** Whether a later writer of this browser has been at the attempt. */
export async function hasLaterWriter(
  db: AttemptDatabase,
  { userId, attemptId, epoch }: Readonly<AttemptRecord>,
): Promise<boolean> {
  const known = await db.get('writers', [userId, attemptId])
  return known !== undefined && known.epoch > epoch
}

/** Where only the writer of an attempt writes. */
export type WriterStore = 'attempts' | 'answers' | 'events' | 'takes'

export type Writing<Store extends WriterStore> = IDBPTransaction<
  AttemptDb,
  ('writers' | Store)[],
  'readwrite'
>

/**
 * Writes what belongs to the writer of `record`, in one transaction with the look at who writes:
 * once a later writer of this browser has been here, nothing is written. Only a few numbers of the
 * writer itself are read and written with it.
 * @returns false when there is a later writer
 */
export async function writeAs<Store extends WriterStore>(
  db: AttemptDatabase,
  { userId, attemptId, epoch, sequence }: Readonly<AttemptRecord>,
  stores: Store[],
  write: (tx: Writing<Store>) => Promise<unknown>,
): Promise<boolean> {
  const tx = db.transaction<('writers' | Store)[], 'readwrite'>(['writers', ...stores], 'readwrite')
  const writers = tx.objectStore('writers')
  const known = await writers.get([userId, attemptId])
  const isWriter = known === undefined || known.epoch <= epoch
  const last = known?.epoch === epoch ? Math.max(known.sequence, sequence) : sequence
  const written = isWriter
    ? [writers.put({ userId, attemptId, epoch, sequence: last }), write(tx)]
    : []
  await Promise.all([...written, tx.done])
  return isWriter
}
