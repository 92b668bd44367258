import { cleanBlock } from '../../../machines/shared/line'
import { getAccount } from '../../db/accounts'
import { notifyAdmins } from '../../db/notifications'
import { addListTicket } from '../../db/tickets'
import type { Deps } from '../../deps'
import { fieldsRefused } from '../../http/domain-error'
import type { Handlers } from '../../http/contract/handler'
import { translate } from '../../http/contract/language'
import {
  appealAlreadyMade,
  appealNotPossible,
  appealTooLate,
  attemptNotFound,
} from '../attempts/assessments.errors'
import { cancelledAt, getCancelReason, isAppealLate } from './appeal.rules'
import { addAppeal, getAppeal, countRedos, redoIds, redoRows } from './appeal.store'
import { presentAppeal, presentCancellation, presentRedo } from './appeal.presenter'
import { listAttempts, findOwnAttempt } from '../attempts/attempt.store'
import {
  getDisqualification,
  getDisqualifications,
  hasOtherAdmin,
} from '../decisions/disqualification.store'
import { catchUpRow } from '../attempts/lifecycle.rules'
import { fullName, presentResultRow } from '../results/result.presenter'
import { countResults, resultIds, resultRows } from '../results/result.store'
import { cancelledFilter, cancelledOrder } from '../results/results-query.rules'

/**
 * Cancelled attempts, the candidates' statements about them, and the redos that were asked for or
 * granted.
 */
export function appealHandlers(deps: Deps) {
  return {
    async getAppeal({ params, session }) {
      const [cancelled] = (await listAttempts(deps.db, session.userId)).filter(
        (attempt) =>
          attempt.assessmentId === params.assessment_id && getCancelReason(attempt.state) !== null,
      )
      if (cancelled === undefined) return { data: { appeal: null, cancellation: null } }
      const appeal = await getAppeal(deps.db, cancelled.id)
      return {
        data: {
          appeal: appeal === null ? null : presentAppeal(appeal, cancelled),
          cancellation: presentCancellation(
            cancelled,
            await getDisqualification(deps.db, cancelled.id),
          ),
        },
      }
    },

    async makeAppeal({ params, body, session, lang }) {
      const found = await findOwnAttempt(deps.db, session.userId, body.attempt_id)
      if (found === null || found.archived || found.assessmentId !== params.assessment_id)
        throw attemptNotFound()
      const statement = cleanBlock(body.statement)
      if (statement === '') throw fieldsRefused({ statement: 'required' })
      const now = deps.clock.now()
      if ((await getAppeal(deps.db, found.id)) !== null) throw appealAlreadyMade()
      const attempt = catchUpRow(found, now)
      if (attempt.state.status !== 'CANCELLED') throw appealNotPossible()
      const disqualification = await getDisqualification(deps.db, found.id)
      if (isAppealLate(cancelledAt(attempt.state, disqualification), now)) throw appealTooLate()
      const added = await deps.db.transaction(async (tx) => {
        const stored = await addAppeal(tx, found.id, statement, now)
        if (stored !== null)
          await notifyAdmins(
            tx,
            {
              kind: 'appeal_made',
              attempt,
              name: fullName((await getAccount(tx, session.userId)).user),
            },
            now,
          )
        return stored
      })
      if (added === null) throw appealAlreadyMade()
      return {
        data: presentAppeal(added, attempt),
        message: translate(lang, 'notices:appeal_made'),
      }
    },

    async listCancelledAssessments({ query, session, lang, timeZone }) {
      const { page = 1, limit = 10, download_report: format, ...ask } = query
      const filter = cancelledFilter(ask)
      if (format !== undefined)
        return {
          data: {
            results: [],
            page,
            limit,
            total: await countResults(deps.db, session, filter),
            url: await addListTicket(deps, session.userId, {
              name: 'cancelled',
              format,
              lang,
              timeZone,
              ask,
            }),
          },
        }
      const [total, found] = await Promise.all([
        countResults(deps.db, session, filter),
        resultIds(deps.db, session, filter, cancelledOrder(ask), {
          skip: (page - 1) * limit,
          take: limit,
        }),
      ])
      const rows = await resultRows(
        deps.db,
        session,
        found.map(({ id }) => id),
      )
      return {
        data: { results: rows.map((row) => presentResultRow(row, deps)), page, limit, total },
      }
    },

    async listRedoAssessments({ query, session, lang, timeZone }) {
      const { page = 1, limit = 10, download_report: format, ...ask } = query
      if (format !== undefined)
        return {
          data: {
            results: [],
            page,
            limit,
            total: await countRedos(deps.db, ask),
            url: await addListTicket(deps, session.userId, {
              name: 'redo',
              format,
              lang,
              timeZone,
              ask,
            }),
          },
        }
      const [total, found] = await Promise.all([
        countRedos(deps.db, ask),
        redoIds(deps.db, ask, { skip: (page - 1) * limit, take: limit }),
      ])
      const ids = found.map(({ id }) => id)
      const [rows, disqualified, other] = await Promise.all([
        redoRows(deps.db, ids),
        getDisqualifications(deps.db, ids),
        hasOtherAdmin(deps.db, session.userId),
      ])
      const results = rows.map((row) =>
        presentRedo(row, other && disqualified.get(row.attempt.id)?.by === session.userId),
      )
      return { data: { results, page, limit, total } }
    },
  } satisfies Partial<Handlers>
}
