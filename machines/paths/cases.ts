import type {
  AnyStateMachine,
  EventFromLogic,
  EventObject,
  InputFrom,
  OutputFrom,
  SnapshotFrom,
} from 'xstate'

/** The possible results and errors of an invoked actor. */
export interface ActorOutcomes {
  done?: readonly unknown[]
  error?: readonly unknown[]
}

/**
 * The finite cases in which a chart is walked: payloads of its events and results of its actors.
 */
export interface ChartCases<Machine extends AnyStateMachine = AnyStateMachine> {
  machine: Machine
  input: InputFrom<Machine>
  events: readonly EventFromLogic<Machine>[]
  /** By the id of the invocation. */
  outcomes: Readonly<Record<string, ActorOutcomes>>
  /** Whether an event can happen in a snapshot; all events can if not given. */
  possible?: (snapshot: SnapshotFrom<Machine>, event: EventFromLogic<Machine>) => boolean
  /**
   * The context values that guards read. Snapshots with different facts are different
   * configurations.
   */
  facts: (snapshot: SnapshotFrom<Machine>) => unknown
  words: ChartWords<Machine>
  ignored: readonly IgnoredEvents<Machine>[]
  /** The reason why the product does not run this chart, if its screens do not exist yet. */
  notRunYet?: string
}

/** One plain English sentence, or a function that makes one from an event or a result. */
export type Words<Of> = string | ((of: Of) => string)

/** The sentences for a chart, so that its paths read like instructions. None may be missing. */
export interface ChartWords<Machine extends AnyStateMachine = AnyStateMachine> {
  events: {
    readonly [Type in EventType<Machine>]: Words<EventNamed<EventFromLogic<Machine>, Type>>
  }
  actors: { readonly [Name in ActorName<Machine>]: ActorWords<OutputFrom<ActorsOf<Machine>[Name]>> }
  delays: {
    readonly [Name in Extract<keyof NonNullable<Provided<Machine>['delays']>, string>]: string
  }
}

/**
 * The sentences for an actor: its work, and its results. A watcher has no output and only sends
 * events.
 */
export type ActorWords<Output> = [Output] extends [undefined]
  ? { does: string }
  : { does: string; done: Words<Output>; failed: Words<unknown> }

/**
 * Events that have no meaning in some states, with the reason. `done` and `failed` are the outcomes
 * of the named actors.
 */
export interface IgnoredEvents<Machine extends AnyStateMachine = AnyStateMachine> {
  /** Paths of states, such as `parent.child`, which include the states inside. */
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
/** The member of a union of events that has this type, also if it has several types. */
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
