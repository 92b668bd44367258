import type { ChartGraph, GraphEdge } from './graph'

/** A walk from the start of a chart, as the steps to take one after another. */
export type Walk = readonly GraphEdge[]

export interface TourOptions {
  /** About how many steps a walk may have before the next one begins at the start; without it, walks end only where they must. */
  longest?: number
}

/**
 * Few long walks that together take every declared transition the cases can reach.
 * Greedy: from where the walk stands it goes to the nearest step that takes something new; a new walk begins at the start.
 */
export function tourOf(graph: ChartGraph, { longest = Infinity }: TourOptions = {}): Walk[] {
  const walks: Walk[] = []
  const covered = new Set<string>()
  for (;;) {
    const walk = oneWalk(graph, covered, longest)
    if (walk.length === 0) return walks
    walks.push(walk)
  }
}

function oneWalk(graph: ChartGraph, covered: Set<string>, longest: number): Walk {
  const walk: GraphEdge[] = []
  let at = graph.start
  for (;;) {
    const leg = nearestNew(graph, at, covered)
    if (leg === null || (walk.length > 0 && walk.length + leg.length > longest)) return walk
    for (const edge of leg) {
      walk.push(edge)
      for (const transition of edge.taken) covered.add(transition)
      at = edge.to
    }
  }
}

/** The shortest run of steps whose last one takes a transition not covered yet; null when none is in reach. */
function nearestNew(graph: ChartGraph, from: string, covered: ReadonlySet<string>): Walk | null {
  const cameBy = new Map<string, GraphEdge | null>([[from, null]])
  for (const key of cameBy.keys()) {
    for (const edge of graph.nodes.get(key)?.edges ?? []) {
      if (edge.taken.some((transition) => !covered.has(transition))) return [...wayTo(cameBy, key), edge]
      if (!cameBy.has(edge.to)) cameBy.set(edge.to, edge)
    }
  }
  return null
}

function wayTo(cameBy: ReadonlyMap<string, GraphEdge | null>, key: string): GraphEdge[] {
  const way: GraphEdge[] = []
  for (let edge = cameBy.get(key); edge; edge = cameBy.get(edge.from)) way.unshift(edge)
  return way
}
