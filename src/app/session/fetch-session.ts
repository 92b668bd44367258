import type { Session } from '../../../machines/session/answers'
import type { SessionUser } from '../../../machines/session/answers'
import { roleNamed, toAccountStatus } from '../../../machines/shared/account-status'
import { getAnswer, api, asWhoever } from '../../api/client'
import { setOwner, readTokens } from '../../api/token'
import { storePerson } from './stored-person'

/**
 * Fetches who is signed in and, for approved candidates, how far their profile is: where they stand
 * follows from both.
 */
export async function fetchSession(signal: AbortSignal): Promise<Session> {
  const asked = readTokens()?.token
  const { data: user } = await getAnswer(api.GET('/user/', { signal, ...asWhoever }))
  if (asked !== undefined) setOwner(asked, user.id)
  // An address is withheld from others alone.
  return completeSession({ ...user, email: user.email ?? '' }, signal)
}

/**
 * The session of a user just answered; only an approved candidate's profile still has to be asked
 * for.
 */
export async function completeSession(user: SessionUser, signal: AbortSignal): Promise<Session> {
  const needsProfile =
    user.is_email_confirmed && user.is_account_confirmed && roleNamed(user.role) === 'individual'
  const profile = needsProfile
    ? await getAnswer(api.GET('/user/profile/', { signal, ...asWhoever }))
    : null
  const session = {
    user,
    standing: toAccountStatus({ ...user, profile_status: profile?.data.status ?? null }),
  }
  storePerson(session)
  return session
}
