import type { Session } from '../../../machines/session/answers'
import { ApiError } from '../../api/api-error'

/**
 * Fetches the session, again and again with longer pauses until the server says who is here or
 * refuses to; only a refusal is thrown, as nothing else ends a session.
 */
export async function fetchPatiently(
  fetchSession: () => Promise<Session>,
  signal: AbortSignal,
): Promise<Session> {
  for (let pause = 500; ; pause = Math.min(pause * 2, 5000)) {
    try {
      return await fetchSession()
    } catch (error) {
      if (isRefusal(error) || signal.aborted) throw error
      await pauseFor(pause, signal)
    }
  }
}

/** The server said that the session is over, or that its person may not be here any more. */
const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError && error.status !== null && [401, 403, 404].includes(error.status)

/** Waits, or less when the connection comes back. */
function pauseFor(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(end, milliseconds)
    function end() {
      clearTimeout(timer)
      window.removeEventListener('online', end)
      signal.removeEventListener('abort', end)
      if (signal.aborted) reject(new DOMException('The wait was cancelled.', 'AbortError'))
      else resolve()
    }
    window.addEventListener('online', end)
    signal.addEventListener('abort', end)
  })
}
