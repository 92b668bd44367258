// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { signalSession } from '../api/session-signals'
import { candidateHome } from '../testing/candidate-home'
import { contractServer, on } from '../testing/contract-server'
import { openAt, prepareOpening } from '../testing/open-at'
import { person, profile } from '../testing/people'
import { patient } from '../../scripts/lib/patience.mjs'

const server = contractServer(
  on('getUser', { data: person() }),
  on('getUserProfile', { data: profile() }),
  on('logoutUser', { data: {}, message: 'You are logged out.' }),
  ...candidateHome(),
  // What the home of recruiters and admins asks for.
  on('listPrinciplesResults', { data: { results: [], page: 1, limit: 1, total: 0 } }),
  on('getRecruiterAssessments', { data: { results: [] } }),
  on('adminSearchCandidates', {
    data: {
      results: [],
      page: 1,
      limit: 1,
      total: 0,
      counts: { REGISTERED: 0, PENDING: 0, APPROVED: 0, DECLINED: 0 },
    },
  }),
)
prepareOpening()

function holdTokens() {
  localStorage.setItem('token', 'token-1')
  localStorage.setItem('refresh_token', 'refresh-1')
}

type Open = Awaited<ReturnType<typeof openAt>>
const arrivesAt = (at: Open, address: string) =>
  waitFor(() => expect(at.address()).toBe(address), { timeout: patient(4000) })

describe('a start with a token', () => {
  test('opens the page that was asked for', async () => {
    holdTokens()
    const at = await openAt('/candidate/profile')
    await screen.findByRole('heading', { level: 1, name: 'Profile' })
    expect(at.address()).toBe('/candidate/profile')
  })

  test('never shows a signed-in person as a visitor, not even for a moment', async () => {
    holdTokens()
    const at = await openAt('/candidate/profile')
    const addresses = [at.address()]
    at.router.subscribe('onBeforeNavigate', ({ toLocation }) => addresses.push(toLocation.href))
    expect(at.session.getSnapshot().hasTag('settling')).toBe(true)
    await screen.findByRole('heading', { level: 1, name: 'Profile' })
    expect(new Set(addresses)).toEqual(new Set(['/candidate/profile']))
  })

  test.each([
    ['an unconfirmed e-mail', { is_email_confirmed: false }, '/auth/verify-email'],
    ['no role yet', { role: null }, '/auth/onboarding'],
    [
      'no approval yet',
      { is_account_confirmed: false, approval: { status: 'REGISTERED', reason: null } },
      '/auth/pending-verification',
    ],
    ['a recruiter', { role: 'recruiter' }, '/recruiter/dashboard'],
    ['an admin', { role: 'recruiter admin' }, '/recruiter/dashboard'],
  ] as const)('leads %s home', async (_, differs, address) => {
    server.use(on('getUser', { data: person(differs) }), on('getRoles', { data: [] }))
    holdTokens()
    await arrivesAt(await openAt('/candidate/profile'), address)
  })

  test('waits for the profile of a candidate', async () => {
    const resume = {
      id: 'r',
      filename: 'cv.pdf',
      size: 1,
      uploaded_at: '2026-11-20T08:00:00.000Z',
      status: 'in_progress',
      failure: null,
      progress: 40,
    } as const
    server.use(on('getUserProfile', { data: profile({ status: 'in_progress', resume }) }))
    holdTokens()
    const at = await openAt('/candidate/dashboard')
    await arrivesAt(at, '/candidate/profile-loading')
    server.use(
      on('getUserProfile', {
        data: profile({ resume: { ...resume, status: 'completed', progress: 100 } }),
      }),
    )
    await arrivesAt(at, '/candidate/dashboard')
  })

  test('that is refused clears the storage and goes to login, with the requested page kept', async () => {
    server.use(
      on('getUser', { status: 401, code: 'session_expired' }),
      on('refreshToken', { status: 401, code: 'session_expired' }),
    )
    holdTokens()
    localStorage.setItem('draft', 'of the person before')
    const at = await openAt('/candidate/profile')
    await arrivesAt(at, '/auth/login?redirect=%2Fcandidate%2Fprofile')
    expect(['token', 'draft'].map((key) => localStorage.getItem(key))).toEqual([null, null])
    expect(await screen.findByText('Your session has ended')).toBeTruthy()
  })
})

describe('a start without an answer', () => {
  const silence = () => server.use(on('getUser', 'silence'))
  const quickly = () =>
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] })
  const stored = { user: person(), standing: 'CANDIDATE' }

  const goOffline = async (language?: 'ar') => {
    silence()
    holdTokens()
    localStorage.setItem('masar.person', JSON.stringify(stored))
    quickly()
    const at = await openAt('/candidate/profile', language ? { language } : {})
    await expect
      .poll(() => at.session.getSnapshot().value)
      .toEqual({ UNAUTHENTICATED: 'rehydrating' })
    await vi.advanceTimersByTimeAsync(21_000)
    vi.useRealTimers()
    return at
  }

  test.each([
    [undefined, 'No connection to Masar', 'Logged in as Mariam Al Ketbi', 'Try again'],
    ['ar', 'لا يوجد اتصال بمنصة مسار', 'سُجّل الدخول باسم Mariam Al Ketbi', 'إعادة المحاولة'],
  ] as const)(
    'signs nobody out: after 20 seconds the page says who is here and that nothing answers (%s)',
    async (language, title, who, retry) => {
      await goOffline(language)
      const notified = await screen.findByRole('alertdialog', { name: title })
      expect(notified.textContent.replaceAll(/[\u2066-\u2069]/g, '')).toContain(who)
      expect(within(notified).getByRole('button', { name: retry })).toBeTruthy()
      expect(localStorage.getItem('token')).toBe('token-1')
    },
  )

  test('opens the wanted page as soon as the connection is back', async () => {
    const at = await goOffline()
    await screen.findByRole('alertdialog')
    server.use(on('getUser', { data: person() }))
    window.dispatchEvent(new Event('online'))
    await screen.findByRole('heading', { level: 1, name: 'Profile' })
    expect(at.address()).toBe('/candidate/profile')
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  test('is made again when the person asks for it', async () => {
    const at = await goOffline()
    const notified = await screen.findByRole('alertdialog')
    server.use(on('getUser', { data: person() }))
    await at.user.click(within(notified).getByRole('button', { name: 'Try again' }))
    await screen.findByRole('heading', { level: 1, name: 'Profile' })
    expect(at.address()).toBe('/candidate/profile')
  })

  test('can be left by a logout', async () => {
    const at = await goOffline()
    const notified = await screen.findByRole('alertdialog')
    await at.user.click(within(notified).getByRole('button', { name: 'Log out' }))
    await arrivesAt(at, '/auth/login?redirect=%2Fcandidate%2Fprofile')
    expect(Object.keys(localStorage).filter((key) => key !== 'masar.redirect')).toEqual(['locale'])
  })

  test('is not ended by an answer that says nothing of the session', async () => {
    server.use(on('getUser', { status: 409, code: 'internal' }))
    holdTokens()
    const at = await openAt('/candidate/profile')
    await waitFor(() =>
      expect(at.session.getSnapshot().value).toEqual({ UNAUTHENTICATED: 'rehydrating' }),
    )
    server.use(on('getUser', { data: person() }))
    await screen.findByRole('heading', { level: 1, name: 'Profile' })
    expect(at.address()).toBe('/candidate/profile')
  })

  test('continues offline if a running attempt waits, and catches up when the server answers', async () => {
    silence()
    holdTokens()
    localStorage.setItem('masar.person', JSON.stringify(stored))
    quickly()
    const at = await openAt('/candidate/survey', {
      deviceWork: {
        hasUnsentWork: () => Promise.resolve(true),
        submitCancelled: () => Promise.resolve(),
        clearAcknowledged: () => Promise.resolve(),
        uploadPending: () => Promise.resolve(),
      },
    })
    await vi.advanceTimersByTimeAsync(21_000)
    vi.useRealTimers()
    await waitFor(() => expect(at.session.getSnapshot().hasTag('offline')).toBe(true))
    expect(await screen.findByText('You are offline.')).toBeTruthy()
    server.use(on('getUser', { data: person() }))
    window.dispatchEvent(new Event('online'))
    await waitFor(() => expect(at.session.getSnapshot().hasTag('offline')).toBe(false))
    expect(at.address()).toBe('/candidate/survey')
  })
})

describe('the end of a session', () => {
  test('a logout keeps the language, clears the rest and wishes for nothing', async () => {
    holdTokens()
    const at = await openAt('/candidate/profile', { language: 'ar' })
    await at.user.click(await screen.findByRole('button', { name: 'حسابك' }))
    await at.user.click(screen.getByRole('button', { name: 'تسجيل الخروج' }))
    await arrivesAt(at, '/auth/login')
    expect(Object.keys(localStorage)).toEqual(['locale'])
  })

  test('a logout in another tab ends this one, with the page remembered', async () => {
    holdTokens()
    const at = await openAt('/candidate/profile')
    await screen.findByRole('heading', { level: 1, name: 'Profile' })
    localStorage.removeItem('token')
    window.dispatchEvent(new StorageEvent('storage', { key: 'token', newValue: null }))
    await arrivesAt(at, '/auth/login?redirect=%2Fcandidate%2Fprofile')
  })

  test('a login in another tab signs this one in too', async () => {
    const at = await openAt('/candidate/profile')
    await arrivesAt(at, '/auth/login?redirect=%2Fcandidate%2Fprofile')
    holdTokens()
    window.dispatchEvent(new StorageEvent('storage', { key: 'token', newValue: 'token-1' }))
    await arrivesAt(at, '/candidate/profile')
  })

  test('a login in another tab ends the look at the link of a reset, and the page leads on', async () => {
    // The server does not answer what became of the link before somebody signs in.
    server.use(on('resetPassword', () => new Promise(() => undefined)))
    const at = await openAt('/auth/reset-password/a-long-token')
    await screen.findByText('Checking your link')
    holdTokens()
    window.dispatchEvent(new StorageEvent('storage', { key: 'token', newValue: 'token-1' }))
    await arrivesAt(at, '/candidate/dashboard')
  })
})

describe('somebody else signed in by another tab', () => {
  const aisha = person({
    id: '01920000-0000-7000-8000-000000000009',
    first_name: 'Aisha',
    role: 'recruiter',
  })
  const notified = () =>
    window.dispatchEvent(new StorageEvent('storage', { key: 'token', newValue: 'token-2' }))
  const signInElsewhere = (userId: string) => {
    localStorage.setItem('token_of', userId)
    localStorage.setItem('token', 'token-2')
    notified()
  }

  test('takes this tab over, and nothing of the person before is kept', async () => {
    holdTokens()
    const at = await openAt('/candidate/profile')
    await screen.findByRole('heading', { level: 1, name: 'Profile' })
    at.queries.setQueryData(['of the person before'], 'kept')
    server.use(on('getUser', { data: aisha }))
    signInElsewhere(aisha.id)
    await arrivesAt(at, '/recruiter/dashboard')
    expect(at.session.getSnapshot().context.session?.user.first_name).toBe('Aisha')
    expect(at.queries.getQueryData(['of the person before'])).toBeUndefined()
    expect(at.reloadPage).toHaveBeenCalledTimes(1)
  })

  test('is seen as well where their standing is the same', async () => {
    holdTokens()
    const at = await openAt('/candidate/profile')
    await screen.findByRole('heading', { level: 1, name: 'Profile' })
    server.use(on('getUser', { data: { ...aisha, role: 'individual' } }))
    signInElsewhere(aisha.id)
    await waitFor(() =>
      expect(at.session.getSnapshot().context.session?.user.first_name).toBe('Aisha'),
    )
    expect(at.reloadPage).toHaveBeenCalledTimes(1)
    expect(at.address()).toBe('/candidate/profile')
  })

  test('is also noticed by a tab that is checking the status of the earlier person', async () => {
    holdTokens()
    const at = await openAt('/candidate/profile')
    await screen.findByRole('heading', { level: 1, name: 'Profile' })
    let looks = 0
    server.use(
      on('getUser', ({ headers }) => {
        if (headers.get('token') === 'token-2') return { data: aisha }
        looks += 1
        return new Promise(() => undefined)
      }),
    )
    signalSession('standingDoubted')
    await waitFor(() => expect(looks).toBe(1))
    signInElsewhere(aisha.id)
    await arrivesAt(at, '/recruiter/dashboard')
    expect(at.reloadPage).toHaveBeenCalledTimes(1)
  })

  test('is distinguished from the same person, whose renewed tokens change nothing', async () => {
    holdTokens()
    const at = await openAt('/candidate/profile')
    await screen.findByRole('heading', { level: 1, name: 'Profile' })
    let asked = 0
    server.use(
      on('getUser', () => {
        asked += 1
        return { data: person() }
      }),
    )
    signInElsewhere(person().id)
    await at.router.navigate({ to: '/nowhere/at/all' })
    await screen.findByText('This page does not exist')
    expect(at.session.getSnapshot().value).toEqual({ CANDIDATE: 'online' })
    expect([asked, at.reloadPage.mock.calls.length]).toEqual([0, 0])
  })
})

describe('addresses', () => {
  test('a reset link is tried once, and leads to the new password', async () => {
    let tries = 0
    server.use(
      on('resetPassword', () => {
        tries += 1
        return { data: { reset_token: 'once' } }
      }),
    )
    const at = await openAt('/auth/reset-password/long-random-token')
    await arrivesAt(at, '/auth/reset-password/create-new-password')
    expect(tries).toBe(1)
  })

  test('a used reset link leads to the first step, and is not tried again', async () => {
    let tries = 0
    server.use(
      on('resetPassword', () => {
        tries += 1
        return { status: 422, code: 'link_used' }
      }),
    )
    const at = await openAt('/auth/reset-password/long-random-token')
    await arrivesAt(at, '/auth/reset-password/email-verification')
    expect(at.session.getSnapshot().context.failure?.code).toBe('link_used')
    expect(tries).toBe(1)
  })

  test('login abandons a reset that was begun', async () => {
    const at = await openAt('/auth/reset-password')
    await arrivesAt(at, '/auth/reset-password/email-verification')
    await at.router.navigate({ to: '/auth/login' })
    await arrivesAt(at, '/auth/login')
    expect(at.session.getSnapshot().matches('UNAUTHENTICATED')).toBe(true)
  })

  test('an address that leads nowhere says so', async () => {
    await openAt('/nowhere/at/all')
    expect(await screen.findByText('This page does not exist')).toBeTruthy()
  })

  test('a page that is not allowed is not entered, and the page shown stays', async () => {
    const at = await openAt('/auth/login')
    await screen.findByLabelText('Email')
    await at.router.navigate({ to: '/recruiter/employees', search: { redirect: '/x' } })
    await arrivesAt(at, '/auth/login')
  })

  test('roles that do not load lead to the error page', async () => {
    server.use(
      on('getUser', { data: person({ is_email_confirmed: false }) }),
      on('getRoles', { status: 500, code: 'internal' }),
    )
    holdTokens()
    const at = await openAt('/auth/verify-email')
    await arrivesAt(at, '/error')
  })

  test('the error page is left when another try succeeds, and when the session ends', async () => {
    server.use(
      on('getUser', { data: person({ is_email_confirmed: false }) }),
      on('getRoles', { status: 403, code: 'forbidden' }),
    )
    holdTokens()
    const at = await openAt('/auth/verify-email')
    await arrivesAt(at, '/error')
    server.use(on('getRoles', { data: [] }))
    await at.user.click(await screen.findByRole('button', { name: 'Try again' }))
    await arrivesAt(at, '/auth/verify-email')
    at.session.send({ type: 'load.failed', what: 'roles' })
    await arrivesAt(at, '/error')
    at.session.send({ type: 'session.endedElsewhere' })
    await arrivesAt(at, '/auth/login')
  })

  test('the error page that somebody opened by its address stays', async () => {
    const at = await openAt('/error')
    expect(await screen.findByText('Something went wrong')).toBeTruthy()
    expect(at.address()).toBe('/error')
  })
})

test('a recruiter reaches the pages of recruiters, and an admin the others as well', async () => {
  server.use(on('getUser', { data: person({ role: 'recruiter' }) }))
  holdTokens()
  const at = await openAt('/recruiter/dashboard')
  expect((await screen.findAllByText('Employees')).length).toBeGreaterThan(0)
  expect(screen.queryByText('Approvals')).toBeNull()
  at.session.send({
    type: 'standing.seen',
    session: { user: person({ role: 'recruiter admin' }), standing: 'RECRUITER_ADMIN' },
  })
  expect((await screen.findAllByText('Approvals')).length).toBeGreaterThan(0)
})

test('the header shows the picture of the signed-in person, from the server of the API', async () => {
  server.use(on('getUser', { data: person({ avatar_url: '/api/files/p.of-mariam' }) }))
  holdTokens()
  await openAt('/candidate/profile')
  const menu = await screen.findByRole('button', { name: 'Your account' })
  expect(menu.querySelector('img')?.src).toBe(`${window.location.origin}/api/files/p.of-mariam`)
})
