import type { Deps } from '../../deps'
import type { Handlers } from '../../http/contract/handler'
import { assessmentNotDone, attemptNotFound } from '../attempts/assessments.errors'
import { listAttempts, findOwnAttempt } from '../attempts/attempt.store'
import { ownEpisodes } from './episode.rules'
import { catchUpRow } from '../attempts/lifecycle.rules'
import { getEvents } from '../results/result.store'

/** What candidates read of what was noted while they took an assessment. */
export function episodeHandlers(deps: Deps) {
  return {
    async listOwnEpisodes({ params, query, session }) {
      const named = query.attempt_id
      const row =
        named === undefined
          ? (await listAttempts(deps.db, session.userId)).find(
              (attempt) => attempt.assessmentId === params.assessment_id,
            )
          : await findOwnAttempt(deps.db, session.userId, named)
      if (row == null || row.archived || row.assessmentId !== params.assessment_id)
        throw attemptNotFound()
      if (catchUpRow(row, deps.clock.now()).state.status === 'IN_PROGRESS')
        throw assessmentNotDone()
      const events = await getEvents(deps.db, row.id)
      return {
        data: {
          results: ownEpisodes(
            events.map(({ event }) => event),
            row.startedAt,
          ),
        },
      }
    },
  } satisfies Partial<Handlers>
}
