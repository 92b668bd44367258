import { and, eq, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { sessions } from './auth.table'
import { goodPassword, lastMailTo, type Person, signUp } from '../../testing/people'
import { startTestServer, type TestServer } from '../../testing/server'

// Codes that are guessed and tokens that are used twice, by many calls at once as well as one after
// another.

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const others = (code: string, count: number) =>
  Array.from({ length: count }, (_, at) =>
    String((Number(code) + at + 1) % 10_000).padStart(4, '0'),
  )
const refresh = async (token: string) => {
  const { status, body } = await server.client('refreshToken', { body: { refresh_token: token } })
  return { status, token: body.data as string, next: body.refresh_token as string }
}
const listOpenSessions = ({ id }: Person) =>
  server.deps.db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, id), isNull(sessions.endedAt)))
const isIn = async (token: string) => (await server.client('getUser', { token })).status === 200

describe('four digits', () => {
  test('are looked at five times however many guesses come at once', async () => {
    const { email } = await signUp(server)
    const { code } = await lastMailTo(server, email)
    const guesses = await Promise.all(
      others(code, 20).map((token) =>
        server.client('verifyEmail', { params: { token }, body: { email } }),
      ),
    )
    expect(new Set(guesses.map(({ body }) => body.code))).toEqual(new Set(['invalid_code']))
    expect(
      (await server.client('verifyEmail', { params: { token: code }, body: { email } })).body.code,
    ).toBe('invalid_code')
  })

  test('of a new password are dead after five guesses too, and the link of the mail is not', async () => {
    const { email } = await signUp(server)
    await server.client('forgotPassword', { body: { email } })
    const { code, link } = await lastMailTo(server, email)
    for (const guess of others(code, 5))
      await server.client('resetPassword', { body: { email, code: guess } })
    expect((await server.client('resetPassword', { body: { email, code } })).body.code).toBe(
      'invalid_code',
    )
    expect(
      (await server.client('resetPassword', { body: { token: link, password: 'Falaj-82x' } }))
        .status,
    ).toBe(200)
  })

  test('are mailed five times a day, and an earlier one ends with the next: 25 guesses a day at ten thousand', async () => {
    const { email } = await signUp(server)
    const codes: string[] = []
    // A mailbox gets five mails an hour, and limits count by the time of day.
    vi.useFakeTimers({ toFake: ['Date'] })
    try {
      for (let at = 0; at < 6; at += 1) {
        await server.client('forgotPassword', { body: { email } })
        codes.push((await lastMailTo(server, email)).subject)
        vi.setSystemTime(Date.now() + 1200_000)
      }
    } finally {
      vi.useRealTimers()
    }
    expect(codes.map((subject) => /\d{4}/.test(subject))).toEqual([
      true,
      true,
      true,
      true,
      true,
      false,
    ])
    const code = /\d{4}/.exec(codes[4] ?? '')?.[0] ?? ''
    expect((await server.client('resetPassword', { body: { email, code } })).body.code).toBe(
      'invalid_code',
    )
  })

  test('of one account and of one purpose open no other', async () => {
    const [person, other] = [await signUp(server), await signUp(server)]
    const { code } = await lastMailTo(server, person.email)
    const verify = (email: string) =>
      server.client('verifyEmail', { params: { token: code }, body: { email } })
    const own = (await lastMailTo(server, other.email)).code
    if (own !== code) expect((await verify(other.email)).body.code).toBe('invalid_code')
    expect(
      (
        await server.client('resetPassword', {
          body: { email: person.email, code, password: 'Falaj-82x' },
        })
      ).body.code,
    ).toBe('invalid_code')
    expect((await verify(person.email)).status).toBe(200)
  })

  test('open once when the right ones come many times at once', async () => {
    const { email } = await signUp(server)
    const { code } = await lastMailTo(server, email)
    const answers = await Promise.all(
      Array.from({ length: 4 }, () =>
        server.client('verifyEmail', { params: { token: code }, body: { email } }),
      ),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })
})

describe('a refresh token', () => {
  test('that is used eight times at once has one successor', async () => {
    const person = await signUp(server)
    const answers = await Promise.all(Array.from({ length: 8 }, () => refresh(person.refreshToken)))
    expect(new Set(answers.map(({ status, next }) => `${status} ${next}`)).size).toBe(1)
    expect(await listOpenSessions(person)).toHaveLength(1)
  })

  test('of which a thief has a copy ends for both as soon as each has used it and its successor', async () => {
    const person = await signUp(server)
    const thief = await refresh(person.refreshToken)
    const stolen = await refresh(thief.next)
    const owner = await refresh(person.refreshToken)
    expect(owner.status).toBe(401)
    expect([
      await isIn(thief.token),
      await isIn(stolen.token),
      (await refresh(stolen.next)).status,
    ]).toEqual([false, false, 401])
  })

  test('that is used again during the renewal of its grandchild leaves no session open', async () => {
    const person = await signUp(server)
    const child = await refresh(person.refreshToken)
    const grandchild = await refresh(child.next)
    const [, renewed] = await Promise.all([refresh(person.refreshToken), refresh(grandchild.next)])
    expect(await listOpenSessions(person)).toEqual([])
    if (renewed.status === 200)
      expect([await isIn(renewed.token), (await refresh(renewed.next)).status]).toEqual([
        false,
        401,
      ])
  })

  test('is not an access token or the reverse, and ends at a new password in another session', async () => {
    const person = await signUp(server)
    expect([(await refresh(person.token)).status, await isIn(person.refreshToken)]).toEqual([
      401,
      false,
    ])
    const other = (
      await server.client('loginUser', { body: { email: person.email, password: goodPassword } })
    ).body.data
    await server.client('changePassword', {
      token: person.token,
      body: { current_password: goodPassword, password: 'Falaj-82x' },
    })
    expect([
      (await refresh(other.user.refresh_token)).status,
      (await refresh(person.refreshToken)).status,
    ]).toEqual([401, 200])
  })
})
