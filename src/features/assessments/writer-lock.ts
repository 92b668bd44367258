/** The part of the Web Locks API that is used. */
export interface Locks {
  request(
    name: string,
    options: { ifAvailable?: boolean; steal?: boolean },
    callback: (lock: unknown) => Promise<void>,
  ): Promise<void>
}

export type WriterLockAnswer = 'held' | 'elsewhere'

/** One tab writes an attempt at a time; the browser lets go of the lock when the tab dies. */
export class WriterLock {
  readonly #locks: Locks | null
  #release: (() => void) | null = null
  #heldName: string | null = null

  constructor(locks: Locks | null = browserLocks()) {
    this.#locks = locks
  }

  /** Takes the lock if no tab has it. Without Web Locks the server's epoch alone keeps a stale tab out. */
  acquire = (attemptId: string, onLost: () => void): Promise<WriterLockAnswer> =>
    this.#take(attemptId, { ifAvailable: true }, onLost)

  /** Takes the lock from whichever tab has it; that tab hears of it. */
  steal = (attemptId: string, onLost: () => void): Promise<WriterLockAnswer> =>
    this.#take(attemptId, { steal: true }, onLost)

  release = (): void => {
    this.#release?.()
    this.#release = null
    this.#heldName = null
  }

  #take(attemptId: string, how: { ifAvailable?: boolean; steal?: boolean }, onLost: () => void): Promise<WriterLockAnswer> {
    const name = `masar-attempt-${attemptId}`
    const locks = this.#locks
    if (locks === null || this.#heldName === name) return Promise.resolve('held')
    this.release()
    return new Promise((resolve) => {
      const lost = () => {
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

/** True when no tab holds the attempt's lock, so that leftovers may be sent from here. */
export async function withFreeLock(attemptId: string, work: () => Promise<void>, locks = browserLocks()): Promise<void> {
  if (locks === null) return work()
  await locks.request(`masar-attempt-${attemptId}`, { ifAvailable: true }, async (lock) => {
    if (lock !== null) await work()
  })
}

function browserLocks(): Locks | null {
  if (typeof navigator === 'undefined' || !('locks' in navigator)) return null
  return {
    request: async (name, options, callback) => {
      await navigator.locks.request(name, options, callback)
    },
  }
}
