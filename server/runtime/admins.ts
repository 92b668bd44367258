import { eq } from 'drizzle-orm'
import { findAccountByEmail } from '../db/accounts'
import { recordAudit } from '../db/audit'
import { users } from '../modules/auth/auth.table'
import type { Deps } from '../deps'
import { comparable } from '../modules/auth/auth.rules'

export type AdminOutcome = 'made' | 'already' | 'unknown' | 'unconfirmed'

/**
 * Makes the account with this e-mail a recruiter admin. Only a confirmed one: nobody else has
 * proven that the address is theirs.
 */
export async function makeAdmin(
  deps: Pick<Deps, 'db' | 'clock'>,
  email: string,
): Promise<AdminOutcome> {
  const account = await findAccountByEmail(deps.db, comparable(email))
  if (account === null) return 'unknown'
  const { id, isEmailConfirmed, roleName, approvalStatus } = account.user
  if (!isEmailConfirmed) return 'unconfirmed'
  if (roleName === 'recruiter admin' && approvalStatus === 'APPROVED') return 'already'
  const now = deps.clock.now()
  await deps.db.transaction(async (tx) => {
    await tx
      .update(users)
      .set({
        roleName: 'recruiter admin',
        approvalStatus: 'APPROVED',
        approvalPrevious: null,
        approvalReason: null,
        approvalDecidedAt: now,
      })
      .where(eq(users.id, id))
    await recordAudit(tx, {
      act: 'admin.made',
      userId: id,
      subject: { kind: 'user', id },
      at: now,
      detail: { from: roleName },
    })
  })
  return 'made'
}
