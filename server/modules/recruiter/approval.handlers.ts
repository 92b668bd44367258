import type { Db } from '../../db/db'
import { addNotifications, withdrawNotifications } from '../../db/notifications'
import type { Deps } from '../../deps'
import type { Handlers } from '../../http/handler'
import { say } from '../../http/language'
import { nothingChanged, reasonMissing } from './approval.errors'
import { presentRegistration } from './approval.presenter'
import { decide, type Decision, isRefusal, mailDueAt, worstRefusal } from './approval.rules'
import { type Account, holdAccounts, searchAccounts, storeDecision } from './approval.store'

/** The admin's approvals: candidates and recruiters are both held until somebody looks. */
export function approvalHandlers(deps: Deps) {
  return {
    async adminSearchCandidates({ body }) {
      const { page, limit, status, role, query } = body
      const { rows, counts } = await searchAccounts(deps.db, { status: status ?? 'REGISTERED', role, query }, { skip: (page - 1) * limit, take: limit })
      const all = { REGISTERED: 0, PENDING: 0, APPROVED: 0, DECLINED: 0, ...counts }
      return { data: { results: rows.map(presentRegistration), page, limit, total: all[status ?? 'REGISTERED'], counts: all } }
    },

    async adminActionCandidate({ body, session, lang }) {
      const reason = body.action === 'declined' ? (body.reason ?? '').trim() : null
      if (reason === '') throw reasonMissing()
      const changed = await deps.db.transaction(async (tx) => {
        const now = deps.clock.now()
        const outcomes = (await holdAccounts(tx, body.user_ids)).map(({ account, facts }) => ({ account, outcome: decide(facts, body.action, now) }))
        const refusals = outcomes.flatMap(({ outcome }) => (isRefusal(outcome) ? [outcome] : []))
        const decided = outcomes.flatMap(({ account, outcome }) => (isRefusal(outcome) ? [] : [{ account, decision: outcome }]))
        if (decided.length === 0) throw nothingChanged(worstRefusal(refusals))
        for (const { account, decision } of decided) {
          await storeDecision(tx, account, decision, { userId: session.userId, action: body.action, reason, now })
          await tell(tx, account, decision, reason, now)
        }
        return decided.map(({ account }) => account.id)
      })
      return { data: { changed: changed.length, user_ids: changed }, message: say(lang, 'notices:decision_made', { count: changed.length }) }
    },
  } satisfies Partial<Handlers>

  /** One mail and one notification for a decision, once it stands; what waits about an earlier one is held back. */
  async function tell(tx: Db, account: Account, { effects }: Decision, reason: string | null, now: Date): Promise<void> {
    if (effects.length > 0) {
      await deps.mail.holdBack(tx, account.id)
      await withdrawNotifications(tx, account.id, ['approved', 'declined'], now)
    }
    const kind = effects.includes('announceApproval') ? 'approved' : effects.includes('announceDecline') ? 'declined' : null
    if (kind === null) return
    await deps.mail.queue(tx, { to: account.email, lang: account.lang, kind, values: { name: account.firstName, reason: reason ?? '' }, link: `${deps.publicUrl}/auth/login`, about: account.id, sendAfter: mailDueAt(now) })
    await addNotifications(tx, [account.id], kind === 'approved' ? { kind } : { kind, reason: reason ?? '' }, mailDueAt(now))
  }
}
