import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { root } from './paths.mjs'
import { playwrightCounts, vitestCounts as countsOf } from './counts.mjs'

const folder = mkdtempSync(join(tmpdir(), 'masar-counts-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function report(content: unknown): string {
  const file = join(folder, 'report.json')
  writeFileSync(file, JSON.stringify(content))
  return file
}

const vitestCounts = (file: string, code: number, uncaught: object[] = []) => {
  const errors = join(folder, 'errors.json')
  writeFileSync(errors, JSON.stringify(uncaught))
  return countsOf(file, code, errors)
}

const suite = (status: string, ...tests: string[]) => ({
  name: join(root, 'src/a.test.ts'),
  message: 'It has no end.',
  status,
  assertionResults: tests.map((each) => ({
    fullName: `it ${each}`,
    status: each,
    failureMessages:
      each === 'failed' ? ['\u001b[31mError: 1 is not 2\u001b[39m\n\n    at somewhere'] : [],
  })),
})
const vitest = (passed: number, failed: number, ...testResults: object[]) =>
  report({ numPassedTests: passed, numFailedTests: failed, testResults })
const spec = (title: string, status: string) => ({
  title,
  file: 'a.e2e.ts',
  tests: [{ status, results: [{ error: { message: 'Error: not visible' } }] }],
})
const playwright = (
  expected: number,
  unexpected: number,
  flaky: number,
  errors: object[] = [],
  suites: object[] = [],
) => report({ stats: { expected, unexpected, flaky }, errors, suites })

test('passed and failed tests are counted', () => {
  expect(vitestCounts(vitest(3, 1, suite('failed', 'passed', 'failed')), 1)).toMatchObject({
    passed: 3,
    failed: 1,
  })
  expect(playwrightCounts(playwright(4, 1, 0), 1)).toMatchObject({ passed: 4, failed: 1 })
})

test('each failure is named with the first lines of its message', () => {
  expect(
    vitestCounts(vitest(3, 2, suite('failed', 'passed', 'failed'), suite('failed')), 1).failures,
  ).toEqual([
    {
      title: 'src/a.test.ts › it failed',
      message: 'Error: 1 is not 2\n    at somewhere',
      file: 'src/a.test.ts',
    },
    { title: 'src/a.test.ts', message: 'It has no end.', file: 'src/a.test.ts' },
  ])
  const suites = [
    {
      title: 'a.e2e.ts',
      specs: [spec('it opens', 'expected')],
      suites: [{ title: 'in ar', specs: [spec('it closes', 'unexpected')] }],
    },
  ]
  expect(
    playwrightCounts(playwright(1, 1, 0, [{ message: 'No server' }], suites), 1).failures,
  ).toEqual([
    {
      title: 'a.e2e.ts › in ar › it closes',
      message: 'Error: not visible',
      file: 'a.e2e.ts',
    },
    { title: 'outside every test', message: 'No server', file: null },
  ])
})

test('a file that could not be loaded is a failure', () => {
  expect(vitestCounts(vitest(3, 0, suite('passed', 'passed'), suite('failed')), 1)).toMatchObject({
    passed: 3,
    failed: 1,
  })
})

test('a runner that crashed, found nothing, or failed outside every test is a failure', () => {
  expect(vitestCounts(join(folder, 'absent.json'), 1)).toMatchObject({ passed: 0, failed: 1 })
  expect(vitestCounts(vitest(0, 0), 0)).toMatchObject({ passed: 0, failed: 1 })
  expect(vitestCounts(vitest(5, 0, suite('passed', 'passed')), 1)).toMatchObject({
    passed: 5,
    failed: 1,
  })
  expect(playwrightCounts(playwright(2, 0, 0, [{}]), 1)).toMatchObject({ passed: 2, failed: 1 })
})

test('an error that no test caught is a failure of the file that ran then, where that is known', () => {
  const uncaught = [
    { message: 'Error: closed twice\n    at close', file: join(root, 'src/a.test.ts') },
    { message: 'Error: the worker is gone', file: null },
  ]
  expect(vitestCounts(vitest(2, 0, suite('passed', 'passed')), 1, uncaught)).toEqual({
    passed: 2,
    failed: 2,
    failures: [
      {
        title: 'src/a.test.ts › outside every test',
        message: 'Error: closed twice\n    at close',
        file: 'src/a.test.ts',
      },
      {
        title: 'a file without a name › outside every test',
        message: 'Error: the worker is gone',
        file: null,
      },
    ],
  })
})

test('a browser test that passed only when repeated is a failure', () => {
  expect(playwrightCounts(playwright(2, 0, 1), 0)).toMatchObject({ passed: 2, failed: 1 })
})
