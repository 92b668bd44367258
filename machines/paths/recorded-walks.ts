import type { ChartGraph, GraphEdge } from './graph'
import type { RecordedStep } from './recording'
import { shortestWay } from './shortest-way'

/** A step of a walk, and the number of the recorded step it repeats; null where it only leads there. */
export interface FollowedEdge {
  edge: GraphEdge
  step: number | null
}

/** A walk from the start of a chart that takes what was recorded. */
export type FollowedWalk = readonly FollowedEdge[]

/** What a recording took of one chart, found in a graph of it. */
export interface Followed {
  walks: readonly FollowedWalk[]
  /** The numbers of recorded steps, from 0, that the graph has nowhere. */
  leftOut: readonly number[]
}

/** A way that was followed so far, told from its end. */
interface Link {
  at: string
  edge: GraphEdge | null
  step: number | null
  before: Link | null
  /** How many steps it took to get to where the way begins. */
  far: number
}

/**
 * The walks of a graph that take what was recorded of its chart, step by step. The chart's facts
 * are not in a recording, so all places that fit are followed until only one way is left. Where the
 * recording begins inside the chart, or a step is left out, the shortest way leads to the next one.
 */
export function followRecording(graph: ChartGraph, steps: readonly RecordedStep[]): Followed {
  const index = indexOf(graph)
  const walks: FollowedEdge[][] = []
  const leftOut: number[] = []
  let done: FollowedEdge[] = []
  let ways: Link[] | null = null

  /** Ends what is being followed: of the ways that fit, the one that was nearest is kept. */
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
    const edges = index.get(nameOf(step.event, step.taken, step.states)) ?? []
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

/** Every way on by one of the edges; of those that meet, the one from nearer. */
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

/** Whether a step stays where the step before it stayed too, as an answer does that comes again. */
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

/** The places from which one of the edges leads on, with how far they are from here. */
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

/** A way from a place on: the shortest one to where it begins, and then what was recorded. */
function leadTo(graph: ChartGraph, from: string, end: Link): FollowedEdge[] {
  const taken: FollowedEdge[] = []
  let link = end
  for (; link.before !== null; link = link.before)
    if (link.edge !== null) taken.push({ edge: link.edge, step: link.step })
  const { at } = link
  const way = at === from ? [] : (shortestWay(graph, from, ({ to }) => to === at) ?? [])
  return [...way.map((edge) => ({ edge, step: null })), ...taken.reverse()]
}

function indexOf({ nodes }: ChartGraph): ReadonlyMap<string, readonly GraphEdge[]> {
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
    const name = nameOf(edge.event.type, edge.taken, states.get(edge.to) ?? [])
    found.set(name, [...(found.get(name) ?? []), edge])
  }
  return found
}

const nameOf = (event: string, taken: readonly string[], states: readonly string[]) =>
  JSON.stringify([event, taken, states.toSorted()])
