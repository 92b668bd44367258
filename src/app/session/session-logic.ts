import { sessionMachine } from '../../../machines/session/session.machine'
import { clearStored } from './clear-stored'
import { sessionActors, type SessionDependencies } from './session-actors'
import { sessionWatchers } from './session-watchers'

/** The session chart with what it does in this browser. */
export const sessionLogic = (dependencies: SessionDependencies) =>
  sessionMachine.provide({
    actors: { ...sessionActors(dependencies), ...sessionWatchers(dependencies.queries) },
    actions: { clearStored, reloadPage: dependencies.reloadPage },
  })
