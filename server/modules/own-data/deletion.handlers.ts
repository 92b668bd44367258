import { getAccount, type UserRecord } from '../../db/accounts'
import type { Db } from '../../db/db'
import { rememberAttempts } from '../../db/past-attempts'
import type { Deps } from '../../deps'
import type { Handlers } from '../../http/contract/handler'
import { type Lang, translate } from '../../http/contract/language'
import { limit } from '../../http/service/limits'
import {
  erasePerson,
  hasAttempts,
  heldAttempts,
  holdAdmins,
  isLastAdmin,
  isOnRecord,
  recordDeletion,
} from './deletion.store'
import { attemptRunning, hasAPassword, lastAdmin } from '../users/user.errors'
import { hasRunningAttempt } from '../users/user.store'

/** How somebody shows that they may delete their account; it belongs to the auth module. */
interface Proof {
  mailCode: (db: Db, account: UserRecord, lang: Lang) => Promise<void>
  check: (
    account: UserRecord,
    given: { password?: string | undefined; code?: string | undefined },
  ) => Promise<void>
}

export function deletionHandlers(deps: Deps, proof: Proof) {
  const perAccount = limit(deps, 'deletions', 10, 15 * 60)

  async function refuse(db: Db, userId: string): Promise<void> {
    const refused = await getRefusal(db, userId)
    if (refused !== null) throw refused === 'attempt_running' ? attemptRunning() : lastAdmin()
  }

  async function getRefusal(
    db: Db,
    userId: string,
  ): Promise<'attempt_running' | 'last_admin' | null> {
    if (await hasRunningAttempt(db, userId)) return 'attempt_running'
    return (await isLastAdmin(db, userId)) ? 'last_admin' : null
  }

  return {
    async getDeletion({ session }) {
      const { user } = await getAccount(deps.db, session.userId)
      return {
        data: {
          has_password: user.passwordHash !== null,
          refused: await getRefusal(deps.db, session.userId),
          held_attempts: (await heldAttempts(deps.db, session.userId)).length,
          keeps_attempts: await hasAttempts(deps.db, session.userId),
          keeps_company: user.companyId !== null,
          keeps_decisions: await isOnRecord(deps.db, session.userId),
        },
      }
    },

    async mailDeletionCode({ session, lang }) {
      await perAccount.take(session.userId)
      const account = await getAccount(deps.db, session.userId)
      if (account.user.passwordHash !== null) throw hasAPassword()
      await deps.db.transaction((tx) => proof.mailCode(tx, account, lang))
      return { data: {}, message: translate(lang, 'notices:email_sent') }
    },

    async deleteAccount({ body, session, lang }) {
      await perAccount.take(session.userId)
      const account = await getAccount(deps.db, session.userId)
      await refuse(deps.db, session.userId)
      await proof.check(account, body)
      await deps.db.transaction(async (tx) => {
        const now = deps.clock.now()
        if (account.user.roleName === 'recruiter admin') await holdAdmins(tx)
        await refuse(tx, session.userId)
        await rememberAttempts(tx, deps, session.userId, now)
        const keys = await erasePerson(tx, session.userId, now)
        await recordDeletion(tx, session.userId, now)
        // The bytes go once it is certain that the rows are gone.
        if (keys.length > 0)
          await deps.jobs.send(tx, 'files.delete', { storage_keys: keys }, { key: session.userId })
        // An unconfirmed address may belong to somebody who never signed up.
        if (account.user.isEmailConfirmed)
          await deps.mail.queue(tx, {
            to: account.user.email,
            lang,
            kind: 'account_deleted',
            values: { name: account.user.firstName },
          })
      })
      return { data: {}, message: translate(lang, 'notices:account_deleted') }
    },
  } satisfies Partial<Handlers>
}
