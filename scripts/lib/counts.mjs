import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { root } from './paths.mjs'

/**
 * Where a runner leaves its JSON report; an older one is removed, so that a crash cannot be read as
 * a pass.
 */
export function resultsFile(name) {
  const folder = join(root, '.cache/results')
  mkdirSync(folder, { recursive: true })
  const file = join(folder, `${name}.json`)
  rmSync(file, { force: true })
  return file
}

/**
 * The counts of a Vitest report, with the failures and their reasons. A file that failed to load,
 * and an uncaught error in `errorsFile`, count as one failure each.
 */
export function vitestCounts(file, code, errorsFile) {
  const report = read(file)
  const uncaught = read(errorsFile) ?? []
  if (!report) return alone('Vitest left no report.')
  const unloaded = report.testResults.filter(
    (suite) =>
      suite.status === 'failed' && suite.assertionResults.every((test) => test.status !== 'failed'),
  )
  const failures = [
    ...report.testResults.flatMap((suite) =>
      suite.assertionResults
        .filter((test) => test.status === 'failed')
        .map((test) =>
          failure(
            `${local(suite.name)} › ${test.fullName}`,
            test.failureMessages?.[0],
            local(suite.name),
          ),
        ),
    ),
    ...unloaded.map((suite) => failure(local(suite.name), suite.message, local(suite.name))),
    ...uncaught.map(({ message, file: at }) =>
      failure(`${local(at)} › outside every test`, message, at && local(at)),
    ),
  ]
  return settle(
    report.numPassedTests,
    report.numFailedTests + unloaded.length + uncaught.length,
    failures,
    code,
    'Vitest',
  )
}

/**
 * Counts of a Playwright report, with what failed and why; an error outside every test counts as a
 * failure, a flaky test too.
 */
export function playwrightCounts(file, code) {
  const report = read(file)
  if (!report) return alone('Playwright left no report.')
  const { expected, unexpected, flaky } = report.stats
  const failures = [
    ...(report.suites ?? []).flatMap((suite) => failedSpecs(suite, [])),
    ...report.errors.map((error) => failure('outside every test', error.message)),
  ]
  return settle(expected, unexpected + flaky + report.errors.length, failures, code, 'Playwright')
}

function failedSpecs(suite, above) {
  const path = [...above, suite.title]
  const here = (suite.specs ?? []).flatMap((spec) =>
    spec.tests
      .filter((test) => test.status === 'unexpected' || test.status === 'flaky')
      .map((test) =>
        failure(
          [...path, spec.title].join(' › '),
          test.results.find((result) => result.error)?.error.message,
          spec.file ?? null,
        ),
      ),
  )
  return [...here, ...(suite.suites ?? []).flatMap((each) => failedSpecs(each, path))]
}

/**
 * Enough of an error to recognise it: its first lines, without colours. `file` is the file to run
 * again, or null if it is unknown.
 */
const failure = (title, message, file = null) => ({
  title,
  file,
  message: stripVTControlCharacters(message ?? '')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, 12)
    .join('\n'),
})
const local = (file) => (file ? relative(root, file) : 'a file without a name')

function settle(passed, failed, failures, code, runner) {
  if (passed + failed === 0) return alone(`${runner} found no test.`)
  if (code !== 0 && failed === 0)
    return { ...alone(`${runner} ended with code ${code} although no test failed.`), passed }
  return { passed, failed, failures }
}

const alone = (title) => ({ passed: 0, failed: 1, failures: [failure(title)] })

function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return null
  }
}
