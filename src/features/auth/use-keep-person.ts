import type { SessionUser } from '../../../machines/session/answers'
import { useSessionActor } from './session'

/** Tells the session how a person is now, so that every page shows them so. */
export function useKeepPerson(): (user: SessionUser) => void {
  const actor = useSessionActor()
  return (user) => {
    const { session } = actor.getSnapshot().context
    if (session !== null) actor.send({ type: 'standing.seen', session: { ...session, user } })
  }
}
