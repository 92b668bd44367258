import { createActor, fromCallback, fromPromise } from 'xstate'
import { expect, test } from 'vitest'
import type {
  LoginAnswer,
  ResetCheck,
  SignedIn,
  VerifyAnswer,
} from '../../../machines/session/answers'
import type { SessionEvent } from '../../../machines/session/events'
import { sessionMachine } from '../../../machines/session/session.machine'
import { sessionStates } from '../access'
import { beginning, coming, heard, unreachable } from './beginning'

const pending = <Answer>() => new Promise<Answer>(() => undefined)
const chart = () =>
  createActor(
    sessionMachine.provide({
      actors: {
        watchSession: fromCallback<SessionEvent>(() => undefined),
        rehydrate: fromPromise(() => pending<SignedIn>()),
        login: fromPromise(() => pending<LoginAnswer>()),
        signup: fromPromise(() => pending<SignedIn>()),
        tradeSocialToken: fromPromise(() => pending<SignedIn>()),
        verifyEmail: fromPromise(() => pending<VerifyAnswer>()),
        checkReset: fromPromise(() => pending<ResetCheck>()),
      },
    }),
  ).start()

test('the session begins where its chart does', () => {
  const first = chart().getSnapshot()
  expect(beginning.value).toEqual(first.value)
  expect(beginning.context).toEqual(first.context)
  const children = Object.keys(sessionMachine.config.states?.UNAUTHENTICATED?.states ?? {})
  const states = [
    ...sessionStates,
    ...children.map((child) => ({ UNAUTHENTICATED: child })),
  ] as Parameters<typeof beginning.matches>[0][]
  expect(states.map((state) => beginning.matches(state))).toEqual(
    states.map((state) => first.matches(state)),
  )
  for (const tag of ['busy', 'settling', 'offline'] as const)
    expect(beginning.hasTag(tag)).toBe(first.hasTag(tag))
})

test('while the chart is on its way nobody is told that they are nobody', () => {
  expect(coming.hasTag('settling')).toBe(true)
  expect(coming.matches({ UNAUTHENTICATED: 'signedOut' })).toBe(true)
})

test('whoever is cut off from the chart is where the chart has them that nothing answers', () => {
  const person = { id: 'someone', first_name: 'Mariam', last_name: 'Al Ketbi' }
  const told = unreachable(person)
  const there = sessionMachine.resolveState({
    value: { UNAUTHENTICATED: 'unreachable' },
    context: told.context,
  })
  expect(told.value).toEqual(there.value)
  expect(told.context).toMatchObject({ holdsToken: true, person })
  for (const tag of ['busy', 'settling', 'offline'] as const)
    expect(told.hasTag(tag)).toBe(there.hasTag(tag))
})

const password = 'Masar-Demo1'
const told: SessionEvent[] = [
  { type: 'token.found' },
  { type: 'login.submitted', email: 'someone@masar.example', password },
  {
    type: 'signup.submitted',
    form: {
      full_name: 'Mariam Al Ketbi',
      mobile_number: '+971501234567',
      email: 'someone@masar.example',
      password,
      terms_accepted: true,
    },
  },
  { type: 'social.returned', token: 'token-1' },
  { type: 'verification.submitted', token: 'token-1', email: null },
  { type: 'password.forgotten' },
  { type: 'resetLink.opened', token: 'token-1' },
  { type: 'reset.restored', step: 'code', email: 'someone@masar.example', resetToken: null },
  { type: 'load.failed', what: 'roles' },
]

test('what it hears there is what the chart hears, and each is done by the actor that it says', () => {
  const { on: everywhere = {}, states } = sessionMachine.config
  const here = states?.UNAUTHENTICATED?.states?.signedOut?.on ?? {}
  const hears = [...new Set([...Object.keys(everywhere), ...Object.keys(here)])].toSorted()
  expect(Object.keys(heard).toSorted()).toEqual(hears)
  expect(told.map(({ type }) => type).toSorted()).toEqual(hears)
  for (const event of told) {
    const running = chart()
    running.send(event)
    const invoked = Object.keys(running.getSnapshot().children).filter(
      (id) => id !== 'watchSession',
    )
    expect(invoked, event.type).toEqual([heard[event.type]].filter((actor) => actor !== null))
    running.stop()
  }
})
