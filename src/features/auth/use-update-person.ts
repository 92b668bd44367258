import type { SessionUser } from '../../../machines/session/answers'
import { SessionContext } from '../../session/session-context'

/** Tells the session how a person is now, so that every page shows them so. */
export function useUpdatePerson(): (user: SessionUser) => void {
  const actor = SessionContext.useActorRef()
  return (user) => {
    const { session } = actor.getSnapshot().context
    if (session !== null) actor.send({ type: 'standing.seen', session: { ...session, user } })
  }
}
