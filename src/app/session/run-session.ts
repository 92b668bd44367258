import { createActor, type ActorRefFrom } from 'xstate'
import { sessionMachine } from '../../../machines/session/session.machine'
import { placeOf } from '../access'
import { bindTab, readTokens } from '../../api/token'
import { inspection } from '../../inspection'
import { clearStored } from './clear-stored'
import { sessionActors, type SessionWorld } from './session-actors'
import { sessionWatchers } from './session-watchers'
import { readReset, storeReset } from './stored-reset'

export type SessionChart = ActorRefFrom<typeof sessionMachine>

/**
 * Starts the session chart of this tab; a token kept on this device is the first that it is told,
 * a reset that a reload broke off the next.
 */
export function runSession(world: SessionWorld): SessionChart {
  const actors = { ...sessionActors(world), ...sessionWatchers(world.queries) }
  const actor = createActor(
    sessionMachine.provide({ actors, actions: { clearStored, beginAnew: world.beginAnew } }),
    inspection(),
  )
  followPerson(actor, world)
  actor.start()
  if (readTokens() !== null) actor.send({ type: 'token.found' })
  followReset(actor)
  return actor
}

/**
 * A reset is kept for this tab as far as it has come, and goes on there when the page is loaded
 * again, once it is known who is here.
 */
function followReset(actor: SessionChart): void {
  let broken = readReset()
  const look = (snapshot: ReturnType<SessionChart['getSnapshot']>) => {
    if (broken !== null) {
      if (snapshot.hasTag('settling')) return
      const reset = broken
      broken = null
      actor.send({ type: 'reset.restored', ...reset })
      return
    }
    const { step } = placeOf(snapshot)
    const { email, resetToken } = snapshot.context
    // A link is tried again by its own address.
    storeReset(step === null || step === 'link' ? null : { step, email, resetToken })
  }
  actor.subscribe(look)
  look(actor.getSnapshot())
}

/**
 * What was fetched for one person is never shown to the next, and nothing is asked in the other's
 * name; what a person left unsent goes up when they are back.
 */
function followPerson(actor: SessionChart, { queries, deviceWork }: SessionWorld): void {
  let person: string | null = null
  let delivered: string | null = null
  actor.subscribe((snapshot) => {
    const now = snapshot.context.session?.user.id ?? null
    if (person !== null && now !== person) void queries().then((cache) => cache.clear())
    person = now
    if (now !== null) bindTab(now)
    if (now === null) delivered = null
    const isBack = snapshot.matches('CANDIDATE') && !snapshot.hasTag('offline')
    if (now === null || !isBack || delivered === now) return
    delivered = now
    void deviceWork.deliverLeftovers(now)
  })
}
