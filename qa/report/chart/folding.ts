import type { ChartIndex } from '../chart-index'
import type { ReportedState, ReportedTransition } from '../report-data'

/** A state as the drawing shows it. */
export interface DrawnState {
  state: ReportedState
  /** The open box around it; null for the chart itself. */
  parent: string | null
  /**
   * Open boxes show the states or the rows inside; folded ones say how many states they contain.
   */
  open: boolean
  foldable: boolean
  /**
   * Transitions without an arrow, such as those that stay in the state or are common to many
   * states.
   */
  rows: readonly ReportedTransition[]
  /** The number of states inside: the direct ones (`regions`), and all (`holds`). */
  regions: number
  holds: number
  /** The transitions of the state and of the states inside. */
  inside: readonly ReportedTransition[]
}

/** The transitions between two drawn states. */
export interface Arrow {
  id: string
  source: string
  target: string
  transitions: readonly ReportedTransition[]
}

export interface Drawing {
  /** Each box comes after the box that contains it. */
  states: readonly DrawnState[]
  arrows: readonly Arrow[]
}

/** A transition with more sources than this is common, so each source lists it in a row. */
const fewSources = 3
/** If an event has more targets than this, its arrows start at the open box around its state. */
const fewTargets = 3

/** The open states at first: only the chart itself, so that all of it is in view. */
export const atFirst = ({ root }: ChartIndex): ReadonlySet<string> => new Set([root.id])

export const everything = ({ chart }: ChartIndex): ReadonlySet<string> =>
  new Set(chart.states.map(({ id }) => id))

/** Whether the labels of the arrows have room when the whole drawing is in view. */
export const hasRoomForWords = ({ arrows }: Drawing): boolean => arrows.length <= 12

/** The open states, together with those that have to be open for the given ones to be visible. */
export function revealing(
  index: ChartIndex,
  open: ReadonlySet<string>,
  ids: readonly string[],
): ReadonlySet<string> {
  const around = ids.flatMap((id) => index.lineage(id).slice(1))
  return around.every(({ id }) => open.has(id))
    ? open
    : new Set([...open, ...around.map(({ id }) => id)])
}

/** The drawn state that represents a state: itself, or the folded box that contains it. */
export function drawnAs(index: ChartIndex, open: ReadonlySet<string>, id: string): string {
  const [self, ...around] = index.lineage(id)
  return around.findLast((one) => !open.has(one.id))?.id ?? self?.id ?? id
}

/** The drawing of a chart with these states open. */
export function fold(index: ChartIndex, open: ReadonlySet<string>): Drawing {
  const seen = (id: string) => drawnAs(index, open, id)
  const drawn = index.chart.states.filter(({ id }) => seen(id) === id)
  const { arrows, rows } = parted(index, seen, (id) => open.has(id))
  const states = drawn.map((state): DrawnState => {
    const holds = (index.children.get(state.id) ?? []).length > 0
    const own = rows.get(state.id) ?? []
    return {
      state,
      parent: state.parent,
      open: open.has(state.id) && (holds || own.length > 0),
      foldable: state.parent !== null && (holds || own.length > 0),
      rows: own,
      regions: (index.children.get(state.id) ?? []).length,
      holds: index.within(state.id).length,
      inside: index.transitionsIn(state.id),
    }
  })
  return { states, arrows }
}

function parted(
  index: ChartIndex,
  seen: (id: string) => string,
  isOpen: (id: string) => boolean,
): { arrows: Arrow[]; rows: Map<string, ReportedTransition[]> } {
  const common = commonKeys(index, seen)
  const arrows = new Map<string, { source: string; target: string; of: ReportedTransition[] }>()
  const rows = new Map<string, ReportedTransition[]>()
  for (const transition of index.chart.transitions) {
    const { source } = transition
    const from = seen(source)
    const away = [...new Set(transition.targets.map(seen))].filter(
      (to) => !holds(index, from, to) && !holds(index, to, from),
    )
    const isCommon = common.has(commonKey(transition))
    const isMany = from === source && getTargets(index, transition).size > fewTargets
    const bundled = away.map((to) => (isMany ? outermost(index, from, to, isOpen) : from))
    if (isCommon || away.length === 0 || bundled.some((start) => start !== from))
      if (from === source) rows.set(from, [...(rows.get(from) ?? []), transition])
    if (isCommon) continue
    for (const [at, target] of away.entries()) {
      const start = bundled[at] ?? from
      const id = `${start} ${target}`
      const arrow = arrows.get(id) ?? { source: start, target, of: [] }
      arrow.of.push(transition)
      arrows.set(id, arrow)
    }
  }
  return {
    rows,
    arrows: [...arrows].map(([id, { source, target, of }]) => ({
      id,
      source,
      target,
      transitions: of,
    })),
  }
}

const commonKey = ({ event, targets }: ReportedTransition) => `${event} ${targets.join(' ')}`

/**
 * Transitions that most states share, such as a logout. An arrow from each state would hide all
 * other arrows.
 */
function commonKeys(index: ChartIndex, seen: (id: string) => string): ReadonlySet<string> {
  const sources = new Map<string, Set<string>>()
  for (const transition of index.chart.transitions) {
    if (transition.targets.length === 0) continue
    const key = commonKey(transition)
    sources.set(key, (sources.get(key) ?? new Set()).add(seen(transition.source)))
  }
  return new Set([...sources].flatMap(([key, of]) => (of.size > fewSources ? [key] : [])))
}

function getTargets({ chart }: ChartIndex, { source, event }: ReportedTransition): Set<string> {
  return new Set(
    chart.transitions
      .filter((other) => other.source === source && other.event === event)
      .flatMap(({ targets }) => targets),
  )
}

/**
 * The largest open box around a state that does not contain the other; the state if there is none.
 */
function outermost(
  index: ChartIndex,
  from: string,
  to: string,
  isOpen: (id: string) => boolean,
): string {
  const around = index.lineage(from).filter(({ id }) => !holds(index, id, to))
  const box = around.at(-1)
  return box !== undefined && isOpen(box.id) ? box.id : from
}

/** Whether the inner state is the outer one or inside it. */
function holds(index: ChartIndex, outer: string, inner: string): boolean {
  return index.lineage(inner).some(({ id }) => id === outer)
}
