// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { contractServer, on, type SuccessOf } from '../../../testing/contract-server'
import { openAt, prepareOpening } from '../../../testing/open-at'
import { person, profile } from '../../../testing/people'

type Stats = SuccessOf<'listSkillStats'>['data']

const path = '/recruiter/skills-analytics'
const month = (at: string, demand: number, supply: number) => ({ month: at, demand, supply })
const row = (
  ref: string,
  name: string,
  demand: number,
  supply: number,
): Stats['results'][number] => ({
  ref_skill: ref,
  name,
  group: 'Information Technology',
  demand,
  supply,
  gap: demand - supply,
  trend: [month('2026-10', demand - 1, 0), month('2026-11', 1, supply)],
})
const full: Stats = {
  results: [
    row('python', 'Python', 1300, 40),
    row('sql', 'SQL', 3, 3),
    row('translation', 'Translation', 1, 9),
  ],
  page: 1,
  limit: 10,
  total: 31,
  candidates_loading: false,
  as_of: '2026-11-21T06:02:00.000Z',
  jobs: 1420,
  candidates: 2604,
  short: 12,
  trend: [month('2026-10', 1400, 600), month('2026-11', 20, 2004)],
}

const asked: unknown[] = []
const server = contractServer(
  on('getUser', { data: person({ role: 'recruiter', first_name: 'Noura', last_name: 'Hassan' }) }),
  on('getSectors', { data: [{ id: 'sector-1', name: 'Information Technology' }] }),
  on('listSkillStats', ({ body }) => {
    asked.push(body)
    return { data: full }
  }),
)
prepareOpening()
beforeEach(() => {
  asked.length = 0
  localStorage.setItem('token', 'token-1')
})

test.each([
  [
    'en',
    'Skills',
    'Open jobs1,420Posted and still taking applications',
    ['Python', '1,300', '40', '1,260 short'],
    'Even',
    '8 to spare',
  ],
  [
    'ar',
    'المهارات',
    'الوظائف المفتوحة1,420منشورة وما زالت تستقبل الطلبات',
    ['Python', '1,300', '40', 'نقص 1,260'],
    'متعادلة',
    'فائض 8',
  ],
] as const)(
  'supply is beside demand for each skill in %s, and every figure says what it counts',
  async (language, list, jobs, first, even, spare) => {
    await openAt(path, { language })
    const table = within(await screen.findByRole('table', { name: list }))
    const [, python, sql, translation] = table.getAllByRole('row')
    for (const text of first) expect(python?.textContent).toContain(text)
    expect(sql?.textContent).toContain(even)
    expect(translation?.textContent).toContain(spare)
    expect(
      screen.getByText(language === 'en' ? 'Open jobs' : 'الوظائف المفتوحة').parentElement
        ?.textContent,
    ).toBe(jobs)
    expect(asked).toEqual([{ page: 1, limit: 10, sort: '-gap' }])
  },
)

test('the months are in a table too, for all skills and for a chosen one', async () => {
  const at = await openAt(path)
  const all = await screen.findByRole('table', {
    name: 'New jobs and candidates by month',
    hidden: true,
  })
  expect([...all.querySelectorAll('tr')].map(({ textContent }) => textContent)).toEqual([
    'MonthJobs (demand)Candidates (supply)',
    'Oct 20261,400600',
    'Nov 2026202,004',
  ])
  await at.user.selectOptions(screen.getByRole('combobox', { name: /Skill:/ }), 'Python')
  const one = await screen.findByRole('table', {
    name: /New jobs and candidates with .Python. by month/,
    hidden: true,
  })
  expect([...one.querySelectorAll('tr')].at(-1)?.textContent).toBe('Nov 2026140')
  expect(at.address()).toContain('drawn=python')
})

test('filters and order are in the address, are sent to the server, and are named by the figures', async () => {
  const at = await openAt(
    `${path}?name=pyth&sector=sector-1&from=2026-10-01&to=2026-11-20&sort=-demand&limit=20`,
  )
  await screen.findByRole('table', { name: 'Skills' })
  expect(asked.at(-1)).toEqual({
    page: 1,
    limit: 20,
    sort: '-demand',
    name: 'pyth',
    sector: 'sector-1',
    from_date: '2026-10-01',
    to_date: '2026-11-20',
  })
  await waitFor(() =>
    expect(screen.getByRole('region', { name: 'What counts' }).textContent).toMatch(
      /Posted and still taking applications, from 1 Oct 2026, until 20 Nov 2026, in .Information Technology/,
    ),
  )
  await at.user.click(
    within(screen.getByRole('table', { name: 'Skills' })).getByRole('button', {
      name: /Candidates who have it/,
    }),
  )
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ sort: '-supply' }))
})

test('all that fit are downloaded', async () => {
  const pressed = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  const at = await openAt(`${path}?name=pyth&page=2`)
  const sheet = await screen.findByRole('button', { name: 'Spreadsheet' })
  server.use(
    on('listSkillStats', ({ body }) => {
      asked.push(body)
      return { data: { ...full, results: [], url: '/api/files/ticket-1' } }
    }),
  )
  await at.user.click(sheet)
  await waitFor(() =>
    expect(pressed.mock.contexts[0]).toMatchObject({
      href: expect.stringMatching(/\/api\/files\/ticket-1$/),
    }),
  )
  expect(asked.at(-1)).toMatchObject({ name: 'pyth', download_report: 'xlsx' })
  pressed.mockRestore()
})

test('nothing to compare, nothing that fits, and no answer are each said', async () => {
  server.use(on('listSkillStats', { data: { ...full, results: [], total: 0 } }))
  await openAt(path)
  await screen.findByRole('heading', { name: 'Nothing to compare yet' })
  expect(screen.queryByRole('region', { name: 'What counts' })).toBeNull()
})

test('a filter that leaves nothing can be taken off', async () => {
  server.use(
    on('listSkillStats', ({ body }) => ({
      data:
        (body as { name?: string }).name === undefined ? full : { ...full, results: [], total: 0 },
    })),
  )
  const at = await openAt(`${path}?name=falconry`)
  await screen.findByRole('heading', { name: 'No skills match these filters' })
  await at.user.click(screen.getByRole('button', { name: 'Clear the filters' }))
  await screen.findByRole('table', { name: 'Skills' })
})

test('figures that fail to load say so, with a way to try again', async () => {
  server.use(
    on('listSkillStats', {
      status: 500,
      code: 'internal',
      message: 'Internal Error. Please try again',
    }),
  )
  const at = await openAt(path)
  await screen.findByText('We could not load the skills')
  server.use(on('listSkillStats', { data: full }))
  await at.user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByRole('table', { name: 'Skills' })
})

test('while candidates are first read it says so, shows no figure, and asks again every three seconds', async () => {
  const every = vi.spyOn(globalThis, 'setInterval')
  server.use(
    on('listSkillStats', {
      data: { ...full, results: [], total: 0, candidates_loading: true, as_of: null, trend: [] },
    }),
  )
  await openAt(path)
  await screen.findByText(/We are reading the candidates’ profiles for the first time/)
  expect(screen.queryByRole('heading', { name: 'Nothing to compare yet' })).toBeNull()
  server.use(on('listSkillStats', { data: full }))
  const polls = every.mock.calls.filter(([, milliseconds]) => milliseconds === 3000)
  expect(polls).not.toEqual([])
  for (const [poll] of polls) poll()
  await screen.findByRole('table', { name: 'Skills' })
})

test('a visitor is asked to log in, and nothing is asked of the server', async () => {
  localStorage.removeItem('token')
  await openAt(path)
  expect(
    (
      await within(await screen.findByRole('main')).findByRole('link', { name: 'Log in' })
    ).getAttribute('href'),
  ).toContain('redirect=')
  expect(asked).toEqual([])
})

test('a candidate is told for whom the figures are, with the way to their own page', async () => {
  server.use(on('getUser', { data: person() }), on('getUserProfile', { data: profile() }))
  await openAt(path)
  await screen.findByRole('heading', { level: 1, name: 'These figures are for recruiters' })
  expect(screen.getByRole('link', { name: 'Go to home page' }).getAttribute('href')).toBe(
    '/candidate/dashboard',
  )
  expect(asked).toEqual([])
})
