import { addListTicket } from '../../db/tickets'
import type { Deps } from '../../deps'
import type { Handlers } from '../../http/contract/handler'
import { pictureUrl } from '../../http/pictures'
import { fullName } from '../results/result.presenter'
import { lastScores } from '../matching/candidates-for-jobs.store'
import { presentPoolCandidate } from './pool.presenter'
import { countPool, lastPokes, poolIds, poolRows, usersNamed } from './pool.store'

/** The candidates of the platform, among whom every recruiter searches. */
export function poolHandlers(deps: Deps) {
  const { db } = deps
  return {
    async searchCandidates({ body, session, lang, timeZone }) {
      const { page, limit, download_report: format, ...ask } = body
      if (format !== undefined) {
        const url = await addListTicket(deps, session.userId, {
          name: 'candidates',
          format,
          lang,
          timeZone,
          ask,
        })
        return { data: { results: [], page, limit, total: await countPool(db, session, ask), url } }
      }
      const [total, found] = await Promise.all([
        countPool(db, session, ask),
        poolIds(db, session, ask, { skip: (page - 1) * limit, take: limit }),
      ])
      const ids = found.map(({ id }) => id)
      const [rows, scores, pokes] = await Promise.all([
        poolRows(db, session, ids),
        lastScores(db, ids),
        lastPokes(db, session.companyId, ids),
      ])
      const results = rows.map((row) =>
        presentPoolCandidate(row, {
          avatarUrl: pictureUrl(deps, row.user.avatarFileId),
          scores: scores.get(row.user.id),
          pokedAt: pokes.get(row.user.id),
          lang,
        }),
      )
      return { data: { results, page, limit, total } }
    },

    async findUsersByName({ query, session }) {
      const found = await usersNamed(db, session, query.name)
      return {
        data: found.map((user) => ({
          id: user.id,
          full_name: fullName(user),
          email: user.email,
          avatar_url: pictureUrl(deps, user.avatarFileId),
        })),
      }
    },
  } satisfies Partial<Handlers>
}
