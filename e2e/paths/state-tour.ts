import type { ChartGraph, GraphEdge } from '../../machines/paths/graph'
import { buildTour, type TourOptions, type Walk } from '../../machines/paths/tour'

interface StateTourOptions extends TourOptions {
  /** Which states are visited, by their ids; all of them if not given. */
  visits?: (state: string) => boolean
}

/** Few walks that together visit the states of a chart, whichever steps lead there. */
export function stateTourOf(
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
