import { findAccountByEmail } from '../db/accounts'
import { endTickets } from '../db/tickets'
import type { Deps } from '../deps'
import { comparable } from '../modules/auth/auth.rules'
import { dropChallenges } from '../modules/second-factor/second-factor.store'
import { dropSocialReturns } from '../modules/auth/social.store'
import { endUserSessions } from '../modules/auth/session.store'

/**
 * Signs the account with this e-mail out everywhere, at once, and ends the sign-ins of it that are
 * under way and the addresses of files that it was given. Says how many sessions were open; null
 * for no such account.
 */
export async function endAllSessions(
  deps: Pick<Deps, 'db' | 'clock'>,
  email: string,
): Promise<{ userId: string; sessions: number } | null> {
  const account = await findAccountByEmail(deps.db, comparable(email))
  if (account === null) return null
  const userId = account.user.id
  return deps.db.transaction(async (tx) => {
    await dropChallenges(tx, userId)
    await dropSocialReturns(tx, userId)
    await endTickets(tx, userId)
    return { userId, sessions: await endUserSessions(tx, userId, 'revoked', deps.clock.now()) }
  })
}
