/** The part of the Web Locks API that is used. */
export interface Locks {
  request(
    name: string,
    /**
     * `brief`: the lock is given back soon, so the same page waits for it and does not report that
     * another page has it. It is aborted once that page wants the lock.
     */
    options: { ifAvailable?: boolean; steal?: boolean; brief?: AbortController },
    callback: (lock: unknown) => Promise<void>,
  ): Promise<void>
  /** Whether another page holds the lock; asking takes nothing. */
  isHeldElsewhere(name: string): Promise<boolean>
}

export type WriterLockAnswer = 'held' | 'elsewhere'

/** The longest wait for this page's own calls, as a call may never be answered. */
const PATIENCE_MS = 15_000

/** One tab writes an attempt at a time; the browser lets go of the lock when the tab dies. */
export class WriterLock {
  readonly #locks: Locks | null
  #release: (() => void) | null = null
  #heldName: string | null = null

  constructor(locks: Locks | null = browserLocks()) {
    this.#locks = locks
  }

  /**
   * Takes the lock if no tab has it. Without Web Locks the server's epoch alone keeps a stale tab
   * out.
   * @throws `leftovers_on_their_way` when what this page sends itself does not make way
   */
  acquire = (attemptId: string, onLost: () => void): Promise<WriterLockAnswer> =>
    this.#take(attemptId, { ifAvailable: true }, onLost)

  /** Takes the lock from the tab that has it; that tab is notified. */
  steal = (attemptId: string, onLost: () => void): Promise<WriterLockAnswer> =>
    this.#take(attemptId, { steal: true }, onLost)

  /**
   * Whether another tab writes the attempt, which is to be known before anything is asked of the
   * candidate.
   */
  isElsewhere = async (attemptId: string): Promise<boolean> => {
    const name = toName(attemptId)
    return (
      this.#locks !== null && this.#heldName !== name && (await this.#locks.isHeldElsewhere(name))
    )
  }

  /** Whether this page is still the one that writes; always, where there are no Web Locks. */
  holds = (attemptId: string): boolean =>
    this.#locks === null || this.#heldName === toName(attemptId)

  /**
   * Runs the work that makes this tab the writer, one tab at a time. Otherwise a tab could look
   * after another one took the lock and before it wrote the record, and both would take themselves
   * for the writer.
   */
  alone = <T>(attemptId: string, work: () => Promise<T>): Promise<T> => {
    const locks = this.#locks
    if (locks === null) return work()
    return new Promise((resolve, reject) => {
      locks.request(`${toName(attemptId)}-entering`, {}, () => work().then(resolve)).catch(reject)
    })
  }

  release = (): void => {
    this.#release?.()
    this.#release = null
    this.#heldName = null
  }

  #take(
    attemptId: string,
    how: { ifAvailable?: boolean; steal?: boolean },
    onLost: () => void,
  ): Promise<WriterLockAnswer> {
    const name = toName(attemptId)
    const locks = this.#locks
    if (locks === null || this.#heldName === name) return Promise.resolve('held')
    this.release()
    return new Promise((resolve, reject) => {
      const lost = (error: unknown) => {
        // This does nothing if the promise was resolved before.
        reject(error)
        if (this.#heldName !== name) return
        this.#release = null
        this.#heldName = null
        onLost()
      }
      const hold = (lock: unknown): Promise<void> => {
        if (lock === null) {
          resolve('elsewhere')
          return Promise.resolve()
        }
        this.#heldName = name
        resolve('held')
        return new Promise((done) => {
          this.#release = done
        })
      }
      // A stolen lock rejects here; a released one resolves.
      locks.request(name, how, hold).catch(lost)
    })
  }
}

/**
 * Sends unsent work if no tab holds the attempt's lock. The signal is aborted once this page itself
 * wants to open the attempt.
 */
export async function withFreeLock(
  attemptId: string,
  work: (wanted: AbortSignal) => Promise<void>,
  locks = browserLocks(),
): Promise<void> {
  const brief = new AbortController()
  if (locks === null) return work(brief.signal)
  await locks.request(toName(attemptId), { ifAvailable: true, brief }, async (lock) => {
    if (lock !== null) await work(brief.signal)
  })
}

const toName = (attemptId: string) => `masar-attempt-${attemptId}`

/**
 * The locks of this page itself: of a visit that is being left, or of uploads on their way. They do
 * not belong to another tab.
 */
const heldHere = new Set<{ name: string; brief: AbortController | null; through: Promise<void> }>()

/**
 * Waits until this page has given back the locks that it holds only briefly.
 * @throws when that takes too long
 */
async function wayMade(name: string): Promise<void> {
  for (const { name: held, brief, through } of heldHere) {
    if (held !== name || brief === null) continue
    brief.abort()
    let timer: ReturnType<typeof setTimeout> | undefined
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(
        () =>
          reject(
            Object.assign(new Error('What this page sends did not make way.'), {
              code: 'leftovers_on_their_way',
            }),
          ),
        PATIENCE_MS,
      )
    })
    await Promise.race([through, late]).finally(() => clearTimeout(timer))
  }
}

/** @returns null in a browser without Web Locks, where the server's epoch alone tells who writes */
export function browserLocks(): Locks | null {
  if (typeof navigator === 'undefined' || !('locks' in navigator)) return null
  const { locks } = navigator
  return {
    request: async (name, { brief = null, ...options }, callback) => {
      await wayMade(name)
      let give: () => void = () => undefined
      const mine = { name, brief, through: new Promise<void>((resolve) => (give = resolve)) }
      const hold = (lock: unknown) => {
        if (lock !== null) heldHere.add(mine)
        return callback(lock)
      }
      // It ends when the lock is given back, and when it is stolen.
      await locks.request(name, options, hold).finally(() => {
        heldHere.delete(mine)
        give()
      })
    },
    isHeldElsewhere: async (name) => {
      if ([...heldHere].some((mine) => mine.name === name)) return false
      const { held = [] } = await locks.query()
      return held.some((lock) => lock.name === name)
    },
  }
}
