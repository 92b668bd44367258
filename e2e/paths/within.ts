import type { ChartGraph, GraphEdge, GraphNode } from '../../machines/paths/graph/graph'

/** A step of a chart, with the ids of the active states before and after it. */
export interface Step {
  edge: GraphEdge
  from: ReadonlySet<string>
  to: ReadonlySet<string>
}

/** Facts that a chart does not contain but that decide which of its steps are possible. */
export interface Circumstances<Facts> {
  start: Facts
  /** The facts after the step; null if nothing can cause the step. */
  after: (facts: Facts, step: Step) => Facts | null
}

export interface GraphWithin<Facts> {
  graph: ChartGraph
  /** The facts in a configuration of that graph. */
  factsAt: (key: string) => Facts
  /** The ids of the active states in a configuration. */
  statesAt: (key: string) => readonly string[]
}

/** The part of a graph that is possible in the circumstances, so that its tours can be driven. */
export function within<Facts>(
  { start, nodes }: ChartGraph,
  { start: first, after }: Circumstances<Facts>,
): GraphWithin<Facts> {
  const active = new Map(
    [...nodes].map(([key, { snapshot }]) => [
      key,
      new Set<string>(snapshot._nodes.map(({ id }) => id)),
    ]),
  )
  const activeAt = (key: string) => active.get(key) ?? new Set<string>()
  const found = new Map<string, { node: GraphNode; facts: Facts }>()
  const waiting: string[] = []

  const placed = (plain: string, facts: Facts): string => {
    const key = `${plain} ${JSON.stringify(facts)}`
    const node = nodes.get(plain)
    if (node === undefined) throw new Error(`There is no configuration ${plain}.`)
    if (!found.has(key)) {
      found.set(key, { node: { ...node, key }, facts })
      waiting.push(key)
    }
    return key
  }

  const beginning = placed(start, first)
  for (const key of waiting) {
    const here = found.get(key)
    if (here === undefined) continue
    const { node, facts } = here
    const edges = node.edges.flatMap((edge): GraphEdge[] => {
      const next = after(facts, { edge, from: activeAt(edge.from), to: activeAt(edge.to) })
      return next === null ? [] : [{ ...edge, from: key, to: placed(edge.to, next) }]
    })
    found.set(key, { facts, node: { ...node, edges } })
  }
  const at = (key: string) => {
    const known = found.get(key)
    if (known === undefined) throw new Error(`There is no configuration ${key}.`)
    return known
  }
  return {
    graph: { start: beginning, nodes: new Map([...found].map(([key, { node }]) => [key, node])) },
    factsAt: (key) => at(key).facts,
    statesAt: (key) => at(key).node.snapshot._nodes.map(({ id }) => id),
  }
}
