// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { contractServer, on } from '../../../testing/contract-server'
import { openAt, prepareOpening } from '../../../testing/open-at'
import { person } from '../../../testing/people'

const counts = { IN_PROGRESS: 2, RESULT_PROCESSING: 1, COMPLETED: 20, FAILED: 0, CANCELLED: 5, REDO: 3 }
const resultsOf = (total: number) => on('listPrinciplesResults', { data: { results: [], page: 1, limit: 1, total } })

const server = contractServer(
  on('getUser', { data: person({ role: 'recruiter', first_name: 'Noura', last_name: 'Hassan' }) }),
  on('getRecruiterAssessments', { data: { results: [{ assessment_id: 'english_v3', kind: 'english', version: 'v3', active: true, available: true, counts }] } }),
  resultsOf(0),
)
prepareOpening()
beforeEach(() => localStorage.setItem('token', 'token-1'))

const path = '/recruiter/dashboard'
const line = async (name = 'Personality questionnaire') => within(await screen.findByRole('region', { name }))

test.each([
  ['en', 0, 'Personality questionnaire', 'No candidate has begun it yet.'],
  ['en', 1, 'Personality questionnaire', '1 candidate has begun or finished it.'],
  ['en', 1204, 'Personality questionnaire', '1,204 candidates have begun or finished it.'],
  ['ar', 2, 'استبيان الشخصية', 'بدأه أو أتمّه مرشّحان.'],
  ['ar', 11, 'استبيان الشخصية', 'بدأه أو أتمّه 11 مرشّحاً.'],
] as const)('how many took the personality questionnaire is said in %s of %d, with the way to their results', async (language, total, name, sentence) => {
  server.use(resultsOf(total))
  await openAt(path, { language })
  const personality = await line(name)
  await personality.findByText(sentence)
  expect(personality.getByRole('link').getAttribute('href')).toBe('/recruiter/assessments/personality')
})

test('that they cannot be had is told beside the other figures, and asked again by a button', async () => {
  server.use(on('listPrinciplesResults', { status: 500, code: 'internal', message: 'Internal Error. Please try again' }))
  const at = await openAt(path)
  const personality = await line()
  await personality.findByText('The personality results did not load')
  expect(screen.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeTruthy()
  server.use(resultsOf(3))
  await at.user.click(personality.getByRole('button', { name: 'Try again' }))
  await personality.findByText('3 candidates have begun or finished it.')
})

test('an admin sees how the registrations stand, for which nobody’s registration is fetched but one', async () => {
  const asked: unknown[] = []
  server.use(
    on('getUser', { data: person({ role: 'recruiter admin' }) }),
    on('adminSearchCandidates', ({ body }) => {
      asked.push(body)
      return { data: { results: [], page: 1, limit: 1, total: 1200, counts: { REGISTERED: 1200, PENDING: 3, APPROVED: 40, DECLINED: 0 } } }
    }),
  )
  await openAt(path)
  const registrations = within(await screen.findByRole('region', { name: 'Registrations' }))
  await registrations.findByText('1,200')
  expect(registrations.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Registered, not looked at yet1,200', 'In review3', 'Approved40', 'Declined0'])
  expect(asked).toEqual([{ page: 1, limit: 1, status: 'REGISTERED' }])
})
