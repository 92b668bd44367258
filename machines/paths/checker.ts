import {
  createActor,
  fromPromise,
  initialTransition,
  type AnyStateMachine,
  type AnyTransitionDefinition,
  type EventObject,
  type InputFrom,
  type SnapshotFrom,
  type StateValue,
} from 'xstate'

/**
 * A step of a walk as it is printed: its event, and the transitions and the state that it claims.
 */
export interface ClaimedStep {
  event: EventObject
  takes: readonly string[]
  state: StateValue
}

export interface CheckedWalks {
  /** Declared transitions that the walks took, by id. */
  taken: ReadonlySet<string>
  /** The claims that the chart does not fulfil, one sentence each. */
  faults: string[]
}

/**
 * Plays walks on a running chart. Before every step the chart is stored as JSON and started again
 * from it, as in a browser or a server that was closed in between.
 *
 * It shares no code with the functions that make the walks, so that it finds their errors.
 */
export function checkWalks<Machine extends AnyStateMachine>(
  machine: Machine,
  input: InputFrom<Machine>,
  walks: readonly (readonly ClaimedStep[])[],
): CheckedWalks {
  const chart = withIdleWork(machine)
  const taken = new Set<string>()
  const faults: string[] = []
  for (const [number, walk] of walks.entries()) {
    let [snapshot] = initialTransition(chart, input)
    for (const [place, claimed] of walk.entries()) {
      const played = play(chart, snapshot, claimed.event)
      for (const id of played.taken) taken.add(id)
      snapshot = played.snapshot
      const step = `Step ${place + 1} of walk ${number + 1} of ${machine.id} (${claimed.event.type})`
      if (!sameJson([...played.taken].sort(), [...new Set(claimed.takes)].sort())) {
        faults.push(
          `${step} claims to take ${claimed.takes.join(', ')} and takes ${[...played.taken].join(', ') || 'nothing'}.`,
        )
      }
      if (!sameState(snapshot.value, claimed.state)) {
        faults.push(
          `${step} leads to ${JSON.stringify(snapshot.value)}, not to ${JSON.stringify(claimed.state)}.`,
        )
      }
    }
  }
  return { taken, faults }
}

/**
 * The chart with actors that never finish and effects that do nothing. Its decisions are unchanged.
 */
function withIdleWork(machine: AnyStateMachine): AnyStateMachine {
  const { actors, actions } = machine.implementations
  const idle = fromPromise(() => new Promise<never>(() => undefined))
  const effects = Object.entries(actions).filter(
    ([, action]) => typeof action !== 'function' || !('resolve' in action),
  )
  return machine.provide({
    actors: Object.fromEntries(Object.keys(actors).map((name) => [name, idle])),
    actions: Object.fromEntries(effects.map(([name]) => [name, () => undefined])),
  })
}

function play(chart: AnyStateMachine, from: SnapshotFrom<AnyStateMachine>, event: EventObject) {
  const stored = JSON.parse(JSON.stringify(chart.getPersistedSnapshot(from)))
  const taken = new Set<string>()
  const actor = createActor(chart, {
    snapshot: stored,
    inspect: (seen) => {
      if (seen.type === '@xstate.microstep')
        for (const definition of seen._transitions) taken.add(getName(definition))
    },
  })
  actor.start()
  taken.clear()
  actor.send(event)
  const snapshot = actor.getSnapshot()
  actor.stop()
  return { snapshot, taken }
}

/**
 * The name of a transition: its state, its event, and its position among those for the same event.
 */
function getName(definition: AnyTransitionDefinition): string {
  const { source, eventType } = definition
  const rivals =
    eventType === '' ? (source.always ?? []) : (source.transitions.get(eventType) ?? [])
  const name = `${source.id} ${eventType || 'always'}`
  return rivals.length < 2 ? name : `${name} #${rivals.indexOf(definition) + 1}`
}

const sameJson = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

function sameState(one: StateValue, other: StateValue): boolean {
  if (typeof one === 'string' || typeof other === 'string') return one === other
  const keys = Object.keys(one)
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => sameBranch(one[key], other[key]))
  )
}

const sameBranch = (one: StateValue | undefined, other: StateValue | undefined) =>
  one !== undefined && other !== undefined && sameState(one, other)
