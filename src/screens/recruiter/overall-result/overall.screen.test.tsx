// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { components } from '../../../../openapi/generated/api'
import { contractServer, on } from '../../../testing/contract-server'
import { openScreen, prepareOpening } from '../../../testing/open-at'
import { person } from '../../../testing/people'

type Row = components['schemas']['OverallRow']

const id = (number: number) => `01920000-0000-7000-8000-${String(number).padStart(12, '0')}`
const path = '/recruiter/overall-result'

const taken = (
  number: number,
  assessment_id: components['schemas']['AssessmentId'],
  overall: number | null,
): NonNullable<Row['english']> => ({
  attempt_id: id(number),
  assessment_id,
  status: overall === null ? 'RESULT_PROCESSING' : 'COMPLETED',
  archived: false,
  overall,
  lacks: [],
  started_at: '2026-11-18T08:00:00.000Z',
  finished_at: '2026-11-18T09:00:00.000Z',
})
const person1 = { user_id: id(1), full_name: 'Mariam Al Ketbi', email: 'mariam@example.ae' }
const rows: Row[] = [
  {
    ...person1,
    average: 63.5,
    english: taken(41, 'english_v3', 72),
    annotation: taken(42, 'annotation_v2', 55),
  },
  {
    user_id: id(2),
    full_name: 'Hamad Al Shamsi',
    email: 'hamad@example.ae',
    average: null,
    english: taken(43, 'english_v1', null),
    annotation: null,
  },
]

const asked: URLSearchParams[] = []
const mockList = (results: Row[], total = results.length) =>
  on('listOverallResults', ({ query }) => {
    asked.push(query)
    return { data: { results, page: 1, limit: 10, total } }
  })

const server = contractServer(
  on('getUser', {
    data: person({ role: 'recruiter admin', first_name: 'Noura', last_name: 'Hassan' }),
  }),
  on('autocompleteName', {
    data: [
      { id: id(1), full_name: 'Mariam Al Ketbi', email: 'mariam@example.ae', avatar_url: null },
    ],
  }),
  mockList(rows, 12),
)
prepareOpening()
beforeEach(() => {
  asked.length = 0
  localStorage.setItem('token', 'token-1')
})
const lastAsked = () => Object.fromEntries(asked.at(-1) ?? [])

test('a row shows the person, both results and their mean, and links to all results and both reports', async () => {
  await openScreen(path)
  const table = await screen.findByRole('table', { name: 'Summary Results' })
  const [, first, second] = within(table).getAllByRole('row')
  expect(first?.textContent).toMatch(/Mariam Al Ketbi.*V3.*72.*V2.*55.*63\.5/)
  expect(second?.textContent).toMatch(/Hamad Al Shamsi.*V1.*Processing.*N\/A/i)
  const leads = within(table)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))
  expect(leads).toEqual([
    `/recruiter/overall-result/view/${id(1)}`,
    `/recruiter/assessments/english/v3/${id(41)}/view/${id(1)}`,
    `/recruiter/assessments/annotation/v2/${id(42)}/view/${id(1)}`,
    `/recruiter/overall-result/view/${id(2)}`,
    `/recruiter/assessments/english/v1/${id(43)}/view/${id(2)}`,
  ])
  expect(screen.getByText('1 to 10 of 12')).toBeTruthy()
})

test.each([
  ['en', 'Summary Results', /^V3Evidence incompletescreen 0%camera 0%$/],
  ['ar', 'ملخص النتائج', /^الإصدار 3الأدلة غير مكتملةتسجيل الشاشة \S*0\S*تسجيل الكاميرا \S*0\S*$/],
] as const)(
  'an attempt whose score waits for its evidence says so in %s, and what is missing',
  async (language, caption, said) => {
    const lacks = (['screen_share', 'camera_share'] as const).map((code) => ({ code, value: 0 }))
    const english = { ...taken(41, 'english_v3', null), status: 'COMPLETED' as const, lacks }
    server.use(
      mockList([
        { ...person1, average: null, english, annotation: taken(42, 'annotation_v2', null) },
      ]),
    )
    await openScreen(path, { language })
    const table = await screen.findByRole('table', { name: caption })
    expect(within(table).getAllByRole('cell')[0]?.textContent).toMatch(said)
  },
)

test('an address with filters is the list it was copied from', async () => {
  await openScreen(
    `${path}?versions=english_v3,annotation_v2&result=failed&from=2026-11-01&average=20-60&english=0-70&page=2`,
  )
  await screen.findByRole('table', { name: 'Summary Results' })
  expect(asked.at(-1)?.getAll('assessment_versions')).toEqual(['english_v3', 'annotation_v2'])
  expect(lastAsked()).toMatchObject({
    page: '2',
    failed: 'true',
    from_date: '2026-11-01',
    average_score_min: '20',
    average_score_max: '60',
    english_assessment_max: '70',
  })
  expect(screen.getByRole('button', { name: 'Assessments: 2 versions' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Average: 20 to 60' })).toBeTruthy()
})

test('versions, scores, verdict and candidates narrow the list, each with the first page; all are taken off at once', async () => {
  const at = await openScreen(`${path}?page=2`)
  await at.user.click(await screen.findByRole('button', { name: 'Assessments: all' }))
  await at.user.click(screen.getByRole('checkbox', { name: 'Annotation assessment, V2' }))
  await at.user.click(screen.getByRole('button', { name: 'Show' }))
  await waitFor(() => expect(at.address()).toBe(`${path}?versions=annotation_v2`))
  await at.user.click(screen.getByRole('button', { name: 'Annotation: 0 to 100' }))
  const least = screen.getByLabelText('Lowest score')
  await at.user.clear(least)
  await at.user.type(least, '50{Enter}')
  await waitFor(() => expect(at.address()).toBe(`${path}?versions=annotation_v2&annotation=50-100`))
  await at.user.selectOptions(screen.getByRole('combobox', { name: /Result/ }), 'passed')
  await at.user.type(screen.getByRole('combobox', { name: 'Name or email' }), 'mar')
  await at.user.click(await screen.findByRole('option', { name: /Mariam/ }))
  await waitFor(() =>
    expect(lastAsked()).toMatchObject({
      assessment_versions: 'annotation_v2',
      annotation_assessment_min: '50',
      passed: 'true',
      user_ids: id(1),
      page: '1',
    }),
  )
  await at.user.click(screen.getByRole('button', { name: 'Clear' }))
  await waitFor(() => expect(at.address()).toBe(path))
})

test('a column orders the list from the first page on, the highest score first, and the address holds it', async () => {
  const at = await openScreen(`${path}?page=2`)
  const table = await screen.findByRole('table', { name: 'Summary Results' })
  await at.user.click(within(table).getByRole('button', { name: /Average/ }))
  await waitFor(() => expect(at.address()).toBe(`${path}?sort=-average`))
  await waitFor(() => expect(lastAsked()).toMatchObject({ sort: '-average', page: '1' }))
  await at.user.click(within(table).getByRole('button', { name: /Average/ }))
  await waitFor(() => expect(at.address()).toBe(`${path}?sort=average`))
})

test('all that fits is had as a file in the order of the list', async () => {
  server.use(
    on('listOverallResults', ({ query }) => {
      asked.push(query)
      return {
        data: {
          results: query.has('download_report') ? [] : rows,
          page: 1,
          limit: 10,
          total: 2,
          ...(query.has('download_report') ? { url: '/file/ticket-1' } : {}),
        },
      }
    }),
  )
  const pressed = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  const at = await openScreen(`${path}?result=passed&sort=full_name`)
  await at.user.click(await screen.findByRole('button', { name: 'CSV' }))
  await waitFor(() => expect(pressed).toHaveBeenCalled())
  expect(pressed.mock.contexts[0]).toMatchObject({
    href: expect.stringMatching(/\/file\/ticket-1$/),
  })
  expect(lastAsked()).toMatchObject({ passed: 'true', sort: 'full_name', download_report: 'csv' })
  pressed.mockRestore()
})

test('filters that leave no rows can be removed, in Arabic too', async () => {
  server.use(mockList([]))
  const at = await openScreen(`${path}?english=90-100`, { language: 'ar' })
  await screen.findByRole('heading', { name: 'لا مرشّحين يطابقون عوامل التصفية هذه' })
  await at.user.click(screen.getByRole('button', { name: 'مسح عوامل التصفية' }))
  await screen.findByRole('heading', { name: 'لم يُؤدَّ أي اختبار بعد' })
  expect(at.address()).toBe(path)
})
