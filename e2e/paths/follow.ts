import type { EventObject } from 'xstate'
import type { ChartGraph, GraphEdge } from '../../machines/paths/graph/graph'
import type { Walk } from '../../machines/paths/graph/tour'

/**
 * The steps of a graph that a written walk takes. @throws if the chart has changed since the walk
 * was written
 */
export function follow(
  { start, nodes }: ChartGraph,
  steps: readonly { event: EventObject; takes: readonly string[] }[],
): Walk {
  const walk: GraphEdge[] = []
  let at = start
  for (const [place, { event, takes }] of steps.entries()) {
    const edge = nodes
      .get(at)
      ?.edges.find(
        (one) =>
          JSON.stringify(one.event) === JSON.stringify(event) && one.taken.join() === takes.join(),
      )
    if (edge === undefined)
      throw new Error(
        `Step ${place + 1} (${event.type}) no longer exists in the chart. Write the walks anew.`,
      )
    walk.push(edge)
    at = edge.to
  }
  return walk
}
