import type { ActorOptions, AnyActorLogic } from 'xstate'

declare global {
  /**
   * Set before the application starts by whoever watches its charts: the browser suite, or the
   * inspector in development.
   */
  var masarInspection: ActorOptions<AnyActorLogic>['inspect']
  /**
   * The clock that the delays of the charts run by, where the browser suite has them pass when a
   * walk wants it.
   */
  var masarClock: ActorOptions<AnyActorLogic>['clock']
}

/**
 * Options that let a watcher see every step of an actor and of those that it invokes. Without a
 * watcher they are empty.
 */
export const inspection = (): Pick<ActorOptions<AnyActorLogic>, 'inspect' | 'clock'> => ({
  ...(globalThis.masarInspection ? { inspect: globalThis.masarInspection } : {}),
  ...(globalThis.masarClock ? { clock: globalThis.masarClock } : {}),
})
