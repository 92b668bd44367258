import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './paths.mjs'

/** Where a runner leaves its JSON report; an older one is removed, so that a crash cannot be read as a pass. */
export function resultsFile(name) {
  const folder = join(root, '.cache/results')
  mkdirSync(folder, { recursive: true })
  const file = join(folder, `${name}.json`)
  rmSync(file, { force: true })
  return file
}

/** Counts of a Vitest report. A file that failed to load and an error outside every test count as one failure each. */
export function vitestCounts(file, code) {
  const report = read(file)
  if (!report) return { passed: 0, failed: 1, text: 'Vitest left no report.' }
  const unloaded = report.testResults.filter((suite) => suite.status === 'failed' && suite.assertionResults.every((test) => test.status !== 'failed')).length
  return settle(report.numPassedTests, report.numFailedTests + unloaded, code, 'Vitest')
}

/** Counts of a Playwright report; an error outside every test counts as a failure, a flaky test too. */
export function playwrightCounts(file, code) {
  const report = read(file)
  if (!report) return { passed: 0, failed: 1, text: 'Playwright left no report.' }
  const { expected, unexpected, flaky } = report.stats
  return settle(expected, unexpected + flaky + report.errors.length, code, 'Playwright')
}

function settle(passed, failed, code, runner) {
  if (passed + failed === 0) return { passed, failed: 1, text: `${runner} found no test.` }
  if (code !== 0 && failed === 0) return { passed, failed: 1, text: `${runner} ended with code ${code} although no test failed.` }
  return { passed, failed }
}

function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return null
  }
}
