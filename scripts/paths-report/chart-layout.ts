import ELK, { type ElkExtendedEdge, type ElkNode } from 'elkjs/lib/elk.bundled.js'
import type { AnyStateMachine } from 'xstate'
import {
  declaredTransitions,
  getStates,
  type ChartNode,
  type DeclaredTransition,
} from '../../machines/paths/transitions'

/** A transition as the drawing shows it. */
export interface DrawnTransition extends DeclaredTransition {
  /** What is written at its arrow, or in its row. */
  label: string
}

export interface Box {
  id: string
  name: string
  description: string
  depth: number
  parallel: boolean
  final: boolean
  initial: boolean
  /**
   * Transitions without an arrow: those that lead nowhere else, and those that lead to many places
   * alike.
   */
  rows: readonly { transition: DrawnTransition; text: string }[]
  rowsAt: { x: number; y: number }
  x: number
  y: number
  width: number
  height: number
}

export interface Arrow {
  transitions: readonly DrawnTransition[]
  points: readonly { x: number; y: number }[]
  label: { x: number; y: number }
}

export interface ChartLayout {
  width: number
  height: number
  boxes: readonly Box[]
  arrows: readonly Arrow[]
}

export const rowHeight = 15
export const headHeight = 24
const letter = 6.1
const manyTargets = 3

/** Lays a chart out: boxes within boxes, and arrows between them. Units are pixels. */
export async function layOut(
  machine: AnyStateMachine,
  label: (transition: DeclaredTransition) => string,
): Promise<ChartLayout> {
  const nodes = getStates(machine)
  const transitions = declaredTransitions(machine).map((transition) => ({
    ...transition,
    label: label(transition),
  }))
  const nodeOf = new Map(nodes.map((node) => [node.id, node]))
  const arrowed = transitions.filter((transition) => hasArrow(transition, transitions, nodeOf))
  const rowsOf = (id: string) =>
    transitions
      .filter((transition) => transition.source === id && !arrowed.includes(transition))
      .map((transition) => ({ transition, text: rowText(transition, id) }))
  const rows = new Map(nodes.map(({ id }) => [id, rowsOf(id)]))
  const edges = grouped(arrowed)
  const drawing: ElkNode = {
    id: 'drawing',
    layoutOptions: options,
    children: [elkNode(machine.root, rows)],
    edges: edges.map((group, at) => ({
      id: `arrow ${at}`,
      sources: [group[0]?.source ?? ''],
      targets: [group[0]?.targets[0] ?? ''],
      labels: [labelOf(group)],
    })),
  }
  const graph = await new ELK().layout(drawing)
  return {
    width: graph.width ?? 0,
    height: graph.height ?? 0,
    boxes: boxesIn(graph, nodeOf, rows, 0),
    arrows: edges.flatMap((group, at) => arrowOf(graph.edges?.[at], group)),
  }
}

const options = {
  'elk.algorithm': 'layered',
  'elk.direction': 'DOWN',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.json.edgeCoords': 'ROOT',
  'elk.json.shapeCoords': 'ROOT',
  'elk.spacing.nodeNode': '28',
  'elk.spacing.edgeNode': '16',
  'elk.spacing.edgeEdge': '10',
  'elk.spacing.edgeLabel': '4',
  'elk.layered.spacing.nodeNodeBetweenLayers': '48',
  'elk.layered.spacing.edgeNodeBetweenLayers': '16',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
}

/**
 * An arrow goes to another box. A box within, around or the same, and one of many alike, is told in
 * words inside the box.
 */
function hasArrow(
  transition: DrawnTransition,
  all: readonly DrawnTransition[],
  nodeOf: ReadonlyMap<string, ChartNode>,
): boolean {
  const [target] = transition.targets
  if (target === undefined || transition.targets.length > 1) return false
  if (
    isWithin(nodeOf.get(target), transition.source) ||
    isWithin(nodeOf.get(transition.source), target)
  )
    return false
  const alike = all.filter(
    ({ source, event }) => source === transition.source && event === transition.event,
  )
  const leavesTo = new Set(alike.flatMap(({ targets }) => targets)).size
  return leavesTo <= manyTargets && !isCommon(transition, all)
}

/**
 * Something that most states answer alike, as a logout: an arrow from each of them would hide all
 * others.
 */
function isCommon(transition: DrawnTransition, all: readonly DrawnTransition[]): boolean {
  const same = ({ event, targets }: DrawnTransition) =>
    event === transition.event && targets[0] === transition.targets[0]
  return new Set(all.filter(same).map(({ source }) => source)).size > manyTargets
}

function isWithin(node: ChartNode | undefined, outer: string): boolean {
  for (let at = node; at; at = at.parent) if (at.id === outer) return true
  return false
}

function rowText({ label, targets }: DrawnTransition, source: string): string {
  if (targets.length === 0) return `${label}, stays`
  return `${label} → ${targets.map((target) => (target === source ? 'again' : shortName(target))).join(', ')}`
}

/** The last names of an id: enough to find the box. */
const shortName = (id: string): string => id.split('.').slice(-2).join('.')

/** Transitions between the same two boxes share one arrow. */
function grouped(transitions: readonly DrawnTransition[]): DrawnTransition[][] {
  const groups = new Map<string, DrawnTransition[]>()
  for (const transition of transitions) {
    const key = `${transition.source} ${transition.targets[0]}`
    groups.set(key, [...(groups.get(key) ?? []), transition])
  }
  return [...groups.values()]
}

const labelOf = (group: readonly DrawnTransition[]) => ({
  text: group.map(({ label }) => label).join('\n'),
  width: Math.max(...group.map(({ label }) => label.length)) * letter + 8,
  height: group.length * rowHeight,
})

type Rows = ReadonlyMap<string, Box['rows']>

/**
 * The rows of a box that holds others are laid out as one more box inside, so that there is room
 * for them.
 */
const rowsId = (id: string): string => `${id} rows`

function elkNode(node: ChartNode, rows: Rows): ElkNode {
  const own = rows.get(node.id) ?? []
  const name = node.key.length * (letter + 1.2) + 34
  const block = {
    width: Math.max(0, ...own.map(({ text }) => text.length * letter + 20)),
    height: own.length * rowHeight,
  }
  const children = Object.values<ChartNode>(node.states).map((child) => elkNode(child, rows))
  if (children.length === 0)
    return {
      id: node.id,
      width: Math.max(name, block.width + 14),
      height: headHeight + block.height + 8,
    }
  const first =
    own.length > 0
      ? [{ id: rowsId(node.id), ...block }]
      : [{ id: rowsId(node.id), width: name, height: 0 }]
  return {
    id: node.id,
    children: [...first, ...children],
    layoutOptions: { 'elk.padding': `[top=${headHeight + 4},left=14,bottom=14,right=14]` },
  }
}

function boxesIn(
  graph: ElkNode,
  nodeOf: ReadonlyMap<string, ChartNode>,
  rows: Rows,
  depth: number,
): Box[] {
  return (graph.children ?? []).flatMap((child): Box[] => {
    const node = nodeOf.get(child.id)
    const { x = 0, y = 0, width = 0, height = 0 } = child
    if (node === undefined) return []
    const block = child.children?.find(({ id }) => id === rowsId(node.id))
    const rowsAt = { x: (block?.x ?? x + 8) + 10, y: block?.y ?? y + headHeight }
    const box = {
      id: node.id,
      name: node.key,
      description: node.description ?? '',
      depth,
      parallel: node.type === 'parallel',
      final: node.type === 'final',
      initial: isInitial(node),
      rows: rows.get(node.id) ?? [],
      rowsAt,
      x,
      y,
      width,
      height,
    }
    return [box, ...boxesIn(child, nodeOf, rows, depth + 1)]
  })
}

const isInitial = (node: ChartNode): boolean =>
  node.parent?.type === 'compound' && (node.parent.initial?.target ?? []).includes(node)

function arrowOf(
  edge: ElkExtendedEdge | undefined,
  transitions: readonly DrawnTransition[],
): Arrow[] {
  const [section] = edge?.sections ?? []
  const [label] = edge?.labels ?? []
  if (section === undefined) return []
  return [
    {
      transitions,
      points: [section.startPoint, ...(section.bendPoints ?? []), section.endPoint],
      label: { x: label?.x ?? 0, y: label?.y ?? 0 },
    },
  ]
}
