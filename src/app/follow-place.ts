import type { SessionActor } from '../session/session-context'
import { placeOf } from './access'

const keyOf = (session: SessionActor) => JSON.stringify(placeOf(session.getSnapshot()))

/** Tells of each change of the session's place: the page shown has to be looked at again. */
export function followPlace(session: SessionActor, changed: () => void): () => void {
  let seen = keyOf(session)
  const { unsubscribe } = session.subscribe(() => {
    const place = keyOf(session)
    if (place === seen) return
    seen = place
    changed()
  })
  return unsubscribe
}
