// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { contractServer, on } from '../../../testing/contract-server'
import { openScreen, prepareOpening } from '../../../testing/open-at'
import { person } from '../../../testing/people'
import { postedJob } from '../../../testing/posted-job'

const counts = {
  IN_PROGRESS: 2,
  RESULT_PROCESSING: 1,
  COMPLETED: 20,
  FAILED: 0,
  CANCELLED: 5,
  REDO: 3,
}
const mockResults = (total: number) =>
  on('listPrinciplesResults', { data: { results: [], page: 1, limit: 1, total } })

const nothing = { overall: null, writing: null, mcq: null, speaking: null }
const noParts = {
  overall: null,
  part1: null,
  part2: null,
  part3: null,
  part4: null,
  part5: null,
  part6: null,
  part7: null,
  part8: null,
}
const stats = {
  registered_users: 3482,
  new_candidate_count: 164,
  admin_approved: 1406,
  auto_approved: 904,
  completed_all_assessments: 2117,
  english_assessment_candidates: 10,
  annotation_assessment_candidates: 9,
  passed: 140,
  failed: 60,
  cancelled: 3,
  retaken_assessment_count: 4,
  more_than_twice_retaken: 1,
  signup_to_assessment_time: 155_520,
  average_time_to_answer: 45,
  average_times: { english: { ...nothing, writing: 1000 }, annotation: noParts },
  months: [
    {
      month: '2026-05',
      passed: 140,
      failed: 60,
      cancelled: 3,
      signup_to_assessment_median: 86_400,
      english_median: 1500,
      annotation_median: null,
    },
  ],
  created_at: '2026-01-01T00:00:00.000Z',
  updated_at: '2026-11-01T00:00:00.000Z',
}
const counted = {
  unique_jobs: 126,
  community_members: 5930,
  registered_employees: 606,
  emiratisation: { emirati: 412, others: 194, rate: 412 / 606 },
}
const mockJobs = (total: number, ...results: ReturnType<typeof postedJob>[]) =>
  on('listPostedJobs', { data: { results, page: 0, limit: 5, total } })

const server = contractServer(
  on('getDashboardStats', { data: stats }),
  on('getDashboardCounts', { data: counted }),
  mockJobs(0),
  on('getUser', { data: person({ role: 'recruiter', first_name: 'Noura', last_name: 'Hassan' }) }),
  on('getRecruiterAssessments', {
    data: {
      results: [
        {
          assessment_id: 'english_v3',
          kind: 'english',
          version: 'v3',
          active: true,
          available: true,
          counts,
        },
      ],
    },
  }),
  mockResults(0),
)
prepareOpening()
beforeEach(() => localStorage.setItem('token', 'token-1'))

const path = '/recruiter/dashboard'
const line = async (name = 'Personality questionnaire') =>
  within(await screen.findByRole('region', { name }))

test.each([
  ['en', 0, 'Personality questionnaire', 'No candidate has started it yet.'],
  ['en', 1, 'Personality questionnaire', '1 candidate has started or finished it.'],
  ['en', 1204, 'Personality questionnaire', '1,204 candidates have started or finished it.'],
  ['ar', 2, 'استبيان الشخصية', 'بدأه أو أتمّه مرشّحان.'],
  ['ar', 11, 'استبيان الشخصية', 'بدأه أو أتمّه 11 مرشّحاً.'],
] as const)(
  'how many took the personality questionnaire is said in %s of %d, with the way to their results',
  async (language, total, name, sentence) => {
    server.use(mockResults(total))
    await openScreen(path, { language })
    const personality = await line(name)
    await personality.findByText(sentence)
    expect(personality.getByRole('link').getAttribute('href')).toBe(
      '/recruiter/assessments/personality',
    )
  },
)

test('personality results that fail to load say so beside the other figures, with a way to try again', async () => {
  server.use(
    on('listPrinciplesResults', {
      status: 500,
      code: 'internal',
      message: 'Internal Error. Please try again',
    }),
  )
  const at = await openScreen(path)
  const personality = await line()
  await personality.findByText('We could not load the personality results')
  expect(screen.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeTruthy()
  server.use(mockResults(3))
  await at.user.click(personality.getByRole('button', { name: 'Try again' }))
  await personality.findByText('3 candidates have started or finished it.')
})

test('an admin sees the number of registrations in each status, from a request for a single row', async () => {
  const asked: unknown[] = []
  server.use(
    on('getUser', { data: person({ role: 'recruiter admin' }) }),
    on('adminSearchCandidates', ({ body }) => {
      asked.push(body)
      return {
        data: {
          results: [],
          page: 1,
          limit: 1,
          total: 1200,
          counts: { REGISTERED: 1200, PENDING: 3, APPROVED: 40, DECLINED: 0 },
        },
      }
    }),
  )
  await openScreen(path)
  const registrations = within(
    await screen.findByRole('region', { name: 'Registrations of candidates and recruiters' }),
  )
  registrations.getByRole('heading', { name: 'Registrations of candidates and recruiters' })
  await registrations.findByText('1,200')
  expect(registrations.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Registered, not yet reviewed1,200',
    'In review3',
    'Approved40',
    'Declined0',
  ])
  expect(asked).toEqual([{ page: 1, limit: 1, status: 'REGISTERED', sort: 'full_name' }])
})

test('the figures of the platform are shown, by month with a table, and 00:00 for an unknown time', async () => {
  await openScreen(path)
  const platform = within(await screen.findByRole('region', { name: 'The platform' }))
  for (const figure of ['126', '5,930', '606', '68%', 'Emirati: 412, others: 194'])
    platform.getByText(figure)
  await screen.findByRole('region', { name: 'How did the attempts end, month by month?' })
  const getRows = (name: string) => {
    const table = screen.getByRole('table', { name, hidden: true })
    expect(table.closest('details')?.open).toBe(false)
    return within(table)
      .getAllByRole('row', { hidden: true })
      .map(({ textContent }) => textContent)
  }
  expect(getRows('How did the attempts end, month by month?')).toEqual([
    'MonthPassedNot passedCancelled',
    'May 2026140603',
  ])
  expect(getRows('How long did an attempt take, month by month?')).toEqual([
    'MonthEnglishAnnotation',
    'May 202625:00–',
  ])
  const times = within(screen.getByRole('region', { name: 'Average times, English' }))
  expect(times.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '1 day, 19 hours',
    '00:45',
    '00:00',
    '16:40',
    '00:00',
    '00:00',
  ])
  within(screen.getByRole('region', { name: 'Registrations and assessments' })).getByText('3,482')
})

test.each([
  ['en', 'All jobs', 'Delete Translator', 'Delete job', 'Removed.'],
  ['ar', 'كل الوظائف', 'حذف Translator', 'حذف الوظيفة', 'حُذفت.'],
] as const)(
  'the jobs are listed in %s five a page, the top ones first, and one is deleted once that is confirmed',
  async (language, all, remove, confirm, done) => {
    const asked: unknown[] = []
    server.use(
      on('listPostedJobs', ({ body }) => {
        asked.push(body)
        return { data: { results: [postedJob()], page: 0, limit: 5, total: 1 } }
      }),
      on('deleteJob', { data: { job_id: postedJob().jid, total: 0 }, message: done }),
    )
    const at = await openScreen(`${path}?from=2026-05-01&to=2026-05-31`, { language })
    await at.user.click(await screen.findByRole('radio', { name: all }))
    await at.user.click(await screen.findByRole('button', { name: remove }))
    await at.user.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: confirm }),
    )
    await screen.findByText(done)
    const days = { from_date: '2026-05-01', to_date: '2026-05-31' }
    expect(asked.slice(0, 2)).toEqual([
      { page: 0, limit_per_page: 5, dashboard: true, sort: '-created_at', ...days },
      { page: 0, limit_per_page: 5, dashboard: false, sort: '-created_at', ...days },
    ])
  },
)

test('the jobs are in the order of the column that is pressed, and had as a file in it', async () => {
  const asked: unknown[] = []
  server.use(
    on('listPostedJobs', ({ body }) => {
      asked.push(body)
      return { data: { results: [postedJob()], page: 0, limit: 5, total: 7 } }
    }),
  )
  const at = await openScreen(`${path}?jobs=all&page=2`)
  const table = await screen.findByRole('table', { name: 'Job listing' })
  await at.user.click(within(table).getByRole('button', { name: 'Title' }))
  await waitFor(() => expect(at.address()).toBe(`${path}?jobs=all&sort=title`))
  await at.user.click(screen.getByRole('button', { name: 'CSV' }))
  await waitFor(() =>
    expect(asked.at(-1)).toEqual({
      page: 0,
      limit_per_page: 5,
      dashboard: false,
      sort: 'title',
      download_report: 'csv',
    }),
  )
})

test('a job that is taken off the top jobs stays, and one that cannot be says why', async () => {
  server.use(
    mockJobs(1, postedJob()),
    on('removeTopJob', { status: 404, code: 'job_not_found', message: 'Job not exist.' }),
  )
  const at = await openScreen(path)
  await at.user.click(
    await screen.findByRole('button', { name: 'Remove Translator from the top jobs' }),
  )
  await screen.findByText('Failed to remove.')
  server.use(
    mockJobs(0),
    on('removeTopJob', { data: { jid: postedJob().jid, total: 0 }, message: 'Removed.' }),
  )
  await at.user.click(screen.getByRole('button', { name: 'Remove Translator from the top jobs' }))
  await screen.findByText('No jobs yet')
})

test('an admin sees the waiting people and the state of the assessments', async () => {
  server.use(
    on('getUser', { data: person({ role: 'recruiter admin' }) }),
    on('adminSearchCandidates', {
      data: {
        results: [],
        page: 1,
        limit: 10,
        total: 0,
        counts: { REGISTERED: 3, PENDING: 1, APPROVED: 20, DECLINED: 0 },
      },
    }),
  )
  await openScreen(path)
  expect(
    (await screen.findByRole('link', { name: /Registered, not yet reviewed\s*3/ })).getAttribute(
      'href',
    ),
  ).toBe('/recruiter/admin/candidates')
  expect((await screen.findByRole('link', { name: '20' })).getAttribute('href')).toBe(
    '/recruiter/assessments/english/v3?status=COMPLETED',
  )
})
