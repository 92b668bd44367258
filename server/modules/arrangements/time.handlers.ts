import type { TimeGrant } from '../../../machines/attempt/attempt-events'
import { cleanBlock } from '../../../machines/shared/line'
import { addNotifications } from '../../db/notifications'
import type { Deps } from '../../deps'
import { fieldsRefused } from '../../http/domain-error'
import type { Handlers } from '../../http/contract/handler'
import { translate } from '../../http/contract/language'
import { attemptNotFound, attemptOver } from '../attempts/assessments.errors'
import { findAttempt } from '../attempts/attempt.store'
import { decideAttempt } from '../decisions/decide-attempt.store'
import { grantedSeconds } from '../attempts/lifecycle.rules'
import { getEvents } from '../results/result.store'
import { fullName } from '../results/result.presenter'

export function timeHandlers(deps: Deps) {
  return {
    async grantTime({ body, session, lang }) {
      const reason = cleanBlock(body.reason)
      if (reason === '') throw fieldsRefused({ reason: 'required' })
      const detail: TimeGrant = { kind: 'work', seconds: body.minutes * 60, cause: reason }
      const row = await decideAttempt(
        deps,
        await findAttempt(deps.db, body.attempt_id),
        { userId: session.userId, key: body.key },
        {
          act: 'attempt.time',
          event: ({ part, epoch, sequence }, now) =>
            part === null
              ? null
              : { type: 'time.granted', part, detail, at: now.toISOString(), epoch, sequence },
          refused: attemptOver,
          also: (tx, attempt, now) =>
            addNotifications(
              tx,
              [attempt.userId],
              { kind: 'time_granted', attempt, grant: body.key, minutes: body.minutes },
              now,
            ),
        },
      )
      // The same key again is answered with what it granted then.
      const granted = (await getEvents(deps.db, row.id)).find(({ event }) => event.key === body.key)
      const part = row.state.clock.parts.find(({ id }) => id === granted?.event.part)
      if (granted === undefined || part === undefined) throw attemptNotFound()
      const { decider, event } = granted
      const { seconds, cause } = event.detail as TimeGrant
      return {
        data: {
          id: event.id,
          attempt_id: row.id,
          part: part.id,
          minutes: Math.round(seconds / 60),
          reason: cause,
          granted_seconds: grantedSeconds(row.state),
          deadline: part.deadline,
          granted_at: event.at.toISOString(),
          granted_by: decider === null ? '' : fullName(decider),
        },
        message: translate(lang, 'notices:time_granted'),
      }
    },
  } satisfies Partial<Handlers>
}
