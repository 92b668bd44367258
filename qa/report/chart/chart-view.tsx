import {
  Background,
  Controls,
  MiniMap,
  ReactFlow,
  ReactFlowProvider,
  useReactFlow,
  type ReactFlowInstance,
} from '@xyflow/react'
import { useEffect, useMemo, useRef } from 'react'
import { ArrowLine } from './arrow-line'
import type { Selection } from '../address'
import { ChartActionsContext } from './chart-actions'
import type { ChartIndex, Filter } from '../chart-index'
import { getCorner, toEdges, toNodes, type Scene, type StateNode } from './chart-elements'
import { drawnAs, fold } from './folding'
import type { Layout } from './placed'
import { StateBox } from './state-box'
import { useLayout } from './use-layout'

/** A request to move the view to states; the number distinguishes it from the previous request. */
export interface Flight {
  to: readonly string[]
  number: number
}

interface ChartViewProps {
  index: ChartIndex
  open: ReadonlySet<string>
  /** Whether the arrows show their labels. */
  inWords: boolean
  filter: Filter
  selection: Selection
  flight: Flight
  onOpen: (open: ReadonlySet<string>) => void
  onSelect: (selection: Selection) => void
}

/**
 * The drawing of the chart. People can move and zoom it, fold states, and select states and arrows.
 */
export function ChartView(props: ChartViewProps) {
  return (
    <ReactFlowProvider>
      <Canvas {...props} />
    </ReactFlowProvider>
  )
}

const nodeTypes = { state: StateBox }
const edgeTypes = { arrow: ArrowLine }
/** A drawing with more boxes than this has a minimap in its corner. */
const overseeable = 30

function Canvas(props: ChartViewProps) {
  const { index, open, inWords, filter, selection, flight, onOpen, onSelect } = props
  const place = useRef<HTMLDivElement>(null)
  const drawing = useMemo(() => fold(index, open), [index, open])
  const layout = useLayout(drawing, inWords, place)
  const flow = useReactFlow()
  /** The box that was folded or unfolded last stays where it was on the screen. */
  const kept = useRef<{ id: string; x: number; y: number } | null>(null)
  const flown = useRef(flight.number)
  /** Whether the whole chart is in view, and stays so when the window changes. */
  const isWhole = useRef(true)

  const toggle = (id: string) => {
    if (layout !== null) kept.current = { id, ...flow.flowToScreenPosition(getCorner(layout, id)) }
    const next = new Set(open)
    if (!next.delete(id)) next.add(id)
    onOpen(next)
  }

  useEffect(() => {
    if (layout === null || layout.drawing !== drawing) return
    const before = kept.current
    kept.current = null
    const isFlight = flown.current !== flight.number
    flown.current = flight.number
    if (isFlight && flight.to.length > 0) {
      isWhole.current = false
      const ids = flight.to.map((id) => drawnAs(index, open, id))
      void flow.fitBounds(getBounds(layout, ids), { padding: 0.6, ...motion() })
    } else if (before !== null) {
      isWhole.current = false
      const now = flow.flowToScreenPosition(getCorner(layout, before.id))
      const { x, y, zoom } = flow.getViewport()
      void flow.setViewport({ x: x + before.x - now.x, y: y + before.y - now.y, zoom })
    } else {
      isWhole.current = true
      showWhole(flow, layout)
    }
  }, [layout, drawing, flight, flow, index, open])

  useEffect(() => {
    if (layout === null || place.current === null) return
    const watcher = new ResizeObserver(() => {
      if (isWhole.current) showWhole(flow, layout)
    })
    watcher.observe(place.current)
    return () => watcher.disconnect()
  }, [layout, flow])

  const active = useMemo(() => activeStates(index, selection), [index, selection])
  const scene: Scene = { index, open, filter, selection, active }
  return (
    <div className="canvas" ref={place}>
      {layout !== null && (
        <ChartActionsContext value={{ onToggle: toggle, onSelect }}>
          <ReactFlow
            nodes={toNodes(layout, scene)}
            edges={toEdges(layout, scene)}
            nodeTypes={nodeTypes}
            edgeTypes={edgeTypes}
            zIndexMode="manual"
            minZoom={0.05}
            maxZoom={2}
            nodesDraggable={false}
            nodesConnectable={false}
            nodesFocusable={false}
            edgesFocusable={false}
            elementsSelectable={false}
            zoomOnDoubleClick={false}
            onMoveStart={(event) => {
              if (event !== null) isWhole.current = false
            }}
            onPaneClick={() => onSelect({ kind: 'none' })}
          >
            <Background gap={24} size={1} color="#d3dee2" />
            <Controls showInteractive={false} position="bottom-left" />
            {drawing.states.length > overseeable && (
              <MiniMap<StateNode>
                pannable
                zoomable
                ariaLabel="A map of the whole chart"
                nodeColor={colourOnMap}
              />
            )}
          </ReactFlow>
        </ChartActionsContext>
      )}
      {layout === null && <p className="waiting">The chart is being laid out.</p>}
    </div>
  )
}

/** A box with visible states inside has a light colour, so that they can be seen on it. */
function colourOnMap({ data }: StateNode): string {
  const { open, holds, parent } = data.placed.drawn
  if (parent === null) return '#f7fafb'
  return open && holds > 0 ? '#d3e0e5' : '#5f8595'
}

/** The states that are active after the chosen step. */
function activeStates({ chart }: ChartIndex, selection: Selection): readonly string[] {
  if (selection.kind !== 'walk') return []
  const walk = chart.walks.find(({ id }) => id === selection.walk)
  return walk?.steps[selection.step - 1]?.states ?? []
}

function showWhole(flow: ReactFlowInstance, { width, height }: Layout): void {
  void flow.fitBounds({ x: 0, y: 0, width, height }, { padding: 0.03 })
}

function getBounds(layout: Layout, ids: readonly string[]) {
  const boxes = layout.states.filter(({ drawn }) => ids.includes(drawn.state.id))
  const corners = boxes.map((box) => ({ ...getCorner(layout, box.drawn.state.id), box }))
  const x = Math.min(...corners.map((corner) => corner.x))
  const y = Math.min(...corners.map((corner) => corner.y))
  const right = Math.max(...corners.map((corner) => corner.x + corner.box.width))
  const bottom = Math.max(...corners.map((corner) => corner.y + corner.box.height))
  const [width, height] = [right - x, bottom - y]
  // A minimum size keeps a single small box from filling the window.
  const [most, high] = [Math.max(width, 520), Math.max(height, 340)]
  return { x: x - (most - width) / 2, y: y - (high - height) / 2, width: most, height: high }
}

const motion = () =>
  matchMedia('(prefers-reduced-motion: reduce)').matches ? {} : { duration: 350 }
