import type { SessionActor, SessionSnapshot } from '../../session/session-context'
import { claimTab } from '../../api/token'
import { getPosition } from '../routing/access'
import type { SessionDependencies } from './session-actors'
import { readReset, storeReset } from './stored-reset'

/** What this tab and this device do as the session changes. Answers the way to end it. */
export function followSession(
  session: SessionActor,
  dependencies: SessionDependencies,
): () => void {
  const follows = [followPerson(session, dependencies), followReset(session)]
  return () => {
    for (const end of follows) end()
  }
}

/**
 * Keeps a password reset in this tab, and continues it after a reload once the session has been
 * restored.
 */
function followReset(actor: SessionActor): () => void {
  let broken = readReset()
  const look = (snapshot: SessionSnapshot) => {
    if (broken !== null) {
      if (snapshot.hasTag('settling')) return
      const reset = broken
      broken = null
      actor.send({ type: 'reset.restored', ...reset })
      return
    }
    const { step } = getPosition(snapshot)
    const { email, resetToken } = snapshot.context
    // A link is tried again by its own address.
    storeReset(step === null || step === 'link' ? null : { step, email, resetToken })
  }
  const { unsubscribe } = actor.subscribe(look)
  look(actor.getSnapshot())
  return unsubscribe
}

/**
 * Clears the cached data of one person before the next one is shown, so that no call is made with
 * the other's data. Unsent work is sent when its person is back.
 */
function followPerson(
  actor: SessionActor,
  { queries, deviceWork }: SessionDependencies,
): () => void {
  let person: string | null = null
  let delivered: string | null = null
  const { unsubscribe } = actor.subscribe((snapshot) => {
    const now = snapshot.context.session?.user.id ?? null
    if (person !== null && now !== person) void queries().then((cache) => cache.clear())
    person = now
    if (now !== null) claimTab(now)
    if (now === null) delivered = null
    const isBack = snapshot.matches('CANDIDATE') && !snapshot.hasTag('offline')
    if (now === null || !isBack || delivered === now) return
    delivered = now
    void deviceWork.uploadPending(now)
  })
  return unsubscribe
}
