import { readResults, type WalkResult } from '../../e2e/paths/results'
import { findCharts } from '../../machines/paths/charts'
import { toPlan, type ChartPlan } from '../../machines/paths/plan'
import {
  coverageFolder,
  readRecordings,
  takenOnRecord,
  type KeptRecording,
  type TakenOnRecord,
} from '../../machines/paths/recording/taken-on-record'
import {
  declaredTransitions,
  type DeclaredTransition,
} from '../../machines/paths/graph/transitions'
import type { TransitionCoverage } from '../../qa/report/report-data'

/** A chart with the results of its tests. */
export interface TestedChart {
  plan: ChartPlan
  transitions: readonly DeclaredTransition[]
  getCoverage: (transition: string) => TransitionCoverage
  /** The walks of the browser suite, English first; empty for a chart that no browser drives. */
  driven: readonly WalkResult[]
  /** The recordings of sessions by hand, the oldest first. */
  recordings: readonly KeptRecording[]
}

/** Every chart with cases, with the results of the last unit run, browser run and recordings. */
export async function gather(): Promise<TestedChart[]> {
  const charts = await findCharts()
  const recordings = readRecordings(coverageFolder, (why) => console.error(why))
  const taken = takenOnRecord(coverageFolder, recordings)
  const found = charts.flatMap(({ cases }) =>
    cases === null ? [] : [tested(toPlan(cases), taken, recordings)],
  )
  // The report begins with the charts that failed, and then those that a browser drives.
  const rank = ({ driven }: TestedChart) =>
    driven.some(({ failure }) => failure !== null) ? 0 : driven.length > 0 ? 1 : 2
  return found.toSorted(
    (one, other) => rank(one) - rank(other) || other.transitions.length - one.transitions.length,
  )
}

function tested(
  plan: ChartPlan,
  { unit, browser, hand }: TakenOnRecord,
  recordings: readonly KeptRecording[],
): TestedChart {
  const { id } = plan.cases.machine
  const driven = browser === null ? [] : [...readResults(id, 'en'), ...readResults(id, 'ar')]
  return {
    plan,
    transitions: declaredTransitions(plan.cases.machine),
    getCoverage: toCoverage({
      unit: unit?.[id] ?? [],
      browser: browser?.[id] ?? [],
      hand: hand?.[id] ?? [],
    }),
    driven: driven.toSorted((one, other) => order(one) - order(other)),
    recordings: recordings.filter(({ recording: { steps } }) =>
      steps.some(({ chart }) => chart === id),
    ),
  }
}

/** Returns which kinds of run took a transition. */
export function toCoverage(taken: {
  unit: readonly string[]
  browser: readonly string[]
  hand: readonly string[]
}): (transition: string) => TransitionCoverage {
  const [unit, browser, hand] = [new Set(taken.unit), new Set(taken.browser), new Set(taken.hand)]
  return (id) => ({ unit: unit.has(id), browser: browser.has(id), hand: hand.has(id) })
}

/** The number and percentage of the transitions that a kind of run took. */
export function share(
  { transitions, getCoverage }: TestedChart,
  kind: keyof TransitionCoverage,
): string {
  const taken = transitions.filter(({ id }) => getCoverage(id)[kind]).length
  return `${taken} of ${transitions.length} (${Math.floor((100 * taken) / transitions.length)} %)`
}

const order = ({ language, walk }: WalkResult): number => (language === 'en' ? 0 : 10_000) + walk
