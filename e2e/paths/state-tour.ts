import type { ChartGraph, GraphEdge } from '../../machines/paths/graph'
import { tourOf, type TourOptions, type Walk } from '../../machines/paths/tour'

/** Few walks that together visit every state of a chart, whichever steps lead there. */
export function stateTourOf({ start, nodes }: ChartGraph, options: TourOptions = {}): Walk[] {
  const real = new Map<GraphEdge, GraphEdge>()
  const visiting = [...nodes].map(([key, node]) => {
    const edges = node.edges.map((edge) => {
      const visit = {
        ...edge,
        taken: nodes.get(edge.to)?.snapshot._nodes.map(({ id }: { id: string }) => id) ?? [],
      }
      real.set(visit, edge)
      return visit
    })
    return [key, { ...node, edges }] as const
  })
  return tourOf({ start, nodes: new Map(visiting) }, options).map((walk) =>
    walk.map((visit) => real.get(visit) ?? visit),
  )
}
