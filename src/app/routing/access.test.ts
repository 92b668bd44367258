import { describe, expect, test } from 'vitest'
import {
  decide,
  home,
  isAllowed,
  sessionStates,
  type SessionPosition,
  type Question,
  type SessionState,
} from './access'
import { safePath } from './pending-redirect'
import { accessAt, routeAt } from './route-lookup'
import { routes } from './routes'

const at = (state: SessionState, step: SessionPosition['step'] = null): SessionPosition => ({
  state,
  step,
})
const candidateOnly: Question = {
  access: ['CANDIDATE'],
  step: null,
  position: at('UNAUTHENTICATED'),
  wanted: '/candidate/profile',
  carriesRedirect: false,
  pendingRedirect: null,
  canStay: true,
  leaving: false,
}

describe('home', () => {
  test.each<[SessionPosition, string]>([
    [at('UNAUTHENTICATED'), '/auth/login'],
    [at('EMAIL_VERIFICATION_PENDING'), '/auth/verify-email'],
    [at('EMAIL_VERIFICATION_COMPLETED'), '/auth/email-verified'],
    [at('ONBOARDING_PENDING'), '/auth/onboarding'],
    [at('ONBOARDING_COMPLETED'), '/auth/onboarding'],
    [at('PENDING_VERIFICATION'), '/auth/pending-verification'],
    [at('RECRUITER'), '/recruiter/dashboard'],
    [at('RECRUITER_ADMIN'), '/recruiter/dashboard'],
    [at('CANDIDATE_PROFILE_PENDING'), '/candidate/profile-loading'],
    [at('CANDIDATE'), '/candidate/dashboard'],
    [at('RESET_PASSWORD', 'email'), '/auth/reset-password/email-verification'],
    [at('RESET_PASSWORD', 'code'), '/auth/reset-password/verify'],
    [at('RESET_PASSWORD', 'password'), '/auth/reset-password/create-new-password'],
    [at('RESET_PASSWORD_COMPLETED'), '/auth/reset-password/success'],
    [at('ROOT_ERROR'), '/error'],
  ])('of %o is %s', (position, path) => {
    expect(home(position)).toBe(path)
  })

  test('is always a page its own state may see', () => {
    for (const state of sessionStates) {
      const access = accessAt(home(at(state)))
      expect(access !== null && isAllowed(access, state), state).toBe(true)
    }
  })
})

describe('the guard', () => {
  test('lets in whom the route names, and everybody where it is open', () => {
    expect(decide({ ...candidateOnly, position: at('CANDIDATE') })).toEqual({ at: 'allow' })
    for (const state of sessionStates)
      expect(decide({ ...candidateOnly, access: 'open', position: at(state) }).at).toBe('allow')
  })

  test('sends everybody who is signed in elsewhere to their own home', () => {
    const others = sessionStates.filter(
      (state) => !['CANDIDATE', 'UNAUTHENTICATED', 'ROOT_ERROR'].includes(state),
    )
    for (const state of others) {
      expect(decide({ ...candidateOnly, position: at(state) })).toMatchObject({
        at: 'redirect',
        to: home(at(state)),
      })
    }
  })

  test('sends a visitor to login and remembers the page, except for paths that contain "error"', () => {
    expect(decide(candidateOnly)).toMatchObject({
      to: '/auth/login?redirect=%2Fcandidate%2Fprofile',
    })
    expect(decide({ ...candidateOnly, wanted: '/recruiter/some-error' })).toMatchObject({
      to: '/auth/login',
    })
  })

  test('cancels for a visitor who already carries a redirect, which on a first load means home', () => {
    expect(decide({ ...candidateOnly, carriesRedirect: true })).toEqual({ at: 'cancel' })
    expect(decide({ ...candidateOnly, carriesRedirect: true, canStay: false })).toMatchObject({
      to: '/auth/login',
    })
  })

  test('cancels after a failed first loading, which on the page itself means /error', () => {
    expect(decide({ ...candidateOnly, position: at('ROOT_ERROR') })).toEqual({ at: 'cancel' })
    expect(decide({ ...candidateOnly, position: at('ROOT_ERROR'), canStay: false })).toMatchObject({
      to: '/error',
    })
  })

  test('shows the step a reset is at', () => {
    const page: Question = {
      ...candidateOnly,
      access: ['RESET_PASSWORD'],
      step: 'email',
      wanted: '/auth/reset-password/email-verification',
    }
    expect(decide({ ...page, position: at('RESET_PASSWORD', 'email') })).toEqual({ at: 'allow' })
    expect(decide({ ...page, position: at('RESET_PASSWORD', 'code') })).toMatchObject({
      to: '/auth/reset-password/verify',
    })
    expect(decide({ ...page, position: at('RESET_PASSWORD', 'link') })).toEqual({ at: 'allow' })
    expect(
      decide({ ...page, access: 'open', step: 'link', position: at('RESET_PASSWORD', 'password') }),
    ).toMatchObject({ to: '/auth/reset-password/create-new-password' })
  })

  test('wishes for nothing after a logout by own will', () => {
    expect(decide({ ...candidateOnly, leaving: true })).toMatchObject({ to: '/auth/login' })
  })

  test('a remembered page survives verification, onboarding and approval, and is then used once', () => {
    const login: Question = {
      ...candidateOnly,
      access: ['UNAUTHENTICATED'],
      wanted: '/auth/login',
      pendingRedirect: { path: '/candidate/profile', access: ['CANDIDATE'] },
    }
    for (const state of [
      'EMAIL_VERIFICATION_PENDING',
      'ONBOARDING_PENDING',
      'PENDING_VERIFICATION',
      'CANDIDATE_PROFILE_PENDING',
    ] as const) {
      expect(decide({ ...login, position: at(state) })).toEqual({
        at: 'redirect',
        to: home(at(state)),
        pendingRedirect: 'kept',
      })
    }
    expect(decide({ ...login, position: at('CANDIDATE') })).toEqual({
      at: 'redirect',
      to: '/candidate/profile',
      pendingRedirect: 'spent',
    })
  })

  test('a remembered page that is open to all waits too, and lets nobody skip the next step', () => {
    const pendingRedirect = { path: '/candidate/jobs', access: 'open' } as const
    expect(
      decide({
        ...candidateOnly,
        access: ['UNAUTHENTICATED'],
        pendingRedirect,
        position: at('CANDIDATE_PROFILE_PENDING'),
      }),
    ).toEqual({ at: 'redirect', to: '/candidate/profile-loading', pendingRedirect: 'kept' })
  })

  test('a remembered page that is not allowed is dropped', () => {
    const pendingRedirect = { path: '/recruiter/employees', access: ['RECRUITER'] } as const
    expect(
      decide({
        ...candidateOnly,
        access: ['UNAUTHENTICATED'],
        pendingRedirect,
        position: at('CANDIDATE'),
      }),
    ).toEqual({ at: 'redirect', to: '/candidate/dashboard', pendingRedirect: 'spent' })
  })

  test('an open page wished for does not lead past a pending step', () => {
    const pendingRedirect = { path: '/candidate/jobs', access: 'open' } as const
    expect(
      decide({ ...candidateOnly, pendingRedirect, position: at('EMAIL_VERIFICATION_PENDING') }),
    ).toMatchObject({ to: '/auth/verify-email' })
    expect(
      decide({
        ...candidateOnly,
        access: ['UNAUTHENTICATED'],
        pendingRedirect,
        position: at('CANDIDATE'),
      }),
    ).toMatchObject({ to: '/candidate/jobs' })
  })

  test('every route answers every state with a page that state may see', () => {
    for (const entry of routes) {
      if (!('access' in entry)) continue
      for (const state of sessionStates) {
        const decision = decide({
          ...candidateOnly,
          access: entry.access,
          wanted: entry.path,
          position: at(state),
          canStay: false,
        })
        if (decision.at !== 'redirect') continue
        const target = accessAt(decision.to)
        expect(target !== null && isAllowed(target, state), `${entry.path} for ${state}`).toBe(true)
      }
    }
  })
})

describe('the address to return to after login', () => {
  const origin = 'https://masar.example'
  test.each(['/candidate/profile', '/job/7?tab=skills#pay'])('%s stays on this origin', (path) => {
    expect(safePath(path, origin)).toBe(path)
  })
  test.each([
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    '/auth/login',
    '',
    null,
    7,
  ])('%s is refused', (path) => {
    expect(safePath(path, origin)).toBeNull()
  })
})

test('written-out paths win over parameters, and parameters over the rest', () => {
  expect(routeAt('/recruiter/jobs/post')?.name).toBe('postJob')
  expect(routeAt('/recruiter/jobs/7/')?.name).toBe('job')
  expect(routeAt('/auth/reset-password/verify')?.path).toBe('/auth/reset-password/verify')
  expect(routeAt('/auth/reset-password/long-link-token')?.path).toBe('/auth/reset-password/{code}')
  expect(routeAt('/candidate/nowhere')?.path).toBe('/candidate/*')
  expect(routeAt('/nowhere')?.path).toBe('/*')
})

test('the list of reports begins with the English ones of the last version', () => {
  const entry = routeAt('/recruiter/assessments')
  expect(entry !== null && 'redirect' in entry && entry.redirect()).toBe(
    '/recruiter/assessments/english/v3',
  )
})

// Section 6 of the specification, page by page.
test.each([
  '/recruiter/dashboard',
  '/recruiter/candidates',
  '/recruiter/candidates/profile',
  '/recruiter/employees',
  '/recruiter/assessments/english/v3',
  '/recruiter/assessments/annotation/v3',
  '/recruiter/reviews',
  '/recruiter/reviews/agreement',
  '/recruiter/survey-questions',
  '/settings/assessments',
  '/settings/approval-criteria',
  '/settings/matching',
  '/settings/email-templates',
])('%s is for recruiters and recruiter admins', (path) => {
  expect(accessAt(path)).toEqual(['RECRUITER', 'RECRUITER_ADMIN'])
})

test.each([
  '/recruiter/admin/candidates',
  '/recruiter/overall-result',
  '/recruiter/overall-result/view/7',
  '/recruiter/overall-result/cancelled-assessments',
  '/recruiter/overall-result/redo-assessments',
])('%s is for recruiter admins alone', (path) => {
  expect(accessAt(path)).toEqual(['RECRUITER_ADMIN'])
})

test.each([
  '/candidate/dashboard',
  '/candidate/dashboard-intro',
  '/candidate/survey',
  '/candidate/profile',
  '/candidate/assessments',
  '/candidate/assessments/english',
  '/candidate/assessments/annotation',
])('%s is for candidates', (path) => {
  expect(accessAt(path)).toEqual(['CANDIDATE'])
})

test('the pages before the profile are for people without one, who may also open the account', () => {
  expect(accessAt('/candidate/profile-loading')).toEqual(['CANDIDATE_PROFILE_PENDING'])
  expect(accessAt('/candidate/type-profile')).toEqual(['CANDIDATE_PROFILE_PENDING'])
  expect(accessAt('/settings/account')).toEqual([
    'CANDIDATE',
    'CANDIDATE_PROFILE_PENDING',
    'RECRUITER',
    'RECRUITER_ADMIN',
  ])
})

test.each([
  '/auth/dashboard',
  '/auth/login',
  '/auth/signup',
  '/auth/google/token',
  '/auth/linkedin/token',
])('%s is for visitors', (path) => {
  expect(accessAt(path)).toEqual(['UNAUTHENTICATED'])
})

test.each([
  '/auth/faqs',
  '/book-demo',
  '/job/7',
  '/candidate/jobs',
  '/candidate/jobs/view/7',
  '/candidate/courses',
  '/recruiter/skills-analytics',
  '/approval-pending',
  '/error',
])('%s is for everybody', (path) => {
  expect(accessAt(path)).toBe('open')
})

test('only these pages, the not-found pages, the errors and the terms are open to everybody', () => {
  const open = routes.flatMap((entry) =>
    'access' in entry && entry.access === 'open' ? [entry.path] : [],
  )
  expect(open.toSorted()).toEqual(
    [
      '/*',
      '/approval-pending',
      '/auth/*',
      '/auth/faqs',
      '/auth/reset-password/{code}',
      '/book-demo',
      '/candidate/*',
      '/candidate/courses',
      '/candidate/error',
      '/candidate/jobs',
      '/candidate/jobs/upskill-career',
      '/candidate/jobs/view/{id}',
      '/error',
      '/job/{id}',
      '/privacy',
      '/recruiter/*',
      '/recruiter/error',
      '/recruiter/skills-analytics',
      '/terms',
    ].toSorted(),
  )
})

test('only recruiters may open their other pages and the settings, except the account', () => {
  const admitted = routes.flatMap((entry) =>
    /^\/(recruiter|settings)\//.test(entry.path) &&
    entry.path !== '/settings/account' &&
    'access' in entry &&
    entry.access !== 'open'
      ? entry.access
      : [],
  )
  expect(new Set(admitted)).toEqual(new Set(['RECRUITER', 'RECRUITER_ADMIN']))
})
