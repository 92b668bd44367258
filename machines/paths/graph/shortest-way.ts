import type { ChartGraph, GraphEdge } from './graph'

/** The shortest walk from a configuration that ends with a matching step; null if there is none. */
export function shortestWay(
  { nodes }: Pick<ChartGraph, 'nodes'>,
  from: string,
  isLast: (edge: GraphEdge) => boolean,
): GraphEdge[] | null {
  const cameBy = new Map<string, GraphEdge | null>([[from, null]])
  for (const at of cameBy.keys()) {
    for (const edge of nodes.get(at)?.edges ?? []) {
      if (isLast(edge)) {
        const way = [edge]
        for (let by = cameBy.get(at); by; by = cameBy.get(by.from)) way.unshift(by)
        return way
      }
      if (!cameBy.has(edge.to)) cameBy.set(edge.to, edge)
    }
  }
  return null
}
