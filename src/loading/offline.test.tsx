// @vitest-environment jsdom
import { onlineManager } from '@tanstack/react-query'
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { contractServer, on } from '../testing/contract-server'
import { interview } from '../testing/interview'
import { openScreen, prepareOpening } from '../testing/open-at'
import { person } from '../testing/people'

const one = interview()
const { id, candidate_name: name } = one
const server = contractServer(
  on('getUser', { data: person({ role: 'recruiter' }) }),
  on('searchEmployees', { data: { results: [], page: 1, limit: 10, total: 0, companies: [] } }),
  on('getInterviewHistory', { data: { interview: interview(), events: [] } }),
  on('getMatchingSettings', { data: { listed_above: 0.2, updated_at: null, updated_by: null } }),
)
prepareOpening()
beforeEach(() => localStorage.setItem('token', 'token-1'))
afterEach(() => onlineManager.setOnline(true))

test.each([
  [
    'list',
    'en',
    '/recruiter/employees',
    'We could not load the employees',
    'You are offline.',
    'No employees yet',
  ],
  [
    'page',
    'en',
    `/recruiter/interviews/${id}`,
    'We could not load the interview',
    'You are offline.',
    name,
  ],
  [
    'page',
    'ar',
    `/recruiter/interviews/${id}`,
    'تعذّر تحميل المقابلة',
    'لا يوجد اتصال بالإنترنت.',
    name,
  ],
  [
    'panel',
    'en',
    '/settings/matching',
    'We could not load the matching settings',
    'You are offline.',
    'Matching threshold',
  ],
] as const)(
  'a %s that is opened without a connection says so in %s, and loads with it',
  async (_what, language, path, failed, offline, loaded) => {
    onlineManager.setOnline(false)
    await openScreen(path, { language })
    await screen.findByText(failed)
    expect(screen.getByText(offline)).toBeTruthy()
    act(() => onlineManager.setOnline(true))
    await screen.findByRole('heading', { name: loaded })
    expect(screen.queryByText(failed)).toBeNull()
  },
)

test('a list that is searched without a connection says that it is not refreshed', async () => {
  server.use(
    on('listInterviews', {
      data: {
        results: [
          {
            job_id: one.job_id,
            job_title: one.job_title,
            interview_job_id: one.interview_job_id,
            interviews: [one],
          },
        ],
        page: 0,
        limit: 10,
        total: 1,
      },
    }),
  )
  const { user } = await openScreen('/recruiter/interviews')
  await screen.findByRole('table')
  act(() => onlineManager.setOnline(false))
  await user.selectOptions(screen.getByLabelText('Status:'), 'Cancelled')
  await screen.findByText('We could not refresh the list')
  act(() => onlineManager.setOnline(true))
  await waitFor(() => expect(screen.queryByText('We could not refresh the list')).toBeNull())
})
