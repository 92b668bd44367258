import type { ChartCases } from '../../machines/paths/cases'
import type { FoundChart } from '../../machines/paths/charts'
import { declaredTransitions, getStates } from '../../machines/paths/transitions'

/** Charts that no page runs, so that no screens show them. */
const foldedByServer: Readonly<Record<string, string>> = {
  attempt:
    'The server folds it from the events of an attempt; what follows from them is in the charts of the assessments.',
  interview:
    'The server takes every act of an interview through it and lets a page ask for the act alone.',
  approval:
    'The server takes a decision through it; what a candidate sees of one is in the session chart.',
}

/** What drives a chart in the browser, as the walks of `e2e/paths/CHART.e2e.ts` do. */
interface Driven extends Described {
  chart: string
}

/**
 * Charts which a page runs and no walks drive, or which are excused from it and need not be, with
 * the reason. A chart is excused by its own `notRunYet`, or by being folded on the server.
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
  /** States that are left as they are entered, each with the reason why nobody can look at them. */
  fleeting?: Readonly<Record<string, string>>
}

/**
 * What a chart asks for and its drivers and state assertions do not have, and what they have and the
 * chart does not ask for.
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
