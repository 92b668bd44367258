// How long the paths of all charts take to make, and how much memory: configurations, shortest
// paths and tours, in one process. Promised: under 5 s and 500 MB. Judged by the processor's time,
// which a busy machine does not change. Run: npx tsx bench/paths.ts
import { cpus } from 'node:os'
import { findCharts } from '../machines/paths/charts'
import { toPlan, toReport } from '../machines/paths/plan'

const LIMIT_S = 5
const LIMIT_MB = 500

const charts = (await findCharts()).flatMap(({ cases }) => (cases === null ? [] : [cases]))
console.log(
  `${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}, Node ${process.versions.node}`,
)
const began = { at: performance.now(), cpu: process.cpuUsage() }
for (const cases of charts) {
  const from = performance.now()
  const plan = toPlan(cases)
  const took = performance.now() - from
  const { id, transitions, configurations, shortestSteps, tour } = toReport(plan)
  const edges = [...plan.graph.nodes.values()].reduce((sum, node) => sum + node.edges.length, 0)
  const share = `${(tour.steps / transitions.length).toFixed(2)} × ${transitions.length} transitions, ${(tour.steps / shortestSteps).toFixed(2)} × ${shortestSteps} steps one by one`
  console.log(
    `${id.padEnd(11)}${took.toFixed(0).padStart(6)} ms  ${configurations} configurations, ${edges} steps; tour ${tour.steps} steps in ${tour.walks.length} walks: ${share}`,
  )
}
const memory = process.resourceUsage().maxRSS / 1024
const whole = (performance.now() - began.at) / 1000
const { user, system } = process.cpuUsage(began.cpu)
const busy = (user + system) / 1e6
console.log(
  `all: ${whole.toFixed(1)} s, ${busy.toFixed(1)} s of the processor, ${memory.toFixed(0)} MB at most`,
)
if (busy > LIMIT_S || memory > LIMIT_MB) {
  console.error(`Over ${LIMIT_S} s or ${LIMIT_MB} MB.`)
  process.exitCode = 1
}
