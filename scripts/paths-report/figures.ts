import { gather, share } from './gather'

// Prints what the last runs took of every chart, and fails where a transition was left out: by the
// unit suite in any chart, by the browser in one that it drives.
const charts = await gather()
for (const chart of charts) {
  const browser =
    chart.driven.length === 0
      ? 'not driven in the browser'
      : `${share(chart, ['both', 'browser'])} in the browser`
  console.log(
    `${chart.plan.cases.machine.id.padEnd(12)} ${share(chart, ['both', 'unit'])} by the unit suite, ${browser}`,
  )
}
const left = charts.flatMap(({ transitions, coverageOf, driven }) =>
  transitions
    .map(({ id }) => id)
    .filter(
      (id) => coverageOf(id) !== 'both' && !(driven.length === 0 && coverageOf(id) === 'unit'),
    ),
)
if (left.length > 0) {
  console.error(`Left out:\n  ${left.join('\n  ')}`)
  process.exitCode = 1
}
