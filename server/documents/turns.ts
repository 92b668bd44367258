import { DomainError } from '../http/domain-error'

export interface Turns {
  /**
   * Does the work once it is its turn. Throws 503 `unavailable` where that does not come in time,
   * and rejects when `signal` aborts before.
   */
  take<Answer>(work: () => Promise<Answer>, signal?: AbortSignal): Promise<Answer>
}

/** Lets at most so many works run at once, in the order in which they came. */
export function turns(most: number, waitMs: number): Turns {
  let running = 0
  const waiting = new Set<() => void>()

  async function come(signal: AbortSignal | undefined): Promise<void> {
    if (running < most) {
      running += 1
      return
    }
    let give: () => void = () => undefined
    let timer: NodeJS.Timeout | undefined
    let onAbort: (() => void) | undefined
    try {
      await new Promise<void>((resolve, reject) => {
        give = resolve
        waiting.add(give)
        timer = setTimeout(() => reject(new DomainError(503, 'unavailable')), waitMs)
        onAbort = () => reject(signal?.reason)
        signal?.addEventListener('abort', onAbort)
      })
    } finally {
      waiting.delete(give)
      clearTimeout(timer)
      if (onAbort) signal?.removeEventListener('abort', onAbort)
    }
  }

  /** Whoever waits longest goes on in the place that is left; it counts as running all along. */
  function leave(): void {
    const [next] = waiting
    if (next === undefined) {
      running -= 1
      return
    }
    waiting.delete(next)
    next()
  }

  return {
    async take(work, signal) {
      signal?.throwIfAborted()
      await come(signal)
      try {
        return await work()
      } finally {
        leave()
      }
    },
  }
}
