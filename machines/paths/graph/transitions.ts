import {
  createActor,
  type AnyStateMachine,
  type AnyTransitionDefinition,
  type EventObject,
  type SnapshotFrom,
} from 'xstate'
import { transitionId } from './transition-id'

type Snapshot = SnapshotFrom<AnyStateMachine>
export type ChartNode = AnyStateMachine['root']

/** A transition as the chart declares it. */
export interface DeclaredTransition {
  /**
   * Made of the source, the event and the position among those of the same event, so it is stable
   * while that position is.
   */
  id: string
  source: string
  event: string
  guard: string | null
  targets: readonly string[]
  /** The names of what is done when it is taken. */
  actions: readonly string[]
}

/** Every state of a chart, the root first. */
export function getStates(machine: AnyStateMachine): ChartNode[] {
  const below = (node: ChartNode): ChartNode[] => [
    node,
    ...Object.values<ChartNode>(node.states).flatMap(below),
  ]
  return below(machine.root)
}

/**
 * Every declared transition of a chart: on events, outcomes of actors, delays, finished children,
 * and eventless ones.
 */
export function declaredTransitions(machine: AnyStateMachine): DeclaredTransition[] {
  return getStates(machine).flatMap((node) =>
    listDefinitions(node).map((definition) => describe(definition)),
  )
}

/**
 * One step of a chart with its eventless transitions, and the declared transitions that it took.
 * Nothing is executed: actors are not started and actions are not run.
 */
export function step(
  machine: AnyStateMachine,
  from: Snapshot,
  event: EventObject,
): { snapshot: Snapshot; taken: string[] } {
  const { scope, taken } = getWitness(machine)
  taken.length = 0
  const snapshot = machine.transition(from, event, scope)
  return { snapshot, taken: [...taken] }
}

/**
 * The same chart without its actors. Transitions on their outcomes remain, but the actors are not
 * created, which saves two thirds of the cost of a step and changes no path.
 */
export function withoutActors(machine: AnyStateMachine): AnyStateMachine {
  const copy = machine.provide({})
  for (const node of getStates(copy)) Object.defineProperty(node, 'invoke', { value: [] })
  return copy
}

/** The scope for taking a step: an actor that is never started and only records transitions. */
interface Witness {
  scope: Parameters<AnyStateMachine['transition']>[2]
  taken: string[]
}

/** One witness for each chart, because creating it is slow. */
const witnesses = new WeakMap<AnyStateMachine, Witness>()
const described = new WeakMap<AnyTransitionDefinition, DeclaredTransition>()

function getWitness(machine: AnyStateMachine): Witness {
  const known = witnesses.get(machine)
  if (known) return known
  const taken: string[] = []
  const self = createActor(machine, {
    // Any state of the chart will do, and this one needs no input.
    snapshot: machine.resolveState({ value: {}, context: {} }),
    inspect: (seen) => {
      if (seen.type === '@xstate.microstep')
        for (const found of seen._transitions) taken.push(describe(found).id)
    },
  })
  const { system, id, sessionId } = self
  const nothing = () => undefined
  const scope = {
    self,
    system,
    id,
    sessionId,
    logger: nothing,
    defer: nothing,
    emit: nothing,
    stopChild: nothing,
    actionExecutor: nothing,
  }
  const witness = { scope, taken }
  witnesses.set(machine, witness)
  return witness
}

function listDefinitions(node: ChartNode): AnyTransitionDefinition[] {
  return [...[...node.transitions.values()].flat(), ...(node.always ?? [])]
}

function describe(definition: AnyTransitionDefinition): DeclaredTransition {
  const known = described.get(definition)
  if (known) return known
  const transition = {
    id: transitionId(definition),
    source: definition.source.id,
    event: definition.eventType === '' ? 'always' : definition.eventType,
    guard: guardName(definition.guard),
    targets: (definition.target ?? []).map((target) => target.id),
    actions: listNames(definition.actions),
  }
  described.set(definition, transition)
  return transition
}

/**
 * The names of actions or actors. The work of XState itself, which starts and ends delays, has none.
 */
export const listNames = (given: readonly unknown[]): string[] =>
  given.flatMap((one) => {
    if (typeof one === 'string') return [one]
    return typeof one === 'object' && one !== null && 'type' in one ? [String(one.type)] : []
  })

function guardName(guard: AnyTransitionDefinition['guard']): string | null {
  if (guard === undefined) return null
  if (typeof guard === 'string') return guard
  if (typeof guard === 'function') return guard.name || 'inline'
  return 'params' in guard && guard.params !== undefined
    ? `${guard.type} ${JSON.stringify(guard.params)}`
    : guard.type
}
