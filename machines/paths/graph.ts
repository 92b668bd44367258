import { getAdjacencyMap, getShortestPaths, type TraversalOptions } from '@xstate/graph'
import {
  getNextTransitions,
  initialTransition,
  type ActorLogic,
  type AnyStateMachine,
  type EventObject,
  type SnapshotFrom,
} from 'xstate'
import { done, failed, type ChartCases } from './cases'
import { step, withoutActors } from './transitions'

type Snapshot = SnapshotFrom<AnyStateMachine>

/**
 * A step that the cases make possible: the event, where it leads, and the declared transitions it
 * takes.
 */
export interface GraphEdge {
  from: string
  event: EventObject
  to: string
  taken: readonly string[]
}

/** A configuration of a chart: its active states together with the facts that guards read. */
export interface GraphNode {
  key: string
  /** The chart as it stands there, with no actors running in it. */
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
 * How far a chart may grow before its paths take too long to make; the largest today has half of
 * this.
 */
export const limits = { configurations: 10_000, edges: 200_000 }

/** The name of a configuration: it leaves out what no guard reads, so that a walk stays finite. */
export function toKey(cases: ChartCases, snapshot: Snapshot): string {
  return JSON.stringify([snapshot.value, cases.facts(snapshot)])
}

/**
 * What can happen in a configuration: the payloads and outcomes of the cases, and the delays that
 * run there.
 */
export function vocabularyOf(cases: ChartCases, snapshot: Snapshot): EventObject[] {
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
 * Every configuration that the cases reach, with every step between them that takes a transition.
 * @throws if the chart has grown past the limits
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
    // A running chart that has come to its end takes nothing more, whatever its root would handle.
    if (node.snapshot.status !== 'active') return []
    const steps = vocabularyOf(cases, node.snapshot).flatMap((event): GraphEdge[] => {
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

/** The shortest way to every configuration, as the events to replay. */
export function shortestPathsOf({ start, nodes }: ChartGraph): ShortestPath[] {
  const paths = getShortestPaths(...traversal(start, nodes, ({ edges }) => edges))
  // The first step of a path is the start of the chart, which nobody sends.
  return paths.map(({ state, steps }) => ({
    key: state.key,
    events: steps.slice(1).map(({ event }) => event.edge.event),
  }))
}

const tooLarge = (cases: ChartCases, most: string) =>
  new Error(`The chart ${cases.machine.id} has more than ${most}.`)

/** A configuration, and a step into one, in the form in which @xstate/graph traverses them. */
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
 * What @xstate/graph is given to traverse. It queues all the steps it is told of and shifts that
 * queue, which takes seconds where there are many: so it hears of the first step into each
 * configuration only, the one that paths are made of.
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
