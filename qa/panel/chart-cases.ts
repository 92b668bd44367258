import { annotationCases, englishCases } from '../../machines/assessment/assessment.cases'
import type { ChartCases } from '../../machines/paths/cases'
import { getStates } from '../../machines/paths/graph/transitions'
import { sessionCases } from '../../machines/session/session.cases'

/** The cases of all charts that pages run. */
const charts: readonly ChartCases[] = [sessionCases, englishCases, annotationCases]

export const findCases = (chart: string): ChartCases | undefined =>
  charts.find(({ machine }) => machine.id === chart)

/** The descriptions of states, one sentence each; the id if a description is missing. */
export function describeStates(chart: string, ids: readonly string[]): string[] {
  const cases = findCases(chart)
  const states = cases === undefined ? [] : getStates(cases.machine)
  return ids.map((id) => states.find((state) => state.id === id)?.description ?? `${id}.`)
}
