import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { goodPassword, lastMailTo, signUp } from '../../testing/people'
import { startTestServer, type TestServer } from '../../testing/server'
import { toDevice } from './device.rules'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const next = 'Falaj-82x'
const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36'
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1'

const logIn = async (email: string, password: string, userAgent = chrome) => {
  const { status, body } = await server.client('loginUser', {
    body: { email, password },
    headers: { 'user-agent': userAgent },
  })
  return { status, token: body.data?.token as string }
}
const change = (token: string, current_password: string, password: string) =>
  server.client('changePassword', { token, body: { current_password, password } })
const isIn = async (token: string) => (await server.client('getUser', { token })).status === 200
const devices = async (token: string) =>
  (await server.client('listDevices', { token })).body.data.results as {
    id: string
    browser: string
    is_this: boolean
    last_seen_at: string
  }[]

describe('changing the password', () => {
  test('a wrong current password gives an error at its field, and nothing changes', async () => {
    const { email, token } = await signUp(server)
    const { status, body } = await change(token, 'Wrong-Palm1', next)
    expect([status, body.code, body.fields]).toEqual([
      422,
      'password_wrong',
      { current_password: 'The current password is not correct' },
    ])
    expect((await logIn(email, goodPassword)).status).toBe(200)
  })

  test('the new one has to fit the rules and to differ from the old one', async () => {
    const { token } = await signUp(server)
    expect((await change(token, goodPassword, 'short')).body.fields).toHaveProperty('password')
    expect((await change(token, goodPassword, goodPassword)).body).toMatchObject({
      code: 'password_unchanged',
      fields: { password: expect.any(String) },
    })
  })

  test('is done, and the other devices are signed out', async () => {
    const { email, token } = await signUp(server)
    const other = await logIn(email, goodPassword)
    expect((await change(token, goodPassword, next)).status).toBe(200)
    expect([await isIn(token), await isIn(other.token)]).toEqual([true, false])
    expect([(await logIn(email, goodPassword)).status, (await logIn(email, next)).status]).toEqual([
      422, 200,
    ])
  })

  test('guessing at the current one comes to an end', async () => {
    const { token } = await signUp(server)
    for (let tries = 0; tries < 10; tries += 1) await change(token, `Wrong-Palm${tries}`, next)
    expect((await change(token, goodPassword, next)).status).toBe(429)
  })
})

describe('devices', () => {
  test('are listed by browser and system, this one first', async () => {
    const { email } = await signUp(server)
    await logIn(email, goodPassword, iphone)
    const here = await logIn(email, goodPassword, chrome)
    const [first, ...others] = await devices(here.token)
    expect(first).toMatchObject({
      browser: 'Chrome',
      system: 'Windows',
      kind: 'computer',
      is_this: true,
    })
    expect(others).toContainEqual(
      expect.objectContaining({ browser: 'Safari', system: 'iOS', kind: 'phone', is_this: false }),
    )
  })

  test('are last seen when they last renewed their session, and gone from the list when it could not go on', async () => {
    const person = await signUp(server)
    const before = (await devices(person.token))[0]?.last_seen_at ?? ''
    server.deps.clock.advance(600)
    const { body } = await server.client('refreshToken', {
      body: { refresh_token: person.refreshToken },
    })
    const [device] = await devices(body.data)
    expect(
      new Date(device?.last_seen_at ?? '').getTime() - new Date(before).getTime(),
    ).toBeGreaterThanOrEqual(600_000)
    server.deps.clock.advance(31 * 24 * 3600)
    const again = await logIn(person.email, goodPassword)
    expect(await devices(again.token)).toHaveLength(1)
  })

  test('one is signed out, and only an own one', async () => {
    const person = await signUp(server)
    const other = await logIn(person.email, goodPassword)
    const stranger = await signUp(server)
    const id = (await devices(person.token)).find(({ is_this: here }) => !here)?.id ?? ''
    expect(
      (await server.client('signOutDevice', { token: stranger.token, params: { id } })).status,
    ).toBe(404)
    expect(await isIn(other.token)).toBe(true)
    expect(
      (await server.client('signOutDevice', { token: person.token, params: { id } })).status,
    ).toBe(200)
    expect([await isIn(other.token), await isIn(person.token)]).toEqual([false, true])
    expect(
      (await server.client('signOutDevice', { token: person.token, params: { id } })).status,
    ).toBe(404)
  })

  test('all others are signed out at once', async () => {
    const person = await signUp(server)
    const others = [
      await logIn(person.email, goodPassword),
      await logIn(person.email, goodPassword, iphone),
    ]
    await server.client('signOutOtherDevices', { token: person.token })
    expect(await Promise.all([person, ...others].map(({ token }) => isIn(token)))).toEqual([
      true,
      false,
      false,
    ])
  })

  test('a browser that does not identify itself stays unknown', () => {
    expect(toDevice(null)).toEqual({ browser: null, system: null, kind: 'unknown' })
    expect(toDevice('')).toEqual({ browser: null, system: null, kind: 'unknown' })
  })
})

test('no mail is sent about a password that did not change', async () => {
  const { email, token } = await signUp(server)
  const { id } = await lastMailTo(server, email)
  await change(token, 'Wrong-Palm1', next)
  expect((await lastMailTo(server, email)).id).toBe(id)
})
