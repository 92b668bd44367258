import { recordAudit } from '../../db/audit'
import { getAccount, type UserRecord } from '../../db/accounts'
import type { Db } from '../../db/db'
import { plusSeconds } from '../../runtime/clock'
import type { Deps } from '../../deps'
import type { Handlers } from '../../http/contract/handler'
import { type Lang, translate } from '../../http/contract/language'
import { limit } from '../../http/service/limits'
import { fullName } from '../results/result.presenter'
import { nothingChanged } from '../approvals/approval.errors'
import { mailPause, whyNot } from './candidate-emails.rules'
import {
  countNewcomers,
  lastMailed,
  listNewcomers,
  type MailedPerson,
  peopleToMail,
} from './candidate-emails.store'
import { keepAnswer, takeKey } from '../selections/selection.store'

/** Sends the code that confirms an e-mail; it belongs to the auth module. */
type SendCode = (db: Db, account: UserRecord, lang: Lang) => Promise<void>

/** The most people that one admin may write to in a day. */
const mostADay = 500

/**
 * Admins write to those who have begun to register and not finished: the code again, or an
 * invitation to go on.
 */
export function candidateEmailHandlers(deps: Deps, sendCode: SendCode) {
  const perAdmin = (tx: Db) => limit({ ...deps, db: tx }, 'candidate-mails', mostADay, 24 * 3600)

  async function send(
    tx: Db,
    kind: 'resend-email' | 'onboarding-invite',
    { user }: MailedPerson,
  ): Promise<void> {
    const { id, email, firstName, lang } = user
    if (kind === 'resend-email') return sendCode(tx, await getAccount(tx, id), lang)
    await deps.mail.queue(tx, {
      to: email,
      lang,
      kind: 'onboarding_invite',
      values: { name: firstName },
      link: `${deps.publicUrl}/auth/onboarding`,
    })
  }

  return {
    async searchNewcomers({ body: { page, limit: most, ...ask } }) {
      const [total, rows] = await Promise.all([
        countNewcomers(deps.db, ask),
        listNewcomers(deps.db, ask, { skip: (page - 1) * most, take: most }),
      ])
      const mailed = await lastMailed(
        deps.db,
        rows.map(({ id }) => id),
      )
      return {
        data: {
          results: rows.map((user) => presentNewcomer(user, mailed.get(user.id))),
          page,
          limit: most,
          total,
        },
      }
    },

    async checkCandidateEmails({ body: { kind, user_ids: ids } }) {
      const people = await peopleToMail(deps.db, ids, {
        kind,
        since: plusSeconds(deps.clock.now(), -mailPause),
        hold: false,
      })
      const judged = people.map((person) => ({
        ...presentNamed(person),
        reason: whyNot(kind, person),
      }))
      return {
        data: {
          recipients: judged.flatMap(({ reason, ...person }) => (reason === null ? [person] : [])),
          left_out: judged.flatMap(({ reason, ...person }) =>
            reason === null ? [] : [{ ...person, reason }],
          ),
        },
      }
    },

    async emailCandidates({ body: { kind, user_ids: ids, key }, session, lang }) {
      const now = deps.clock.now()
      const sent = await deps.db.transaction(async (tx) => {
        const before = await takeKey(tx, key, { userId: session.userId, now })
        if (before !== null) return before
        const people = await peopleToMail(tx, ids, {
          kind,
          since: plusSeconds(now, -mailPause),
          hold: true,
        })
        const recipients = people.filter((person) => whyNot(kind, person) === null)
        if (recipients.length === 0) throw nothingChanged('no_pending_request')
        await perAdmin(tx).take(session.userId, recipients.length)
        // One after the other: they stand in one transaction.
        // oxlint-disable-next-line no-await-in-loop
        for (const person of recipients) await send(tx, kind, person)
        await recordAudit(
          tx,
          ...recipients.map(({ user }) => ({
            act: 'candidate.emailed' as const,
            userId: session.userId,
            subject: { kind: 'user', id: user.id },
            at: now,
            detail: { kind },
          })),
        )
        const notified = recipients.map(({ user }) => user.id)
        await keepAnswer(tx, key, notified)
        return notified
      })
      return {
        data: { sent: sent.length, user_ids: sent },
        message: translate(lang, 'notices:emails_sent', { count: sent.length }),
      }
    },
  } satisfies Partial<Handlers>
}

const presentNamed = ({ user }: Pick<MailedPerson, 'user'>) => ({
  user_id: user.id,
  full_name: fullName(user),
  email: user.email,
})

const presentNewcomer = (user: MailedPerson['user'], mailedAt: Date | undefined) => ({
  ...presentNamed({ user }),
  is_email_confirmed: user.isEmailConfirmed,
  registered_at: user.createdAt.toISOString(),
  emailed_at: mailedAt?.toISOString() ?? null,
})
