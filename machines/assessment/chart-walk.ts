import type { AnyStateMachine } from 'xstate'

/** A transition as a chart declares it, enough of it to give it a name. */
export interface Edge {
  source: { id: string }
  eventType: string
  guard?: unknown
  target?: readonly { id: string }[] | undefined
}

type Node = AnyStateMachine['root']

/** Every state of a chart, the root first. */
export function allStates(machine: AnyStateMachine): Node[] {
  const below = (node: Node): Node[] => [node, ...Object.values(node.states).flatMap(below)]
  return below(machine.root)
}

/** The name of a declared transition: where from, on what, under which guard, where to. */
export const edgeName = (edge: Edge): string =>
  `${edge.source.id} ${edge.eventType} ${JSON.stringify(edge.guard ?? null)} → ${edge.target?.map((to) => to.id).join() ?? 'stays'}`

/** The names of all transitions that a chart declares. */
export const declaredEdges = (machine: AnyStateMachine): string[] => {
  const edges: Edge[] = allStates(machine).flatMap((node) => [...node.transitions.values()].flat())
  return [...new Set(edges.map(edgeName))]
}
