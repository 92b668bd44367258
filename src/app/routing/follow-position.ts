import type { SessionActor } from '../../session/session-context'
import { getPosition } from './access'

const toKey = (session: SessionActor) => JSON.stringify(getPosition(session.getSnapshot()))

/** Tells of each change of the session's place: the page shown has to be looked at again. */
export function followPosition(session: SessionActor, changed: () => void): () => void {
  let last = toKey(session)
  const { unsubscribe } = session.subscribe(() => {
    const position = toKey(session)
    if (position === last) return
    last = position
    changed()
  })
  return unsubscribe
}
