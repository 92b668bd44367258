import type { Device } from '../../../../machines/assessment/assessment-events'
import { openDB } from 'idb'
import type { DBSchema, IDBPDatabase, IDBPTransaction, StoreNames } from 'idb'
import type {
  AssessmentId,
  Attempt,
  AttemptEventRequest,
  MediaKind,
  Questionnaire,
  QuestionType,
} from './attempt-api'
import type { ClockMark, Instant } from './server-clock'

type Part = Attempt['parts'][number]

/**
 * Parts as they are kept: breaks are not known where an earlier version of the application kept
 * them.
 */
export type StoredParts = readonly (Omit<Part, 'break_seconds'> &
  Partial<Pick<Part, 'break_seconds'>>)[]

/** An attempt, its assessment and the person who takes it. */
export interface AttemptKey {
  userId: string
  attemptId: string
  assessmentId: AssessmentId
}

/** What this device knows of an attempt: enough to go on without a connection. */
export interface AttemptRecord extends AttemptKey {
  /** The server's last word. */
  view: Attempt
  epoch: number
  sequence: number
  clock: ClockMark
  questionnaire: Questionnaire | null
  /** The parts as they stand here; ahead of `view` while there is no connection. */
  position: { part: Attempt['part']; phase: Attempt['phase'] }
  parts: StoredParts
  /** The devices that an arrangement replaces, for who comes back without a connection. */
  replaced?: readonly Device[]
  /** False once the attempt is over here; only then its emptied record may go. */
  running: boolean
}

export interface StoredAnswer extends Instant {
  userId: string
  attemptId: string
  questionId: string
  part: Attempt['parts'][number]['id']
  type: QuestionType
  value: string
  epoch: number
  sequence: number
  unsent: boolean
  /** A try to send it failed, so it arrives late. */
  delayed: boolean
  /** The code with which the server refused it. Refused is not held: it stays on the device. */
  refused?: string | undefined
  /** No answer of this question any more, but not on the server either: kept, and not shown. */
  isSetAside?: boolean
  /** The server refused it for a later writer. */
  stale?: boolean
  /** It reached the server after its part was over; `kept` does not count, or not yet. */
  came?: 'late' | 'kept' | undefined
}

export interface StoredEvent extends AttemptKey {
  id?: number
  body: AttemptEventRequest
}

export interface StoredPiece extends AttemptKey {
  kind: MediaKind
  sessionId: string
  index: number
  offset_ms: number
  duration_ms: number
  last: boolean
  file: Blob
}

/** When it ended is not known where an earlier version of the application kept it. */
export interface StoredTake extends AttemptKey, Partial<Instant> {
  questionId: string
  take: number
  epoch: number
  duration_ms: number
  transcript: string | null
  /** Gone once acknowledged; the row stays, to count the takes. */
  file: Blob | null
  /** It reached the server after its part was over; `kept` does not count, or not yet. */
  came?: 'late' | 'kept' | undefined
}

/** A question's sound or picture, kept for offline use; it can be fetched again. */
export interface StoredMedia {
  userId: string
  attemptId: string
  questionId: string
  file: Blob
}

/**
 * The writer of an attempt on this device, and the last number given. It is small, because every
 * key press reads and changes it.
 */
export interface StoredWriter {
  userId: string
  attemptId: string
  epoch: number
  sequence: number
}

export interface AttemptDb extends DBSchema {
  attempts: { key: [string, string]; value: AttemptRecord }
  writers: { key: [string, string]; value: StoredWriter }
  answers: { key: [string, string, string]; value: StoredAnswer }
  events: { key: number; value: StoredEvent; indexes: { attempt: [string, string] } }
  pieces: { key: [string, string, string, number]; value: StoredPiece }
  takes: { key: [string, string, string, number]; value: StoredTake }
  media: { key: [string, string, string]; value: StoredMedia }
}

export type AttemptDatabase = IDBPDatabase<AttemptDb>

/** A disk answers sooner than this, whatever else it does. */
const SILENCE_MS = 5_000

/**
 * Opens the database of attempts on this device. It survives logout, and nothing is deleted from it
 * before the server has acknowledged it.
 * @param onFreed is called with the database of a refused call once no tab blocks it, as another
 *   call before that would only wait
 * @throws `storage_in_use` while a tab with an earlier version of the application holds the old
 *   database
 */
export const openAttemptDatabase = (
  onFreed: (db: AttemptDatabase) => void = (db) => db.close(),
): Promise<AttemptDatabase> =>
  new Promise((resolve, reject) => {
    const refuse = () => {
      reject(Object.assign(new Error(), { code: 'storage_in_use' }))
      void opening.then(onFreed, () => undefined)
    }
    // The browser sends no event at all while this request waits behind that of a page that was
    // refused and has closed since.
    const silence = setTimeout(refuse, SILENCE_MS)
    const opening = openDB<AttemptDb>('masar-attempts', 3, {
      upgrade(db, from, _to, tx) {
        if (from < 1) createStores(db)
        if (from < 2) {
          db.createObjectStore('writers', { keyPath: ['userId', 'attemptId'] })
          void nameWriters(tx)
        }
        db.createObjectStore('media', { keyPath: ['userId', 'attemptId', 'questionId'] })
      },
      blocked: () => {
        clearTimeout(silence)
        refuse()
      },
    })
    opening.then(resolve, reject).finally(() => clearTimeout(silence))
  })

/** The writers of the attempts that were begun before there was a store for them. */
async function nameWriters(
  tx: IDBPTransaction<AttemptDb, StoreNames<AttemptDb>[], 'versionchange'>,
): Promise<void> {
  const writers = tx.objectStore('writers')
  for (const { userId, attemptId, epoch, sequence } of await tx.objectStore('attempts').getAll())
    await writers.put({ userId, attemptId, epoch, sequence })
}

function createStores(db: AttemptDatabase): void {
  db.createObjectStore('attempts', { keyPath: ['userId', 'attemptId'] })
  db.createObjectStore('answers', { keyPath: ['userId', 'attemptId', 'questionId'] })
  const events = db.createObjectStore('events', { keyPath: 'id', autoIncrement: true })
  events.createIndex('attempt', ['userId', 'attemptId'])
  db.createObjectStore('pieces', { keyPath: ['userId', 'attemptId', 'sessionId', 'index'] })
  db.createObjectStore('takes', { keyPath: ['userId', 'attemptId', 'questionId', 'take'] })
}

/**
 * All rows of one attempt, or of one person when no attempt is named: keys begin with the user and
 * the attempt.
 */
export const toKeyRange = (userId: string, attemptId?: string): IDBKeyRange =>
  attemptId === undefined
    ? IDBKeyRange.bound([userId], [userId, []])
    : IDBKeyRange.bound([userId, attemptId], [userId, attemptId, []])
