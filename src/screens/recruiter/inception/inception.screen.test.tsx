// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { contractServer, on } from '../../../testing/contract-server'
import { openScreen, prepareOpening } from '../../../testing/open-at'
import { person } from '../../../testing/people'

const none = {
  candidates: 0,
  in_progress: 0,
  result_processing: 0,
  completed: 0,
  passed: 0,
  failed: 0,
  cancelled: 0,
  redo: 0,
  average_score: null,
}
const server = contractServer(
  on('getUser', { data: person({ role: 'recruiter' }) }),
  on('getInceptionStats', {
    data: {
      users: { registered: 1200, pending: 3, approved: 40, declined: 1 },
      allUsers: 1301,
      englishAssessment: { ...none, candidates: 20, average_score: 61.5 },
      annotationAssessment: none,
    },
  }),
)
prepareOpening()
beforeEach(() => localStorage.setItem('token', 'token-1'))

test.each([
  ['en', 'Candidates', '1,301 people signed up', 'Assessments', 'Average score61.5–'],
  ['ar', 'المرشّحون', 'سجّل 1,301 شخص', 'الاختبارات', 'متوسط الدرجات61.5–'],
] as const)(
  'the programme is told in figures in %s',
  async (language, users, all, assessments, average) => {
    await openScreen('/recruiter/inception', { language })
    const registrations = within(await screen.findByRole('region', { name: users }))
    registrations.getByText('1,200')
    registrations.getByText(all)
    expect(
      within(screen.getByRole('table', { name: assessments }))
        .getAllByRole('row')
        .at(-1)?.textContent,
    ).toBe(average)
  },
)

test('that the figures cannot be had is said, and they are asked for again', async () => {
  server.use(
    on('getInceptionStats', {
      status: 500,
      code: 'internal',
      message: 'Internal Error. Please try again',
    }),
  )
  await openScreen('/recruiter/inception')
  await screen.findByText('We could not load the figures')
  screen.getByRole('button', { name: 'Try again' })
})
