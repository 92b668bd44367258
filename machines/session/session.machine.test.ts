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

  test('a start without an answer goes on offline only where work waits on this device', () => {
    const silent = [
      found,
      { type: 'xstate.after.rehydratePatience.session.UNAUTHENTICATED.rehydrating' },
    ]
    const kept = after(...silent, done('findUnsentWork', { session: sessionAt('CANDIDATE') }))
    expect(kept.matches({ CANDIDATE: 'offline' })).toBe(true)
    expect(kept.hasTag('offline')).toBe(true)
    expect(
      after(...silent, done('findUnsentWork', { session: null })).matches({
        UNAUTHENTICATED: 'signedOut',
      }),
    ).toBe(true)
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

  test('what was said stays said when only the standing was looked at', () => {
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

  test('the same standing seen again does not restart what is under way', () => {
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

  test('a failed loading leaves whoever goes on offline where they are', () => {
    const silent = [
      found,
      { type: 'xstate.after.rehydratePatience.session.UNAUTHENTICATED.rehydrating' },
    ]
    const offline = after(...silent, done('findUnsentWork', { session: sessionAt('CANDIDATE') }), {
      type: 'load.failed',
      what: 'assessments',
    })
    expect(offline.matches({ CANDIDATE: 'offline' })).toBe(true)
    expect(offline.context.failure).toBeNull()
  })

  test('a reset link abandoned by somebody signed in brings them back to their own place', () => {
    const opened = after(found, back('RECRUITER'), { type: 'resetLink.opened', token: 't' })
    expect(opened.matches({ RESET_PASSWORD: 'checkingLink' })).toBe(true)
    const [abandoned] = transition(sessionMachine, opened, { type: 'reset.abandoned' })
    expect(abandoned.matches({ UNAUTHENTICATED: 'rehydrating' })).toBe(true)
  })

  test('a session that ended in another tab does not clear the storage of this browser again', () => {
    const [inside] = [after(found, back('CANDIDATE'))]
    const [, actions] = transition(sessionMachine, inside, { type: 'session.endedElsewhere' })
    expect(actions.map(({ type }) => type)).not.toContain('clearStored')
  })

  test.each(['CANDIDATE', 'PENDING_VERIFICATION', 'RECRUITER'] as const)(
    'somebody else seen in the place of a person who is %s takes the tab over, with nothing left of the person before',
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
      expect(actions.map(({ type }) => type)).toContain('beginAnew')
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

  test('an actor nobody provided says so instead of doing nothing', () => {
    const errors: unknown[] = []
    const actor = createActor(sessionMachine)
    actor.subscribe({ error: (error) => errors.push(error) })
    actor.start()
    expect(String(errors[0])).toContain('watchSession')
  })
})
