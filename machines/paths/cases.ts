import type { AnyStateMachine, EventFromLogic, EventObject, InputFrom, SnapshotFrom } from 'xstate'

/** How an invoked actor may end: what it may answer, and what it may fail with. */
export interface ActorOutcomes {
  done?: readonly unknown[]
  error?: readonly unknown[]
}

/** The finite world in which a chart is walked: payloads of its events and endings of its actors. */
export interface ChartCases<Machine extends AnyStateMachine = AnyStateMachine> {
  machine: Machine
  input: InputFrom<Machine>
  events: readonly EventFromLogic<Machine>[]
  /** By the id of the invocation. */
  outcomes: Readonly<Record<string, ActorOutcomes>>
  /** What guards read from the context; snapshots that differ in it are different configurations. */
  facts: (snapshot: SnapshotFrom<Machine>) => unknown
}

/** The event that a finished actor sends to its chart. */
export function done(actor: string, output: unknown): EventObject & { output: unknown } {
  return { type: `xstate.done.actor.${actor}`, output }
}

/** The event that a failed actor sends to its chart. */
export function failed(actor: string, error: unknown): EventObject & { error: unknown } {
  return { type: `xstate.error.actor.${actor}`, error }
}
