import type {
  AnyStateMachine,
  EventFromLogic,
  EventObject,
  InputFrom,
  OutputFrom,
  SnapshotFrom,
} from 'xstate'

/** How an invoked actor may end: what it may answer, and what it may fail with. */
export interface ActorOutcomes {
  done?: readonly unknown[]
  error?: readonly unknown[]
}

/**
 * The finite world in which a chart is walked: payloads of its events and endings of its actors.
 */
export interface ChartCases<Machine extends AnyStateMachine = AnyStateMachine> {
  machine: Machine
  input: InputFrom<Machine>
  events: readonly EventFromLogic<Machine>[]
  /** By the id of the invocation. */
  outcomes: Readonly<Record<string, ActorOutcomes>>
  /** Whether the world may bring this event about there; everything may where it is not said. */
  possible?: (snapshot: SnapshotFrom<Machine>, event: EventFromLogic<Machine>) => boolean
  /**
   * What guards read from the context; snapshots that differ in it are different configurations.
   */
  facts: (snapshot: SnapshotFrom<Machine>) => unknown
  words: ChartWords<Machine>
  ignored: readonly IgnoredEvents<Machine>[]
  /** Why the product does not run this chart, for one that is ahead of its screens. */
  notRunYet?: string
}

/** One plain English sentence, or one made from what an event or an actor brings. */
export type Words<Of> = string | ((of: Of) => string)

/** A chart in words, so that its paths read like instructions: nothing of it may be left out. */
export interface ChartWords<Machine extends AnyStateMachine = AnyStateMachine> {
  events: {
    readonly [Type in EventType<Machine>]: Words<EventNamed<EventFromLogic<Machine>, Type>>
  }
  actors: { readonly [Name in ActorName<Machine>]: ActorWords<OutputFrom<ActorsOf<Machine>[Name]>> }
  delays: {
    readonly [Name in Extract<keyof NonNullable<Provided<Machine>['delays']>, string>]: string
  }
}

/** What an actor does and how it ends. A watcher, which has no output, only reports by events. */
export type ActorWords<Output> = [Output] extends [undefined]
  ? { does: string }
  : { does: string; done: Words<Output>; failed: Words<unknown> }

/**
 * Events that mean nothing in some states, and why. `done` and `failed` are the outcomes of the
 * actors named.
 */
export interface IgnoredEvents<Machine extends AnyStateMachine = AnyStateMachine> {
  /** Paths of states, as `parent.child`; all within them is meant. */
  in: readonly string[] | 'everywhere'
  events?: readonly EventType<Machine>[]
  done?: readonly ActorName<Machine>[]
  failed?: readonly ActorName<Machine>[]
  why: string
}

type Provided<Machine extends AnyStateMachine> = Parameters<Machine['provide']>[0]
type ActorsOf<Machine extends AnyStateMachine> = Required<NonNullable<Provided<Machine>['actors']>>
type EventType<Machine extends AnyStateMachine> = EventFromLogic<Machine>['type']
type ActorName<Machine extends AnyStateMachine> = Extract<keyof ActorsOf<Machine>, string>
/** The member of a union of events that may have this type, one of several that it may have. */
type EventNamed<Event, Type> = Event extends { type: infer Own }
  ? Type extends Own
    ? Event
    : never
  : never

/** The event that a finished actor sends to its chart. */
export function done(actor: string, output: unknown): EventObject & { output: unknown } {
  return { type: `xstate.done.actor.${actor}`, output }
}

/** The event that a failed actor sends to its chart. */
export function failed(actor: string, error: unknown): EventObject & { error: unknown } {
  return { type: `xstate.error.actor.${actor}`, error }
}
