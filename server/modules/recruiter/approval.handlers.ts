import type { Deps } from '../../deps'
import type { Handlers } from '../../http/handler'
import { say } from '../../http/language'
import { nothingChanged, reasonMissing } from './approval.errors'
import { presentRegistration } from './approval.presenter'
import { worstRefusal } from './approval.rules'
import { searchAccounts } from './approval.store'
import { decideRegistrations } from './decide-registrations'
import { keepAnswer, takeKey } from './selection.store'

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
        const before = body.key === undefined ? null : await takeKey(tx, body.key, { userId: session.userId, now })
        if (before !== null) return before
        const outcomes = await decideRegistrations(deps, tx, body.user_ids, { userId: session.userId, action: body.action, reason, now })
        if (outcomes.changed.length === 0) throw nothingChanged(worstRefusal(outcomes.refusals))
        if (body.key !== undefined) await keepAnswer(tx, body.key, outcomes.changed)
        return outcomes.changed
      })
      return { data: { changed: changed.length, user_ids: changed }, message: say(lang, 'notices:decision_made', { count: changed.length }) }
    },
  } satisfies Partial<Handlers>
}
