import { hash } from '@node-rs/argon2'
import { calculateJwkThumbprint, exportJWK, generateKeyPair, SignJWT } from 'jose'
import { TOTP } from 'otpauth'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { buildApp } from '../../app'
import { limit, toNetwork } from '../../http/service/limits'
import { type CallOptions, type Client, getClient } from '../../testing/client'
import { lastMailTo } from '../../testing/people'
import { addPerson } from '../../testing/personas'
import { startTestServer, type TestServer } from '../../testing/server'
import { openSession } from './session.store'

// People who guess have to wait, and the owner of the account does not. All calls come through a
// proxy on this machine, which states the address.

const password = 'Riyadah-7'
let server: TestServer
let passwordHash: string
beforeAll(async () => {
  server = await startTestServer()
  // Of the least cost, as nothing here is about how long a password takes.
  passwordHash = await hash(password, { memoryCost: 8, timeCost: 1, parallelism: 1 })
})
afterAll(() => server.close())
// Limits count by the time of day, which a test moves on by hand.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())
const later = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000)

let networks = 0
/** An address that nothing came from before. */
const newAddress = () => `2001:db8:${(++networks).toString(16)}::1`
const anAccount = async (on = server) => (await addPerson(on, 'candidate', { passwordHash })).email
const from = (address: string, headers: Record<string, string> = {}) => ({
  headers: { 'x-forwarded-for': address, ...headers },
})
const logIn = (
  email: string,
  given: string,
  options: Pick<CallOptions, 'headers'>,
  client: Client = server.client,
) => client('loginUser', { body: { email, password: given }, ...options })
const codes = (answers: readonly { status: number; body: { code?: string } | null }[]) =>
  answers.map(({ status, body }) => body?.code ?? status)
/** Tries this many wrong passwords, each from another address. */
async function guess(email: string, times: number) {
  const answers = []
  for (let at = 0; at < times; at++)
    answers.push(await logIn(email, 'Wrong-123', from(newAddress())))
  return answers
}

describe('a stranger who guesses a password', () => {
  test('from ever new addresses waits longer after each guess, and learns how long', async () => {
    const email = await anAccount()
    expect(codes(await guess(email, 5))).toEqual(Array(5).fill('invalid_credentials'))
    const { status, body, headers } = await logIn(email, password, from(newAddress()))
    expect([status, headers['retry-after'], body]).toEqual([
      429,
      '1',
      { code: 'rate_limited', message: expect.stringContaining('00:01') },
    ])
    later(1)
    expect(codes(await guess(email, 1))).toEqual(['invalid_credentials'])
    expect((await logIn(email, password, from(newAddress()))).headers['retry-after']).toBe('2')
    later(2)
    expect((await logIn(email, password, from(newAddress()))).status).toBe(200)
  })

  test('learns nothing of whether there is an account', async () => {
    const outcomes = async (email: string) =>
      codes([...(await guess(email, 6)), await logIn(email, 'Wrong-123', from(newAddress()))])
    expect(await outcomes('nobody@example.ae')).toEqual(await outcomes(await anAccount()))
  })

  test('does not make the owner wait at a known address, or at others of its network', async () => {
    const [email, home] = [await anAccount(), '2001:db8:aaaa:1::7']
    expect((await logIn(email, password, from(home))).status).toBe(200)
    await guess(email, 5)
    expect((await logIn(email, password, from(newAddress()))).status).toBe(429)
    for (const address of [home, '2001:db8:aaaa:1:ffff::8'])
      expect((await logIn(email, password, from(address))).status).toBe(200)
    expect((await logIn(email, password, from('2001:db8:aaaa:2::7'))).status).toBe(429)
  })

  test('does not make the owner wait in a browser whose key the account knows, at any address', async () => {
    const person = await addPerson(server, 'candidate', { passwordHash })
    const { privateKey, publicKey } = await generateKeyPair('ES256')
    const jwk = await exportJWK(publicKey)
    const dpop = await new SignJWT({
      jti: 'one',
      htm: 'POST',
      htu: 'http://masar.test/api/user/auth/login-user/',
    })
      .setIssuedAt()
      .setProtectedHeader({ alg: 'ES256', typ: 'dpop+jwt', jwk })
      .sign(privateKey)
    await guess(person.email, 5)
    const comesBack = () => logIn(person.email, password, from(newAddress(), { dpop }))
    expect((await comesBack()).status).toBe(429)
    await openSession(server.deps, person.id, undefined, await calculateJwkThumbprint(jwk))
    expect((await comesBack()).status).toBe(200)
  })

  test('nor the owner on a new device, once they have set a new password by mail', async () => {
    const [email, home] = [await anAccount(), newAddress()]
    await guess(email, 5)
    expect((await logIn(email, password, from(home))).status).toBe(429)
    await server.client('forgotPassword', { body: { email }, ...from(home) })
    const { link } = await lastMailTo(server, email)
    await server.client('resetPassword', {
      body: { token: link, password: 'Falaj-82x' },
      ...from(home),
    })
    expect((await logIn(email, 'Falaj-82x', from(home))).status).toBe(200)
  })
})

test('the limits hold across all processes, and after a restart', async () => {
  const email = await anAccount()
  const [one, other] = [await buildApp(server.deps), await buildApp(server.deps)]
  const [first, second] = [getClient(one), getClient(other)]
  for (const client of [first, second, first, second, first])
    expect((await logIn(email, 'Wrong-123', from(newAddress()), client)).status).toBe(422)
  for (const client of [first, second])
    expect((await logIn(email, password, from(newAddress()), client)).status).toBe(429)
  await Promise.all([one.close(), other.close()])
  const restarted = await buildApp(server.deps)
  expect((await logIn(email, password, from(newAddress()), getClient(restarted))).status).toBe(429)
  await restarted.close()
})

describe('behind one address', () => {
  test('five hundred candidates sign up and in within the hour, and not any number', async () => {
    const address = newAddress()
    const others = limit(server.deps, 'sign-ups', 2000, 3600)
    const signUp = (email: string) =>
      server.client('registerUser', {
        body: {
          full_name: 'Khalid Saeed Al Mansoori',
          mobile_number: '+971 50 123 4567',
          email,
          password,
          terms_accepted: true,
        },
        ...from(address),
      })
    await others.take(toNetwork(address), 499)
    expect((await signUp('hall.500@example.ae')).status).toBe(200)
    expect((await logIn('hall.500@example.ae', password, from(address))).status).toBe(200)
    await others.take(toNetwork(address), 1500)
    expect(codes([await signUp('hall.2001@example.ae')])).toEqual(['rate_limited'])
  })

  test('three hundred wrong guesses close it for a while; successes and our failures do not count', async () => {
    const [email, address] = [await anAccount(), newAddress()]
    const wrong = (at: number) =>
      at % 2 === 0
        ? server.client('verifyEmail', {
            params: { token: '0000' },
            body: { email: `guess.${at}@example.ae` },
            ...from(address),
          })
        : server.client('confirmSecondFactor', {
            body: { challenge: 'guessed', code: '000000' },
            ...from(address),
          })
    for (let at = 0; at < 299; at++) expect((await wrong(at)).status).toBe(422)
    const away = vi.spyOn(server.deps.db, 'select').mockImplementation(() => {
      throw new Error('The database is away.')
    })
    expect((await wrong(0)).status).toBe(500)
    away.mockRestore()
    for (let times = 0; times < 3; times++)
      expect((await logIn(email, password, from(address))).status).toBe(200)
    expect(codes([await logIn(email, 'Wrong-123', from(address))])).toEqual(['invalid_credentials'])
    expect((await logIn(email, password, from(address))).status).toBe(429)
    expect((await wrong(0)).status).toBe(429)
    expect((await logIn(email, password, from(newAddress()))).status).toBe(200)
  })
})

describe('a stranger who has the password and guesses the second factor', () => {
  /** Somebody with an app, who has signed in from `home`. */
  async function enrolled(home: string) {
    const person = await addPerson(server, 'candidate', { passwordHash })
    const { secret } = (await server.client('beginSecondFactor', { token: person.token })).body.data
    const shown = () =>
      new TOTP({ secret }).generate({ timestamp: server.deps.clock.now().getTime() })
    await server.client('turnOnSecondFactor', { token: person.token, body: { code: shown() } })
    const begin = async (address: string): Promise<string> =>
      (await logIn(person.email, password, from(address))).body.data.challenge
    const answer = (challenge: string, code: string, address: string) =>
      server.client('confirmSecondFactor', { body: { challenge, code }, ...from(address) })
    const signIn = async (address: string) => {
      later(30)
      return answer(await begin(address), shown(), address)
    }
    const wrongCode = () => String((Number(shown()) + 500_000) % 1_000_000).padStart(6, '0')
    expect((await signIn(home)).status).toBe(200)
    return { begin, answer, signIn, wrongCode, shown }
  }

  test('has five tries of a sign-in, waits longer with each, and does not bar the owner by ten', async () => {
    const [home, stranger] = [newAddress(), newAddress()]
    const { begin, answer, signIn, wrongCode, shown } = await enrolled(home)
    const outcomes: unknown[] = []
    for (const wait of [0, 0, 0, 0, 0]) {
      later(wait)
      outcomes.push(...codes([await answer(await begin(stranger), wrongCode(), stranger)]))
    }
    later(1)
    const challenge = await begin(stranger)
    for (const wait of [0, 2, 4, 8, 16, 32]) {
      later(wait)
      outcomes.push(...codes([await answer(challenge, wrongCode(), stranger)]))
    }
    expect(outcomes).toEqual([...Array(10).fill('invalid_code'), 'second_factor_expired'])
    const refused = await answer(await begin(stranger), shown(), stranger)
    expect([refused.status, Number(refused.headers['retry-after'])]).toEqual([429, 64])
    expect((await signIn(home)).status).toBe(200)
  })
})
