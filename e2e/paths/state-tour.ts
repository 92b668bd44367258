import type { ChartGraph, GraphEdge } from '../../machines/paths/graph/graph'
import { buildTour, type TourOptions, type Walk } from '../../machines/paths/graph/tour'

interface StateTourOptions extends TourOptions {
  /** Whether a state is visited, by its id; all are if not given. */
  visits?: (state: string) => boolean
}

/** A few walks that together visit the states of a chart, by any steps. */
export function getStateTour(
  { start, nodes }: ChartGraph,
  { visits = () => true, ...options }: StateTourOptions = {},
): Walk[] {
  const real = new Map<GraphEdge, GraphEdge>()
  const visiting = [...nodes].map(([key, node]) => {
    const edges = node.edges.map((edge) => {
      const states = nodes.get(edge.to)?.snapshot._nodes.map(({ id }: { id: string }) => id) ?? []
      const visit = { ...edge, taken: states.filter(visits) }
      real.set(visit, edge)
      return visit
    })
    return [key, { ...node, edges }] as const
  })
  return buildTour({ start, nodes: new Map(visiting) }, options).map((walk) =>
    walk.map((visit) => real.get(visit) ?? visit),
  )
}
