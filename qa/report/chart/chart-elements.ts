import { MarkerType, type Edge, type Node } from '@xyflow/react'
import type { Selection } from '../address'
import {
  passes,
  worstLevel,
  type ChartIndex,
  type CoverageLevel,
  type Filter,
} from '../chart-index'
import { arrowLines } from './drawing-texts'
import { drawnAs } from './folding'
import type { Layout, PlacedArrow, PlacedState, Point } from './placed'

/** The input for the drawing's appearance, besides its layout. */
export interface Scene {
  index: ChartIndex
  open: ReadonlySet<string>
  filter: Filter
  selection: Selection
  /** Atomic states that are active in the chosen step. */
  active: readonly string[]
}

export interface StateBoxData extends Record<string, unknown> {
  placed: PlacedState
  /** The names of the active states that this box is or contains. */
  active: readonly string[]
  chosen: boolean
  dim: boolean
  filter: Filter
  selection: Selection
}

export interface ArrowData extends Record<string, unknown> {
  placed: PlacedArrow
  level: CoverageLevel
  hand: boolean
  chosen: boolean
  /** Whether the arrow leads to or from the chosen state. */
  touched: boolean
  dim: boolean
  inWords: boolean
}

export type StateNode = Node<StateBoxData, 'state'>
export type ArrowEdge = Edge<ArrowData, 'arrow'>

export function toNodes(layout: Layout, scene: Scene): StateNode[] {
  const { index, filter, selection, active } = scene
  return layout.states.map((placed): StateNode => {
    const { x, y, width, height, drawn } = placed
    const { id } = drawn.state
    const around = index.lineage(id).length
    return {
      id,
      type: 'state',
      position: { x, y },
      width,
      height,
      ...(drawn.parent === null ? {} : { parentId: drawn.parent }),
      zIndex: around,
      style: { pointerEvents: 'all' },
      data: {
        placed,
        active: (drawn.parent === null ? [] : active)
          .filter((one) => index.lineage(one).some((outer) => outer.id === id))
          .map((one) => index.state.get(one)?.name ?? one),
        chosen: selection.kind === 'state' && selection.id === id,
        dim: filter !== 'all' && !drawn.inside.some((transition) => passes(filter, transition)),
        filter,
        selection,
      },
    }
  })
}

/** The colours of the levels, because the marker at the end of a line takes no CSS class. */
const colours: Readonly<Record<CoverageLevel, string>> = {
  both: '#1b7a4b',
  screens: '#1f5fb4',
  unit: '#8a5a00',
  none: '#b3261e',
}

export function toEdges(layout: Layout, { index, open, filter, selection }: Scene) {
  const taken = new Set(chosenTransitions(index, selection))
  return layout.arrows.map((placed): ArrowEdge => {
    const { arrow } = placed
    const shown = arrow.transitions.filter((transition) => passes(filter, transition))
    const of = shown.length > 0 ? shown : arrow.transitions
    const own = arrow.transitions.filter(({ id }) => taken.has(id))
    const chosen = own.length > 0
    const isStep = chosen && selection.kind === 'walk'
    const touched =
      selection.kind === 'state' &&
      [arrow.source, arrow.target].includes(drawnAs(index, open, selection.id))
    const isAside = selection.kind === 'none' || chosen || touched
    const level = worstLevel(of)
    return {
      id: arrow.id,
      type: 'arrow',
      source: arrow.source,
      target: arrow.target,
      zIndex: chosen ? 300 : 200,
      markerEnd: {
        type: MarkerType.ArrowClosed,
        color: colours[level],
        width: 18,
        height: 18,
        markerUnits: 'userSpaceOnUse',
      },
      data: {
        // If a step takes one of the transitions that share an arrow, the label names only that
        // one.
        placed: isStep ? { ...placed, lines: arrowLines({ ...arrow, transitions: own }) } : placed,
        level,
        hand: of.some(({ coverage }) => coverage.hand),
        chosen,
        touched,
        inWords: layout.inWords,
        dim: shown.length === 0 || !isAside,
      },
    }
  })
}

function chosenTransitions({ chart }: ChartIndex, selection: Selection): readonly string[] {
  if (selection.kind === 'transitions') return selection.ids
  if (selection.kind !== 'walk') return []
  const walk = chart.walks.find(({ id }) => id === selection.walk)
  if (walk?.failure?.step === selection.step) return walk.failure.planned
  return walk?.steps[selection.step - 1]?.taken ?? []
}

/** The corner of a state's box, from the corner of the whole drawing. */
export function getCorner(layout: Layout, id: string): Point {
  const found = layout.states.find(({ drawn }) => drawn.state.id === id)
  if (found === undefined) return { x: 0, y: 0 }
  const around =
    found.drawn.parent === null ? { x: 0, y: 0 } : getCorner(layout, found.drawn.parent)
  return { x: around.x + found.x, y: around.y + found.y }
}
