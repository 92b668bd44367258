// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { contractServer, on } from '../../testing/contract-server'
import { person } from '../../testing/people'
import type { SessionActor } from '../../features/auth/session'
import { createQueries } from '../query-client'
import type { DeviceWork } from './device-work'
import { startSession } from './start-session'

/** How often the chart's code was asked for, and whether it comes. */
const chunk = vi.hoisted(() => ({ asked: 0, comes: true }))

const deviceWork: DeviceWork = {
  hasUnsentWork: () => Promise.resolve(false),
  submitCancelled: () => Promise.resolve(),
  clearAcknowledged: () => Promise.resolve(),
  deliverLeftovers: () => Promise.resolve(),
}
const server = contractServer(
  on('loginUser', { status: 422, code: 'invalid_credentials' }),
  on('getUser', { data: person({ role: 'recruiter' }) }),
)

const sessions: SessionActor[] = []
function open(): SessionActor {
  const session = startSession({
    queries: () => Promise.resolve(createQueries()),
    deviceWork,
    beginAnew: () => undefined,
  })
  sessions.push(session)
  return session
}
/** Loads the chart's code as the browser does, counts it, and fails where it is not to come. */
beforeEach(() => {
  localStorage.clear()
  Object.assign(chunk, { asked: 0, comes: true })
  vi.doMock('./run-session', async (original) => {
    chunk.asked += 1
    if (!chunk.comes) throw new TypeError('Failed to fetch dynamically imported module')
    return original()
  })
})
afterEach(() => {
  for (const session of sessions.splice(0)) session.stop()
  vi.resetModules()
})

const login = {
  type: 'login.submitted',
  email: 'someone@masar.example',
  password: 'Masar-Demo1',
} as const
const isSettled = (session: SessionActor) =>
  expect.poll(() => session.getSnapshot().hasTag('busy')).toBe(false)

test('a visitor who only looks asks for no chart; the first key does', async () => {
  open()
  expect(chunk.asked).toBe(0)
  dispatchEvent(new Event('keydown'))
  dispatchEvent(new Event('input'))
  await expect.poll(() => chunk.asked).toBe(1)
})

test('what the chart would not hear is let go of', () => {
  const session = open()
  session.send({ type: 'reset.abandoned' })
  expect(chunk.asked).toBe(0)
  expect(session.getSnapshot().hasTag('settling')).toBe(false)
})

test('what is told before waits for the chart, and is told to it', async () => {
  const session = open()
  session.send(login)
  expect(session.getSnapshot().hasTag('settling')).toBe(true)
  await isSettled(session)
  expect(session.getSnapshot().context.failure).toMatchObject({
    of: 'login',
    code: 'invalid_credentials',
  })
})

test('a token that is kept here asks at once, and nobody is a visitor meanwhile', async () => {
  localStorage.setItem('token', 'token-1')
  const session = open()
  expect(session.getSnapshot().hasTag('settling')).toBe(true)
  await isSettled(session)
  expect(session.getSnapshot().matches('RECRUITER')).toBe(true)
})

test('a token that another tab stores is found', async () => {
  const session = open()
  localStorage.setItem('token', 'token-1')
  dispatchEvent(new StorageEvent('storage', { key: 'token' }))
  expect(session.getSnapshot().hasTag('settling')).toBe(true)
  await expect.poll(() => session.getSnapshot().matches('RECRUITER')).toBe(true)
})

test('a chart that does not come is an outage, told to whoever asked; asking again asks for it again', async () => {
  chunk.comes = false
  const session = open()
  session.send(login)
  await isSettled(session)
  expect(session.getSnapshot().context.failure).toMatchObject({ of: 'login', code: 'offline' })
  expect(session.getSnapshot().matches({ UNAUTHENTICATED: 'signedOut' })).toBe(true)
  chunk.comes = true
  vi.resetModules()
  session.send(login)
  await expect
    .poll(() => session.getSnapshot().context.failure)
    .toMatchObject({ of: 'login', code: 'invalid_credentials' })
})

test('somebody who only typed is not told that nothing came', async () => {
  chunk.comes = false
  const session = open()
  dispatchEvent(new Event('input'))
  await expect.poll(() => chunk.asked).toBe(1)
  await isSettled(session)
  expect(session.getSnapshot().context.failure).toBeNull()
})

const unreachable = { UNAUTHENTICATED: 'unreachable' } as const
/** A page that was opened with a token, and for which the chart's code does not come. */
async function openWithoutChart() {
  chunk.comes = false
  localStorage.setItem('token', 'token-1')
  const { id, first_name, last_name } = person()
  const user = { id, first_name, last_name }
  localStorage.setItem('masar.person', JSON.stringify({ user, standing: 'RECRUITER' }))
  const session = open()
  await expect.poll(() => session.getSnapshot().matches(unreachable)).toBe(true)
  return session
}

test('a token whose chart does not come is kept, and its person is told that nothing answers', async () => {
  const session = await openWithoutChart()
  expect(session.getSnapshot().hasTag('settling')).toBe(true)
  expect(session.getSnapshot().context.person?.first_name).toBe(person().first_name)
  expect(localStorage.getItem('token')).toBe('token-1')
  // What is pressed must still be there when it is let go.
  dispatchEvent(new Event('pointerdown'))
  expect(session.getSnapshot().matches(unreachable)).toBe(true)
})

test.each(['the person asks', 'the connection is back'])(
  'the chart that did not come is asked for again when %s',
  async (how) => {
    const session = await openWithoutChart()
    chunk.comes = true
    vi.resetModules()
    if (how === 'the person asks') session.send({ type: 'retry.requested' })
    else dispatchEvent(new Event('online'))
    await expect.poll(() => session.getSnapshot().matches('RECRUITER')).toBe(true)
  },
)

test('whoever waits for a chart that does not come may log out', async () => {
  const session = await openWithoutChart()
  session.send({ type: 'logout.requested' })
  expect(session.getSnapshot().matches({ UNAUTHENTICATED: 'signedOut' })).toBe(true)
  expect(session.getSnapshot().hasTag('settling')).toBe(false)
  expect(localStorage.getItem('token')).toBeNull()
})

test('a session that was stopped starts no chart any more', async () => {
  server.use(on('loginUser', () => expect.unreachable('Nobody is there to log in.')))
  const session = open()
  session.send(login)
  session.stop()
  await expect.poll(() => chunk.asked).toBe(1)
  expect(session.getSnapshot().hasTag('settling')).toBe(true)
})
