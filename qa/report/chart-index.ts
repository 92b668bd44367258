import type {
  ReportedChart,
  ReportedState,
  ReportedStep,
  ReportedTransition,
  ReportedWalk,
  TransitionCoverage,
} from './report-data'

/** A step of a walk that took a transition, or failed to take it. */
export interface Taking {
  walk: ReportedWalk
  /** The number of the step, from 1. */
  step: number
  result: ReportedStep
  failed: boolean
}

/** A chart with the lookups that the page needs often. */
export interface ChartIndex {
  chart: ReportedChart
  root: ReportedState
  state: ReadonlyMap<string, ReportedState>
  children: ReadonlyMap<string, readonly ReportedState[]>
  transition: ReadonlyMap<string, ReportedTransition>
  /** The state and all that contain it, the innermost first. */
  lineage: (id: string) => readonly ReportedState[]
  /** The states within a state, without itself. */
  within: (id: string) => readonly ReportedState[]
  /** The transitions of a state and of those within it. */
  transitionsIn: (id: string) => readonly ReportedTransition[]
  takings: ReadonlyMap<string, readonly Taking[]>
}

export function toIndex(chart: ReportedChart): ChartIndex {
  const state = new Map(chart.states.map((one) => [one.id, one]))
  const children = new Map<string, ReportedState[]>()
  for (const one of chart.states)
    if (one.parent !== null) children.set(one.parent, [...(children.get(one.parent) ?? []), one])
  const root = chart.states.find(({ parent }) => parent === null)
  if (root === undefined) throw new Error(`The chart ${chart.id} has no state at its top.`)
  const lineage = (id: string): ReportedState[] => {
    const found = state.get(id)
    if (found === undefined) return []
    return [found, ...(found.parent === null ? [] : lineage(found.parent))]
  }
  const within = (id: string): ReportedState[] =>
    (children.get(id) ?? []).flatMap((child) => [child, ...within(child.id)])
  const transitionsIn = (id: string): ReportedTransition[] => {
    const inside = new Set([id, ...within(id).map((one) => one.id)])
    return chart.transitions.filter(({ source }) => inside.has(source))
  }
  return {
    chart,
    root,
    state,
    children,
    transition: new Map(chart.transitions.map((one) => [one.id, one])),
    lineage,
    within,
    transitionsIn,
    takings: indexTakings(chart),
  }
}

function indexTakings({ walks }: ReportedChart): ReadonlyMap<string, readonly Taking[]> {
  const takings = new Map<string, Taking[]>()
  const add = (id: string, taking: Taking) => {
    takings.set(id, [...(takings.get(id) ?? []), taking])
  }
  for (const walk of walks) {
    for (const [at, result] of walk.steps.entries()) {
      const failed = walk.failure?.step === at + 1
      const ids = failed ? (walk.failure?.planned ?? []) : result.taken
      for (const id of new Set(ids)) add(id, { walk, step: at + 1, result, failed })
    }
  }
  for (const [id, found] of takings)
    takings.set(
      id,
      found.toSorted((one, other) => Number(other.failed) - Number(one.failed)),
    )
  return takings
}

/** How well a transition is covered, as colours and marks show it. */
export type CoverageLevel = 'both' | 'screens' | 'unit' | 'none'

export function toLevel({ unit, browser, hand }: TransitionCoverage): CoverageLevel {
  if (unit) return browser || hand ? 'both' : 'unit'
  return browser || hand ? 'screens' : 'none'
}

const fromWorst: readonly CoverageLevel[] = ['none', 'unit', 'screens', 'both']

/** The lowest level of several transitions, by which their shared arrow is drawn. */
export function worstLevel(transitions: readonly ReportedTransition[]): CoverageLevel {
  const levels = new Set(transitions.map(({ coverage }) => toLevel(coverage)))
  return fromWorst.find((level) => levels.has(level)) ?? 'none'
}

export type Filter = 'all' | 'untaken' | 'hand' | 'changed'

export function passes(filter: Filter, { coverage, changed }: ReportedTransition): boolean {
  if (filter === 'untaken') return toLevel(coverage) === 'none'
  if (filter === 'hand') return coverage.hand
  return filter === 'all' || changed
}

/**
 * The first step in the other language with the same states and a picture; null if there is none.
 */
export function findTwin(
  { walks }: ReportedChart,
  language: 'en' | 'ar',
  { states }: ReportedStep,
): Taking | null {
  const wanted = [...states].toSorted().join()
  for (const walk of walks) {
    if (walk.language === language) continue
    const at = walk.steps.findIndex(
      (step) => step.picture !== null && [...step.states].toSorted().join() === wanted,
    )
    const result = walk.steps[at]
    if (result !== undefined) return { walk, step: at + 1, result, failed: false }
  }
  return null
}
