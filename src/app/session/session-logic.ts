import { sessionMachine } from '../../../machines/session/session.machine'
import { clearStored } from './clear-stored'
import { sessionActors, type SessionWorld } from './session-actors'
import { sessionWatchers } from './session-watchers'

/** The session chart with what it does in this browser. */
export const sessionLogic = (world: SessionWorld) =>
  sessionMachine.provide({
    actors: { ...sessionActors(world), ...sessionWatchers(world.queries) },
    actions: { clearStored, reloadPage: world.reloadPage },
  })
