import { cleanBlock } from '../../../machines/shared/line'
import { accountOf } from '../../db/accounts'
import { tellAdmins } from '../../db/notifications'
import type { Deps } from '../../deps'
import { fieldsRefused } from '../../http/domain-error'
import type { Handlers } from '../../http/handler'
import { say } from '../../http/language'
import { appealAlreadyMade, appealNotPossible, attemptNotFound } from './assessments.errors'
import { addAppeal, appealOf, listRedos } from './appeal.store'
import { presentAppeal, presentRedo } from './appeal.presenter'
import { attemptsOf, findOwnAttempt } from './attempt.store'
import { asOf } from './lifecycle.rules'
import { fullName, presentResultRow } from './result.presenter'
import { countResults, listResults } from './result.store'

/** What was cancelled, what its candidates say of it, and the redos that were asked for or granted. */
export function appealHandlers(deps: Deps) {
  return {
    async getAppeal({ params, session }) {
      const [cancelled] = (await attemptsOf(deps.db, session.userId)).filter((attempt) => attempt.assessmentId === params.assessment_id && attempt.state.cancel_reason !== null)
      const appeal = cancelled === undefined ? null : await appealOf(deps.db, cancelled.id)
      return { data: cancelled === undefined || appeal === null ? null : presentAppeal(appeal, cancelled) }
    },

    async makeAppeal({ params, body, session, lang }) {
      const found = await findOwnAttempt(deps.db, session.userId, body.attempt_id)
      if (found === null || found.archived || found.assessmentId !== params.assessment_id) throw attemptNotFound()
      const statement = cleanBlock(body.statement)
      if (statement === '') throw fieldsRefused({ statement: 'required' })
      const now = deps.clock.now()
      if ((await appealOf(deps.db, found.id)) !== null) throw appealAlreadyMade()
      const attempt = asOf(found, now)
      if (attempt.state.status !== 'CANCELLED') throw appealNotPossible()
      const added = await deps.db.transaction(async (tx) => {
        const kept = await addAppeal(tx, found.id, statement, now)
        if (kept !== null) await tellAdmins(tx, { kind: 'appeal_made', attempt, name: fullName((await accountOf(tx, session.userId)).user) }, now)
        return kept
      })
      if (added === null) throw appealAlreadyMade()
      return { data: presentAppeal(added, attempt), message: say(lang, 'notices:appeal_made') }
    },

    async listCancelledAssessments({ query: { page = 1, limit = 10, assessment_version: assessmentId, user_ids: userIds } }) {
      const filter = { assessmentId, userIds, status: 'CANCELLED', from: null, before: null } as const
      const rows = await listResults(deps.db, filter, { offset: (page - 1) * limit, limit, sort: 'started_at', descending: true })
      return { data: { results: rows.map((row) => presentResultRow(row, deps)), page, limit, total: await countResults(deps.db, filter) } }
    },

    async listRedoAssessments({ query: { page = 1, limit = 10, assessment_version: version, user_ids: userIds } }) {
      const { rows, total } = await listRedos(deps.db, { version, userIds }, { skip: (page - 1) * limit, take: limit })
      return { data: { results: rows.map(presentRedo), page, limit, total } }
    },
  } satisfies Partial<Handlers>
}
