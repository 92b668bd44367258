// How long the paths of all charts take to make, and how much memory: configurations, shortest paths and tours, in one process.
// Promised: under 5 s and 500 MB. Run: npx tsx bench/paths.ts
import { cpus } from 'node:os'
import { findCharts } from '../machines/paths/charts'
import { planOf, reportOf } from '../machines/paths/plan'

const LIMIT_MS = 5_000
const LIMIT_MB = 500

const charts = (await findCharts()).flatMap(({ cases }) => (cases === null ? [] : [cases]))
console.log(`${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}, Node ${process.versions.node}`)
let whole = 0
for (const cases of charts) {
  const began = performance.now()
  const plan = planOf(cases)
  const took = performance.now() - began
  whole += took
  const { id, transitions, configurations, shortestSteps, tour } = reportOf(plan)
  const edges = [...plan.graph.nodes.values()].reduce((sum, node) => sum + node.edges.length, 0)
  const share = `${(tour.steps / transitions.length).toFixed(2)} × ${transitions.length} transitions, ${(tour.steps / shortestSteps).toFixed(2)} × ${shortestSteps} steps one by one`
  console.log(`${id.padEnd(11)}${took.toFixed(0).padStart(6)} ms  ${configurations} configurations, ${edges} steps; tour ${tour.steps} steps in ${tour.walks.length} walks: ${share}`)
}
const memory = process.resourceUsage().maxRSS / 1024
const cpu = process.cpuUsage()
console.log(`all: ${whole.toFixed(0)} ms (${((cpu.user + cpu.system) / 1e6).toFixed(1)} s of processor time with starting), ${memory.toFixed(0)} MB at most`)
if (whole > LIMIT_MS || memory > LIMIT_MB) {
  console.error(`Over ${LIMIT_MS} ms or ${LIMIT_MB} MB.`)
  process.exitCode = 1
}
