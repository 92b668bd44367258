import type { Deps } from '../../deps'
import type { Handlers } from '../../http/contract/handler'
import { countOpenAppeals } from '../appeals/open-appeals.store'
import { countAccounts } from '../approvals/approval.store'
import { presentAgreement } from './agreement.presenter'
import { reviewedAttempts } from './agreement.store'
import { presentWaiting } from './waiting.presenter'
import { countByKind, countWaiting, waitingRows } from './waiting.store'

const noAccounts = { REGISTERED: 0, PENDING: 0 }

/**
 * What waits for a person: answers to score and evidence to judge, and for admins review requests
 * and registrations, too. And how far those who scored agree.
 */
export function reviewerHandlers(deps: Deps) {
  return {
    async countReviews({ session }) {
      const reader = { viewer: session, now: deps.clock.now() }
      const isAdmin = session.role === 'recruiter admin'
      const [kinds, requests, registrations, same] = await Promise.all([
        countByKind(deps.db, reader),
        isAdmin ? countOpenAppeals(deps.db, session.userId) : 0,
        isAdmin ? countAccounts(deps.db, {}) : noAccounts,
        isAdmin ? countAccounts(deps.db, { same_identity: true }) : noAccounts,
      ])
      const waiting = {
        ...kinds,
        requests,
        registered: registrations.REGISTERED,
        in_review: registrations.PENDING,
      }
      return {
        data: {
          ...waiting,
          count: Object.values(waiting).reduce((sum, one) => sum + one, 0),
          same_registered: same.REGISTERED,
          same_in_review: same.PENDING,
        },
      }
    },

    async getReviewAgreement({ session }) {
      const reader = { viewer: session, now: deps.clock.now() }
      return { data: presentAgreement(await reviewedAttempts(deps.db, reader)) }
    },

    async listReviews({ query, session }) {
      const { page = 1, limit = 10, ...ask } = query
      const reader = { viewer: session, now: deps.clock.now() }
      const [total, rows] = await Promise.all([
        countWaiting(deps.db, reader, ask),
        waitingRows(deps.db, reader, ask, { skip: (page - 1) * limit, take: limit }),
      ])
      return { data: { results: rows.map(presentWaiting), page, limit, total } }
    },
  } satisfies Partial<Handlers>
}
