import { plusSeconds } from '../../runtime/clock'
import { addTicket } from '../../db/tickets'
import type { Deps } from '../../deps'
import { Answer, type Handlers } from '../../http/contract/handler'
import { translate } from '../../http/contract/language'
import { ownDataFile } from './own-data.store'

/** For how long a copy is given out again before it is made anew. */
const freshSeconds = 60

/** A copy of everything that is held about oneself, made when it is asked for. */
export function ownDataHandlers(deps: Deps) {
  return {
    async getOwnData({ session, lang }) {
      const made = await ownDataFile(deps.db, session.userId, lang)
      if (made !== null && made.createdAt >= plusSeconds(deps.clock.now(), -freshSeconds))
        return {
          data: {
            url: await addTicket(deps, session.userId, {
              kind: 'own_data',
              fileId: made.id,
              subjectId: session.userId,
              personId: session.userId,
            }),
          },
        }
      await deps.jobs.send(deps.db, 'own_data.zip', { user_id: session.userId, lang })
      return new Answer(202, { data: {}, message: translate(lang, 'notices:own_data_in_progress') })
    },
  } satisfies Partial<Handlers>
}
