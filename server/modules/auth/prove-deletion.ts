import type { UserRecord } from '../../db/accounts'
import type { Db } from '../../db/db'
import type { Deps } from '../../deps'
import { fieldsRefused, rateLimited } from '../../http/domain-error'
import type { Lang } from '../../http/contract/language'
import { passwordFieldWrong } from './auth.errors'
import { codeLifetimeSeconds } from './auth.rules'
import { findByDigits, issueCode, useCode } from './code.store'
import { passwordFits } from './passwords.rules'

const daySeconds = 24 * 3600

/**
 * Proves that the owner of an account deletes it: by the password, or by a mailed code if there is
 * none.
 */
export const deletionProof = (deps: Deps) => ({
  async mailCode(db: Db, { user }: UserRecord, lang: Lang): Promise<void> {
    const { code } = await issueCode(deps, db, user.id, 'delete_account')
    if (code === null) throw rateLimited(daySeconds)
    await deps.mail.queue(db, {
      to: user.email,
      lang,
      kind: 'delete_account',
      values: { name: user.firstName, code },
      usefulSeconds: codeLifetimeSeconds,
    })
  },

  /** Throws 422 beside the field that does not prove it. */
  async check(
    account: UserRecord,
    { password, code }: { password?: string | undefined; code?: string | undefined },
  ): Promise<void> {
    const { user } = account
    if (user.passwordHash !== null) {
      if ((password ?? '') === '') throw fieldsRefused({ password: 'required' })
      if (!(await passwordFits(account, password ?? ''))) throw passwordFieldWrong()
      return
    }
    if ((code ?? '') === '') throw fieldsRefused({ code: 'required' })
    const found = await findByDigits(deps, user.emailKey, code ?? '', 'delete_account')
    await useCode(deps.db, found.id, deps.clock.now())
  },
})
