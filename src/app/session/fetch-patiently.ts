import type { Session } from '../../../machines/session/answers'
import { ApiError } from '../../api/api-error'
import { createBackoff, retry } from '../../lib/retry'

/**
 * Fetches the session, again and again with longer pauses until the server says who is here or
 * refuses to; only a refusal is thrown, as nothing else ends a session.
 */
export const fetchPatiently = (
  fetchSession: () => Promise<Session>,
  signal: AbortSignal,
): Promise<Session> =>
  retry(fetchSession, {
    signal,
    backoff: createBackoff({ firstMs: 500, longestMs: 5000 }),
    isFinal: isRefusal,
  })

/** The server said that the session is over, or that its person may not be here any more. */
const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError && error.status !== null && [401, 403, 404].includes(error.status)
