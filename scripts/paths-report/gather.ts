import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { resultsOf, type WalkResult } from '../../e2e/paths/results'
import { findCharts } from '../../machines/paths/charts'
import { toPlan, type ChartPlan } from '../../machines/paths/plan'
import { declaredTransitions, type DeclaredTransition } from '../../machines/paths/transitions'
import type { Coverage } from './chart-drawing'

export const coverageFolder = fileURLToPath(new URL('../../.coverage/paths/', import.meta.url))

/** A chart with all that is known of its tests. */
export interface TestedChart {
  plan: ChartPlan
  transitions: readonly DeclaredTransition[]
  coverageOf: (transition: string) => Coverage
  /** The walks of the browser suite, English first; empty for a chart that no browser drives. */
  driven: readonly WalkResult[]
}

/** Every chart that has cases, with what the last unit run and the last browser run took of it. */
export async function gather(): Promise<TestedChart[]> {
  const charts = await findCharts()
  const found = charts.flatMap(({ cases }) => (cases === null ? [] : [tested(toPlan(cases))]))
  // Those that a browser drives come first: they are what the report is read for.
  return found.toSorted((one, other) => other.driven.length - one.driven.length)
}

function tested(plan: ChartPlan): TestedChart {
  const { machine } = plan.cases
  const transitions = declaredTransitions(machine)
  const driven = hasFolder('browser')
    ? [...resultsOf(machine.id, 'en'), ...resultsOf(machine.id, 'ar')]
    : []
  const unit = new Set(takenByUnit(machine.id))
  const browser = new Set(driven.flatMap(({ taken }) => taken))
  const toCoverage = (id: string): Coverage => {
    if (unit.has(id)) return browser.has(id) ? 'both' : 'unit'
    return browser.has(id) ? 'browser' : 'none'
  }
  return {
    plan,
    transitions,
    coverageOf: toCoverage,
    driven: driven.toSorted((one, other) => order(one) - order(other)),
  }
}

/** How many of a chart's transitions were taken so, in words. */
export function share(
  { transitions, coverageOf }: TestedChart,
  wanted: readonly Coverage[],
): string {
  const taken = transitions.filter(({ id }) => wanted.includes(coverageOf(id))).length
  return `${taken} of ${transitions.length} (${Math.floor((100 * taken) / transitions.length)} %)`
}

const order = ({ language, walk }: WalkResult): number => (language === 'en' ? 0 : 10_000) + walk

function takenByUnit(chart: string): string[] {
  const file = `${coverageFolder}unit/${chart}.json`
  if (!existsSync(file)) return []
  const { taken }: { taken: string[] } = JSON.parse(readFileSync(file, 'utf8'))
  return taken
}

const hasFolder = (name: string): boolean =>
  existsSync(`${coverageFolder}${name}`) && readdirSync(`${coverageFolder}${name}`).length > 0
