import { cleanBlock } from '../../../machines/shared/line'
import { recordAudit } from '../../db/audit'
import type { Deps } from '../../deps'
import { fieldsRefused } from '../../http/domain-error'
import type { Handlers } from '../../http/contract/handler'
import { translate } from '../../http/contract/language'
import { attemptNotFound, holdNotChanged, recordingsDeleted } from '../attempts/assessments.errors'
import { findAttempt } from '../attempts/attempt.store'
import { presentRetention } from './hold.presenter'
import { addHold, listHolds, liftHold } from './hold.store'
import { retentionDays } from '../../db/retention'

/** What an admin has kept longer than recordings are kept. */
export function holdHandlers(deps: Deps) {
  return {
    async setRecordingHold({ params, body, session, lang }) {
      const row = await findAttempt(deps.db, params.id)
      if (row === null || row.assessmentId !== params.assessment_id) throw attemptNotFound()
      const reason = cleanBlock(body.reason)
      if (reason === '') throw fieldsRefused({ reason: 'required' })
      if (body.held && row.mediaDeletedAt !== null) throw recordingsDeleted()
      const change = { attemptId: row.id, reason, userId: session.userId, at: deps.clock.now() }
      await deps.db.transaction(async (tx) => {
        if (!(body.held ? await addHold(tx, change) : await liftHold(tx, change)))
          throw holdNotChanged()
        await recordAudit(tx, {
          act: body.held ? 'recordings.held' : 'recordings.released',
          userId: session.userId,
          subject: { kind: 'attempt', id: row.id },
          personId: row.userId,
          at: change.at,
        })
      })
      const days = await retentionDays(deps.db, 'recording_retention_days')
      return {
        data: presentRetention(row, await listHolds(deps.db, row.id), days),
        message: translate(lang, body.held ? 'notices:recordings_held' : 'notices:hold_lifted'),
      }
    },
  } satisfies Partial<Handlers>
}
