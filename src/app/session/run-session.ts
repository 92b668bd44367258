import { createActor, type ActorRefFrom } from 'xstate'
import { sessionMachine } from '../../../machines/session/session.machine'
import { bindTab, readTokens } from '../../api/token'
import { inspection } from '../../inspection'
import { clearStored } from './clear-stored'
import { sessionActors, type SessionWorld } from './session-actors'
import { sessionWatchers } from './session-watchers'

export type SessionChart = ActorRefFrom<typeof sessionMachine>

/**
 * Starts the session chart of this tab; a token kept on this device is the first that it is told.
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
  return actor
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
