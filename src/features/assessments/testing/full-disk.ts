import type { AttemptDatabase } from '../attempt/attempt-store'

const writes: readonly PropertyKey[] = ['put', 'add']
const opens: readonly PropertyKey[] = ['transaction', 'objectStore']

/** A database on a disk that takes nothing more while it `isFull`; what is there can be read and deleted. */
export const onDisk = (db: AttemptDatabase, isFull: () => boolean): AttemptDatabase =>
  refusing(db, isFull)

function refusing<Of extends object>(of: Of, isFull: () => boolean): Of {
  return new Proxy(of, {
    get(target, key) {
      const value: unknown = Reflect.get(target, key)
      if (key === 'store' && typeof value === 'object' && value !== null)
        return refusing(value, isFull)
      if (typeof value !== 'function') return value
      return (...args: unknown[]): unknown => {
        if (writes.includes(key) && isFull()) return refuse(target)
        const made: unknown = Reflect.apply(value, target, args)
        return opens.includes(key) && typeof made === 'object' && made !== null
          ? refusing(made, isFull)
          : made
      }
    },
  })
}

/** As in a browser, nothing of the whole transaction is written. */
function refuse(store: object): Promise<never> {
  const transaction: unknown = Reflect.get(store, 'transaction')
  if (isAbortable(transaction))
    queueMicrotask(() => {
      try {
        transaction.abort()
      } catch {
        // Another refused write has already aborted the transaction.
      }
    })
  return Promise.reject(new DOMException('', 'QuotaExceededError'))
}

const isAbortable = (value: unknown): value is { abort: () => void } =>
  typeof value === 'object' && value !== null && 'abort' in value
