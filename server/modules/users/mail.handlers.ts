import { getAccount, findAccountByEmail, type UserRecord } from '../../db/accounts'
import type { Db } from '../../db/db'
import type { Deps } from '../../deps'
import type { Handlers } from '../../http/contract/handler'
import { type Lang, translate } from '../../http/contract/language'
import { limit } from '../../http/service/limits'
import type { Session } from '../../http/contract/session'
import { mailboxLimit } from '../../mail/mailbox-limit'
import { comparable } from '../auth/auth.rules'
import { mailNotAllowed, nothingToResend } from './mail.errors'
import { userNotFound } from './user.errors'

/** Sends the code that confirms an e-mail; it belongs to the auth module. */
type SendCode = (db: Db, account: UserRecord, lang: Lang) => Promise<void>

export function mailHandlers(deps: Deps, sendCode: SendCode) {
  const perMailbox = mailboxLimit(deps)
  const perInvited = limit(deps, 'mails-to-invited', 3, 24 * 3600)

  async function resendOwn(session: Session, emailKey: string, lang: Lang): Promise<void> {
    const account = await getAccount(deps.db, session.userId)
    if (account.user.emailKey !== emailKey) throw mailNotAllowed()
    if (account.user.isEmailConfirmed) throw nothingToResend()
    // The session shows who signed up with the address, not whose it is.
    await perMailbox.take(emailKey)
    await deps.db.transaction((tx) => sendCode(tx, account, lang))
  }

  async function invite(session: Session, emailKey: string): Promise<void> {
    if (session.accountStatus !== 'RECRUITER_ADMIN') throw mailNotAllowed()
    const account = await findAccountByEmail(deps.db, emailKey)
    if (account === null) throw userNotFound()
    if (account.user.roleName !== null) throw nothingToResend()
    await perInvited.take(account.user.id)
    const { email, firstName, lang } = account.user
    await deps.db.transaction((tx) =>
      deps.mail.queue(tx, {
        to: email,
        lang,
        kind: 'onboarding_invite',
        values: { name: firstName },
        link: `${deps.publicUrl}/auth/onboarding`,
      }),
    )
  }

  return {
    async sendEmail({ body, session, lang }) {
      const emailKey = comparable(body.email)
      if (body.kind === 'resend-email') await resendOwn(session, emailKey, lang)
      else await invite(session, emailKey)
      return { data: {}, message: translate(lang, 'notices:email_sent') }
    },
  } satisfies Partial<Handlers>
}
