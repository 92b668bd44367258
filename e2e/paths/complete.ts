import type { ChartCases } from '../../machines/paths/cases'
import type { FoundChart } from '../../machines/paths/charts'
import { declaredTransitions, getStates } from '../../machines/paths/graph/transitions'

/** Charts that no page runs, so that no screens show them. */
const foldedByServer: Readonly<Record<string, string>> = {
  attempt:
    'The server folds it from the events of an attempt; what follows from them is in the charts of the assessments.',
  interview:
    'The server takes every act of an interview through it and lets a page ask for the act alone.',
  approval:
    'The server takes a decision through it; what a candidate sees of one is in the session chart.',
}

/** The drivers of a chart, as the walks of `e2e/paths/CHART.e2e.ts` use them. */
interface Driven extends Described {
  chart: string
}

/**
 * The charts that a page runs and no walks drive, and those with a superfluous excuse, one sentence
 * each. A chart is excused by its own `notRunYet`, or because only the server runs it.
 */
export function undriven(charts: readonly FoundChart[], driven: readonly Driven[]): string[] {
  return charts.flatMap(({ machine: { id }, cases }) => {
    const drivers = driven.find(({ chart }) => chart === id)
    const isExcused = id in foldedByServer || cases?.notRunYet !== undefined
    if (drivers === undefined)
      return isExcused ? [] : [`No walks drive the chart ${id} through its screens.`]
    if (isExcused) return [`The chart ${id} is driven, and excused from it.`]
    const gaps = cases === null ? null : gapsIn(cases, drivers)
    return gaps === null || Object.values(gaps).every((missed) => missed.length === 0)
      ? []
      : [`The walks of the chart ${id} are not complete: ${JSON.stringify(gaps)}`]
  })
}

interface Described {
  drivers: Readonly<Record<string, unknown>>
  stateAssertions: Readonly<Record<string, unknown>>
  /**
   * States that are left as soon as they are entered, each with the reason why nobody can see them.
   */
  fleeting?: Readonly<Record<string, string>>
}

/**
 * The events and states of a chart without a driver or a state assertion, and the drivers and state
 * assertions that the chart does not need.
 */
export function gapsIn(
  { machine }: Pick<ChartCases, 'machine'>,
  { drivers, stateAssertions, fleeting = {} }: Described,
) {
  const events = new Set(
    declaredTransitions(machine)
      .map(({ event }) => event)
      .filter((event) => event !== 'always'),
  )
  const states = new Set(
    getStates(machine)
      .filter(({ type }) => type === 'atomic' || type === 'final')
      .map(({ id }) => id),
  )
  const seen = new Set([...Object.keys(stateAssertions), ...Object.keys(fleeting)])
  return {
    undriven: [...events].filter((event) => !(event in drivers)),
    unseen: [...states].filter((state) => !seen.has(state)),
    superfluous: [
      ...Object.keys(drivers).filter((event) => !events.has(event)),
      ...[...seen].filter((state) => !states.has(state)),
      ...Object.keys(fleeting).filter((state) => state in stateAssertions),
    ],
  }
}
