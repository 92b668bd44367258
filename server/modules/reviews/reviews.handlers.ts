import type { Deps } from '../../deps'
import type { Handlers } from '../../http/handler'
import { presentWaiting } from './waiting.presenter'
import { countWaiting, waitingRows } from './waiting.store'

/** What waits for a person's scores. */
export function reviewerHandlers(deps: Deps) {
  return {
    async countReviews({ session }) {
      const reader = { viewer: session, now: deps.clock.now() }
      return { data: { count: await countWaiting(deps.db, reader, { mine_done: false }) } }
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
