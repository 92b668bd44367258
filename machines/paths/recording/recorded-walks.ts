import type { ChartGraph, GraphEdge } from '../graph/graph'
import type { RecordedStep } from './recording'
import { shortestWay } from '../graph/shortest-way'

/**
 * A step of a walk, and the number of the recorded step that it repeats; null if it only leads to
 * one.
 */
export interface FollowedEdge {
  edge: GraphEdge
  step: number | null
}

/** A walk from the start of a chart that takes the recorded steps. */
export type FollowedWalk = readonly FollowedEdge[]

/** The recorded steps of one chart as walks in its graph. */
export interface Followed {
  walks: readonly FollowedWalk[]
  /** The numbers of recorded steps, from 0, that the graph does not contain. */
  leftOut: readonly number[]
}

/** The last step of a possible path, linked to the steps before it. */
interface Link {
  at: string
  edge: GraphEdge | null
  step: number | null
  before: Link | null
  /** How many steps lead from the end of the earlier walk to the beginning of the path. */
  far: number
}

/**
 * Finds the walks in a graph that take the recorded steps. A recording does not contain the chart's
 * facts, so all matching paths are followed until only one is left. If the recording begins inside
 * the chart, or a step is left out, the shortest path leads to the next recorded step.
 */
export function followRecording(graph: ChartGraph, steps: readonly RecordedStep[]): Followed {
  const index = indexEdges(graph)
  const walks: FollowedEdge[][] = []
  const leftOut: number[] = []
  let done: FollowedEdge[] = []
  let ways: Link[] | null = null

  /** Adds the nearest of the matching paths to the walk, and ends the search for paths. */
  const settle = (): string => {
    const best = ways?.reduce((one, other) => (other.far < one.far ? other : one))
    if (best === undefined) return done.at(-1)?.edge.to ?? graph.start
    done = [...done, ...leadTo(graph, done.at(-1)?.edge.to ?? graph.start, best)]
    ways = null
    return best.at
  }
  const close = (): void => {
    settle()
    if (done.some(({ step }) => step !== null)) walks.push(done)
    done = []
    ways = null
  }

  for (const [number, step] of steps.entries()) {
    if (step.event === 'xstate.init') {
      close()
      ways = [startingAt(graph.start)]
      continue
    }
    if (step.taken.length === 0) continue
    const edges = index.get(toEdgeKey(step.event, step.taken, step.states)) ?? []
    if (edges.length === 0) {
      leftOut.push(number)
      continue
    }
    const next = ways === null ? [] : advance(ways, edges, number)
    if (next.length > 0) {
      if (!isRepeated(ways, next)) ways = next
      continue
    }
    const from = settle()
    let near = nearest(graph, from, edges)
    if (near.length === 0) {
      close()
      near = nearest(graph, graph.start, edges)
    }
    ways = advance(near, edges, number)
    if (ways.length === 0) {
      leftOut.push(number)
      ways = null
    }
  }
  close()
  return { walks, leftOut }
}

const startingAt = (at: string, far = 0): Link => ({
  at,
  edge: null,
  step: null,
  before: null,
  far,
})

/**
 * The paths extended by one of the edges. If several lead to the same place, the nearest remains.
 */
function advance(ways: readonly Link[], edges: readonly GraphEdge[], step: number): Link[] {
  const from = new Map(ways.map((way) => [way.at, way]))
  const found = new Map<string, Link>()
  for (const edge of edges) {
    const before = from.get(edge.from)
    const known = found.get(edge.to)
    if (before === undefined || (known !== undefined && known.far <= before.far)) continue
    found.set(edge.to, { at: edge.to, edge, step, before, far: before.far })
  }
  return [...found.values()]
}

/**
 * Whether a step repeats the one before and changes no state, such as a second identical answer.
 */
function isRepeated(ways: readonly Link[] | null, next: readonly Link[]): boolean {
  return (
    next.every(({ edge, before }) => {
      const last = before?.edge ?? null
      return (
        edge !== null &&
        last !== null &&
        edge.from === edge.to &&
        last.from === last.to &&
        last.taken.join() === edge.taken.join()
      )
    }) && ways !== null
  )
}

/** The places from which one of the edges can be taken, with their distances. */
function nearest({ nodes }: ChartGraph, from: string, edges: readonly GraphEdge[]): Link[] {
  const wanted = new Set(edges.map((edge) => edge.from))
  const far = new Map([[from, 0]])
  for (const at of far.keys())
    for (const { to } of nodes.get(at)?.edges ?? [])
      if (!far.has(to)) far.set(to, (far.get(at) ?? 0) + 1)
  return [...wanted].flatMap((at) => {
    const steps = far.get(at)
    return steps === undefined ? [] : [startingAt(at, steps)]
  })
}

/** The steps of a path, after the shortest steps from a place to its beginning. */
function leadTo(graph: ChartGraph, from: string, end: Link): FollowedEdge[] {
  const taken: FollowedEdge[] = []
  let link = end
  for (; link.before !== null; link = link.before)
    if (link.edge !== null) taken.push({ edge: link.edge, step: link.step })
  const { at } = link
  const way = at === from ? [] : (shortestWay(graph, from, ({ to }) => to === at) ?? [])
  return [...way.map((edge) => ({ edge, step: null })), ...taken.reverse()]
}

function indexEdges({ nodes }: ChartGraph): ReadonlyMap<string, readonly GraphEdge[]> {
  const states = new Map(
    [...nodes].map(([key, { snapshot }]) => [
      key,
      snapshot._nodes
        .filter(({ type }) => type === 'atomic' || type === 'final')
        .map(({ id }) => id),
    ]),
  )
  const found = new Map<string, GraphEdge[]>()
  for (const edge of [...nodes.values()].flatMap(({ edges }) => edges)) {
    const name = toEdgeKey(edge.event.type, edge.taken, states.get(edge.to) ?? [])
    found.set(name, [...(found.get(name) ?? []), edge])
  }
  return found
}

const toEdgeKey = (event: string, taken: readonly string[], states: readonly string[]) =>
  JSON.stringify([event, taken, states.toSorted()])
