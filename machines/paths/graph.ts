import { getAdjacencyMap, getShortestPaths } from '@xstate/graph'
import { getNextTransitions, type AnyStateMachine, type EventObject, type SnapshotFrom } from 'xstate'
import { done, failed, type ChartCases } from './cases'
import { step } from './transitions'

type Snapshot = SnapshotFrom<AnyStateMachine>

/** A step that the cases make possible: the event, where it leads, and the declared transitions it takes. */
export interface GraphEdge {
  from: string
  event: EventObject
  to: string
  taken: readonly string[]
}

/** A configuration of a chart: its active states together with the facts that guards read. */
export interface GraphNode {
  key: string
  snapshot: Snapshot
  edges: readonly GraphEdge[]
}

export interface ChartGraph {
  start: string
  nodes: ReadonlyMap<string, GraphNode>
}

export interface ShortestPath {
  key: string
  events: readonly EventObject[]
}

/** The name of a configuration: it leaves out what no guard reads, so that a walk stays finite. */
export function keyOf(cases: ChartCases, snapshot: Snapshot): string {
  return JSON.stringify([snapshot.value, cases.facts(snapshot)])
}

/** What can happen in a configuration: the payloads and outcomes of the cases, and the delays that run there. */
export function vocabularyOf(cases: ChartCases, snapshot: Snapshot): EventObject[] {
  const types = new Set(getNextTransitions(snapshot).map((transition) => transition.eventType))
  return [...types].flatMap((type): readonly EventObject[] => {
    const [, kind, , actor] = /^xstate\.(done|error)\.(actor)\.(.+)$/.exec(type) ?? []
    if (kind === 'done' && actor !== undefined) return (cases.outcomes[actor]?.done ?? []).map((it) => done(actor, it))
    if (kind === 'error' && actor !== undefined) return (cases.outcomes[actor]?.error ?? []).map((it) => failed(actor, it))
    if (type.startsWith('xstate.after.')) return [{ type }]
    return cases.events.filter((event) => event.type === type)
  })
}

/** Every configuration that the cases reach, with every step between them. */
export function graphOf(cases: ChartCases): ChartGraph {
  const map = getAdjacencyMap(cases.machine, optionsOf(cases))
  const nodes = new Map<string, GraphNode>()
  for (const [key, { state }] of Object.entries(map)) {
    const edges = vocabularyOf(cases, state).map((event) => {
      const { snapshot, taken } = step(cases.machine, state, event)
      return { from: key, event, to: keyOf(cases, snapshot), taken }
    })
    nodes.set(key, { key, snapshot: state, edges })
  }
  const [start] = nodes.keys()
  if (start === undefined) throw new Error(`The chart ${cases.machine.id} has no configuration.`)
  return { start, nodes }
}

/** The shortest way to every configuration, as the events to replay. */
export function shortestPathsOf(cases: ChartCases): ShortestPath[] {
  return getShortestPaths(cases.machine, optionsOf(cases)).map((path) => ({
    key: keyOf(cases, path.state),
    events: path.steps.map(({ event }) => event).filter(({ type }) => type !== 'xstate.init'),
  }))
}

function optionsOf(cases: ChartCases) {
  return {
    input: cases.input,
    events: (snapshot: Snapshot) => vocabularyOf(cases, snapshot),
    serializeState: (snapshot: Snapshot) => keyOf(cases, snapshot),
    serializeEvent: (event: EventObject) => JSON.stringify(event),
  }
}
