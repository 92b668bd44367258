import { findAccount, type UserRecord } from '../../db/accounts'
import type { Db } from '../../db/db'
import type { Session } from '../../http/session'
import { userNotFound } from './user.errors'
import { type Sight, sightOf } from './user.rules'

/**
 * The person whom a call is about, oneself where nobody is named, and as whom they are seen. Throws
 * 404 where they may not be.
 */
export async function personSeen(
  db: Db,
  session: Session,
  named: string | undefined,
): Promise<{ account: UserRecord; sight: Sight }> {
  const account = await findAccount(db, named ?? session.userId)
  if (account === null) throw userNotFound()
  return { account, sight: sightOf(session, account.user) }
}
