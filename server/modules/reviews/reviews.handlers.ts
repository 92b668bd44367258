import type { Deps } from '../../deps'
import type { Handlers } from '../../http/handler'
import { countOpenAppeals } from '../appeals/open-appeals.store'
import { countAccounts } from '../approvals/approval.store'
import { presentWaiting } from './waiting.presenter'
import { countWaiting, waitingRows } from './waiting.store'

/** What waits for a person: scores, and for admins review requests and registrations, too. */
export function reviewerHandlers(deps: Deps) {
  return {
    async countReviews({ session }) {
      const reader = { viewer: session, now: deps.clock.now() }
      const isAdmin = session.role === 'recruiter admin'
      const [answers, requests, registrations] = await Promise.all([
        countWaiting(deps.db, reader, { mine_done: false }),
        isAdmin ? countOpenAppeals(deps.db, session.userId) : 0,
        isAdmin ? countAccounts(deps.db, {}) : { REGISTERED: 0, PENDING: 0 },
      ])
      const waiting = {
        answers,
        requests,
        registered: registrations.REGISTERED,
        in_review: registrations.PENDING,
      }
      return {
        data: { ...waiting, count: Object.values(waiting).reduce((sum, one) => sum + one, 0) },
      }
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
