import type { AnyStateMachine, SnapshotFrom } from 'xstate'
import type { RecordedCall } from '../../machines/paths/recording/recording'
import { transitionId, type NamedTransition } from '../../machines/paths/graph/transition-id'

type Snapshot = SnapshotFrom<AnyStateMachine>

/** The fields of an inspection event of XState that the panel reads. */
export interface Seen {
  type: string
  actorRef: { sessionId?: string; logic?: { root?: object; id?: string } }
  event?: { type: string }
  snapshot?: unknown
  _transitions?: readonly NamedTransition[]
}

/** One event that a running chart took, with the eventless transitions that followed from it. */
export interface TakenStep {
  chart: string
  event: string
  taken: readonly string[]
  /** The atomic states that are active afterwards. */
  states: readonly string[]
  /** The chart's snapshot before the step; null at its start. */
  from: Snapshot | null
  /** The calls that were answered since the previous step. */
  calls: readonly RecordedCall[]
  /** The time of the step, in milliseconds since 1970. */
  clock: number
}

interface Parts {
  /** Returns the calls that were answered since it was last called. */
  answered: () => RecordedCall[]
  /** Milliseconds since the page was opened (`now`), and since 1970 (`clock`). */
  now?: () => number
  clock?: () => number
}

export interface RunningChart {
  /** Identifies this run of the chart. */
  key: string
  chart: string
  snapshot: Snapshot
  /** The times at which the active atomic states were entered, by the page's clock. */
  since: Readonly<Record<string, number>>
}

/** Follows the charts that run in this page by the inspection events of their actors. */
export class ChartWatch {
  readonly #taken = new Map<string, { event: string; ids: string[] }>()
  readonly #running = new Map<string, RunningChart>()
  readonly #parts: Required<Parts>
  #listener: ((step: TakenStep) => void) | null = null
  /** Steps from before the panel was drawn, because the charts start earlier. */
  #early: TakenStep[] = []

  constructor({ answered, now = () => performance.now(), clock = () => Date.now() }: Parts) {
    this.#parts = { answered, now, clock }
  }

  get running(): RunningChart[] {
    return [...this.#running.values()]
  }

  /** Passes every step to the one listener, including the earlier ones. */
  listen(listener: (step: TakenStep) => void): void {
    this.#listener = listener
    for (const step of this.#early.splice(0)) listener(step)
  }

  see({ type, actorRef, event, snapshot, _transitions = [] }: Seen): void {
    const { sessionId: key, logic } = actorRef
    if (logic?.root === undefined || key === undefined || event === undefined) return
    if (type === '@xstate.microstep') {
      const step = this.#taken.get(key) ?? { event: event.type, ids: [] }
      step.ids.push(..._transitions.map(transitionId))
      this.#taken.set(key, step)
      if (event.type === 'xstate.stop' && isSnapshot(snapshot)) this.#step(key, logic.id, snapshot)
    } else if (type === '@xstate.snapshot' && isSnapshot(snapshot))
      this.#step(key, logic.id, snapshot, event.type)
  }

  #step(key: string, chart = '', snapshot: Snapshot, type = 'xstate.stop'): void {
    const { event, ids } = this.#taken.get(key) ?? { event: type, ids: [] }
    this.#taken.delete(key)
    const before = this.#running.get(key)
    if (before === undefined && type === 'xstate.stop') return
    const states = getAtomicStates(snapshot)
    if (snapshot.status === 'stopped') this.#running.delete(key)
    else {
      const now = this.#parts.now()
      const since = Object.fromEntries(states.map((id) => [id, before?.since[id] ?? now]))
      this.#running.set(key, { key, chart, snapshot, since })
    }
    const step: TakenStep = {
      chart,
      event,
      taken: ids,
      states,
      from: before?.snapshot ?? null,
      calls: this.#parts.answered(),
      clock: this.#parts.clock(),
    }
    if (this.#listener === null) this.#early.push(step)
    else this.#listener(step)
  }
}

export const getAtomicStates = ({ _nodes }: Snapshot): string[] =>
  _nodes.filter(({ type }) => type === 'atomic' || type === 'final').map(({ id }) => id)

const isSnapshot = (found: unknown): found is Snapshot =>
  typeof found === 'object' && found !== null && '_nodes' in found
