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
   * Stable as long as the transition's place in the chart is: source, event and position among its
   * kind.
   */
  id: string
  source: string
  event: string
  guard: string | null
  targets: readonly string[]
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
 * Every transition a chart declares: on events, outcomes of actors, delays, finished children, and
 * eventless ones.
 */
export function declaredTransitions(machine: AnyStateMachine): DeclaredTransition[] {
  return getStates(machine).flatMap((node) =>
    definitionsOf(node).map((definition) => describe(definition)),
  )
}

/**
 * One step of a chart, eventless transitions included, with the declared transitions that it took.
 * Nothing is executed: actors are not started and actions are not run.
 */
export function step(
  machine: AnyStateMachine,
  from: Snapshot,
  event: EventObject,
): { snapshot: Snapshot; taken: string[] } {
  const { scope, taken } = witnessOf(machine)
  taken.length = 0
  const snapshot = machine.transition(from, event, scope)
  return { snapshot, taken: [...taken] }
}

/**
 * The same chart with nobody invoked. Transitions on the outcomes of actors stay; only the actors
 * are not made: that is two thirds of the cost of a step, and no path depends on it.
 */
export function withoutActors(machine: AnyStateMachine): AnyStateMachine {
  const copy = machine.provide({})
  for (const node of getStates(copy)) Object.defineProperty(node, 'invoke', { value: [] })
  return copy
}

/**
 * What a step is taken with: an actor that is never started and only sees which transitions are
 * taken.
 */
interface Witness {
  scope: Parameters<AnyStateMachine['transition']>[2]
  taken: string[]
}

/** One a chart, since making it is dear. */
const witnesses = new WeakMap<AnyStateMachine, Witness>()
const described = new WeakMap<AnyTransitionDefinition, DeclaredTransition>()

function witnessOf(machine: AnyStateMachine): Witness {
  const known = witnesses.get(machine)
  if (known) return known
  const taken: string[] = []
  const self = createActor(machine, {
    // Any place in the chart will do, and the first one needs no input.
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

function definitionsOf(node: ChartNode): AnyTransitionDefinition[] {
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
  }
  described.set(definition, transition)
  return transition
}

function guardName(guard: AnyTransitionDefinition['guard']): string | null {
  if (guard === undefined) return null
  if (typeof guard === 'string') return guard
  if (typeof guard === 'function') return guard.name || 'inline'
  return 'params' in guard && guard.params !== undefined
    ? `${guard.type} ${JSON.stringify(guard.params)}`
    : guard.type
}
