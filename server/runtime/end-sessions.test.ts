import { afterAll, beforeAll, expect, test } from 'vitest'
import { endAllSessions } from './end-sessions'
import {
  issueChallenge,
  challengedBy,
  turnOn,
  beginFactor,
} from '../modules/second-factor/second-factor.store'
import { issueSocialReturn } from '../modules/auth/social.store'
import { goodPassword, signUp } from '../testing/people'
import { addPerson, type Person } from '../testing/personas'
import { startTestServer, type TestServer } from '../testing/server'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const isIn = async (token: string) => (await server.client('getUser', { token })).status === 200
const renews = async (refresh: string) =>
  (await server.client('refreshToken', { body: { refresh_token: refresh } })).status === 200

test('an account is signed out everywhere at once, however its address is written, and no other is', async () => {
  const [person, other] = [await signUp(server), await signUp(server)]
  const second = (
    await server.client('loginUser', { body: { email: person.email, password: goodPassword } })
  ).body.data
  expect(await endAllSessions(server.deps, ` ${person.email.toUpperCase()}`)).toEqual({
    userId: person.id,
    sessions: 2,
  })
  expect([
    await isIn(person.token),
    await isIn(second.token),
    await renews(person.refreshToken),
    await renews(second.user.refresh_token),
  ]).toEqual([false, false, false, false])
  expect(await isIn(other.token)).toBe(true)
  expect(await endAllSessions(server.deps, person.email)).toEqual({
    userId: person.id,
    sessions: 0,
  })
  expect(
    (await server.client('loginUser', { body: { email: person.email, password: goodPassword } }))
      .status,
  ).toBe(200)
})

test('sign-ins that are under way end with them', async () => {
  const person = await signUp(server)
  await beginFactor(server.deps, person.id, 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP')
  await turnOn(server.deps, server.deps.db, person.id, 1)
  const [challenge, back] = [
    await issueChallenge(server.deps, person.id),
    await issueSocialReturn(server.deps, person.id),
  ]
  await endAllSessions(server.deps, person.email)
  expect([await challengedBy(server.deps, challenge), await renews(back)]).toEqual([null, false])
})

test('addresses of files that were given out open nothing any more', async () => {
  const [recruiter, other] = [
    await addPerson(server, 'recruiter'),
    await addPerson(server, 'recruiter'),
  ]
  const getTicket = async ({ token }: Person) =>
    String(
      (
        await server.client('searchCandidates', {
          token,
          body: { page: 1, limit: 10, download_report: 'csv' },
        })
      ).body.data.url,
    )
      .split('/')
      .at(-1) ?? ''
  const [ended, stored] = [await getTicket(recruiter), await getTicket(other)]
  await endAllSessions(server.deps, recruiter.email)
  const open = async (ticket: string) =>
    (await server.client('serveFile', { params: { ticket } })).status
  expect([await open(ended), await open(stored)]).toEqual([404, 200])
})

test('an address without an account gives an error', async () => {
  expect(await endAllSessions(server.deps, 'nobody@example.ae')).toBeNull()
})
