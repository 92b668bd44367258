// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import type { components } from '../../../../openapi/generated/api'
import { contractServer, on } from '../../../testing/contract-server'
import { openAt, openScreen, prepareOpening } from '../../../testing/open-at'
import { person } from '../../../testing/people'

type Waiting = components['schemas']['WaitingReview']
type Counts = components['schemas']['ReviewCount']['data']

const id = (number: number) => `01920000-0000-7000-8000-${String(number).padStart(12, '0')}`
const path = '/recruiter/reviews'
const written: Waiting = {
  attempt_id: id(41),
  assessment_id: 'english_v3',
  user_id: id(1),
  full_name: 'Mariam Al Ketbi',
  email: 'mariam@example.ae',
  kind: 'writing',
  part: 'writing',
  question_id: 'writing-1',
  number: 1,
  question: 'Write to a colleague who starts next week.',
  reasons: [{ kind: 'reason', code: 'addresses_nobody', values: {} }],
  lacks: [],
  since: '2026-11-20T08:00:00.000Z',
  second: false,
  mine_done: false,
}
const spoken: Waiting = {
  ...written,
  attempt_id: id(42),
  user_id: id(2),
  full_name: 'Hamad Al Shamsi',
  email: 'hamad@example.ae',
  kind: 'speaking',
  part: 'speaking',
  question_id: 'speaking-2',
  number: 2,
  question: 'Describe a day at work.',
  reasons: [
    { kind: 'reason', code: 'audio_unreadable', values: { question: 'speaking-2', number: 2 } },
  ],
  second: true,
}
const incomplete: Waiting = {
  ...written,
  attempt_id: id(43),
  user_id: id(3),
  full_name: 'Salama Al Mansoori',
  email: 'salama@example.ae',
  kind: 'evidence',
  part: null,
  question_id: null,
  number: null,
  question: null,
  reasons: [],
  lacks: [{ code: 'camera_share', value: 71.5 }],
}
const waitingFor = (differs: Partial<Counts>): Counts => {
  const counts = {
    speaking: 0,
    writing: 0,
    evidence: 0,
    requests: 0,
    registered: 0,
    in_review: 0,
    same_registered: 0,
    same_in_review: 0,
    ...differs,
  }
  const { same_registered: _, same_in_review: __, ...counted } = counts
  return { ...counts, count: Object.values(counted).reduce((sum, one) => sum + one, 0) }
}
const asked: string[] = []
const mockList = (...results: Waiting[]) =>
  on('listReviews', ({ query }) => {
    asked.push(query.toString())
    return { data: { results, page: 1, limit: 10, total: results.length } }
  })
const server = contractServer(
  on('getUser', { data: person({ role: 'recruiter', first_name: 'Noura', last_name: 'Hassan' }) }),
  mockList(written, spoken),
)
prepareOpening()
beforeEach(() => {
  asked.length = 0
  localStorage.setItem('token', 'token-1')
})

const getRows = async (name: string) =>
  within(await screen.findByRole('table', { name }))
    .getAllByRole('row')
    .slice(1)
    .map(({ textContent }) => textContent)

describe('the answers that wait', () => {
  test('are listed with their question and the reason for waiting, and link to the answer in its report', async () => {
    await openScreen(path)
    const [first, second] = await getRows('Reviews')
    expect(first).toMatch(
      /Mariam Al Ketbi.*English assessment, V3.*Writing 1.*Write to a colleague.*asks for a message to someone.*20 Nov 2026.*First/,
    )
    expect(second).toMatch(/Hamad Al Shamsi.*Speaking 2.*We could not read the sound.*Second/)
    expect(
      screen.getByRole('link', { name: /Hamad Al Shamsi.*: Speaking 2/ }).getAttribute('href'),
    ).toBe(`/recruiter/assessments/english/v3/${id(42)}/view/${id(2)}?answer=speaking-2`)
    expect(asked).toEqual(['page=1&limit=10&sort=since'])
  })

  test.each([
    ['en', 'Reviews', /Salama Al Mansoori.*Evidence incomplete.*camera recording.*71.5.*2026–$/],
    ['ar', 'المراجعات', /Salama Al Mansoori.*الأدلة غير مكتملة.*تسجيل الكاميرا.*2026–$/],
  ] as const)(
    'have results without their evidence among them, with what is missing, in %s',
    async (language, caption, said) => {
      server.use(mockList(incomplete))
      await openScreen(path, { language })
      const [row] = await getRows(caption)
      expect(row).toMatch(said)
      expect(screen.getByRole('link', { name: /Salama Al Mansoori/ }).getAttribute('href')).toBe(
        `/recruiter/assessments/english/v3/${id(43)}/view/${id(3)}`,
      )
    },
  )

  test('are narrowed and sorted by the address', async () => {
    const at = await openScreen(path)
    await getRows('Reviews')
    await at.user.selectOptions(screen.getByRole('combobox', { name: /Review/ }), 'writing')
    await waitFor(() => expect(at.address()).toBe(`${path}?kind=writing`))
    await at.user.click(
      within(await screen.findByRole('columnheader', { name: 'Since' })).getByRole('button'),
    )
    await waitFor(() => expect(at.address()).toBe(`${path}?kind=writing&sort=-since`))
    await waitFor(() => expect(asked.at(-1)).toBe('page=1&limit=10&sort=-since&kind=writing'))
  })

  test('say in Arabic why they wait, and when there are none', async () => {
    const { unmount } = await openScreen(path, { language: 'ar' })
    const [first] = await getRows('المراجعات')
    expect(first).toMatch(/الكتابة 1.*تطلب المهمة رسالة إلى شخص ما/)
    unmount()
    server.use(mockList())
    await openScreen(path, { language: 'ar' })
    expect(await screen.findByText('لا شيء ينتظر المراجعة')).toBeTruthy()
  })
})

describe('the navigation', () => {
  test.each([
    [
      'en',
      'Main navigation',
      /^Reviews.*Waiting for you, 6: .*Spoken answers 2.*, .*New registrations 4/,
    ],
    ['ar', 'التنقّل الرئيسي', /بانتظار قرارك، 6: .*إجابات منطوقة 2.*، .*طلبات التسجيل الجديدة 4/],
  ] as const)(
    'has the number of waiting entries, and names it, in %s',
    async (language, name, said) => {
      server.use(on('countReviews', { data: waitingFor({ speaking: 2, registered: 4 }) }))
      await openAt(path, { language })
      const places = await screen.findByRole('navigation', { name })
      const place = await within(places).findByRole('link', { name: said })
      expect(place.getAttribute('aria-current')).toBe('page')
    },
  )
})

describe('all that waits', () => {
  const admin = person({ role: 'recruiter admin', first_name: 'Noura', last_name: 'Hassan' })
  const counts = waitingFor({
    speaking: 2,
    writing: 3,
    evidence: 5,
    requests: 1,
    registered: 4,
    in_review: 6,
    same_registered: 1,
    same_in_review: 1,
  })

  test.each([
    [
      'en',
      'Waiting for you',
      [
        'Spoken answers 2',
        'Written answers 3',
        'Evidence incomplete 5',
        'Review requests 1',
        'New registrations 4',
        'Registrations in review 6',
        'Emirates ID used twice 2 included in registrations',
      ],
    ],
    [
      'ar',
      'بانتظار قرارك',
      [
        'إجابات منطوقة 2',
        'إجابات مكتوبة 3',
        'أدلة غير مكتملة 5',
        'طلبات المراجعة 1',
        'طلبات التسجيل الجديدة 4',
        'طلبات تسجيل قيد المراجعة 6',
        'هوية إماراتية مكررة 2 ضمن طلبات التسجيل',
      ],
    ],
  ] as const)(
    'is listed at the top, each with a link to its decision, in %s',
    async (language, name, lines) => {
      server.use(on('getUser', { data: admin }), on('countReviews', { data: counts }))
      await openScreen(path, { language })
      const places = within(await screen.findByRole('navigation', { name }))
      const links = places.getAllByRole('link')
      expect(links.map(({ textContent }) => textContent)).toEqual(lines)
      const approvals = '/recruiter/admin/candidates'
      expect(links.map((link) => link.getAttribute('href'))).toEqual([
        `${path}?kind=speaking`,
        `${path}?kind=writing`,
        `${path}?kind=evidence`,
        '/recruiter/overall-result/redo-assessments',
        approvals,
        `${approvals}?status=PENDING`,
        `${approvals}?identity=same`,
      ])
    },
  )

  test('an Emirates ID in use leads to the registrations under review where it is there alone', async () => {
    server.use(
      on('getUser', { data: admin }),
      on('countReviews', { data: waitingFor({ registered: 4, in_review: 1, same_in_review: 1 }) }),
    )
    await openScreen(path)
    const link = await screen.findByRole('link', { name: /Emirates ID used twice 1/ })
    expect(link.getAttribute('href')).toBe(
      '/recruiter/admin/candidates?identity=same&status=PENDING',
    )
  })

  test('is not mentioned when there is nothing', async () => {
    await openScreen(path)
    await getRows('Reviews')
    expect(screen.queryByRole('navigation', { name: 'Waiting for you' })).toBeNull()
  })
})
