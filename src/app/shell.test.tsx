// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { ApiError } from '../api/api-error'
import { notify } from '../notify'
import { candidateHome } from '../testing/candidate-home'
import { contractServer, on } from '../testing/contract-server'
import { openAt, prepareOpening } from '../testing/open-at'
import { person, profile } from '../testing/people'
import { patient } from '../../scripts/lib/patience.mjs'

const broken = vi.hoisted((): { with: Error | null } => ({ with: null }))
vi.mock('../screens/public/terms/terms.screen', () => ({
  default: () => {
    if (broken.with !== null) throw broken.with
    return <h1>Terms</h1>
  },
}))

const server = contractServer(
  on('getUser', { data: person() }),
  on('getUserProfile', { data: profile() }),
  ...candidateHome(),
)
prepareOpening()

const signIn = () => {
  localStorage.setItem('token', 'token-1')
  localStorage.setItem('refresh_token', 'refresh-1')
}
type Open = Awaited<ReturnType<typeof openAt>>
const arrivesAt = (at: Open, address: string) =>
  waitFor(() => expect(at.address()).toBe(address), { timeout: patient(4000) })

describe('an address that leads nowhere', () => {
  test.each([
    ['/nowhere', 'en', 'This page does not exist', 'Go to home page'],
    ['/auth/nowhere', 'ar', 'هذه الصفحة غير موجودة', 'الانتقال إلى البداية'],
    ['/candidate/not-found', 'en', 'This page does not exist', 'Go to home page'],
    ['/candidate/jobs/nowhere', 'ar', 'هذه الصفحة غير موجودة', 'الانتقال إلى البداية'],
    ['/recruiter/nowhere', 'en', 'This page does not exist', 'Go to home page'],
    [
      '/recruiter/assessments/english/v3/nowhere',
      'ar',
      'هذه الصفحة غير موجودة',
      'الانتقال إلى البداية',
    ],
    ['/settings/nowhere', 'en', 'This page does not exist', 'Go to home page'],
  ] as const)('%s says so in %s, and leads home', async (path, language, title, home) => {
    signIn()
    const at = await openAt(path, { language })
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy()
    expect(at.address()).toBe(path)
    await at.user.click(screen.getByRole('link', { name: home }))
    await arrivesAt(at, '/candidate/dashboard')
  })
})

test.each([
  ['/', 'individual', '/candidate/dashboard'],
  ['/auth', 'individual', '/candidate/dashboard'],
  ['/candidate', 'individual', '/candidate/dashboard'],
  ['/settings', 'individual', '/settings/account'],
] as const)('%s leads a person of the role %s to %s', async (path, role, address) => {
  server.use(
    on('getUser', { data: person({ role }) }),
    on('listDevices', { data: { results: [] } }),
    on('getSecondFactor', {
      data: { active: false, active_since: null, recovery_codes_left: 0, has_password: true },
    }),
  )
  signIn()
  await arrivesAt(await openAt(path), address)
})

test('a candidate begins with their own data, and with nothing of a recruiter', async () => {
  const asked: string[] = []
  server.events.on('request:start', ({ request }) =>
    asked.push(new URL(request.url).pathname.replace(/^.*\/api/, '')),
  )
  signIn()
  await openAt('/candidate')
  await screen.findByRole('heading', { level: 1 })
  await waitFor(() =>
    expect(asked).toEqual(
      expect.arrayContaining([
        '/user/',
        '/user/profile/',
        '/candidate/matching-jobs',
        '/candidate/skill-gap',
        '/candidate/career-path',
        '/user/notifications/count/',
      ]),
    ),
  )
  expect(asked.filter((path) => path.startsWith('/recruiter'))).toEqual([])
})

describe('the navigation', () => {
  // On a phone, which this is no less than any other screen, they stand behind a button or in tabs.
  const labels = (name: string) =>
    [...(document.querySelector(`nav[aria-label="${name}"]`)?.querySelectorAll('a') ?? [])].map(
      ({ textContent }) => textContent,
    )

  test.each([
    [
      'en',
      'Main navigation',
      ['Dashboard', 'Matching Jobs', 'Courses', 'Assessments', 'Interviews', 'Profile'],
    ],
    [
      'ar',
      'التنقّل الرئيسي',
      ['الرئيسية', 'وظائف تناسبك', 'الدورات', 'الاختبارات', 'المقابلات', 'الملف الشخصي'],
    ],
  ] as const)('of a candidate, in %s', async (language, name, expected) => {
    signIn()
    await openAt('/candidate/not-found', { language })
    await screen.findByRole('heading', { level: 1 })
    expect(labels(name)).toEqual(expected)
  })

  const ofRecruiters = {
    en: [
      'Dashboard',
      'Post a new job',
      'Interviews',
      'Candidates',
      'Employees',
      'Inception',
      'English',
      'Annotation',
      'Reviews',
      'Personality',
      'Skills Analytics',
      'Survey',
    ],
    ar: [
      'الرئيسية',
      'نشر وظيفة جديدة',
      'المقابلات',
      'المرشّحون',
      'الموظفون',
      'الانطلاقة',
      'اللغة الإنجليزية',
      'توسيم البيانات',
      'المراجعات',
      'الشخصية',
      'تحليل المهارات',
      'الاستبيان',
    ],
  }
  const ofAdmins = {
    en: [
      'Approvals',
      'Summary Results',
      'Cancelled Assessments',
      'Redo Assessments',
      'Access log',
      'ATS',
    ],
    ar: [
      'الموافقات',
      'ملخص النتائج',
      'الاختبارات الملغاة',
      'الاختبارات المعادة',
      'سجل الاطلاع',
      'نظام التتبّع',
    ],
  }
  const settings = { en: 'Settings', ar: 'الإعدادات' }
  const main = { en: 'Main navigation', ar: 'التنقّل الرئيسي' }

  test.each(['en', 'ar'] as const)(
    'of a recruiter, and of an admin with more, in %s',
    async (language) => {
      server.use(on('getUser', { data: person({ role: 'recruiter' }) }))
      signIn()
      const at = await openAt('/recruiter/nowhere', { language })
      await screen.findByRole('heading', { level: 1 })
      expect(labels(main[language])).toEqual([...ofRecruiters[language], settings[language]])
      act(() =>
        at.session.send({
          type: 'standing.seen',
          session: { user: person({ role: 'recruiter admin' }), standing: 'RECRUITER_ADMIN' },
        }),
      )
      await waitFor(() =>
        expect(labels(main[language])).toEqual([
          ...ofRecruiters[language],
          ...ofAdmins[language],
          settings[language],
        ]),
      )
    },
  )

  test.each([
    [
      'en',
      [
        'Account',
        'Company',
        'Assessments',
        'Approval Criteria',
        'Matching',
        'Email Templates',
        'Survey',
      ],
    ],
    [
      'ar',
      [
        'الحساب',
        'الشركة',
        'الاختبارات',
        'معايير الموافقة',
        'المطابقة',
        'قوالب البريد الإلكتروني',
        'الاستبيان',
      ],
    ],
  ] as const)('of the settings, in %s', async (language, expected) => {
    server.use(
      on('getUser', { data: person({ role: 'recruiter' }) }),
      on('getRecruiterAssessments', { data: { results: [] } }),
    )
    signIn()
    await openAt('/settings/assessments', { language })
    await screen.findAllByRole('heading', { level: 1 })
    expect(labels(settings[language])).toEqual(expected)
  })
})

test.each([
  ['nobody answers', 'silence'],
  ['it is refused', { status: 500, code: 'internal' }],
] as const)(
  'a logout is one though %s, and leaves nothing of the person in the browser',
  async (_, answer) => {
    let tries = 0
    server.use(
      on('logoutUser', () => {
        tries += 1
        return answer
      }),
    )
    signIn()
    sessionStorage.setItem('draft', 'kept')
    const at = await openAt('/candidate/not-found')
    await at.user.click(await screen.findByRole('button', { name: 'Your account' }))
    await at.user.click(screen.getByRole('button', { name: 'Log out' }))
    await waitFor(() =>
      expect([tries, Object.keys(localStorage), Object.keys(sessionStorage)]).toEqual([
        1,
        ['locale'],
        [],
      ]),
    )
  },
)

test('a reset of the password offers no logout, which it would not answer', async () => {
  server.use(on('resetPassword', { data: { reset_token: 'reset-1' } }))
  signIn()
  await openAt('/auth/reset-password/a-long-token')
  expect(await screen.findByRole('link', { name: 'Back to log in' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Log out' })).toBeNull()
  expect(screen.queryByRole('link', { name: 'Sign up' })).toBeNull()
})

test('a signed-in person whose reset link is checked slowly can go back instead', async () => {
  server.use(on('resetPassword', () => new Promise(() => undefined)))
  signIn()
  const at = await openAt('/auth/reset-password/a-long-token')
  await screen.findByText('Checking your link')
  await at.user.click(screen.getByRole('link', { name: 'Back to log in' }))
  await arrivesAt(at, '/candidate/dashboard')
})

describe('over every page', () => {
  test('a message stays for six seconds, and its region has a name', async () => {
    await openAt('/auth/faqs')
    await screen.findByRole('heading', { level: 1 })
    vi.useFakeTimers({
      shouldAdvanceTime: true,
      toFake: ['setTimeout', 'clearTimeout', 'performance'],
    })
    act(() => void notify.error({ title: 'Failed to remove' }))
    expect(
      within(await screen.findByRole('region', { name: 'Messages' })).getByRole('alert')
        .textContent,
    ).toBe('Failed to remove')
    await act(() => vi.advanceTimersByTimeAsync(5500))
    expect(screen.getByRole('alert')).toBeTruthy()
    await act(() => vi.advanceTimersByTimeAsync(600))
    expect(screen.queryByRole('alert')).toBeNull()
    vi.useRealTimers()
  })

  test.each([
    ['en', 'Loading your account'],
    ['ar', 'جارٍ تحميل حسابك'],
  ] as const)(
    'while it is not known who is here the page is covered, in %s',
    async (language, text) => {
      let answer: (() => void) | undefined
      server.use(
        on('getUser', () => new Promise((resolve) => (answer = () => resolve({ data: person() })))),
      )
      signIn()
      await openAt('/candidate/profile', { language })
      expect(await screen.findByText(text)).toBeTruthy()
      answer?.()
      await waitFor(() => expect(screen.queryByText(text)).toBeNull())
    },
  )
})

describe('a page that', () => {
  const breaks = (error: Error | null) => {
    broken.with = error
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
  }

  test.each([
    ['en', 'Something went wrong', 'Try again'],
    ['ar', 'حدث خطأ ما', 'إعادة المحاولة'],
  ] as const)(
    'broke for no reason that was foreseen leads to the error page, and back when that is over, in %s',
    async (language, title, again) => {
      breaks(new TypeError('It broke.'))
      const at = await openAt('/terms', { language })
      await arrivesAt(at, '/error')
      expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy()
      breaks(null)
      await at.user.click(screen.getByRole('button', { name: again }))
      await screen.findByRole('heading', { level: 1, name: 'Terms' })
      expect(at.address()).toBe('/terms')
    },
  )

  test('cannot get its first data stays where it is and shows the message of the server', async () => {
    breaks(new ApiError({ status: 403, code: 'forbidden', message: 'Not for you.' }))
    const at = await openAt('/terms')
    expect(await screen.findByText(/Not for you/)).toBeTruthy()
    expect(at.address()).toBe('/terms')
    breaks(null)
    await at.user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Terms' })).toBeTruthy()
  })

  test('belongs to an earlier version says so', async () => {
    breaks(new TypeError('Failed to fetch dynamically imported module: /assets/terms.js'))
    const at = await openAt('/terms')
    expect(
      await screen.findByRole('heading', { level: 1, name: 'A newer version is ready' }),
    ).toBeTruthy()
    expect(at.address()).toBe('/terms')
  })
})
