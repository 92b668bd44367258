// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import type { components } from '../../../../openapi/generated/api'
import { contractServer, on } from '../../../testing/contract-server'
import { openScreen, prepareOpening } from '../../../testing/open-at'
import { person } from '../../../testing/people'

type Row = components['schemas']['ResultRow']

const id = (number: number) => `01920000-0000-7000-8000-${String(number).padStart(12, '0')}`

const row = (differs: Partial<Row> = {}): Row => ({
  attempt_id: id(40),
  assessment_id: 'english_v3',
  user_id: '01920000-0000-7000-8000-000000000007',
  full_name: 'Omar Rashid Al Dhaheri',
  email: 'omar@example.ae',
  avatar_url: null,
  status: 'COMPLETED',
  overall: 47,
  passed: false,
  provisional: false,
  lacks: [],
  criteria: [{ key: 'grammar', score: 39, provisional: false }],
  cancel_reason: null,
  started_at: '2026-11-18T08:00:00.000Z',
  finished_at: '2026-11-18T08:39:12.000Z',
  duration_seconds: 2352,
  episodes: 3,
  ...differs,
})

const noCounts = {
  IN_PROGRESS: 0,
  RESULT_PROCESSING: 0,
  COMPLETED: 0,
  FAILED: 0,
  CANCELLED: 0,
  REDO: 0,
}
const setting = {
  assessment_id: 'english_v3',
  kind: 'english',
  version: 'v3',
  active: true,
  available: true,
  counts: { ...noCounts, COMPLETED: 21, CANCELLED: 2 },
} as const

const asked: URLSearchParams[] = []
const mockList = (rows: Row[], total = rows.length) =>
  on('listResults', ({ query }) => {
    asked.push(query)
    return { data: { results: rows, page: Number(query.get('page')), limit: 10, total } }
  })

const server = contractServer(
  on('getUser', { data: person({ role: 'recruiter', first_name: 'Noura', last_name: 'Hassan' }) }),
  on('getRecruiterAssessments', { data: { results: [setting] } }),
  on('autocompleteName', {
    data: [
      {
        id: '01920000-0000-7000-8000-000000000007',
        full_name: 'Omar Rashid Al Dhaheri',
        email: 'omar@example.ae',
        avatar_url: null,
      },
    ],
  }),
  mockList([row()], 23),
)
prepareOpening()
beforeEach(() => {
  asked.length = 0
  localStorage.setItem('token', 'token-1')
})

const path = '/recruiter/assessments/english/v3'
const lastAsked = () => Object.fromEntries(asked.at(-1) ?? [])

describe('the list of reports', () => {
  test('a row says who, how it went and how many moments to look at, and leads to the report', async () => {
    await openScreen(path)
    const table = await screen.findByRole('table', { name: 'Reports' })
    const link = within(table).getByRole('link', { name: 'Omar Rashid Al Dhaheri' })
    expect(link.getAttribute('href')).toBe(
      `${path}/01920000-0000-7000-8000-000000000040/view/01920000-0000-7000-8000-000000000007`,
    )
    expect(within(table).getByText('Completed')).toBeTruthy()
    expect(within(table).getByText('47')).toBeTruthy()
    expect(within(table).getByText('39:12')).toBeTruthy()
    expect(within(table).getByText('moments to review')).toBeTruthy()
    expect(screen.getByText('1 to 10 of 23')).toBeTruthy()
  })

  test('a score that waits for a reviewer says so beside it', async () => {
    server.use(mockList([row({ provisional: true, passed: null })]))
    await openScreen(path)
    const table = await screen.findByRole('table', { name: 'Reports' })
    expect(within(table).getByText('47').parentElement?.textContent).toBe('47provisional')
    expect(within(table).queryByText('Evidence incomplete')).toBeNull()
  })

  test.each([
    ['en', 'Reports', 'Result Processing', 'Waiting for a reviewer'],
    ['ar', 'التقارير', 'النتيجة قيد المعالجة', 'بانتظار مراجع'],
  ] as const)(
    'an attempt in processing says in %s whether a person is waited for',
    async (language, caption, label, waits) => {
      server.use(
        mockList([
          row({ status: 'RESULT_PROCESSING', provisional: true, passed: null }),
          row({ attempt_id: id(41), status: 'RESULT_PROCESSING', passed: null }),
        ]),
      )
      await openScreen(path, { language })
      const table = within(await screen.findByRole('table', { name: caption }))
      const [waiting, scoring] = table.getAllByRole('row').slice(1)
      expect(waiting?.textContent).toContain(`${label} ${waits}`)
      expect(scoring?.textContent).toContain(label)
      expect(scoring?.textContent).not.toContain(waits)
    },
  )

  test.each([
    [
      'en',
      'Reports',
      'Evidence incomplete',
      ['screen 89.9%', 'camera not measured', '57 words at once'],
      'Not everything was recorded',
    ],
    [
      'ar',
      'التقارير',
      'الأدلة غير مكتملة',
      [/^تسجيل الشاشة \S*89.9\S*$/, 'تسجيل الكاميرا غير مقيس', '57 كلمة دفعة واحدة'],
      'لم يُسجَّل كل شيء',
    ],
  ] as const)(
    'a result without its evidence says in %s what is missing, and never that there was no episode',
    async (language, caption, incomplete, missing, unseen) => {
      server.use(
        mockList([
          row({
            provisional: true,
            passed: null,
            episodes: 0,
            lacks: [
              { code: 'screen_share', value: 89.9 },
              { code: 'camera_share', value: null },
              { code: 'insertion', value: 57 },
            ],
          }),
        ]),
      )
      await openScreen(path, { language })
      const table = within(await screen.findByRole('table', { name: caption }))
      expect(table.getByText(incomplete)).toBeTruthy()
      for (const labels of missing) expect(table.getByText(labels)).toBeTruthy()
      expect(table.getByText(unseen)).toBeTruthy()
      expect(table.queryByText('provisional')).toBeNull()
      expect(table.queryByText('None')).toBeNull()
    },
  )

  test.each([
    ['whose evidence is whole', 'None', {}],
    [
      'whose recordings are whole and other evidence is not',
      'Evidence incomplete',
      { provisional: true, lacks: [{ code: 'insertion', value: 57 }] },
    ],
    ['that was not scored', '–', { overall: null, status: 'CANCELLED' }],
  ] satisfies [string, string, Partial<Row>][])(
    'of an attempt without episodes %s it is said: %s',
    async (_which, said, differs) => {
      server.use(mockList([row({ episodes: 0, ...differs })]))
      await openScreen(path)
      const table = await screen.findByRole('table', { name: 'Reports' })
      expect(within(table).getAllByRole('cell').at(-1)?.textContent).toBe(said)
    },
  )

  test('pages count from one for people and from zero for the server, and the address holds them', async () => {
    const at = await openScreen(path)
    await at.user.click(await screen.findByRole('button', { name: 'Page 3' }))
    await waitFor(() => expect(at.address()).toBe(`${path}?page=3`))
    await waitFor(() => expect(lastAsked()['page']).toBe('2'))
  })

  test('an address with filters is the list it was copied from', async () => {
    await openScreen(`${path}?status=CANCELLED&result=failed&from=2026-11-01&max=60`)
    await screen.findByRole('table', { name: 'Reports' })
    expect(lastAsked()).toMatchObject({
      status: 'CANCELLED',
      failed: 'true',
      from_date: '2026-11-01',
      score_max: '60',
    })
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: /Status/ }).value).toBe(
      'CANCELLED',
    )
    expect(screen.getByRole('button', { name: /Dates: from 1 Nov 2026/ })).toBeTruthy()
  })

  test('a filter begins at the first page again, and going back undoes it', async () => {
    const at = await openScreen(`${path}?page=2`)
    await at.user.selectOptions(await screen.findByRole('combobox', { name: /Status/ }), 'Failed')
    await waitFor(() => expect(at.address()).toBe(`${path}?status=FAILED`))
    at.router.history.back()
    await waitFor(() => expect(at.address()).toBe(`${path}?page=2`))
  })

  test('a reversed range of scores gives an error and is not sent', async () => {
    const at = await openScreen(path)
    await at.user.click(await screen.findByRole('button', { name: /Overall: 0 to 100/ }))
    const least = screen.getByLabelText('Lowest score')
    await at.user.clear(least)
    await at.user.type(least, '80')
    const most = screen.getByLabelText('Highest score')
    await at.user.clear(most)
    await at.user.type(most, '20{Enter}')
    expect(screen.getByText('The highest score is below the lowest score')).toBeTruthy()
    expect(at.address()).toBe(path)
    await at.user.type(most, '{Backspace}{Backspace}95{Enter}')
    await waitFor(() => expect(at.address()).toBe(`${path}?min=80&max=95`))
  })

  test('a candidate can be chosen from the suggestions while typing', async () => {
    const at = await openScreen(path)
    await at.user.type(await screen.findByRole('combobox', { name: 'Name, email or number' }), 'om')
    await screen.findByRole('option', { name: /Omar Rashid/ })
    await at.user.keyboard('{ArrowDown}{Enter}')
    await waitFor(() =>
      expect(lastAsked()['user_ids']).toBe('01920000-0000-7000-8000-000000000007'),
    )
    expect(at.address()).toContain('users=01920000')
  })

  test('typed text without a choice searches names and emails', async () => {
    const at = await openScreen(path)
    await at.user.type(
      await screen.findByRole('combobox', { name: 'Name, email or number' }),
      'dhaheri{Enter}',
    )
    await waitFor(() => expect(lastAsked()['name']).toBe('dhaheri'))
  })

  test('a file has the filtered rows in the order of the list', async () => {
    const at = await openScreen(`${path}?status=CANCELLED&sort=full_name`)
    await at.user.click(await screen.findByRole('button', { name: 'CSV' }))
    await waitFor(() =>
      expect(lastAsked()).toMatchObject({
        status: 'CANCELLED',
        sort: 'full_name',
        download_report: 'csv',
      }),
    )
  })

  test('a column that is pressed sorts, and pressed again turns round', async () => {
    const at = await openScreen(path)
    await at.user.click(await screen.findByRole('button', { name: 'Overall' }))
    await waitFor(() => expect(lastAsked()['sort']).toBe('-overall'))
    await at.user.click(screen.getByRole('button', { name: 'Overall' }))
    await waitFor(() => expect(lastAsked()['sort']).toBe('overall'))
  })

  test('filters that leave nothing are named and can be taken off', async () => {
    server.use(mockList([]))
    const at = await openScreen(`${path}?status=FAILED`)
    await screen.findByRole('heading', { name: 'No reports match these filters' })
    expect(screen.getByText('The status is Failed.')).toBeTruthy()
    await at.user.click(screen.getByRole('button', { name: 'Clear the filters' }))
    await screen.findByRole('heading', { name: 'English Assessments Not Found' })
  })

  test('a list that did not load says so in its place and can be asked for again', async () => {
    server.use(
      on('listResults', {
        status: 400,
        code: 'validation_failed',
        message: 'The dates are wrong.',
      }),
    )
    const at = await openScreen(path)
    expect((await screen.findByRole('alert')).textContent).toContain('The dates are wrong.')
    server.use(mockList([row()]))
    await at.user.click(screen.getByRole('button', { name: 'Try again' }))
    await screen.findByRole('table', { name: 'Reports' })
  })

  test('a version that does not exist says so', async () => {
    await openScreen('/recruiter/assessments/english/v9')
    await screen.findByRole('heading', { name: 'Version not found' })
    expect(asked).toHaveLength(0)
  })

  test('the annotation list is the same page, in Arabic too', async () => {
    server.use(mockList([]))
    await openScreen('/recruiter/assessments/annotation/v3', { language: 'ar' })
    await screen.findByRole('heading', { name: 'اختبار توسيم البيانات' })
    await screen.findByRole('heading', { name: 'لا توجد اختبارات لتوسيم البيانات' })
    expect(document.documentElement.dir).toBe('rtl')
  })
})
