import { TOTP } from 'otpauth'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { secondFactors } from './second-factor.table'
import { confirmed, goodPassword, lastMailTo, signUp, type Person } from '../../testing/people'
import { startTestServer, type TestServer } from '../../testing/server'
import { readCode, recoveryCodeFrom } from './second-factor.rules'
import { issueSocialReturn } from '../auth/social.store'
import { findTimeStep } from './totp.rules'

const lines: string[] = []
let server: TestServer
beforeAll(async () => {
  server = await startTestServer({}, { write: (line) => void lines.push(line) })
})
afterAll(() => server.close())

interface Enrolled extends Person {
  secret: string
  recoveryCodes: string[]
}

/** What the app shows now, or some steps of 30 seconds away. */
const toCode = (secret: string, steps = 0) =>
  new TOTP({ secret }).generate({ timestamp: server.deps.clock.now().getTime() + steps * 30_000 })
/** Another six digits than any that would be taken now. */
const wrongCode = (secret: string) =>
  ['000000', '111111', '222222', '333333'].find((digits) =>
    [-1, 0, 1].every((steps) => toCode(secret, steps) !== digits),
  ) ?? ''

async function enrolled(): Promise<Enrolled> {
  const person = await confirmed(server)
  const { body } = await server.client('beginSecondFactor', { token: person.token })
  const { secret } = body.data
  const on = await server.client('turnOnSecondFactor', {
    token: person.token,
    body: { code: toCode(secret) },
  })
  // The code that turned it on is used: the next sign-in needs the next one. Its
  // half minute only begins here, so that it does not end within a test.
  server.deps.clock.advance(30 - ((server.deps.clock.now().getTime() / 1000) % 30))
  return { ...person, secret, recoveryCodes: on.body.data.recovery_codes }
}

const logIn = (email: string) =>
  server.client('loginUser', { body: { email, password: goodPassword } })
const challengeFor = async ({ email }: Person): Promise<string> =>
  (await logIn(email)).body.data.challenge
const answer = (challenge: string, code: string) =>
  server.client('confirmSecondFactor', { body: { challenge, code } })
const getState = async ({ token }: Person) =>
  (await server.client('getSecondFactor', { token })).body.data

describe('turning it on', () => {
  test('gives a secret that counts for nothing until a code has proven it, then ten recovery codes', async () => {
    const person = await confirmed(server)
    expect(await getState(person)).toEqual({
      active: false,
      active_since: null,
      recovery_codes_left: 0,
      has_password: true,
    })
    const begun = (await server.client('beginSecondFactor', { token: person.token })).body.data
    expect(begun.uri).toBe(
      `otpauth://totp/Masar:${encodeURIComponent(person.email)}?issuer=Masar&secret=${begun.secret}&algorithm=SHA1&digits=6&period=30`,
    )
    expect((await logIn(person.email)).body.data).toHaveProperty('token')

    const confirm = (code: string) =>
      server.client('turnOnSecondFactor', { token: person.token, body: { code } })
    expect((await confirm(wrongCode(begun.secret))).body).toMatchObject({
      code: 'invalid_code',
      fields: { code: expect.any(String) },
    })
    const { body } = await confirm(toCode(begun.secret))
    expect(new Set(body.data.recovery_codes).size).toBe(10)
    expect(await getState(person)).toMatchObject({
      active: true,
      active_since: expect.any(String),
      recovery_codes_left: 10,
    })
    expect((await confirm(toCode(begun.secret, 1))).body.code).toBe('second_factor_already_on')
    expect((await server.client('beginSecondFactor', { token: person.token })).body.code).toBe(
      'second_factor_already_on',
    )
  })

  test('beginning again makes the earlier secret worthless', async () => {
    const { token } = await confirmed(server)
    const [first, second] = [
      await server.client('beginSecondFactor', { token }),
      await server.client('beginSecondFactor', { token }),
    ]
    const confirm = (secret: string) =>
      server.client('turnOnSecondFactor', { token, body: { code: toCode(secret) } })
    expect((await confirm(first.body.data.secret)).body.code).toBe('invalid_code')
    expect((await confirm(second.body.data.secret)).status).toBe(200)
  })

  test('is refused for an unconfirmed address, which may be another person’s', async () => {
    const { token } = await signUp(server)
    const { status, body } = await server.client('beginSecondFactor', { token })
    expect([status, body.code]).toEqual([403, 'email_unconfirmed'])
  })

  test('stores neither the secret nor a recovery code in plain text', async () => {
    const { secret, recoveryCodes } = await enrolled()
    const stored = JSON.stringify([
      await server.deps.db.select().from(secondFactors),
      await server.deps.db.execute('select * from recovery_codes'),
    ])
    for (const value of [
      secret,
      ...recoveryCodes,
      ...recoveryCodes.map((code) => code.replace('-', '')),
    ])
      expect(stored).not.toContain(value)
  })
})

describe('signing in', () => {
  test('the right password gets a challenge and no session, the right code then the session', async () => {
    const person = await enrolled()
    const { status, body } = await logIn(person.email)
    expect([status, body]).toEqual([200, { data: { challenge: expect.any(String) } }])
    const { body: signedIn } = await answer(body.data.challenge, toCode(person.secret))
    expect(signedIn.data).toMatchObject({
      token: expect.any(String),
      user: { id: person.id, refresh_token: expect.any(String) },
    })
    expect((await server.client('getUser', { token: signedIn.data.token })).body.data.id).toBe(
      person.id,
    )
    expect(
      (
        await server.client('refreshToken', {
          body: { refresh_token: signedIn.data.user.refresh_token },
        })
      ).status,
    ).toBe(200)
  })

  test('a wrong password gives the usual error, so that it does not reveal a second factor', async () => {
    const { email } = await enrolled()
    expect(
      (await server.client('loginUser', { body: { email, password: 'Wrong-123' } })).body.code,
    ).toBe('invalid_credentials')
  })

  test('a wrong code is refused and does not use the challenge up', async () => {
    const person = await enrolled()
    const challenge = await challengeFor(person)
    for (const code of [wrongCode(person.secret), '12345', 'what is this'])
      expect((await answer(challenge, code)).body).toMatchObject({
        code: 'invalid_code',
        fields: { code: expect.any(String) },
      })
    expect((await answer(challenge, toCode(person.secret))).status).toBe(200)
  })

  test('the neighbouring codes are taken, for clocks go wrong; those beyond are not', async () => {
    const person = await enrolled()
    server.deps.clock.advance(60)
    const challenge = await challengeFor(person)
    for (const steps of [-2, 2])
      expect((await answer(challenge, toCode(person.secret, steps))).body.code).toBe('invalid_code')
    expect((await answer(challenge, toCode(person.secret, -1))).status).toBe(200)
    expect((await answer(await challengeFor(person), toCode(person.secret, 1))).status).toBe(200)
  })

  test('a code is taken once, and none from before it', async () => {
    const person = await enrolled()
    server.deps.clock.advance(60)
    const code = toCode(person.secret)
    expect((await answer(await challengeFor(person), code)).status).toBe(200)
    const challenge = await challengeFor(person)
    for (const used of [code, toCode(person.secret, -1)])
      expect((await answer(challenge, used)).body.code).toBe('code_used')
  })

  test('one code sent twice at once opens one session', async () => {
    const person = await enrolled()
    const challenges = [await challengeFor(person), await challengeFor(person)]
    const answers = await Promise.all(
      challenges.map((challenge) => answer(challenge, toCode(person.secret))),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 422]))
  })

  test('a challenge is answered once', async () => {
    const person = await enrolled()
    const challenge = await challengeFor(person)
    expect((await answer(challenge, toCode(person.secret))).status).toBe(200)
    expect((await answer(challenge, toCode(person.secret, 1))).body.code).toBe(
      'second_factor_expired',
    )
  })

  test('a challenge is over after five minutes', async () => {
    const person = await enrolled()
    const challenge = await challengeFor(person)
    server.deps.clock.advance(5 * 60 + 1)
    expect((await answer(challenge, toCode(person.secret))).body.code).toBe('second_factor_expired')
  })

  test("a challenge takes its own account's codes only", async () => {
    const [person, other] = [await enrolled(), await enrolled()]
    const challenge = await challengeFor(person)
    expect((await answer(challenge, toCode(other.secret))).body.code).toBe('invalid_code')
    expect((await answer(challenge, other.recoveryCodes[0] ?? '')).body.code).toBe('invalid_code')
  })

  test('a recovery code replaces the code of the app once, however it is typed', async () => {
    const person = await enrolled()
    const code = person.recoveryCodes[3] ?? ''
    expect(
      (await answer(await challengeFor(person), ` ${code.toLowerCase().replace('-', ' ')} `))
        .status,
    ).toBe(200)
    expect((await answer(await challengeFor(person), code)).body.code).toBe('code_used')
    expect((await getState(person)).recovery_codes_left).toBe(9)
  })

  test('a provider that vouches for a person does not replace the code', async () => {
    const person = await enrolled()
    const token = await issueSocialReturn(server.deps, person.id)
    const trade = () => server.client('refreshToken', { body: { refresh_token: token } })
    for (const again of [false, true])
      expect({ again, ...(await trade()) }).toMatchObject({
        again,
        status: 422,
        body: { code: 'second_factor_required' },
      })
    expect((await answer(token, toCode(person.secret))).body.data.user.id).toBe(person.id)
    expect((await trade()).body.code).toBe('session_expired')
  })

  test('a new password leaves it on and ends the sign-ins that began with the old one', async () => {
    const person = await enrolled()
    const challenge = await challengeFor(person)
    await server.client('forgotPassword', { body: { email: person.email } })
    const { link } = await lastMailTo(server, person.email)
    expect(
      (await server.client('resetPassword', { body: { token: link, password: 'Riyadah-8' } }))
        .status,
    ).toBe(200)
    expect((await answer(challenge, toCode(person.secret))).body.code).toBe('second_factor_expired')
    expect(
      (await server.client('loginUser', { body: { email: person.email, password: 'Riyadah-8' } }))
        .body.data,
    ).toEqual({ challenge: expect.any(String) })
  })
})

describe('turning it off', () => {
  const turnOff = ({ token }: Person, body: object) =>
    server.client('turnOffSecondFactor', { token, body })

  test('needs the password, and takes what waited for a code with it', async () => {
    const person = await enrolled()
    const challenge = await challengeFor(person)
    expect((await turnOff(person, { password: 'Wrong-123' })).body.code).toBe('password_wrong')
    expect((await turnOff(person, {})).body.code).toBe('validation_failed')
    expect(await getState(person)).toMatchObject({ active: true })
    expect((await turnOff(person, { password: goodPassword })).status).toBe(200)
    expect(await getState(person)).toMatchObject({ active: false, recovery_codes_left: 0 })
    expect((await answer(challenge, toCode(person.secret))).body.code).toBe('second_factor_expired')
    expect((await logIn(person.email)).body.data).toHaveProperty('token')
    expect((await turnOff(person, { password: goodPassword })).body.code).toBe(
      'second_factor_not_set_up',
    )
  })

  test('or a code', async () => {
    const person = await enrolled()
    expect((await turnOff(person, { code: wrongCode(person.secret) })).body.code).toBe(
      'invalid_code',
    )
    expect((await turnOff(person, { code: toCode(person.secret) })).status).toBe(200)
  })

  test('a stolen session cannot try passwords for long', async () => {
    const person = await enrolled()
    for (let tries = 0; tries < 10; tries++) await turnOff(person, { password: 'Wrong-123' })
    expect((await turnOff(person, { password: goodPassword })).status).toBe(429)
  })
})

test('the log holds no secret, code or challenge', async () => {
  lines.length = 0
  const person = await enrolled()
  const challenge = await challengeFor(person)
  const code = toCode(person.secret)
  await answer(challenge, wrongCode(person.secret))
  await answer(challenge, code)
  await answer(await challengeFor(person), person.recoveryCodes[0] ?? '')
  server.deps.log.trace('the end')
  const log = lines.join('')
  expect(log).toContain('the end')
  for (const value of [person.secret, challenge, code, ...person.recoveryCodes])
    expect(log).not.toContain(value)
})

describe('the codes', () => {
  test('are those of RFC 6238, appendix B', () => {
    const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
    const known = [
      [59, '287082'],
      [1_111_111_109, '081804'],
      [1_234_567_890, '005924'],
      [20_000_000_000, '353130'],
    ] as const
    for (const [seconds, digits] of known)
      expect(findTimeStep(secret, digits, new Date(seconds * 1000))).toBe(Math.floor(seconds / 30))
  })

  test('are read as people type them', () => {
    expect(readCode('492 039')).toEqual({ kind: 'app', digits: '492039' })
    expect(readCode('7k3qd m9xwo')).toEqual({ kind: 'recovery', letters: '7K3QDM9XW0' })
    expect(readCode('4920')).toEqual({ kind: 'neither' })
    expect(recoveryCodeFrom(new Uint8Array([0, 1, 31, 32, 255, 10, 18, 19, 20, 21]))).toBe(
      '01Z0Z-AJKMN',
    )
  })
})
