import type { ActorOptions, AnyActorLogic } from 'xstate'

declare global {
  /**
   * Set before the application starts by the browser suite, the panel of the charts, or the
   * inspector in development.
   */
  var masarInspection: ActorOptions<AnyActorLogic>['inspect']
  /**
   * The clock for the delays of the charts. The browser suite sets it, so that a walk can end a
   * delay.
   */
  var masarClock: ActorOptions<AnyActorLogic>['clock']
}

/**
 * Options by which an inspector sees every step of an actor and of the actors that it invokes, and
 * by which the browser suite controls their clock. They are empty if neither is set.
 */
export const inspection = (): Pick<ActorOptions<AnyActorLogic>, 'inspect' | 'clock'> => ({
  ...(globalThis.masarInspection ? { inspect: globalThis.masarInspection } : {}),
  ...(globalThis.masarClock ? { clock: globalThis.masarClock } : {}),
})
