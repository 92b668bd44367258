// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { contractServer, on } from '../../../testing/contract-server'
import { openScreen, prepareOpening } from '../../../testing/open-at'
import { person } from '../../../testing/people'
import { buildReport, reportPath, toResult } from './fixtures/report'

const server = contractServer(
  on('getUser', { data: person({ role: 'recruiter' }) }),
  on('getReport', { data: buildReport() }),
  on('listResults', { data: { results: [], page: 0, limit: 10, total: 0 } }),
)
prepareOpening()
beforeEach(() => localStorage.setItem('token', 'token-1'))

const again = { at: '2026-11-29T08:00:00.000Z', overall_before: 61, overall_after: 47 }

test.each([
  ['en', 'new', 'Scored again on 29 Nov 2026 with newer scoring rules. Before: 61 of 100.'],
  ['ar', 'new', 'أُعيد التقييم في 29 نوفمبر 2026 وفق قواعد تقييم أحدث. الدرجة السابقة: 61 من 100.'],
  [
    'en',
    'earlier',
    'Scored again on 29 Nov 2026 with newer scoring rules: 47 of 100. The earlier score counts because it is a pass.',
  ],
  [
    'ar',
    'earlier',
    'أُعيد التقييم في 29 نوفمبر 2026 وفق قواعد تقييم أحدث: 47 من 100. تُحتسب الدرجة السابقة لأنها درجة اجتياز.',
  ],
] as const)('in %s a report says that the %s score counts', async (language, counts, sentence) => {
  server.use(
    on('getReport', {
      data: buildReport({ result: toResult({ scored_again: { ...again, counts } }) }),
    }),
  )
  await openScreen(reportPath, { language })
  expect(await screen.findByText(sentence)).toBeTruthy()
})

test('a report that was scored once says nothing of it', async () => {
  server.use(on('getReport', { data: buildReport({ result: toResult({ scored_again: null }) }) }))
  await openScreen(reportPath)
  await screen.findByText('Below 50, not passed')
  expect(screen.queryByText(/^Scored again/)).toBeNull()
})
