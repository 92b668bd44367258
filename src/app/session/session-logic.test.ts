// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createActor } from 'xstate'
import type { SessionActor } from '../../session/session-context'
import { contractServer, on } from '../../testing/contract-server'
import { person } from '../../testing/people'
import { createQueries } from '../query-client'
import type { DeviceWork } from './device-work'
import { sessionLogic } from './session-logic'

/** How often the code of the calls was asked for, and whether it comes. */
const chunk = vi.hoisted(() => ({ asked: 0, comes: true }))

const deviceWork: DeviceWork = {
  hasUnsentWork: () => Promise.resolve(false),
  submitCancelled: () => Promise.resolve(),
  clearAcknowledged: () => Promise.resolve(),
  uploadPending: () => Promise.resolve(),
}
const server = contractServer(
  on('loginUser', { status: 422, code: 'invalid_credentials' }),
  on('getUser', { data: person({ role: 'recruiter' }) }),
)

const sessions: { stop: () => void }[] = []
function open(differs: Partial<DeviceWork> = {}): SessionActor {
  const queries = createQueries()
  const session = createActor(
    sessionLogic({
      queries: () => Promise.resolve(queries),
      deviceWork: { ...deviceWork, ...differs },
      reloadPage: () => undefined,
    }),
  ).start()
  sessions.push(session)
  return session
}
/** Loads the code of the calls as the browser does, counts it, and fails where it is not to come. */
beforeEach(() => {
  localStorage.clear()
  Object.assign(chunk, { asked: 0, comes: true })
  vi.doMock('./session-calls', async (original) => {
    chunk.asked += 1
    if (!chunk.comes) throw new TypeError('Failed to fetch dynamically imported module')
    return original()
  })
})
afterEach(() => {
  for (const session of sessions.splice(0)) session.stop()
  vi.useRealTimers()
  vi.resetModules()
})
/** A browser asks again for what did not come; the test's loader has kept the failure. */
function come() {
  chunk.comes = true
  vi.resetModules()
}

const login = {
  type: 'login.submitted',
  email: 'someone@masar.example',
  password: 'Masar-Demo1',
} as const
const toRefusal = (session: SessionActor) =>
  expect.poll(() => session.getSnapshot().context.failure)

test('a visitor who only looks asks for no calls; the first submit does', async () => {
  const session = open()
  session.send({ type: 'password.forgotten' })
  session.send({ type: 'reset.abandoned' })
  expect(chunk.asked).toBe(0)
  session.send(login)
  await toRefusal(session).toMatchObject({ of: 'login', code: 'invalid_credentials' })
  expect(chunk.asked).toBe(1)
})

test('a chunk of calls that does not load is an outage for the caller, and the next call loads it again', async () => {
  chunk.comes = false
  const session = open()
  session.send(login)
  await toRefusal(session).toMatchObject({ of: 'login', code: 'offline' })
  expect(session.getSnapshot().matches({ UNAUTHENTICATED: 'signedOut' })).toBe(true)
  come()
  session.send(login)
  await toRefusal(session).toMatchObject({ of: 'login', code: 'invalid_credentials' })
})

test('a person with a token is no visitor, from the start', async () => {
  localStorage.setItem('token', 'token-1')
  const session = open()
  expect(session.getSnapshot().matches({ UNAUTHENTICATED: 'rehydrating' })).toBe(true)
  expect(session.getSnapshot().context.holdsToken).toBe(true)
  await expect.poll(() => session.getSnapshot().matches('RECRUITER')).toBe(true)
})

test('a logout submits a cancelled assessment, ends the session on the server, and clears the rest', async () => {
  const steps: string[] = []
  server.use(
    on('logoutUser', ({ params }) => {
      steps.push(`ended for ${params['value']}`)
      return { data: {}, message: 'You are logged out.' }
    }),
  )
  localStorage.setItem('token', 'token-1')
  const session = open({
    submitCancelled: async (userId) => void steps.push(`handed in of ${userId}`),
    clearAcknowledged: async (userId) => void steps.push(`cleared of ${userId}`),
  })
  await expect.poll(() => session.getSnapshot().matches('RECRUITER')).toBe(true)
  session.send({ type: 'logout.requested' })
  await expect
    .poll(() => session.getSnapshot().matches({ UNAUTHENTICATED: 'signedOut' }))
    .toBe(true)
  const { id } = person()
  expect(steps).toEqual([`handed in of ${id}`, `ended for ${id}`, `cleared of ${id}`])
  expect(localStorage.getItem('token')).toBeNull()
})

test('a logout ends the session on the server though the storage of the device fails', async () => {
  let ended = 0
  server.use(
    on('logoutUser', () => {
      ended += 1
      return { data: {}, message: 'You are logged out.' }
    }),
  )
  localStorage.setItem('token', 'token-1')
  const session = open({ submitCancelled: () => Promise.reject(new Error('It does not open.')) })
  await expect.poll(() => session.getSnapshot().matches('RECRUITER')).toBe(true)
  session.send({ type: 'logout.requested' })
  await expect
    .poll(() => session.getSnapshot().matches({ UNAUTHENTICATED: 'signedOut' }))
    .toBe(true)
  expect(ended).toBe(1)
})

test('a token that another tab stores is found', async () => {
  const session = open()
  localStorage.setItem('token', 'token-1')
  dispatchEvent(new StorageEvent('storage', { key: 'token' }))
  expect(session.getSnapshot().hasTag('settling')).toBe(true)
  await expect.poll(() => session.getSnapshot().matches('RECRUITER')).toBe(true)
})

/** A page that was opened with a token, and for which the code of the calls does not come. */
async function openWithoutCalls(differs: Partial<DeviceWork> = {}) {
  chunk.comes = false
  localStorage.setItem('token', 'token-1')
  const { id, first_name, last_name } = person()
  const user = { id, first_name, last_name }
  localStorage.setItem('masar.person', JSON.stringify({ user, standing: 'RECRUITER' }))
  const session = open(differs)
  await expect.poll(() => chunk.asked).toBeGreaterThan(0)
  return session
}

test('a token is kept when its calls do not load, the outage is shown, and a logout submits the work of its person', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  const submittedOf: string[] = []
  const session = await openWithoutCalls({
    submitCancelled: async (userId) => void submittedOf.push(userId),
  })
  await vi.advanceTimersByTimeAsync(20_000)
  await expect
    .poll(() => session.getSnapshot().matches({ UNAUTHENTICATED: 'unreachable' }))
    .toBe(true)
  expect(session.getSnapshot().context.person?.first_name).toBe(person().first_name)
  expect(localStorage.getItem('token')).toBe('token-1')
  session.send({ type: 'logout.requested' })
  await expect
    .poll(() => session.getSnapshot().matches({ UNAUTHENTICATED: 'signedOut' }))
    .toBe(true)
  expect(localStorage.getItem('token')).toBeNull()
  expect(submittedOf).toEqual([person().id])
})

test('calls that did not come are asked for again when the connection is back', async () => {
  const session = await openWithoutCalls()
  expect(session.getSnapshot().hasTag('settling')).toBe(true)
  come()
  dispatchEvent(new Event('online'))
  await expect.poll(() => session.getSnapshot().matches('RECRUITER')).toBe(true)
})
