// npm run paths [-- CHART …] [--json | --mermaid] [--longest STEPS]: the paths of all charts, or of some, as a test plan in words,
// as JSON or as Mermaid. The walks are played on the charts before they are printed, by code that had no part in making them.
import { parseArgs } from 'node:util'
import { findCharts } from '../machines/paths/charts'
import { checkWalks } from '../machines/paths/checker'
import { longestWalk, planOf, reportOf, type ChartPlan } from '../machines/paths/plan'
import { markdownOf } from '../machines/paths/plan-markdown'
import { mermaidOf } from '../machines/paths/plan-mermaid'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { json: { type: 'boolean' }, mermaid: { type: 'boolean' }, longest: { type: 'string', default: String(longestWalk) } },
})
const charts = (await findCharts()).flatMap(({ cases }) => (cases === null ? [] : [cases]))
const unknown = positionals.filter((id) => !charts.some(({ machine }) => machine.id === id))
const longest = Number(values.longest)

if (unknown.length > 0 || Number.isNaN(longest)) {
  console.error(`Usage: npm run paths [-- CHART …] [--json | --mermaid] [--longest STEPS]. Charts: ${charts.map(({ machine }) => machine.id).join(', ')}.`)
  process.exitCode = 2
} else {
  const wanted = charts.filter(({ machine }) => positionals.length === 0 || positionals.includes(machine.id))
  if (values.mermaid) console.log(wanted.map(({ machine }) => mermaidOf(machine)).join('\n\n'))
  else {
    const plans = wanted.map((cases) => planOf(cases, longest))
    const faults = plans.flatMap(faultsIn)
    console.log(values.json ? JSON.stringify({ machines: plans.map(reportOf) }, null, 1) : plans.map(markdownOf).join('\n\n'))
    for (const fault of faults) console.error(fault)
    if (faults.length > 0) process.exitCode = 1
  }
}

/** What the walks claim and the chart does not do, and what none of them takes. */
function faultsIn(plan: ChartPlan): string[] {
  const { machine, input } = plan.cases
  const { tour, transitions } = reportOf(plan)
  const { taken, faults } = checkWalks(machine, input, tour.walks.map(({ steps }) => steps))
  return [...faults, ...transitions.filter(({ id }) => !taken.has(id)).map(({ id }) => `No walk of ${machine.id} takes ${id}.`)]
}
