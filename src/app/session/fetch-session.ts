import type { Session } from '../../../machines/session/answers'
import type { SessionUser } from '../../../machines/session/answers'
import { roleNamed, standingOf } from '../../../machines/shared/standing'
import { ApiError } from '../../api/api-error'
import { answerOf, api, asWhoever } from '../../api/client'
import { noteOwner, readTokens } from '../../api/token'
import { storePerson } from './stored-person'

/**
 * Fetches who is signed in and, for approved candidates, how far their profile is: where they stand
 * follows from both.
 */
export async function fetchSession(signal: AbortSignal): Promise<Session> {
  const asked = readTokens()?.token
  const { data: user } = await answerOf(api.GET('/user/', { signal, ...asWhoever }))
  if (asked !== undefined) noteOwner(asked, user.id)
  // An address is withheld from others alone.
  return sessionOf({ ...user, email: user.email ?? '' }, signal)
}

/**
 * The session of a user just answered; only an approved candidate's profile still has to be asked
 * for.
 */
export async function sessionOf(user: SessionUser, signal: AbortSignal): Promise<Session> {
  const needsProfile =
    user.is_email_confirmed && user.is_account_confirmed && roleNamed(user.role) === 'individual'
  const profile = needsProfile
    ? await answerOf(api.GET('/user/profile/', { signal, ...asWhoever }))
    : null
  const session = {
    user,
    standing: standingOf({ ...user, profile_status: profile?.data.status ?? null }),
  }
  storePerson(session)
  return session
}

/**
 * Fetches the session, again and again with longer pauses until the server says who is here or
 * refuses to; only a refusal is thrown, as nothing else ends a session.
 */
export async function fetchSessionPatiently(signal: AbortSignal): Promise<Session> {
  for (let pause = 500; ; pause = Math.min(pause * 2, 5000)) {
    try {
      return await fetchSession(signal)
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
