import { addListTicket } from '../../db/tickets'
import type { Deps } from '../../deps'
import type { Handlers } from '../../http/contract/handler'
import { translate } from '../../http/contract/language'
import { presentDetails } from '../users/details.presenter'
import { findDetails } from '../users/details.store'
import { presentProfile } from '../users/profile.presenter'
import { personSeen } from '../users/touch-last-seen.store'
import { presentSeenUser } from '../users/user.presenter'
import { findProfile } from '../users/user.store'
import {
  decidedMeanwhile,
  nothingChanged,
  reasonMissing,
  registrationNotFound,
} from './approval.errors'
import { presentRegistration, presentRegistrationCriteria } from './approval.presenter'
import { worstRefusal } from './approval.rules'
import { accountIds, accountRows, countAccounts, decidedBy, isDecidable } from './approval.store'
import { readCriteria, findRegistration } from './criteria.store'
import { decideRegistrations } from './decide-registrations.store'
import { keepAnswer, takeKey } from '../selections/selection.store'

/** The admin's approvals: candidates and recruiters are both held until somebody looks. */
export function approvalHandlers(deps: Deps) {
  return {
    async adminSearchCandidates({ body, session, lang, timeZone }) {
      const { page, limit, download_report: format, ...ask } = body
      const counts = await countAccounts(deps.db, ask)
      const total = counts[ask.status]
      if (format !== undefined)
        return {
          data: {
            results: [],
            page,
            limit,
            total,
            counts,
            url: await addListTicket(deps, session.userId, {
              name: 'approvals',
              format,
              lang,
              timeZone,
              ask,
            }),
          },
        }
      const found = await accountIds(deps.db, ask, { skip: (page - 1) * limit, take: limit })
      const rows = await accountRows(
        deps.db,
        found.map(({ id }) => id),
      )
      return { data: { results: rows.map(presentRegistration), page, limit, total, counts } }
    },

    async getRegistration({ params, session }) {
      const seen = await personSeen(deps.db, session, params.id)
      const [row] = await accountRows(deps.db, [params.id])
      // The accounts of admins, and of people without a role, are not registrations.
      if (row === undefined || !isDecidable(row.user.roleName)) throw registrationNotFound()
      const isCandidate = row.user.roleName === 'individual'
      const [details, registered, { criteria }, profile, same] = await Promise.all([
        findDetails(deps.db, params.id),
        findRegistration(deps.db, params.id),
        readCriteria(deps.db),
        isCandidate ? findProfile(deps.db, params.id) : null,
        accountRows(
          deps.db,
          row.sameIdentity.map(({ id }) => id),
        ),
      ])
      return {
        data: {
          registration: presentRegistration(row),
          user: presentSeenUser(seen, deps),
          details: details === null ? null : presentDetails(details),
          profile: isCandidate ? presentProfile(profile) : null,
          criteria: registered === null ? null : presentRegistrationCriteria(criteria, registered),
          same_identity: same.map(presentRegistration),
        },
      }
    },

    async adminActionCandidate({ body, session, lang }) {
      const reason = body.action === 'declined' ? (body.reason ?? '').trim() : null
      if (reason === '') throw reasonMissing()
      const changed = await deps.db.transaction(async (tx) => {
        const now = deps.clock.now()
        const before =
          body.key === undefined
            ? null
            : await takeKey(tx, body.key, { userId: session.userId, now })
        if (before !== null) return before
        const { expected_status: expected } = body
        const outcomes = await decideRegistrations(
          deps,
          tx,
          body.user_ids,
          { userId: session.userId, action: body.action, reason, now },
          ({ approvalStatus: status }) => expected === undefined || status === expected,
        )
        if (outcomes.changed.length === 0 && outcomes.unfit.length > 0)
          throw decidedMeanwhile(await decidedBy(tx, outcomes.unfit))
        if (outcomes.changed.length === 0) throw nothingChanged(worstRefusal(outcomes.refusals))
        if (body.key !== undefined) await keepAnswer(tx, body.key, outcomes.changed)
        return outcomes.changed
      })
      return {
        data: { changed: changed.length, user_ids: changed },
        message: translate(lang, 'notices:decision_made', { count: changed.length }),
      }
    },
  } satisfies Partial<Handlers>
}
