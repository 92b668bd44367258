import { TOTP } from 'otpauth'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildApp } from '../../app'
import { newId } from '../../db/id'
import { openSession } from '../../modules/auth/session.store'
import { issueSocialReturn } from '../../modules/auth/social.store'
import { getClient } from '../../testing/client'
import { confirmed, goodPassword, lastMailTo, signUp } from '../../testing/people'
import { addPerson } from '../../testing/personas'
import { startTestServer, type TestServer } from '../../testing/server'

// The security events in the log, which must contain nothing that people typed.

const lines: string[] = []
let server: TestServer
beforeAll(async () => {
  server = await startTestServer({}, { write: (line) => void lines.push(line) })
})
afterAll(() => server.close())
beforeEach(() => {
  lines.length = 0
})

const next = 'Falaj-82x'
/** What was noted since the test began, without time and process. */
const noted = () =>
  lines
    .map((line) => JSON.parse(line))
    .filter(({ msg }) => msg === 'security')
    .map(
      ({
        level: _level,
        time: _time,
        pid: _pid,
        hostname: _hostname,
        msg: _msg,
        reqId,
        ...said
      }) => (expect(reqId).toMatch(/^[\w-]{8,64}$/), said),
    )
const logIn = (email: string, password: string) =>
  server.client('loginUser', { body: { email, password } })

test('signing up, in and out is noted by the account, under the number that the answer carries', async () => {
  const { id, email } = await signUp(server)
  const { headers, body } = await logIn(email, goodPassword)
  expect(
    lines.some(
      (line) =>
        line.includes(String(headers['x-request-id'])) && line.includes('sign_in.succeeded'),
    ),
  ).toBe(true)
  await server.client('signOutOtherDevices', { token: body.data.token })
  await server.client('logoutUser', { token: body.data.token, params: { value: id } })
  expect(noted()).toEqual([
    { event: 'sign_in.succeeded', user: id, way: 'signing_up' },
    { event: 'sign_in.succeeded', user: id, way: 'password' },
    { event: 'signed_out', user: id, which: 'others' },
    { event: 'signed_out', user: id, which: 'this' },
  ])
})

test('a failed sign-in is logged with the account, or with none if there is none', async () => {
  const { id, email } = await addPerson(server, 'candidate')
  await logIn(email, 'Wrong-Palm1')
  await logIn(`nobody.${newId()}@example.ae`, 'Wrong-Palm1')
  expect(noted()).toEqual([
    { event: 'sign_in.failed', user: id, way: 'password' },
    { event: 'sign_in.failed', user: null, way: 'password' },
  ])
})

test('tries that have to wait are noted with where they were made', async () => {
  const { email } = await addPerson(server, 'candidate')
  // At once, because on a slow machine the wait between two tries would be over.
  await Promise.all(Array.from({ length: 11 }, () => logIn(email, 'Wrong-Palm1')))
  expect(noted()).toContainEqual({
    event: 'throttled',
    user: null,
    route: expect.stringContaining('/user/auth/login-user'),
    code: 'rate_limited',
  })
})

test('a sign-in by a provider is noted where its token is traded, and where it failed', async () => {
  const { id } = await addPerson(server, 'candidate')
  await server.client('refreshToken', {
    body: { refresh_token: await issueSocialReturn(server.deps, id) },
  })
  await server.client('completeSocialSignIn', {
    params: { provider: 'google' },
    query: { state: 'forged.en', code: 'x' },
  })
  expect(noted()).toEqual([
    { event: 'sign_in.succeeded', user: id, way: 'provider' },
    { event: 'sign_in.failed', user: null, way: 'provider' },
  ])
})

describe('a password', () => {
  test('that is changed is logged, and so is a wrong current password', async () => {
    const { id, token } = await signUp(server)
    lines.length = 0
    await server.client('changePassword', {
      token,
      body: { current_password: 'Wrong-Palm1', password: next },
    })
    await server.client('changePassword', {
      token,
      body: { current_password: goodPassword, password: next },
    })
    expect(noted()).toEqual([
      { event: 'password.refused', user: id },
      { event: 'password.changed', user: id },
    ])
  })

  test('that is reset by mail is logged, and so is a wrong code', async () => {
    const { id, email } = await signUp(server)
    await server.client('forgotPassword', { body: { email } })
    const { code, link } = await lastMailTo(server, email)
    lines.length = 0
    await server.client('resetPassword', {
      body: { email, code: code === '0000' ? '0001' : '0000' },
    })
    await server.client('resetPassword', { body: { token: link, password: next } })
    await server.client('verifyEmail', { params: { token: 'no-such-link' }, body: {} })
    expect(noted()).toEqual([
      { event: 'code.refused', way: 'reset_password' },
      { event: 'password.reset', user: id },
      { event: 'code.refused', way: 'verify_email' },
    ])
  })
})

test('the second factor is noted: turned on, asked for, wrong, right, and off', async () => {
  const { id, email, token } = await confirmed(server)
  const { secret } = (await server.client('beginSecondFactor', { token })).body.data
  // Both codes are made now, as their half minute may end while the calls below are made.
  const now = server.deps.clock.now().getTime()
  const [code, nextCode] = [now, now + 30_000].map((timestamp) =>
    new TOTP({ secret }).generate({ timestamp }),
  )
  lines.length = 0
  await server.client('turnOnSecondFactor', { token, body: { code } })
  const { challenge } = (await logIn(email, goodPassword)).body.data
  await server.client('confirmSecondFactor', { body: { challenge, code: 'ABCDE-FGHJK' } })
  await server.client('confirmSecondFactor', { body: { challenge, code: nextCode } })
  await server.client('turnOffSecondFactor', { token, body: { password: 'Wrong-Palm1' } })
  await server.client('turnOffSecondFactor', { token, body: { code: nextCode } })
  await server.client('turnOffSecondFactor', { token, body: { password: goodPassword } })
  expect(noted()).toEqual([
    { event: 'second_factor.on', user: id },
    { event: 'sign_in.challenged', user: id, way: 'password' },
    { event: 'sign_in.failed', user: id, way: 'second_factor' },
    { event: 'sign_in.succeeded', user: id, way: 'second_factor' },
    { event: 'second_factor.refused', user: id },
    { event: 'second_factor.refused', user: id },
    { event: 'second_factor.off', user: id },
  ])
})

test('a refresh token that comes twice is noted', async () => {
  const { id, refreshToken } = await signUp(server)
  const first = await server.client('refreshToken', { body: { refresh_token: refreshToken } })
  await server.client('refreshToken', { body: { refresh_token: first.body.refresh_token } })
  lines.length = 0
  await server.client('refreshToken', { body: { refresh_token: refreshToken } })
  expect(noted()).toEqual([{ event: 'refresh.reused', user: id }])
})

test('a refresh token without the key of its session is noted, once', async () => {
  const { id } = await signUp(server)
  const { refreshToken } = await openSession(server.deps, id, undefined, 'a-thumbprint')
  lines.length = 0
  await server.client('refreshToken', { body: { refresh_token: refreshToken } })
  await server.client('refreshToken', { body: { refresh_token: refreshToken } })
  expect(noted()).toEqual([{ event: 'refresh.key_missing', user: id }])
})

test('a refused request is logged with its route and reason, and without what it asked for', async () => {
  const [candidate, pending] = [
    await addPerson(server, 'candidate'),
    await addPerson(server, 'pendingRecruiter'),
  ]
  await server.client('listCandidateNotes', {
    token: candidate.token,
    params: { user_id: candidate.id },
  })
  await server.client('listCandidateNotes', {
    token: pending.token,
    params: { user_id: candidate.id },
  })
  const route = expect.stringMatching(/notes.*:user_id|:user_id.*notes/)
  expect(noted()).toEqual([
    { event: 'refused', user: candidate.id, route, code: 'forbidden' },
    { event: 'refused', user: pending.id, route, code: 'account_pending' },
  ])
  expect(lines.filter((line) => line.includes('"security"')).join('')).not.toContain(
    `notes/${candidate.id}`,
  )
})

test('no line holds an address, a name, a password, a code or a token', async () => {
  const person = await signUp(server, 'Hamdan Al Shamsi')
  await server.client('forgotPassword', { body: { email: person.email } })
  const { code, link } = await lastMailTo(server, person.email)
  await logIn(person.email, 'Wrong-Palm1')
  const { body } = await logIn(person.email, goodPassword)
  await server.client('resetPassword', { body: { token: link, password: next } })
  await server.client('refreshToken', { body: { refresh_token: person.refreshToken } })
  expect(noted().length).toBeGreaterThan(3)
  const security = lines
    .filter((line) => line.includes('"security"'))
    .join('')
    .toLowerCase()
  for (const secret of [
    person.email,
    'hamdan',
    goodPassword,
    'Wrong-Palm1',
    next,
    link,
    person.token,
    person.refreshToken,
    body.data.token,
    `"${code}"`,
  ])
    expect(security).not.toContain(secret.toLowerCase())
})

test('a deployment has the lines at its usual level, the demonstration on asking', async () => {
  const app = await buildApp({ ...server.deps, env: { ...server.deps.env, demo: false } })
  const levels = () =>
    lines
      .map((line) => JSON.parse(line))
      .filter(({ msg }) => msg === 'security')
      .map(({ level }) => level)
  await logIn('nobody@example.ae', 'Wrong-Palm1')
  await getClient(app)('loginUser', {
    body: { email: 'nobody@example.ae', password: 'Wrong-Palm1' },
  })
  expect(levels()).toEqual([20, 30])
  await app.close()
})
