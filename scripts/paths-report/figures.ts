import { driven } from '../../e2e/paths/driven'
import { undone } from '../../e2e/paths/undone'
import { lane } from '../lib/lanes.mjs'
import { gather, share, type TestedChart } from './gather'
import { writeGathered } from './write-gathered'

// Prints the coverage of every chart by the last runs, and fails if something was missed. The unit
// suite has to take every transition. In a chart with drivers, the browser suite has to take every
// transition in the lane `all` and to enter every state in the lane `test`. Also writes the report,
// for CI to keep.
const charts = await gather()
for (const chart of charts) {
  const browser =
    chart.driven.length === 0
      ? 'not driven in the browser'
      : `${share(chart, 'browser')} in the browser`
  console.log(
    `${chart.plan.cases.machine.id.padEnd(12)} ${share(chart, 'unit')} by the unit suite, ${browser}`,
  )
}
await writeGathered(charts, null)
const left = charts.flatMap((chart) => [
  ...chart.transitions.map(({ id }) => id).filter((id) => !isTaken(chart, id)),
  ...listUnseenStates(chart),
])
if (left.length > 0) {
  console.error(`These transitions were not taken:\n  ${left.join('\n  ')}`)
  process.exitCode = 1
}

function isTaken({ getCoverage, driven: walks }: TestedChart, id: string): boolean {
  const { unit, browser } = getCoverage(id)
  return unit && (browser || lane === 'test' || walks.length === 0)
}

/** The states that the browser suite did not enter; none if it did not run the chart. */
function listUnseenStates({ plan, driven: walks }: TestedChart): string[] {
  const { machine } = plan.cases
  const drivers = driven.find(({ chart }) => chart === machine.id)
  if (drivers === undefined || walks.length === 0) return []
  const isWanted = (lane === 'test' ? drivers.isOwn : undefined) ?? (() => true)
  return undone(machine, drivers, 'en', isWanted).unseen.map((state) => `${state} (never seen)`)
}
