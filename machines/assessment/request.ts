import { errorParams, noInput } from './inputs'

/** The part of a state in which one call is under way; a refusal is kept in the state it leads to. */
export const request = <
  const Actor extends string,
  Input,
  const Done,
  const Refused extends string,
>(
  src: Actor,
  { input, done, refused }: { input: Input; done: Done; refused: Refused },
) => ({
  tags: ['busy' as const],
  invoke: {
    src,
    input,
    onDone: done,
    onError: { target: refused, actions: { type: 'setFailure' as const, params: errorParams } },
  },
})

/**
 * A call that is repeated until it is answered. Its data are kept on this device, and it is sent
 * again after a while, or as soon as the browser reports a connection. Heartbeats have ended by
 * then, so they cannot report it.
 */
export const requestUntilAnswered = <const Actor extends string, Input, const Done extends string>(
  src: Actor,
  { input, done, about }: { input: Input; done: Done; about: { sending: string; waiting: string } },
) => ({
  initial: 'sending' as const,
  states: {
    sending: {
      description: about.sending,
      tags: ['busy' as const],
      invoke: { src, input, onDone: { target: done }, onError: { target: 'waiting' as const } },
    },
    waiting: {
      description: about.waiting,
      tags: ['offline' as const],
      invoke: { src: 'watchReturn' as const, input: noInput },
      after: { retry: { target: 'sending' as const } },
      on: { 'connection.restored': { target: 'sending' as const } },
    },
  },
})
