import { availableParallelism } from 'node:os'
import { measurePatience } from './measure-patience.mjs'

/** Settings of a developer's own server must not reach the tests. */
const foreign = /^(PORT|HOST|DATABASE_URL|SMTP_URL|S3_.*|MASAR_.*|ATS_.*|(VITE_)?SENTRY_DSN)$/

/**
 * Runs the steps in parallel, as far as their dependencies and the cores allow, also after a
 * failure, and returns the summed counts. `filters` narrow the steps that accept them. Failures are
 * repeated at the end, where they are visible in a long log.
 */
export async function runSteps(steps, filters) {
  for (const name of Object.keys(process.env)) if (foreign.test(name)) delete process.env[name]
  const started = performance.now()
  process.env.PATIENCE ??= (await measurePatience()).toFixed(2)
  const rows = await runGraph(steps, (step) => runStep(step, filters))
  const minutes = ((performance.now() - started) / 60_000).toFixed(1)
  console.log('')
  for (const row of rows) {
    const mark = row.failed === 0 ? '✓' : '✗'
    const counts = `${row.passed} passed, ${row.failed} failed`
    console.log(`${mark} ${row.name.padEnd(11)} ${counts}  (${row.seconds} s)`)
  }
  console.log(`${minutes} min; limits stretched ${process.env.PATIENCE} times`)
  for (const row of rows) {
    for (const { title, message } of row.failures) {
      console.log(
        `✗ ${row.name}: ${[title, ...message.split('\n')].filter(Boolean).join('\n✗   ')}`,
      )
    }
  }
  for (const row of rows) for (const name of row.flaky) console.log(`flaky: ${name}`)
  return { passed: sum(rows, 'passed'), failed: sum(rows, 'failed') }
}

/**
 * Starts each step when its dependencies have ended and a core is free; a step that uses all cores
 * may start while one core is still busy. Returns the results in the order of the steps.
 */
export async function runGraph(steps, runOne, cores = availableParallelism()) {
  const names = new Set(steps.map(({ name }) => name))
  const results = new Map()
  const running = new Map()
  const waiting = [...steps]
  let free = cores
  const isReady = ({ needs = [] }) => needs.every((name) => !names.has(name) || results.has(name))
  while (waiting.length > 0 || running.size > 0) {
    while (free > 0) {
      const at = waiting.findIndex(isReady)
      if (at === -1) break
      const [step] = waiting.splice(at, 1)
      const taken = step.allCores ? cores : 1
      free -= taken
      const end = async () => {
        results.set(step.name, await runOne(step))
        free += taken
        running.delete(step.name)
      }
      running.set(step.name, end())
    }
    if (running.size === 0) throw new Error('The steps depend on each other in a circle.')
    await Promise.race(running.values())
  }
  return steps.map(({ name }) => results.get(name))
}

async function runStep(step, filters) {
  const started = performance.now()
  if (!step.quiet) console.log(`\n── ${step.name}`)
  const result = await attempt(step, filters)
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  if (step.quiet) {
    const verdict = result.failed === 0 ? 'passed' : 'FAILED'
    console.log(`\n── ${step.name}: ${verdict} (${seconds} s)`)
  }
  if (result.text?.trim() && (result.failed > 0 || step.shown)) console.log(result.text.trim())
  const { passed, failed, failures = [], flaky = [] } = result
  return { name: step.name, seconds, passed, failed, failures, flaky }
}

async function attempt(step, filters) {
  try {
    return await step.run(filters)
  } catch (error) {
    return { passed: 0, failed: 1, failures: [{ title: error.message, message: '' }] }
  }
}

const sum = (rows, field) => rows.reduce((total, row) => total + row[field], 0)
