import { expect, test } from 'vitest'
import type { Counts } from './counts.mjs'
import { withSecondRun } from './second-run.mjs'

const failure = (file: string | null, title: string) => ({ file, title, message: 'Why.' })
const passing: Counts = { passed: 2, failed: 0, failures: [] }
const failing: Counts = { passed: 1, failed: 1, failures: [failure('a', 'a › one')] }

test('a file that passes alone is flaky and counts as passed', async () => {
  const first = {
    passed: 5,
    failed: 2,
    failures: [failure('a', 'a › one'), failure('b', 'b › two')],
  }
  const asked: string[] = []
  const counts = await withSecondRun(first, (file) => {
    asked.push(file)
    return Promise.resolve(file === 'a' ? failing : passing)
  })
  expect(asked).toEqual(['a', 'b'])
  expect(counts).toEqual({
    passed: 6,
    failed: 1,
    failures: [failure('a', 'a › one')],
    flaky: ['b › two'],
  })
})

test('two failures of one file are run again once', async () => {
  const first = { passed: 0, failed: 2, failures: [failure('a', 'one'), failure('a', 'two')] }
  let runs = 0
  const counts = await withSecondRun(first, () => {
    runs += 1
    return Promise.resolve(passing)
  })
  expect(runs).toBe(1)
  expect(counts).toMatchObject({ passed: 2, failed: 0, flaky: ['one', 'two'] })
})

test('a failure outside every file, or in more files than chance explains, stays a failure', async () => {
  const outside = { passed: 3, failed: 1, failures: [failure(null, 'outside every test')] }
  const many = Array.from({ length: 11 }, (_, at) => failure(`file ${at}`, `test ${at}`))
  for (const first of [outside, { passed: 0, failed: many.length, failures: many }])
    expect(
      await withSecondRun(first, () => {
        throw new Error('Nothing is to be run.')
      }),
    ).toEqual(first)
})
