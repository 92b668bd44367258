import ELK, { type ElkExtendedEdge, type ElkNode } from 'elkjs/lib/elk.bundled.js'
import type { Arrow, Drawing, DrawnState } from './folding'
import { arrowLines, holdsText, nameLines, rowText } from './drawing-texts'
import { placeMarks } from './mark-places'
import type { Layout, Measure, PlacedArrow, PlacedState } from './placed'

const sizes = { head: 38, nameLine: 20, foot: 26, row: 20, line: 15, pad: 14 }

const options = {
  'elk.algorithm': 'layered',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.json.edgeCoords': 'ROOT',
  'elk.spacing.nodeNode': '16',
  'elk.spacing.edgeNode': '10',
  'elk.spacing.edgeEdge': '7',
  'elk.spacing.edgeLabel': '3',
  'elk.layered.spacing.nodeNodeBetweenLayers': '22',
  'elk.layered.spacing.edgeNodeBetweenLayers': '10',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '7',
  'elk.layered.compaction.postCompaction.strategy': 'EDGE_LENGTH',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
  'elk.layered.considerModelOrder.strategy': 'PREFER_NODES',
}

/**
 * A drawing with more boxes than this is laid out only once, because a second layout takes too
 * long.
 */
const mostTriedTwice = 40

const elk = new ELK()

export interface LayoutWishes {
  measure: Measure
  /** The width of the window divided by its height. */
  shape: number
  /** Whether the arrows get room for labels, or only for a mark and a number. */
  inWords: boolean
}

/**
 * Lays a drawing out from top to bottom or from left to right, whichever fits the window better.
 */
export async function layOut(
  drawing: Drawing,
  { measure, shape, inWords }: LayoutWishes,
): Promise<Layout> {
  const directions = drawing.states.length > mostTriedTwice ? ['DOWN'] : ['DOWN', 'RIGHT']
  const layouts = await Promise.all(
    directions.map((direction) => laidOut(drawing, measure, direction, inWords)),
  )
  const waste = ({ width, height }: Layout) => Math.max(width / shape, height)
  const [best] = layouts.toSorted((one, other) => waste(one) - waste(other))
  if (best === undefined) throw new Error('Nothing was laid out.')
  return best
}

async function laidOut(
  drawing: Drawing,
  measure: Measure,
  direction: string,
  inWords: boolean,
): Promise<Layout> {
  const graph: ElkNode = await elk.layout({
    id: 'drawing',
    layoutOptions: { ...options, 'elk.direction': direction },
    children: drawing.states
      .filter(({ parent }) => parent === null)
      .map((drawn) => toElk(drawing, drawn, measure)),
    edges: drawing.arrows.map((arrow) => ({
      id: arrow.id,
      sources: [arrow.source],
      targets: [arrow.target],
      labels: inWords ? [labelSize(arrowLines(arrow), measure)] : [],
    })),
  })
  const states = placedIn(graph, new Map(drawing.states.map((one) => [one.state.id, one])))
  const arrows = drawing.arrows.flatMap((arrow, at) => placedArrow(arrow, graph.edges?.[at]))
  const { width = 0, height = 0 } = graph
  return {
    drawing,
    width,
    height,
    inWords,
    states,
    arrows: inWords ? arrows : placeMarks(arrows, states),
  }
}

function labelSize(lines: readonly string[], measure: Measure) {
  return {
    text: lines.join('\n'),
    width: Math.max(...lines.map((line) => measure(line, 'label'))) + 26,
    height: lines.length * sizes.line + 5,
  }
}

function toElk(drawing: Drawing, drawn: DrawnState, measure: Measure): ElkNode {
  const { state, open, rows } = drawn
  const names = nameLines(state.name)
  const name =
    Math.max(...names.map((line) => measure(line, 'name'))) +
    (state.kind === 'parallel' && open ? 150 : 66)
  const head = sizes.head + (names.length - 1) * sizes.nameLine
  const block = open && rows.length > 0 ? rows : []
  const wide = Math.max(0, ...block.map((row) => measure(rowText(row), 'row') + 40))
  const high = block.length * sizes.row
  const inside = drawing.states.filter(({ parent }) => parent === state.id)
  if (inside.length === 0)
    return {
      id: state.id,
      width: Math.max(158, name, wide + 12, open ? 0 : measure(holdsText(drawn), 'row') + 28),
      height: head + (block.length > 0 ? high + 10 : sizes.foot),
    }
  return {
    id: state.id,
    children: inside.map((one) => toElk(drawing, one, measure)),
    layoutOptions: {
      'elk.padding': `[top=${head + high + 8},left=${sizes.pad},bottom=${sizes.pad},right=${sizes.pad}]`,
      'elk.nodeSize.constraints': '[MINIMUM_SIZE]',
      'elk.nodeSize.minimum': `(${Math.max(name, wide)},${head})`,
    },
  }
}

function placedIn(graph: ElkNode, drawn: ReadonlyMap<string, DrawnState>): PlacedState[] {
  return (graph.children ?? []).flatMap((child): PlacedState[] => {
    const found = drawn.get(child.id)
    if (found === undefined) return []
    const { x = 0, y = 0, width = 0, height = 0 } = child
    return [{ drawn: found, x, y, width, height }, ...placedIn(child, drawn)]
  })
}

function placedArrow(arrow: Arrow, edge: ElkExtendedEdge | undefined): PlacedArrow[] {
  const [section] = edge?.sections ?? []
  const [label] = edge?.labels ?? []
  if (section === undefined) return []
  const { x = 0, y = 0, width = 0, height = 0 } = label ?? {}
  return [
    {
      arrow,
      lines: arrowLines(arrow),
      points: [section.startPoint, ...(section.bendPoints ?? []), section.endPoint],
      label: { x: x + width / 2, y: y + height / 2 },
    },
  ]
}
