import type { Deps } from '../../deps'
import { addTicket } from '../../db/tickets'
import { plusSeconds } from '../../clock'
import { Answer, type Handlers } from '../../http/handler'
import { say } from '../../http/language'
import { userNotFound } from '../user/user.errors'
import { appealsOf } from './appeal.store'
import { candidateToArrange } from './arrangement.store'
import { everyAttemptOf } from './attempt.store'
import { kindOf, partIdsOf } from './lifecycle.rules'
import { spreadsheetKey } from './make-spreadsheet'
import { averageSeconds, countOverall, listOverall } from './overall.store'
import { presentOverall } from './overall.presenter'
import { presentOverallResult } from './overall-view.presenter'
import { daySpan } from './result.rules'
import { candidateOf, listResults } from './result.store'
import { spreadsheetOf } from './spreadsheet.store'

/** For how long a spreadsheet is given out again before it is made anew. */
const freshSeconds = 60

/** What all candidates came to, over both assessments. */
export function overallHandlers(deps: Deps) {
  return {
    async listOverallResults({ query, session, lang }) {
      const { page = 1, limit = 10 } = query
      const filter = {
        versions: query.assessment_versions,
        ...daySpan(query.from_date, query.to_date),
        passed: query.passed,
        failed: query.failed,
        average: { min: query.average_score_min, max: query.average_score_max },
        english: { min: query.english_assessment_min, max: query.english_assessment_max },
        annotation: { min: query.annotation_assessment_min, max: query.annotation_assessment_max },
        userIds: query.user_ids,
      }
      let url: string | null = null
      if (query.download_report === true) {
        const asked = { ...filter, from: filter.from?.toISOString() ?? null, before: filter.before?.toISOString() ?? null }
        const key = spreadsheetKey(session.userId, lang, asked)
        const made = await spreadsheetOf(deps.db, session.userId, key)
        if (made === null || made.createdAt < plusSeconds(deps.clock.now(), -freshSeconds)) {
          await deps.jobs.send(deps.db, 'results.spreadsheet', { user_id: session.userId, lang, storage_key: key, filter: asked })
          return new Answer(202, { data: {}, message: say(lang, 'notices:spreadsheet_in_progress') })
        }
        url = await addTicket(deps, session.userId, { kind: 'spreadsheet', fileId: made.id, subjectId: made.id })
      }
      const rows = await listOverall(deps.db, filter, { skip: (page - 1) * limit, take: limit })
      return { data: { results: rows.map(presentOverall), page, limit, total: await countOverall(deps.db, filter), url } }
    },

    async getOverallResult({ params }) {
      const { db } = deps
      if ((await candidateToArrange(db, params.user_id)) === null) throw userNotFound()
      const [row] = await listOverall(db, { from: null, before: null, average: {}, english: {}, annotation: {}, userIds: [params.user_id] })
      const overall = row === undefined ? null : presentOverall(row)
      const ids = (await everyAttemptOf(db, params.user_id)).map(({ id }) => id)
      const listed = ids.length === 0 ? [] : await listResults(db, { from: null, before: null }, { ids })
      const material = {
        candidate: await candidateOf(db, params.user_id),
        average: overall?.average ?? null,
        counting: [overall?.english, overall?.annotation].flatMap((last) => (last == null ? [] : [last.attempt_id])),
        attempts: listed.toSorted((a, b) => ids.indexOf(a.attempt.id) - ids.indexOf(b.attempt.id)),
        appeals: await appealsOf(db, ids),
      }
      return { data: presentOverallResult(material, deps) }
    },

    async getAverageTimes({ body }) {
      const { overall, parts } = await averageSeconds(deps.db, body.assessment_id)
      const whole = (seconds: number | null | undefined) => (seconds == null ? null : Math.round(seconds))
      return { data: { overall_seconds: whole(overall), parts: partIdsOf(kindOf(body.assessment_id)).map((id) => ({ part: id, seconds: whole(parts.get(id)) })) } }
    },
  } satisfies Partial<Handlers>
}
