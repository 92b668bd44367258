import { DomainError, rateLimited } from '../http/domain-error'

export interface Turns {
  /**
   * Does the work once it is its turn. Throws 503 `unavailable` where that does not come in time,
   * 429 where too much of `owner` waits already, and rejects when `signal` aborts before.
   */
  take<Answer>(work: () => Promise<Answer>, signal?: AbortSignal, owner?: string): Promise<Answer>
}

/**
 * Limits the work that runs at once. Work of one person runs in order, and people take turns, so
 * that nobody waits for everything that another person has asked for.
 */
export function turns(most: number, waitMs: number, mostWaiting = Infinity): Turns {
  let running = 0
  /** The first person has the next turn, and then moves behind the others. */
  const waiting = new Map<string, Set<() => void>>()

  async function come(signal: AbortSignal | undefined, owner: string): Promise<void> {
    if (running < most) {
      running += 1
      return
    }
    const own = waiting.get(owner) ?? new Set()
    if (own.size >= mostWaiting) throw rateLimited(1)
    waiting.set(owner, own)
    let give: () => void = () => undefined
    let timer: NodeJS.Timeout | undefined
    let onAbort: (() => void) | undefined
    try {
      await new Promise<void>((resolve, reject) => {
        give = resolve
        own.add(give)
        timer = setTimeout(() => reject(new DomainError(503, 'unavailable')), waitMs)
        onAbort = () => reject(signal?.reason)
        signal?.addEventListener('abort', onAbort)
      })
    } finally {
      own.delete(give)
      if (own.size === 0 && waiting.get(owner) === own) waiting.delete(owner)
      clearTimeout(timer)
      if (onAbort) signal?.removeEventListener('abort', onAbort)
    }
  }

  /** The next work takes the free place, so the number of running ones does not change. */
  function leave(): void {
    const [[owner, own] = []] = waiting
    const [next] = own ?? []
    if (owner === undefined || own === undefined || next === undefined) {
      running -= 1
      return
    }
    own.delete(next)
    waiting.delete(owner)
    if (own.size > 0) waiting.set(owner, own)
    next()
  }

  return {
    async take(work, signal, owner = '') {
      signal?.throwIfAborted()
      await come(signal, owner)
      try {
        return await work()
      } finally {
        leave()
      }
    },
  }
}
