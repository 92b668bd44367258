import type { AskedWalk } from './asked-walks'
import { Chance } from './chance'
import type { ChartGraph, GraphEdge } from './graph'
import { toRoadMap } from './road-map'

/** Walks with random steps. The same seed always gives the same walks. */
export function randomWalks(
  graph: ChartGraph,
  { count, seed, longest }: { count: number; seed: number; longest: number },
): AskedWalk[] {
  const map = toRoadMap(graph)
  const chance = new Chance(seed)
  return Array.from({ length: count }, () => {
    const steps: GraphEdge[] = []
    let at = map.start
    while (steps.length < longest) {
      const road = chance.oneOf(map.out[at] ?? [])
      if (road === undefined) break
      steps.push(road.edge)
      at = road.to
    }
    return { steps, prepared: 0 }
  })
}
