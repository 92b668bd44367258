import { createActor, type AnyStateMachine, type AnyTransitionDefinition, type EventObject, type SnapshotFrom } from 'xstate'

type Snapshot = SnapshotFrom<AnyStateMachine>
export type ChartNode = AnyStateMachine['root']

/** A transition as the chart declares it. */
export interface DeclaredTransition {
  /** Stable as long as the transition's place in the chart is: source, event and position among its kind. */
  id: string
  source: string
  event: string
  guard: string | null
  targets: readonly string[]
}

/** Every state of a chart, the root first. */
export function statesOf(machine: AnyStateMachine): ChartNode[] {
  const below = (node: ChartNode): ChartNode[] => [node, ...Object.values<ChartNode>(node.states).flatMap(below)]
  return below(machine.root)
}

/** Every transition a chart declares: on events, outcomes of actors, delays, finished children, and eventless ones. */
export function declaredTransitions(machine: AnyStateMachine): DeclaredTransition[] {
  return statesOf(machine).flatMap((node) => definitionsOf(node).map((definition) => describe(definition)))
}

/**
 * One step of a chart, eventless transitions included, with the declared transitions that it took.
 * Nothing is executed: actors are not started and actions are not run.
 */
export function step(machine: AnyStateMachine, from: Snapshot, event: EventObject): { snapshot: Snapshot; taken: string[] } {
  const taken: string[] = []
  const self = createActor(machine, {
    snapshot: from,
    inspect: (seen) => {
      if (seen.type === '@xstate.microstep') for (const found of seen._transitions) taken.push(describe(found).id)
    },
  })
  const snapshot = machine.transition(from, event, {
    self,
    system: self.system,
    id: self.id,
    sessionId: self.sessionId,
    logger: () => undefined,
    defer: () => undefined,
    emit: () => undefined,
    stopChild: () => undefined,
    actionExecutor: () => undefined,
  })
  return { snapshot, taken }
}

/** A snapshot as it comes back from storage, ready for the next step. */
export function throughJson(machine: AnyStateMachine, snapshot: Snapshot): Snapshot {
  const stored = JSON.parse(JSON.stringify(machine.getPersistedSnapshot(snapshot)))
  return createActor(machine, { snapshot: stored }).getSnapshot()
}

function definitionsOf(node: ChartNode): AnyTransitionDefinition[] {
  return [...[...node.transitions.values()].flat(), ...(node.always ?? [])]
}

function describe(definition: AnyTransitionDefinition): DeclaredTransition {
  const twins = definitionsOf(definition.source).filter((other) => other.eventType === definition.eventType)
  const event = definition.eventType === '' ? 'always' : definition.eventType
  const guard = guardName(definition.guard)
  const place = twins.indexOf(definition)
  return {
    id: `${definition.source.id} ${event}${twins.length > 1 ? ` #${place + 1}` : ''}`,
    source: definition.source.id,
    event,
    guard,
    targets: (definition.target ?? []).map((target) => target.id),
  }
}

function guardName(guard: AnyTransitionDefinition['guard']): string | null {
  if (guard === undefined) return null
  if (typeof guard === 'string') return guard
  if (typeof guard === 'function') return guard.name || 'inline'
  return 'params' in guard && guard.params !== undefined ? `${guard.type} ${JSON.stringify(guard.params)}` : guard.type
}
