// npm run paths [-- CHART …] [WALKS] [--as FORM]: prints walks through the charts as a test plan in
// words or in another form; by default, tours of every transition. Before that, a separate checker
// plays the walks on the charts.
import type { AskedWalks } from '../machines/paths/graph/asked-walks'
import type { ChartCases } from '../machines/paths/cases'
import { findCharts, type FoundChart } from '../machines/paths/charts'
import { buildGraph } from '../machines/paths/graph/graph'
import { toPlan } from '../machines/paths/plan'
import { toMermaid } from '../machines/paths/print/plan-mermaid'
import { readPathsArguments, type PathsArguments } from './paths/arguments'
import { printPlans, printWalks } from './paths/forms'
import { changesMarkdown, chartsAt, compareCharts } from './paths/since'
import { findWalks } from './paths/walks'

const everyChart = await findCharts()
const charts = everyChart.flatMap(({ cases }) => (cases === null ? [] : [cases]))
const args = process.argv.slice(2)
const asked = readPathsArguments(
  args,
  charts.map(({ machine }) => machine.id),
)

if (typeof asked === 'string') refuse(asked)
else {
  const wanted = charts.filter(
    ({ machine }) => asked.charts.length === 0 || asked.charts.includes(machine.id),
  )
  const { ask, as } = asked
  if (asked.since !== null) await printChanges(asked.since, asked)
  else if (ask.kind === 'tour' && as === 'mermaid')
    console.log(wanted.map(({ machine }) => toMermaid(machine)).join('\n\n'))
  else if (ask.kind === 'tour' && (as === 'markdown' || as === 'json'))
    printPlans(
      wanted.map((cases) => toPlan(cases, ask.longest)),
      as,
    )
  else await printAsked(wanted, asked)
}

async function printAsked(wanted: readonly ChartCases[], { ask, as }: PathsArguments) {
  const found: AskedWalks[] = []
  for (const cases of wanted) {
    const graph = as === 'playwright' ? await graphOfScreens(cases) : buildGraph(cases)
    if (typeof graph === 'string') return refuse(graph)
    const walks = findWalks(cases, graph, ask)
    if (typeof walks === 'string') return refuse(walks)
    found.push(walks)
  }
  printWalks(found, as, `npm run -s paths -- ${args.join(' ')}`)
}

async function printChanges(revision: string, { as, charts: only }: PathsArguments) {
  const before = await chartsAt(revision)
  if (before === null) return refuse(`Git knows no revision ${revision}.`)
  const isWanted = ({ machine }: FoundChart) => only.length === 0 || only.includes(machine.id)
  const changed = compareCharts(before.filter(isWanted), everyChart.filter(isWanted))
  console.log(
    as === 'json' ? JSON.stringify({ changed }, null, 1) : changesMarkdown(changed, revision),
  )
}

/** The part of a chart that a browser can reach, or a sentence that says why there is none. */
async function graphOfScreens({ machine, notRunYet }: ChartCases) {
  const { drivenGraph } = await import('../e2e/paths/driven-graphs')
  const why = notRunYet ?? 'no page shows it'
  return (
    drivenGraph(machine.id) ??
    `The chart ${machine.id} is not driven through screens (${why}), so there is no Playwright file of it. Ask for another form.`
  )
}

function refuse(why: string) {
  console.error(why)
  process.exitCode = 2
}
