import { addListTicket } from '../../db/tickets'
import type { Deps } from '../../deps'
import type { Handlers } from '../../http/contract/handler'
import { presentEntry } from './log.presenter'
import { countLog, logPage, namesIn } from './log.store'

/** Who did, decided and opened what: for admins. */
export function logHandlers(deps: Deps) {
  const { db } = deps
  return {
    async listAuditLog({ body, session, lang, timeZone }) {
      const { page, limit, download_report: format, ...ask } = body
      if (format !== undefined)
        return {
          data: {
            results: [],
            page,
            limit,
            total: await countLog(db, ask),
            url: await addListTicket(deps, session.userId, {
              name: 'log',
              format,
              lang,
              timeZone,
              ask,
            }),
          },
        }
      const rows = await logPage(db, ask, { skip: (page - 1) * limit, take: limit })
      const names = await namesIn(db, rows)
      return {
        data: {
          results: rows.map((row) => presentEntry(row, names)),
          page,
          limit,
          total: await countLog(db, ask),
        },
      }
    },
  } satisfies Partial<Handlers>
}
