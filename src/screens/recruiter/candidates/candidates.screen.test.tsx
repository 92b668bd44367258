// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { components } from '../../../../openapi/generated/api'
import { contractServer, on } from '../../../testing/contract-server'
import { openScreen, prepareOpening } from '../../../testing/open-at'
import { person } from '../../../testing/people'

type Schemas = components['schemas']

const id = '01920000-0000-7000-8000-000000000007'
const path = '/recruiter/candidates'
const row: Schemas['PoolCandidate'] = {
  user_id: id,
  full_name: 'Mariam Al Ketbi',
  email: 'mariam@example.ae',
  mobile_number: '+971501234567',
  avatar_url: null,
  current_title: 'Translator',
  city: 'al_ain',
  education_level: 'bachelors',
  is_emirati: true,
  laptop_available: true,
  wifi_available: false,
  availability_40_hours: true,
  availability_mode: 'on_site',
  skills: [{ ref_skill: 'translation', name: 'Translation' }],
  english_assessment: 72,
  annotation_assessment: null,
  profile_status: 'completed',
  status: 'REGISTERED',
  registered_at: '2026-11-18T08:00:00.000Z',
  poked_at: null,
}
const candidate: Schemas['CandidateSummary'] = {
  candidate_social_links: [],
  candidate_availability: [],
  is_emirati: true,
  city: 'al_ain',
  education_level: 'bachelors',
  availability_40_hours: true,
  laptop_available: true,
  wifi_available: false,
  currently_employed: false,
  is_student: false,
  university_name: null,
  availability_mode: 'on_site',
}

const asked: unknown[] = []
const server = contractServer(
  on('getUser', { data: person({ role: 'recruiter', first_name: 'Noura', last_name: 'Hassan' }) }),
  on('searchCandidates', ({ body }) => {
    asked.push(body)
    return { data: { results: [row], page: 1, limit: 10, total: 1 } }
  }),
  on('listInterviews', { data: { results: [], page: 0, limit: 100, total: 0 } }),
  on('searchEmployees', { data: { results: [], page: 1, limit: 100, total: 0, companies: [] } }),
  on('getAtsStatus', { data: { configured: false, allowed: false, deliveries: [], postings: [] } }),
)
prepareOpening()
beforeEach(() => {
  asked.length = 0
  localStorage.setItem('token', 'token-1')
})

test('the list begins with registered people, and a row has their skills, results and profile link', async () => {
  await openScreen(path)
  const table = await screen.findByRole('table', { name: 'Candidates' })
  expect(asked).toEqual([{ page: 1, limit: 10, sort: '-registered_at', status: 'REGISTERED' }])
  expect(within(table).getAllByRole('row')[1]?.textContent).toMatch(
    /Mariam Al Ketbi.*Translator.*Translation.*Al Ain.*Bachelors.*72/,
  )
  expect(within(table).getByRole('link', { name: 'Mariam Al Ketbi' }).getAttribute('href')).toBe(
    `/recruiter/candidates/profile?id=${id}`,
  )
})

test.each([
  ['en', 'Python, SQL, OCR and 3 more', 'Python, SQL, OCR, Typing, Labelling and Audio'],
  ['ar', 'Python وSQL وOCR و3 مهارات أخرى', 'Python وSQL وOCR وTyping وLabelling وAudio'],
] as const)(
  'in %s the strongest skills are named, how many more there are is said, and each keeps its direction',
  async (language, shown, all) => {
    const skills = ['Python', 'SQL', 'OCR', 'Typing', 'Labelling', 'Audio'].map((name) => ({
      ref_skill: name,
      name,
    }))
    server.use(
      on('searchCandidates', {
        data: { results: [{ ...row, skills }], page: 1, limit: 10, total: 1 },
      }),
    )
    await openScreen(path, { language })
    const names = await screen.findByTitle((title) => title.replace(/[\u2068\u2069]/g, '') === all)
    expect(names.textContent).toContain('\u2068Python\u2069')
    expect(names.textContent?.replace(/[\u2068\u2069]/g, '')).toBe(shown)
  },
)

test.each([
  ['en', 'Columns: 8 of 12', 'Registration', 'Show default columns'],
  ['ar', /12/, 'حالة الطلب', 'إظهار الأعمدة المعتادة'],
] as const)(
  'in %s the columns without room on a laptop are hidden until they are chosen, and are in a card',
  async (language, columns, status, usual) => {
    const at = await openScreen(path, { language })
    const heads = () =>
      screen
        .getAllByRole('columnheader')
        .flatMap((head) => ('aside' in head.dataset ? [] : [head.textContent]))
    await at.user.click(await screen.findByRole('button', { name: columns }))
    expect(heads()).not.toContain(status)
    expect(screen.queryByRole('button', { name: usual })).toBeNull()
    expect(document.querySelector(`[data-label="${status}"]`)?.textContent).not.toBe('')
    await at.user.click(screen.getByRole('checkbox', { name: status }))
    await waitFor(() => expect(heads()).toContain(status))
    expect(Object.entries(localStorage).filter(([key]) => key.startsWith('columns:'))).toEqual([
      [expect.stringMatching(/:candidates$|:pool$/), 'laptop,wifi,hours'],
    ])
    await at.user.click(screen.getByRole('button', { name: usual }))
    await waitFor(() => expect(heads()).not.toContain(status))
    expect(Object.keys(localStorage).filter((key) => key.startsWith('columns:'))).toEqual([])
  },
)

test('every filter is in the address and is sent to the server', async () => {
  await openScreen(
    `${path}?status=ALL&query=trans&city=dubai&education=phd&has=emirati,online&english=50-100&from=2026-11-01&sort=full_name`,
  )
  await screen.findByRole('table')
  expect(asked.at(-1)).toEqual({
    page: 1,
    limit: 10,
    sort: 'full_name',
    status: 'ALL',
    query: 'trans',
    cities: ['dubai'],
    education_levels: ['phd'],
    is_emirati: true,
    availability_mode: 'online',
    english_assessment: { min: 50, max: 100 },
    from_date: '2026-11-01',
  })
  expect(screen.getByRole('button', { name: 'Must have: 2 conditions' })).toBeTruthy()
})

test('everybody who fits is downloaded as text or as a spreadsheet, in the order that is shown', async () => {
  const pressed = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  const at = await openScreen(`${path}?query=trans&page=2`)
  const csv = await screen.findByRole('button', { name: 'CSV' })
  server.use(
    on('searchCandidates', ({ body }) => {
      asked.push(body)
      return { data: { results: [], page: 1, limit: 10, total: 1, url: '/api/files/ticket-1' } }
    }),
  )
  await at.user.click(csv)
  await waitFor(() =>
    expect(pressed.mock.contexts[0]).toMatchObject({
      href: expect.stringMatching(/\/api\/files\/ticket-1$/),
    }),
  )
  expect(asked.at(-1)).toMatchObject({
    query: 'trans',
    download_report: 'csv',
    sort: '-registered_at',
  })
  pressed.mockRestore()
})

test('a file that cannot be made gives an error, with a way to try again', async () => {
  const at = await openScreen(path)
  const sheet = await screen.findByRole('button', { name: 'Spreadsheet' })
  server.use(
    on('searchCandidates', { status: 500, code: 'internal', message: 'Something went wrong.' }),
  )
  await at.user.click(sheet)
  expect(await screen.findByText('Failed to download file.')).toBeTruthy()
})

test('an empty list says so in Arabic too', async () => {
  server.use(on('searchCandidates', { data: { results: [], page: 1, limit: 10, total: 0 } }))
  await openScreen(path, { language: 'ar' })
  await screen.findByRole('heading', { name: 'لا توجد طلبات تسجيل جديدة' })
})

test('a profile shows the reviewed entries, the registration details and the assessment results', async () => {
  const profile = {
    name: null,
    emails: [],
    phones: [],
    links: [],
    skills: [
      {
        id: 's1',
        name: 'Translation',
        ref_skill: 'translation',
        evidence: 'Translated contracts.',
      },
    ],
    work_history_detailed: [
      {
        title: 'Translator',
        employer: 'Noor',
        start: '2020-01',
        end: 'present',
        description: 'Contracts.',
      },
    ],
    education: [
      { institution: 'UAE University', degree: 'BA', field: 'Linguistics', start: null, end: null },
    ],
    languages: ['Arabic', 'English'],
    awards: [],
    media: [],
    career_path: [],
  }
  server.use(
    on('getUserProfileDetails', {
      data: {
        user: person({
          id,
          role: 'individual',
          first_name: 'Mariam',
          last_name: 'Al Ketbi',
          email: 'mariam@example.ae',
        }),
        candidate,
        details: null,
        profile: {
          status: 'completed',
          resume: null,
          upload_response: { profile },
          review: {
            state: 'reviewed',
            counts: true,
            reviewed_at: null,
            reviewed_by: null,
            from_picture: false,
            read_at: null,
            read: null,
          },
          awards: [],
        },
      },
    }),
  )
  await openScreen(`${path}/profile?id=${id}`)
  await screen.findByRole('heading', { level: 1, name: 'Mariam Al Ketbi' })
  expect(screen.getByRole('region', { name: '1 skill' }).textContent).toContain(
    'Translated contracts.',
  )
  expect(screen.getByRole('region', { name: 'Work' }).textContent).toMatch(
    /Translator.*Jan 2020 to today.*Noor.*Contracts/,
  )
  expect(screen.getByRole('region', { name: 'Education' }).textContent).toMatch(
    /BA.*\u2068Linguistics\u2069, \u2068UAE University\u2069/,
  )
  expect(screen.getByText('\u2068Arabic\u2069 and \u2068English\u2069')).toBeTruthy()
  expect((await screen.findByText('72')).closest('section')?.textContent).toMatch(
    /English assessment72.*Annotation assessmentno score yet/,
  )
  expect(screen.getByRole('link', { name: 'Write email' }).getAttribute('href')).toBe(
    'mailto:mariam@example.ae',
  )
  expect(screen.getByRole('region', { name: 'About' }).textContent).toMatch(/CityAl Ain.*Wi-FiNo/)
})

test.each(['', '?id=nobody', `?id=${id}`])(
  'a profile that there is not (%s) is said so, with the way back',
  async (query) => {
    server.use(on('getUserProfileDetails', { status: 404, code: 'user_not_found' }))
    await openScreen(`${path}/profile${query}`)
    await screen.findByRole('heading', { level: 1, name: 'Candidate Profile Not Exist' })
    expect(screen.getByRole('link', { name: 'All candidates' }).getAttribute('href')).toBe(path)
  },
)

describe('an admin', () => {
  const newcomer: Schemas['Newcomer'] = {
    user_id: '01920000-0000-7000-8000-000000000008',
    full_name: 'Huda Zayed',
    email: 'huda@example.ae',
    is_email_confirmed: false,
    registered_at: '2026-11-18T08:00:00.000Z',
    emailed_at: null,
  }
  const checked: unknown[] = []
  const sent: unknown[] = []
  beforeEach(() => {
    checked.length = 0
    sent.length = 0
    server.use(
      on('getUser', {
        data: person({ role: 'recruiter admin', first_name: 'Noura', last_name: 'Hassan' }),
      }),
      on('searchNewcomers', ({ body }) => {
        asked.push(body)
        return { data: { results: [newcomer], page: 1, limit: 10, total: 1 } }
      }),
      on('checkCandidateEmails', ({ body }) => {
        checked.push(body)
        const { kind } = body as Schemas['CheckCandidateEmails']
        const named = { user_id: id, full_name: 'Mariam Al Ketbi', email: 'mariam@example.ae' }
        return {
          data:
            kind === 'onboarding-invite'
              ? { recipients: [named], left_out: [] }
              : { recipients: [], left_out: [{ ...named, reason: 'email_confirmed' as const }] },
        }
      }),
      on('emailCandidates', ({ body }) => {
        sent.push(body)
        return { data: { sent: 1, user_ids: [id] }, message: 'It is on its way.' }
      }),
    )
  })

  test('writes to those who were ticked, having seen who gets it and who does not and why, once for a press', async () => {
    const at = await openScreen(path)
    await at.user.click(await screen.findByRole('checkbox', { name: /Select .Mariam Al Ketbi/ }))
    await at.user.click(screen.getByRole('button', { name: 'Send email from template' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Send an email' }))
    await dialog.findByText('1 person will get this email')
    await at.user.click(dialog.getByRole('radio', { name: /^Confirm the email address/ }))
    await dialog.findByText('Nobody will get this email')
    // A name in the other script keeps its place in the list.
    expect(dialog.getByText(/Email already confirmed:/).textContent).toContain(
      '\u2068Mariam Al Ketbi\u2069',
    )
    expect(dialog.queryByText(/will not get it/)).toBeNull()
    expect(dialog.queryByRole('button', { name: /^Send/ })).toBeNull()
    await at.user.click(dialog.getByRole('radio', { name: /^Finish the registration/ }))
    await at.user.click(await dialog.findByRole('button', { name: 'Send 1 email' }))
    await screen.findByText('It is on its way.')
    expect(sent).toEqual([
      { kind: 'onboarding-invite', user_ids: [id], key: expect.stringMatching(/^[0-9a-f-]{36}$/) },
    ])
    expect(screen.queryByRole('button', { name: 'Send email from template' })).toBeNull()
  })

  test('finds who has only signed up in a list of its own, by its address, in Arabic too', async () => {
    const at = await openScreen(path, { language: 'ar' })
    await at.user.click(await screen.findByRole('tab', { name: 'أنشؤوا حساباً فقط' }))
    const table = await screen.findByRole('table', { name: 'أنشؤوا حساباً فقط' })
    expect(at.address()).toBe(`${path}?people=newcomers`)
    expect(asked.at(-1)).toEqual({ page: 1, limit: 10, sort: '-registered_at' })
    expect(within(table).getAllByRole('row')[1]?.textContent).toMatch(
      /Huda Zayed.*huda@example.ae.*غير مؤكَّد/,
    )
    await at.user.click(within(table).getByRole('checkbox', { name: /Huda Zayed/ }))
    await at.user.click(screen.getByRole('button', { name: 'إرسال رسالة من قالب' }))
    const dialog = within(await screen.findByRole('dialog'))
    await dialog.findByText('البريد الإلكتروني مؤكَّد:')
    expect(checked).toEqual([{ kind: 'resend-email', user_ids: [newcomer.user_id] }])
  })
})

test('a recruiter cannot choose people to write to, even by the address', async () => {
  await openScreen(`${path}?people=newcomers`)
  const table = await screen.findByRole('table', { name: 'Candidates' })
  expect(within(table).queryByRole('checkbox')).toBeNull()
  expect(screen.queryByRole('tab')).toBeNull()
})
