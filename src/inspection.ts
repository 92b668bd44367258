import type { ActorOptions, AnyActorLogic } from 'xstate'

declare global {
  /** Set before the application starts by whoever watches its charts: the browser suite, or the inspector in development. */
  var masarInspection: ActorOptions<AnyActorLogic>['inspect']
}

/** Options that let a watcher see every step of an actor and of those that it invokes. Without a watcher they are empty. */
export const inspection = () => (globalThis.masarInspection ? { inspect: globalThis.masarInspection } : {})
