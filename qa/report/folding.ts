import type { ChartIndex } from './chart-index'
import type { ReportedState, ReportedTransition } from './report-data'

/** A state as the drawing shows it. */
export interface DrawnState {
  state: ReportedState
  /** The open box around it; null for the chart itself. */
  parent: string | null
  /** Open boxes show the states within them, or their rows; folded ones say how much they hold. */
  open: boolean
  foldable: boolean
  /** Transitions without an arrow of their own: they stay, or lead where many lead. */
  rows: readonly ReportedTransition[]
  /** How many states are in it, at once and in all. */
  regions: number
  holds: number
  /** Its transitions, and those of the states in it. */
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
  /** Boxes come after the box that they are in. */
  states: readonly DrawnState[]
  arrows: readonly Arrow[]
}

/** More sources than these make a transition a common one, told in words in each of them. */
const fewSources = 3
/** An event with more targets than these leads out of the box around its state, in one bundle. */
const fewTargets = 3

/** The whole chart at a glance: all that has something in it is folded. */
export const atFirst = ({ root }: ChartIndex): ReadonlySet<string> => new Set([root.id])

export const everything = ({ chart }: ChartIndex): ReadonlySet<string> =>
  new Set(chart.states.map(({ id }) => id))

/** Whether there is room for the arrows' words in a drawing that is seen as a whole. */
export const hasRoomForWords = ({ arrows }: Drawing): boolean => arrows.length <= 12

/** The drawing with these states open, so that all of the others can be seen. */
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

/** The drawn state in which a state is found: itself, or the folded box that holds it. */
export function drawnAs(index: ChartIndex, open: ReadonlySet<string>, id: string): string {
  const [self, ...around] = index.lineage(id)
  return around.findLast((one) => !open.has(one.id))?.id ?? self?.id ?? id
}

/** What is drawn of a chart while these states are open. */
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
    const isMany = from === source && targetsOf(index, transition).size > fewTargets
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

/** What most states answer alike, as a logout: an arrow from each would hide all other arrows. */
function commonKeys(index: ChartIndex, seen: (id: string) => string): ReadonlySet<string> {
  const sources = new Map<string, Set<string>>()
  for (const transition of index.chart.transitions) {
    if (transition.targets.length === 0) continue
    const key = commonKey(transition)
    sources.set(key, (sources.get(key) ?? new Set()).add(seen(transition.source)))
  }
  return new Set([...sources].flatMap(([key, of]) => (of.size > fewSources ? [key] : [])))
}

function targetsOf({ chart }: ChartIndex, { source, event }: ReportedTransition): Set<string> {
  return new Set(
    chart.transitions
      .filter((other) => other.source === source && other.event === event)
      .flatMap(({ targets }) => targets),
  )
}

/** The largest open box around a state that does not hold the other; the state if there is none. */
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

/** Whether a state is, or is within, another. */
function holds(index: ChartIndex, outer: string, inner: string): boolean {
  return index.lineage(inner).some(({ id }) => id === outer)
}
