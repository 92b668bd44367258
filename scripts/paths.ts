// npm run paths [-- CHART …] [--json | --mermaid] [--longest STEPS]: the paths of all charts, or of
// some, as a test plan in words, as JSON or as Mermaid. The walks are played on the charts before
// they are printed, by code that had no part in making them.
import { findCharts } from '../machines/paths/charts'
import { checkWalks } from '../machines/paths/checker'
import { toPlan, toReport, type ChartPlan } from '../machines/paths/plan'
import { markdownOf } from '../machines/paths/plan-markdown'
import { mermaidOf } from '../machines/paths/plan-mermaid'
import { readPathsArguments } from './paths-arguments'

const charts = (await findCharts()).flatMap(({ cases }) => (cases === null ? [] : [cases]))
const asked = readPathsArguments(
  process.argv.slice(2),
  charts.map(({ machine }) => machine.id),
)

if (typeof asked === 'string') {
  console.error(asked)
  process.exitCode = 2
} else {
  const wanted = charts.filter(
    ({ machine }) => asked.charts.length === 0 || asked.charts.includes(machine.id),
  )
  if (asked.as === 'mermaid')
    console.log(wanted.map(({ machine }) => mermaidOf(machine)).join('\n\n'))
  else {
    const plans = wanted.map((cases) => toPlan(cases, asked.longest))
    const faults = plans.flatMap(faultsIn)
    console.log(
      asked.as === 'json'
        ? JSON.stringify({ machines: plans.map(toReport) }, null, 1)
        : plans.map(markdownOf).join('\n\n'),
    )
    for (const fault of faults) console.error(fault)
    if (faults.length > 0) process.exitCode = 1
  }
}

/** What the walks claim and the chart does not do, and what none of them takes. */
function faultsIn(plan: ChartPlan): string[] {
  const { machine, input } = plan.cases
  const { tour, transitions } = toReport(plan)
  const { taken, faults } = checkWalks(
    machine,
    input,
    tour.walks.map(({ steps }) => steps),
  )
  return [
    ...faults,
    ...transitions
      .filter(({ id }) => !taken.has(id))
      .map(({ id }) => `No walk of ${machine.id} takes ${id}.`),
  ]
}
