import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { playwrightCounts, vitestCounts } from './counts.mjs'

const folder = mkdtempSync(join(tmpdir(), 'masar-counts-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function report(content: unknown): string {
  const file = join(folder, 'report.json')
  writeFileSync(file, JSON.stringify(content))
  return file
}

const suite = (status: string, ...tests: string[]) => ({ status, assertionResults: tests.map((each) => ({ status: each })) })
const vitest = (passed: number, failed: number, ...testResults: object[]) => report({ numPassedTests: passed, numFailedTests: failed, testResults })
const playwright = (expected: number, unexpected: number, flaky: number, errors: object[] = []) => report({ stats: { expected, unexpected, flaky }, errors })

test('passed and failed tests are counted', () => {
  expect(vitestCounts(vitest(3, 1, suite('failed', 'passed', 'failed')), 1)).toEqual({ passed: 3, failed: 1 })
  expect(playwrightCounts(playwright(4, 1, 0), 1)).toEqual({ passed: 4, failed: 1 })
})

test('a file that could not be loaded is a failure', () => {
  expect(vitestCounts(vitest(3, 0, suite('passed', 'passed'), suite('failed')), 1)).toEqual({ passed: 3, failed: 1 })
})

test('a runner that crashed, found nothing, or failed outside every test is a failure', () => {
  expect(vitestCounts(join(folder, 'absent.json'), 1)).toMatchObject({ passed: 0, failed: 1 })
  expect(vitestCounts(vitest(0, 0), 0)).toMatchObject({ passed: 0, failed: 1 })
  expect(vitestCounts(vitest(5, 0, suite('passed', 'passed')), 1)).toMatchObject({ passed: 5, failed: 1 })
  expect(playwrightCounts(playwright(2, 0, 0, [{}]), 1)).toEqual({ passed: 2, failed: 1 })
})

test('a browser test that passed only when repeated is a failure', () => {
  expect(playwrightCounts(playwright(2, 0, 1), 0)).toEqual({ passed: 2, failed: 1 })
})
