import type { Deps } from '../../../deps'
import { addListTicket } from '../../../db/tickets'
import type { Handlers } from '../../../http/contract/handler'
import { userNotFound } from '../../users/user.errors'
import { getAppeals } from '../../appeals/appeal.store'
import { candidateToArrange } from '../../arrangements/arrangement.store'
import { listAllAttempts } from '../../attempts/attempt.store'
import { toKind, getPartIds } from '../../attempts/lifecycle.rules'
import { averageSeconds, countOverall, overallIds, overallRows } from './overall.store'
import { presentOverall } from './overall.presenter'
import { presentOverallResult } from './overall-view.presenter'
import { getCandidate, resultRows } from '../result.store'
import { overallFilter } from '../results-query.rules'

/** What all candidates came to, over both assessments. */
export function overallHandlers(deps: Deps) {
  const { db } = deps
  return {
    async listOverallResults({ query, session, lang, timeZone }) {
      const { page = 1, limit = 10, download_report: format, ...ask } = query
      const filter = overallFilter(ask)
      if (format !== undefined)
        return {
          data: {
            results: [],
            page,
            limit,
            total: await countOverall(db, filter),
            url: await addListTicket(deps, session.userId, {
              name: 'overall',
              format,
              lang,
              timeZone,
              ask,
            }),
          },
        }
      const [total, found] = await Promise.all([
        countOverall(db, filter),
        overallIds(db, filter, ask.sort ?? '-last_started_at', {
          skip: (page - 1) * limit,
          take: limit,
        }),
      ])
      const rows = await overallRows(
        db,
        found.map(({ id }) => id),
      )
      return { data: { results: rows.map(presentOverall), page, limit, total } }
    },

    async getOverallResult({ params, session }) {
      if ((await candidateToArrange(db, params.user_id)) === null) throw userNotFound()
      const [row] = await overallRows(db, [params.user_id])
      const overall = row === undefined ? null : presentOverall(row)
      const ids = (await listAllAttempts(db, params.user_id)).map(({ id }) => id)
      const material = {
        candidate: await getCandidate(db, session, params.user_id),
        average: overall?.average ?? null,
        counting: [overall?.english, overall?.annotation].flatMap((last) =>
          last == null ? [] : [last.attempt_id],
        ),
        attempts: await resultRows(db, session, ids),
        appeals: await getAppeals(db, ids),
      }
      return { data: presentOverallResult(material, deps) }
    },

    async getAverageTimes({ body }) {
      const { overall, parts } = await averageSeconds(db, body.assessment_id)
      const whole = (seconds: number | null | undefined) =>
        seconds == null ? null : Math.round(seconds)
      return {
        data: {
          overall_seconds: whole(overall),
          parts: getPartIds(toKind(body.assessment_id)).map((id) => ({
            part: id,
            seconds: whole(parts.get(id)),
          })),
        },
      }
    },
  } satisfies Partial<Handlers>
}
