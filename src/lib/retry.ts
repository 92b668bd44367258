export interface Backoff {
  /** Milliseconds to wait before the next try: twice as long each time, between half and whole. */
  next: () => number
  /** After a success the next failure waits shortly again. */
  reset: () => void
}

/**
 * Longer and longer waits between tries, spread so that many browsers do not come back in the same
 * second.
 */
export function createBackoff({
  firstMs = 1_000,
  longestMs = 30_000,
  random = Math.random,
} = {}): Backoff {
  let tries = 0
  return {
    next: () => Math.round(Math.min(longestMs, firstMs * 2 ** tries++) * (0.5 + random() / 2)),
    reset: () => void (tries = 0),
  }
}

interface Retry {
  signal: AbortSignal
  backoff: Backoff
  /** Whether a failure stands, after so many tries before it. */
  isFinal: (error: unknown, tries: number) => boolean
  /** Whether it waits for the next try. */
  onWaiting?: (waiting: boolean) => void
}

/**
 * Does something until it succeeds, with longer and longer waits that end when the connection comes
 * back.
 * @throws the failure that stands, or the signal's reason
 */
export async function retry<Result>(
  work: () => Promise<Result>,
  { signal, backoff, isFinal, onWaiting = () => undefined }: Retry,
): Promise<Result> {
  for (let tries = 0; ; tries += 1) {
    try {
      const result = await work()
      onWaiting(false)
      return result
    } catch (error) {
      if (isFinal(error, tries) || signal.aborted) throw error
      onWaiting(true)
      await untilOnline(backoff.next(), signal)
    }
  }
}

/** Waits so long at most. The browser's word that it is online again ends the wait. */
const untilOnline = (atMost: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const listening = new AbortController()
    const end = () => {
      clearTimeout(timer)
      listening.abort()
      if (signal.aborted) reject(signal.reason)
      else resolve()
    }
    const timer = setTimeout(end, atMost)
    window.addEventListener('online', end, listening)
    signal.addEventListener('abort', end, listening)
  })
