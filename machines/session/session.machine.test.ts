import { describe, expect, test } from 'vitest'
import { createActor, initialTransition, transition, type EventFromLogic } from 'xstate'
import { done, failed } from '../paths/cases'
import { anotherSession, declinedSession, sessionAt } from './session.cases'
import { sessionMachine } from './session.machine'

describe('the session chart', () => {
  test('it has the 13 states of the specification', () => {
    expect(Object.keys(sessionMachine.states)).toEqual([
      'UNAUTHENTICATED',
      'EMAIL_VERIFICATION_PENDING',
      'EMAIL_VERIFICATION_COMPLETED',
      'ONBOARDING_PENDING',
      'ONBOARDING_COMPLETED',
      'PENDING_VERIFICATION',
      'RECRUITER',
      'RECRUITER_ADMIN',
      'CANDIDATE_PROFILE_PENDING',
      'CANDIDATE',
      'RESET_PASSWORD',
      'RESET_PASSWORD_COMPLETED',
      'ROOT_ERROR',
    ])
  })
})

type SessionEventLike = EventFromLogic<typeof sessionMachine>

/** Where a run of events leads from the start. */
function after(...events: object[]) {
  let [snapshot] = initialTransition(sessionMachine)
  for (const event of events)
    [snapshot] = transition(sessionMachine, snapshot, event as SessionEventLike)
  return snapshot
}

const found = { type: 'token.found' }
const back = (standing: Parameters<typeof sessionAt>[0]) =>
  done('rehydrate', { session: sessionAt(standing), notice: null })

describe('a session', () => {
  test('a refused start signs out and says why', () => {
    const snapshot = after(
      found,
      failed('rehydrate', { code: 'session_expired', message: 'Over.', fields: null }),
    )
    expect(snapshot.matches({ UNAUTHENTICATED: 'signedOut' })).toBe(true)
    expect(snapshot.context).toMatchObject({
      holdsToken: false,
      failure: { code: 'session_expired', message: 'Over.' },
    })
  })

  test.each([
    ['session_expired', {}],
    ['session_key_missing', { code: 'session_key_missing' }],
  ])('that ends says why: %s', (code, why) => {
    const ended = after(found, back('CANDIDATE'), { type: 'session.expired', ...why })
    expect(ended.matches({ UNAUTHENTICATED: 'signedOut' })).toBe(true)
    expect(ended.context.failure).toMatchObject({ code })
  })

  const silent = [
    found,
    { type: 'xstate.after.rehydratePatience.session.UNAUTHENTICATED.rehydrating' },
  ]
  const { id, first_name, last_name } = sessionAt('CANDIDATE').user
  const nothingUnsent = done('findUnsentWork', {
    session: null,
    person: { id, first_name, last_name },
  })

  test('a start without an answer goes on offline where work waits on this device', () => {
    const kept = after(
      ...silent,
      done('findUnsentWork', { session: sessionAt('CANDIDATE'), person: null }),
    )
    expect(kept.matches({ CANDIDATE: 'offline' })).toBe(true)
    expect(kept.hasTag('offline')).toBe(true)
  })

  test.each([
    ['nothing waits', nothingUnsent, first_name],
    ['the device cannot be searched', failed('findUnsentWork', new Error('full')), undefined],
  ])('a start without an answer signs nobody out where %s', (_, searched, name) => {
    let [snapshot] = initialTransition(sessionMachine)
    const did: string[] = []
    for (const event of [...silent, searched]) {
      const [next, actions] = transition(sessionMachine, snapshot, event as SessionEventLike)
      did.push(...actions.map(({ type }) => type))
      snapshot = next
    }
    expect(snapshot.matches({ UNAUTHENTICATED: 'unreachable' })).toBe(true)
    expect(snapshot.context.holdsToken).toBe(true)
    expect(snapshot.context.person?.first_name).toBe(name)
    // Nobody knows yet where this person may go: the guard waits, and so does the wanted page.
    expect(snapshot.hasTag('settling')).toBe(true)
    expect(did).not.toContain('clearStored')
  })

  test.each([
    ['an answer', back('RECRUITER'), 'RECRUITER'],
    [
      'a refusal',
      failed('rehydrate', { code: 'session_expired', message: '', fields: null }),
      { UNAUTHENTICATED: 'signedOut' },
    ],
    ['another try', { type: 'retry.requested' }, { UNAUTHENTICATED: 'rehydrating' }],
    ['a token of another tab', found, { UNAUTHENTICATED: 'rehydrating' }],
    ['a logout', { type: 'logout.requested' }, { UNAUTHENTICATED: 'signingOut' }],
    ['a logout elsewhere', { type: 'session.endedElsewhere' }, { UNAUTHENTICATED: 'signedOut' }],
  ] as const)('without an answer at the start continues after %s', (_, event, to) => {
    const snapshot = after(...silent, nothingUnsent, event)
    expect(snapshot.matches(to)).toBe(true)
  })

  test('a refused login keeps the message of the server', () => {
    const wrong = {
      code: 'invalid_credentials',
      message: 'E-mail or password is wrong.',
      fields: null,
    }
    const snapshot = after(
      { type: 'login.submitted', email: 'a@b.ae', password: 'x' },
      failed('login', wrong),
    )
    expect(snapshot.matches({ UNAUTHENTICATED: 'signedOut' })).toBe(true)
    expect(snapshot.context.failure).toEqual({ ...wrong, of: 'login' })
  })

  test('a notice stays when only the account status is read again', () => {
    const joining = after(
      found,
      back('EMAIL_VERIFICATION_PENDING'),
      { type: 'code.requested' },
      done('resendCode', { notice: 'Sent.' }),
    )
    const seen = {
      type: 'standing.seen',
      session: sessionAt('EMAIL_VERIFICATION_PENDING'),
    } as const
    expect(transition(sessionMachine, joining, seen)[0].context.notice).toBe('Sent.')
  })

  test('a decline that is undone is shown as undecided again', () => {
    const declined = after(found, done('rehydrate', { session: declinedSession, notice: null }))
    expect(declined.matches({ PENDING_VERIFICATION: 'declined' })).toBe(true)
    const undone = { type: 'standing.seen', session: sessionAt('PENDING_VERIFICATION') } as const
    expect(
      transition(sessionMachine, declined, undone)[0].matches({
        PENDING_VERIFICATION: 'undecided',
      }),
    ).toBe(true)
  })

  test('seeing the same account status again does not restart work under way', () => {
    const attempting = after(found, back('CANDIDATE'), { type: 'attempt.begun' })
    const seen = { type: 'standing.seen', session: sessionAt('CANDIDATE') } as const
    expect(
      transition(sessionMachine, attempting, seen)[0].matches({ CANDIDATE: 'attempting' }),
    ).toBe(true)
  })

  test('a failed loading never throws a candidate out of a running attempt', () => {
    const loadFailed = { type: 'load.failed', what: 'assessments' } as const
    expect(
      after(found, back('CANDIDATE'), { type: 'attempt.begun' }, loadFailed).matches('CANDIDATE'),
    ).toBe(true)
    expect(after(found, back('CANDIDATE'), loadFailed).matches('ROOT_ERROR')).toBe(true)
  })

  test('a failed loading leaves a person who continues offline where they are', () => {
    const offline = after(
      ...silent,
      done('findUnsentWork', { session: sessionAt('CANDIDATE'), person: null }),
      { type: 'load.failed', what: 'assessments' },
    )
    expect(offline.matches({ CANDIDATE: 'offline' })).toBe(true)
    expect(offline.context.failure).toBeNull()
  })

  test('a reset link abandoned by somebody signed in brings them back to their own place', () => {
    const opened = after(found, back('RECRUITER'), { type: 'resetLink.opened', token: 't' })
    expect(opened.matches({ RESET_PASSWORD: 'checkingLink' })).toBe(true)
    const [abandoned] = transition(sessionMachine, opened, { type: 'reset.abandoned' })
    expect(abandoned.matches({ UNAUTHENTICATED: 'rehydrating' })).toBe(true)
  })

  const link = { type: 'resetLink.opened', token: 't' }
  const checked = done('checkReset', { resetToken: 'once' })
  const restored = { type: 'reset.restored', email: 'a@b.ae', resetToken: null }

  test.each([
    [{ ...restored, step: 'email' }, 'enteringEmail'],
    [{ ...restored, step: 'code' }, 'enteringCode'],
    [{ ...restored, step: 'password', resetToken: 'once' }, 'enteringPassword'],
  ] as const)('a reset that a reload broke off goes on: %o', (event, step) => {
    const snapshot = after(event)
    expect(snapshot.matches({ RESET_PASSWORD: step })).toBe(true)
    expect(snapshot.context).toMatchObject({ email: 'a@b.ae', resetToken: event.resetToken })
  })

  test('a reset gives way to a sign-in in another tab, and so does its end', () => {
    const resetting = after({ type: 'password.forgotten' })
    const over = after(link, checked, { type: 'newPassword.submitted', password: 'x' })
    const [changed] = transition(
      sessionMachine,
      over,
      done('changePassword', { notice: null }) as SessionEventLike,
    )
    expect(changed.matches('RESET_PASSWORD_COMPLETED')).toBe(true)
    for (const snapshot of [resetting, changed]) {
      const [next] = transition(sessionMachine, snapshot, { type: 'token.found' })
      expect(next.matches({ UNAUTHENTICATED: 'rehydrating' })).toBe(true)
      expect(next.context).toMatchObject({ holdsToken: true, resetToken: null, email: null })
    }
  })

  test('a changed password removes the tokens of this browser, because they no longer count', () => {
    const over = after(link, checked, { type: 'newPassword.submitted', password: 'x' })
    const changed = done('changePassword', { notice: null }) as SessionEventLike
    const [, actions] = transition(sessionMachine, over, changed)
    expect(actions.map(({ type }) => type)).toContain('clearStored')
  })

  test('a token that another tab renews does not end a password reset of a signed-in person', () => {
    const resetting = after(found, back('RECRUITER'), link, checked, found)
    expect(resetting.matches({ RESET_PASSWORD: 'enteringPassword' })).toBe(true)
  })

  test.each(['session.expired', 'session.endedElsewhere'])(
    'a reset outlives the session it was begun in: %s',
    (type) => {
      const { context } = after(found, back('RECRUITER'), link, checked, { type })
      expect(context).toMatchObject({ session: null, holdsToken: false, resetToken: 'once' })
    },
  )

  test('a session that ended in another tab does not clear the storage of this browser again', () => {
    const [inside] = [after(found, back('CANDIDATE'))]
    const [, actions] = transition(sessionMachine, inside, { type: 'session.endedElsewhere' })
    expect(actions.map(({ type }) => type)).not.toContain('clearStored')
  })

  test.each(['CANDIDATE', 'PENDING_VERIFICATION', 'RECRUITER'] as const)(
    'another person in place of one who is %s takes the tab over, and nothing of the first is left',
    (standing) => {
      const declined = standing === 'PENDING_VERIFICATION'
      const inside = after(
        found,
        declined ? done('rehydrate', { session: declinedSession, notice: null }) : back(standing),
      )
      const [snapshot, actions] = transition(sessionMachine, inside, {
        type: 'standing.seen',
        session: anotherSession,
      })
      expect(snapshot.matches({ UNAUTHENTICATED: 'rehydrating' })).toBe(true)
      expect(snapshot.context).toMatchObject({ session: null, email: null, holdsToken: true })
      expect(actions.map(({ type }) => type)).toContain('reloadPage')
    },
  )

  test('a running attempt is left to the person it is of', () => {
    const attempting = after(found, back('CANDIDATE'), { type: 'attempt.begun' })
    const [snapshot] = transition(sessionMachine, attempting, {
      type: 'standing.seen',
      session: anotherSession,
    })
    expect(snapshot.matches('CANDIDATE')).toBe(false)
  })

  test('an actor that was not provided says so instead of doing nothing', () => {
    const errors: unknown[] = []
    const actor = createActor(sessionMachine)
    actor.subscribe({ error: (error) => errors.push(error) })
    actor.start()
    expect(String(errors[0])).toContain('watchSession')
  })
})
