import { findAccount, type UserRecord } from '../../db/accounts'
import { isContactOpen } from '../../db/contact'
import type { Db } from '../../db/db'
import type { Session } from '../../http/contract/session'
import { userNotFound } from './user.errors'
import { type ViewerRelation, getViewerRelation } from './user.rules'

export interface Seen {
  account: UserRecord
  sight: ViewerRelation
  /** Whether contact details and resume are open to who looks. */
  isOpen: boolean
}

/**
 * The person whom a call is about, oneself where nobody is named, and as whom they are seen. Throws
 * 404 where they may not be.
 */
export async function personSeen(
  db: Db,
  session: Session,
  named: string | undefined,
): Promise<Seen> {
  const account = await findAccount(db, named ?? session.userId)
  if (account === null) throw userNotFound()
  const sight = getViewerRelation(session, account.user)
  return { account, sight, isOpen: await isContactOpen(db, session, account.user.id) }
}
