import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { drivenGraph } from '../../e2e/paths/driven-graphs'
import { findCharts } from '../../machines/paths/charts'
import { readRecording } from '../../machines/paths/recording/read-recording'
import { chartsIn, type RecordedChart } from '../../machines/paths/recording/recorded-charts'
import type { Recording } from '../../machines/paths/recording/recording'
import { coverageFolder } from '../../machines/paths/recording/taken-on-record'
import { counted } from '../../machines/paths/words'
import { ensureWindowless } from '../lib/browser.mjs'
import { buildWhatIsStale } from '../lib/build.mjs'
import { bin, run } from '../lib/run.mjs'

/** The folder in which the report looks for recordings; tests use another one. */
const handFolder = process.env.PATHS_HAND ?? join(coverageFolder, 'hand')

/** Whether the argument is a file, and not the id of an attempt. */
export const namesFile = (named: string): boolean => /[./\\]/.test(named) || existsSync(named)

/** Replays a recorded session and prints the result. @returns the exit code */
export async function replayRecording(
  file: string,
  { isDriven }: { isDriven: boolean },
): Promise<number> {
  if (!existsSync(file)) return refuse(`There is no file ${file}.`)
  const recording = readRecording(readFileSync(file, 'utf8'))
  if (typeof recording === 'string') return refuse(`${file} cannot be replayed. ${recording}`)
  const cases = (await findCharts()).flatMap((chart) => chart.cases ?? [])
  const charts = chartsIn(recording, cases, drivenGraph)
  console.log(
    `Recorded ${recording.recordedAt}, in ${recording.language === 'ar' ? 'Arabic' : 'English'}.`,
  )
  for (const chart of charts) tellChart(chart)
  const faults = charts.flatMap((chart) => chart.faults)
  if (faults.length > 0)
    return refuse(`${faults.join('\n')}\nThe recording is of other charts, so it is not counted.`)
  const isFine = !isDriven || (await driveAgain(recording, charts))
  console.log(`The coverage counts it: ${keep(recording)}`)
  return isFine && charts.every(({ leftOut }) => leftOut.length === 0) ? 0 : 1
}

function tellChart({ chart, steps, lines, leftOut }: RecordedChart): void {
  console.log(`\nChart ${chart}: ${counted(steps, 'step')} in ${counted(lines.length, 'walk')}.`)
  for (const walk of lines) console.log(`\n${walk.join('\n')}`)
  if (leftOut.length > 0)
    console.log(`\nNot taken again:\n${leftOut.map((it) => `- ${it}`).join('\n')}`)
  console.log('')
}

/** Drives the walks in a fresh server and browser. @returns whether all of them succeeded */
async function driveAgain({ language }: Recording, charts: readonly RecordedChart[]) {
  const written = charts
    .filter(({ chart, walks }) => walks.length > 0 && drivenGraph(chart) !== null)
    .map(({ chart, walks }) => ({
      chart,
      walks: walks.map((walk, at) => ({
        title: toTitle(chart, at),
        steps: walk.map(({ edge: { event, taken } }) => ({ event, takes: taken })),
      })),
    }))
  if (written.length === 0) return true
  await buildWhatIsStale()
  const folder = mkdtempSync(join(tmpdir(), 'masar-replay-'))
  const results = join(folder, 'results.json')
  writeFileSync(join(folder, 'walks.json'), JSON.stringify({ language, charts: written }))
  const args = ['test', 'by-hand', '--workers=1', '--reporter=json', `--output=${folder}/output`]
  const { text } = await run(process.execPath, [bin('playwright'), ...args], {
    env: {
      CHROMIUM_PATH: await ensureWindowless(),
      SUITE: 'paths',
      LANE: 'all',
      REPLAY_WALKS: join(folder, 'walks.json'),
      PLAYWRIGHT_JSON_OUTPUT_NAME: results,
    },
  })
  const outcomes = existsSync(results) ? outcomesIn(readFileSync(results, 'utf8')) : null
  rmSync(folder, { recursive: true })
  if (outcomes === null) throw new Error(`The browser did not run.\n${text}`)
  for (const { chart, lines } of charts)
    for (const [at, walk] of lines.entries()) {
      const outcome = outcomes.get(toTitle(chart, at))
      if (outcome !== undefined) tellOutcome(toTitle(chart, at), walk, outcome)
    }
  return [...outcomes.values()].every(({ isOk }) => isOk) && outcomes.size > 0
}

const toTitle = (chart: string, at: number) => `${chart}, walk ${at + 1}`

interface Outcome {
  isOk: boolean
  message: string
}

function tellOutcome(title: string, lines: readonly string[], { isOk, message }: Outcome): void {
  if (isOk) return console.log(`Driven, ${title}: ${counted(lines.length, 'step')}.`)
  const [, failed] = /Step (\d+), /.exec(message) ?? []
  const line = lines[Number(failed) - 1]
  console.log(
    line === undefined
      ? `Not driven, ${title}:\n${message}`
      : `Driven, ${title}: up to step ${failed}, which did not come about again:\n${line}\n${message}`,
  )
}

interface Suite {
  suites?: Suite[]
  specs?: {
    title: string
    ok: boolean
    tests: { results: { errors: { message?: string }[] }[] }[]
  }[]
}

/** The result of each test in Playwright's report, by its title. */
function outcomesIn(text: string): Map<string, Outcome> {
  const report: Suite = JSON.parse(text)
  const listSpecs = ({ suites = [], specs = [] }: Suite): NonNullable<Suite['specs']> => [
    ...specs,
    ...suites.flatMap(listSpecs),
  ]
  return new Map(
    listSpecs(report).map(({ title, ok, tests }) => {
      const errors = tests.flatMap(({ results }) => results.flatMap((result) => result.errors))
      return [title, { isOk: ok, message: errors.map(({ message = '' }) => message).join('\n') }]
    }),
  )
}

/** Stores the recording where the report counts it. @returns its path */
function keep(recording: Recording): string {
  mkdirSync(handFolder, { recursive: true })
  const file = join(handFolder, `${recording.recordedAt.replaceAll(/[:.]/g, '-')}.json`)
  writeFileSync(file, `${JSON.stringify(recording, null, 1)}\n`)
  return file
}

function refuse(why: string): number {
  console.error(why)
  return 1
}
