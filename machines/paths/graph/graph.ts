import { getAdjacencyMap, getShortestPaths, type TraversalOptions } from '@xstate/graph'
import {
  getNextTransitions,
  initialTransition,
  type ActorLogic,
  type AnyStateMachine,
  type EventObject,
  type SnapshotFrom,
} from 'xstate'
import { done, failed, type ChartCases } from '../cases'
import { step, withoutActors } from './transitions'

type Snapshot = SnapshotFrom<AnyStateMachine>

/** A step that the cases make possible, with the declared transitions that it takes. */
export interface GraphEdge {
  from: string
  event: EventObject
  to: string
  taken: readonly string[]
}

/** A configuration of a chart: its active states together with the facts that guards read. */
export interface GraphNode {
  key: string
  /** The chart in this configuration, without running actors. */
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

/**
 * The limits of a chart's size, beyond which its paths take too long to make. The largest chart
 * today has half of this.
 */
export const limits = { configurations: 10_000, edges: 200_000 }

/**
 * The name of a configuration. It contains only the facts that guards read, so that the graph is
 * finite.
 */
export function toKey(cases: ChartCases, snapshot: Snapshot): string {
  return JSON.stringify([snapshot.value, cases.facts(snapshot)])
}

/**
 * The events that can happen in a configuration: the payloads and outcomes of the cases, and the
 * delays that run there.
 */
export function getPossibleEvents(cases: ChartCases, snapshot: Snapshot): EventObject[] {
  const types = new Set(getNextTransitions(snapshot).map((transition) => transition.eventType))
  return [...types].flatMap((type): readonly EventObject[] => {
    const [, kind, , actor] = /^xstate\.(done|error)\.(actor)\.(.+)$/.exec(type) ?? []
    if (kind === 'done' && actor !== undefined)
      return (cases.outcomes[actor]?.done ?? []).map((it) => done(actor, it))
    if (kind === 'error' && actor !== undefined)
      return (cases.outcomes[actor]?.error ?? []).map((it) => failed(actor, it))
    if (type.startsWith('xstate.after.')) return [{ type }]
    return cases.events.filter(
      (event) => event.type === type && (cases.possible?.(snapshot, event) ?? true),
    )
  })
}

/**
 * All configurations that the cases reach, with all steps between them that take a transition.
 * @throws if the chart exceeds the limits
 */
export function buildGraph(cases: ChartCases, most = limits): ChartGraph {
  const machine = withoutActors(cases.machine)
  const nodes = new Map<string, GraphNode>()
  let edges = 0

  const placed = (snapshot: Snapshot): string => {
    const key = toKey(cases, snapshot)
    if (!nodes.has(key)) nodes.set(key, { key, snapshot, edges: [] })
    if (nodes.size > most.configurations)
      throw tooLarge(cases, `${most.configurations} configurations`)
    return key
  }
  const stepsFrom = (node: GraphNode): readonly GraphEdge[] => {
    // A chart in a final state takes no events, even those that its root handles.
    if (node.snapshot.status !== 'active') return []
    const steps = getPossibleEvents(cases, node.snapshot).flatMap((event): GraphEdge[] => {
      const { snapshot, taken } = step(machine, node.snapshot, event)
      return taken.length === 0 ? [] : [{ from: node.key, event, to: placed(snapshot), taken }]
    })
    nodes.set(node.key, { ...node, edges: steps })
    edges += steps.length
    if (edges > most.edges) throw tooLarge(cases, `${most.edges} steps`)
    return steps
  }

  const start = placed(initialTransition(machine, cases.input)[0])
  getAdjacencyMap(...traversal(start, nodes, stepsFrom))
  return { start, nodes }
}

/** The shortest path to every configuration, as a list of events. */
export function findShortestPaths({ start, nodes }: ChartGraph): ShortestPath[] {
  const paths = getShortestPaths(...traversal(start, nodes, ({ edges }) => edges))
  // The first step of a path is the start of the chart, which is not an event.
  return paths.map(({ state, steps }) => ({
    key: state.key,
    events: steps.slice(1).map(({ event }) => event.edge.event),
  }))
}

const tooLarge = (cases: ChartCases, most: string) =>
  new Error(`The chart ${cases.machine.id} has more than ${most}.`)

/** A configuration as @xstate/graph traverses it. */
interface Place {
  status: 'active'
  output: undefined
  error: undefined
  key: string
}
interface Move {
  type: string
  edge: GraphEdge
}

/**
 * The input for @xstate/graph. It shifts a queue of all steps, which takes seconds for many, so it
 * gets only the first step into each configuration. Shortest paths need no others.
 */
function traversal(
  start: string,
  nodes: ReadonlyMap<string, GraphNode>,
  stepsFrom: (node: GraphNode) => readonly GraphEdge[],
) {
  const seen = new Set([start])
  const isFirst = ({ to }: GraphEdge) => !seen.has(to) && seen.add(to).has(to)
  const placeAt = (key: string): Place => ({
    status: 'active',
    output: undefined,
    error: undefined,
    key,
  })
  const logic: ActorLogic<Place, Move> = {
    transition: (_, { edge }) => placeAt(edge.to),
    getInitialSnapshot: () => placeAt(start),
    getPersistedSnapshot: (place) => place,
  }
  const options: TraversalOptions<Place, Move, unknown> = {
    events: ({ key }) => {
      const node = nodes.get(key)
      return node
        ? stepsFrom(node)
            .filter(isFirst)
            .map((edge) => ({ type: edge.event.type, edge }))
        : []
    },
    serializeState: ({ key }) => key,
    serializeEvent: ({ edge }) => edge.to,
  }
  return [logic, options] as const
}
