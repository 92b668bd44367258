import { expect, test } from 'vitest'
import { findRises } from './rises.rules'
import { matchingJob } from './testing/matching'

const job = (number: number, matching_score: number) =>
  matchingJob({ jid: `job-${number}`, job_title: `Job ${number}`, matching_score })

test('only matches that rose are listed, the requested job first and then those that rose most', () => {
  const before = [job(1, 0.6), job(2, 0.5), job(3, 0.4), job(4, 0.3)]
  const after = [job(3, 0.7), job(2, 0.55), job(1, 0.62), job(4, 0.3)]
  expect(findRises(before, after)).toEqual([
    { jobId: 'job-1', title: 'Job 1', before: 60, after: 62 },
    { jobId: 'job-3', title: 'Job 3', before: 40, after: 70 },
    { jobId: 'job-2', title: 'Job 2', before: 50, after: 55 },
  ])
})

test('a job that was not seen before says nothing of a rise', () => {
  expect(findRises([job(1, 0.6)], [job(2, 0.9), job(1, 0.6)])).toEqual([])
})
