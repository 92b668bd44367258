import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { resultsOf, type WalkResult } from '../../e2e/paths/results'
import { findCharts } from '../../machines/paths/charts'
import { toPlan, type ChartPlan } from '../../machines/paths/plan'
import { readRecording } from '../../machines/paths/read-recording'
import type { Recording } from '../../machines/paths/recording'
import { declaredTransitions, type DeclaredTransition } from '../../machines/paths/transitions'
import type { TransitionCoverage } from '../../qa/report/report-data'

export const coverageFolder = fileURLToPath(new URL('../../.coverage/paths/', import.meta.url))

/** A chart with the results of its tests. */
export interface TestedChart {
  plan: ChartPlan
  transitions: readonly DeclaredTransition[]
  coverageOf: (transition: string) => TransitionCoverage
  /** The walks of the browser suite, English first; empty for a chart that no browser drives. */
  driven: readonly WalkResult[]
  /** The recordings of sessions by hand, the oldest first. */
  recordings: readonly KeptRecording[]
}

export interface KeptRecording {
  /** The file's name, without its ending. */
  name: string
  recording: Recording
}

/** Every chart with cases, with the results of the last unit run, browser run and recordings. */
export async function gather(): Promise<TestedChart[]> {
  const charts = await findCharts()
  const recordings = readRecordings()
  const found = charts.flatMap(({ cases }) =>
    cases === null ? [] : [tested(toPlan(cases), recordings)],
  )
  // The report begins with the charts that failed, and then those that a browser drives.
  const rank = ({ driven }: TestedChart) =>
    driven.some(({ failure }) => failure !== null) ? 0 : driven.length > 0 ? 1 : 2
  return found.toSorted(
    (one, other) => rank(one) - rank(other) || other.transitions.length - one.transitions.length,
  )
}

function tested(plan: ChartPlan, recordings: readonly KeptRecording[]): TestedChart {
  const { machine } = plan.cases
  const driven =
    filesIn('browser').length > 0
      ? [...resultsOf(machine.id, 'en'), ...resultsOf(machine.id, 'ar')]
      : []
  return {
    plan,
    transitions: declaredTransitions(machine),
    coverageOf: toCoverage({
      unit: takenByUnit(machine.id),
      browser: driven.flatMap(({ taken }) => taken),
      hand: recordings.flatMap(({ recording: { steps } }) =>
        steps.filter(({ chart }) => chart === machine.id).flatMap(({ taken }) => taken),
      ),
    }),
    driven: driven.toSorted((one, other) => order(one) - order(other)),
    recordings: recordings.filter(({ recording: { steps } }) =>
      steps.some(({ chart }) => chart === machine.id),
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
  { transitions, coverageOf }: TestedChart,
  kind: keyof TransitionCoverage,
): string {
  const taken = transitions.filter(({ id }) => coverageOf(id)[kind]).length
  return `${taken} of ${transitions.length} (${Math.floor((100 * taken) / transitions.length)} %)`
}

const order = ({ language, walk }: WalkResult): number => (language === 'en' ? 0 : 10_000) + walk

function takenByUnit(chart: string): string[] {
  const file = join(coverageFolder, 'unit', `${chart}.json`)
  if (!existsSync(file)) return []
  const { taken }: { taken: string[] } = JSON.parse(readFileSync(file, 'utf8'))
  return taken
}

/**
 * Reads the recordings. An unreadable one is reported and left out, so that the others still count.
 */
function readRecordings(): KeptRecording[] {
  return filesIn('hand')
    .filter((file) => file.endsWith('.json'))
    .flatMap((file): KeptRecording[] => {
      const recording = readRecording(readFileSync(join(coverageFolder, 'hand', file), 'utf8'))
      if (typeof recording !== 'string') return [{ name: file.replace(/\.json$/, ''), recording }]
      console.error(`The recording ${file} is left out. ${recording}`)
      return []
    })
    .toSorted((one, other) => (one.recording.recordedAt < other.recording.recordedAt ? -1 : 1))
}

const filesIn = (folder: string): string[] =>
  existsSync(join(coverageFolder, folder)) ? readdirSync(join(coverageFolder, folder)) : []
