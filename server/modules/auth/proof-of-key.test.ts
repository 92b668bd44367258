import { randomBytes } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import {
  calculateJwkThumbprint,
  exportJWK,
  generateKeyPair,
  type JWTHeaderParameters,
  SignJWT,
  UnsecuredJWT,
} from 'jose'
import { TOTP } from 'otpauth'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sessions } from './auth.table'
import { toHash } from '../../http/secrets'
import { confirmed, goodPassword, type Person } from '../../testing/people'
import { startTestServer, type TestServer } from '../../testing/server'
import { provenKey } from './proof-of-key.rules'
import { openSession, rotate } from './session.store'
import { issueSocialReturn } from './social.store'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const origin = 'http://masar.test'
const paths = {
  loginUser: '/api/user/auth/login-user/',
  confirmSecondFactor: '/api/user/auth/second-factor/',
  registerUser: '/api/user/auth/register-user/',
  refreshToken: '/api/user/auth/refresh-token/',
}

interface Proof {
  htu?: string
  htm?: string
  ath?: string
  iat?: number
  header?: Partial<JWTHeaderParameters>
}

/** A browser with its own key that proves it as in RFC 9449. */
async function openBrowser() {
  const { privateKey, publicKey } = await generateKeyPair('ES256')
  const jwk = await exportJWK(publicKey)
  const prove = (
    path: string,
    token?: string,
    { header, iat = Math.floor(Date.now() / 1000), ...claims }: Proof = {},
  ) =>
    new SignJWT({
      jti: crypto.randomUUID(),
      htm: 'POST',
      htu: `${origin}${path}`,
      ...(token === undefined ? {} : { ath: toHash(token) }),
      ...claims,
    })
      .setIssuedAt(iat)
      .setProtectedHeader({ alg: 'ES256', typ: 'dpop+jwt', jwk, ...header })
      .sign(privateKey)
  return {
    jwk,
    prove,
    login: async (email: string) =>
      server.client('loginUser', {
        headers: { dpop: await prove(paths.loginUser) },
        body: { email, password: goodPassword },
      }),
    /** A session as a sign-in with the key begins it, without the work that passwords are. */
    begin: async ({ id }: Person) => {
      const pair = await openSession(server.deps, id, undefined, await calculateJwkThumbprint(jwk))
      return { token: pair.token, next: pair.refreshToken }
    },
    refresh: async (token: string, proof: Proof = {}) =>
      refresh(token, await prove(paths.refreshToken, token, proof)),
  }
}

async function refresh(token: string, dpop?: string) {
  const { status, body } = await server.client('refreshToken', {
    body: { refresh_token: token },
    headers: dpop === undefined ? {} : { dpop },
  })
  return {
    status,
    code: body.code as string | undefined,
    token: body.data as string,
    next: body.refresh_token as string,
  }
}

const listOpenSessions = ({ id }: Person) =>
  server.deps.db
    .select({ id: sessions.id, key: sessions.keyThumbprint })
    .from(sessions)
    .where(and(eq(sessions.userId, id), isNull(sessions.endedAt)))
const refusal = { status: 401, code: 'session_key_missing' }

describe('the example of RFC 9449', () => {
  const ofTheTokenRequest = [
    'eyJ0eXAiOiJkcG9wK2p3dCIsImFsZyI6IkVTMjU2IiwiandrIjp7Imt0eSI6IkVDIiwieCI6Imw4dEZyaHgtMzR0VjNoUk',
    'lDUkRZOXpDa0RscEJoRjQyVVFVZldWQVdCRnMiLCJ5IjoiOVZFNGpmX09rX282NHpiVFRsY3VOSmFqSG10NnY5VERWclUw',
    'Q2R2R1JEQSIsImNydiI6IlAtMjU2In19.eyJqdGkiOiItQndDM0VTYzZhY2MybFRjIiwiaHRtIjoiUE9TVCIsImh0dSI6I',
    'mh0dHBzOi8vc2VydmVyLmV4YW1wbGUuY29tL3Rva2VuIiwiaWF0IjoxNTYyMjYyNjE2fQ.2-GxA6T8lP4vfrg8v-FdWP0A',
    '0zdrj8igiMLvqRMUvwnQg4PtFLbdLXiOSsX0x7NVY-FNyJK70nfbV37xRZT3Lg',
  ].join('')
  const ofTheProtectedResource = [
    'eyJ0eXAiOiJkcG9wK2p3dCIsImFsZyI6IkVTMjU2IiwiandrIjp7Imt0eSI6IkVDIiwieCI6Imw4dEZyaHgtMzR0VjNoUk',
    'lDUkRZOXpDa0RscEJoRjQyVVFVZldWQVdCRnMiLCJ5IjoiOVZFNGpmX09rX282NHpiVFRsY3VOSmFqSG10NnY5VERWclUw',
    'Q2R2R1JEQSIsImNydiI6IlAtMjU2In19.eyJqdGkiOiJlMWozVl9iS2ljOC1MQUVCIiwiaHRtIjoiR0VUIiwiaHR1Ijoia',
    'HR0cHM6Ly9yZXNvdXJjZS5leGFtcGxlLm9yZy9wcm90ZWN0ZWRyZXNvdXJjZSIsImlhdCI6MTU2MjI2MjYxOCwiYXRoIjo',
    'iZlVIeU8ycjJaM0RaNTNFc05yV0JiMHhXWG9hTnk1OUlpS0NBcWtzbVFFbyJ9.2oW9RP35yRqzhrtNP86L-Ey71EOptxRi',
    'mPPToA1plemAgR6pxHF8y6-yqyVnmcw6Fy1dqd-jfxSYoMxhAJpLjA',
  ].join('')
  const thumbprint = '0ZcOCORZNYy-DWpqq30jZyJGHTN0d2HglBV3uiguA4I'
  const call = (method: string, address: string, dpop: string) => {
    const { host, pathname } = new URL(address)
    return { headers: { dpop }, method, host, originalUrl: pathname }
  }

  test('of a request for a token has the thumbprint that the RFC gives (section 6.1)', async () => {
    const request = call('POST', 'https://server.example.com/token', ofTheTokenRequest)
    expect(await provenKey({ publicUrl: origin }, request)).toBe(thumbprint)
  })

  test('of a request with a token is about that token alone (section 7.1)', async () => {
    const request = call(
      'GET',
      'https://resource.example.org/protectedresource?page=2',
      ofTheProtectedResource,
    )
    const token = 'Kz~8mXK1EalYznwH-LC-1fBAo.4Ljp~zsPE_NeO.gxU'
    expect(await provenKey({ publicUrl: origin }, request, token)).toBe(thumbprint)
    await expect(provenKey({ publicUrl: origin }, request, `${token}x`)).rejects.toMatchObject({
      status: 400,
    })
  })
})

describe('signing in with a key', () => {
  test('binds the session to it: by password, by signing up, by a second factor, by a provider', async () => {
    const person = await confirmed(server)
    const browser = await openBrowser()
    const keys = async () => (await listOpenSessions(person)).map(({ key }) => key).filter(Boolean)
    await browser.login(person.email)
    const [key] = await keys()
    expect(key).toMatch(/^[\w-]{43}$/)
    const byReturn = await browser.refresh(await issueSocialReturn(server.deps, person.id))
    expect(byReturn.status).toBe(200)
    const { secret } = (await server.client('beginSecondFactor', { token: person.token })).body.data
    const shown = () =>
      new TOTP({ secret }).generate({ timestamp: server.deps.clock.now().getTime() })
    await server.client('turnOnSecondFactor', { token: person.token, body: { code: shown() } })
    server.deps.clock.advance(30)
    const { challenge } = (
      await server.client('loginUser', { body: { email: person.email, password: goodPassword } })
    ).body.data
    await server.client('confirmSecondFactor', {
      body: { challenge, code: shown() },
      headers: { dpop: await browser.prove(paths.confirmSecondFactor) },
    })
    expect(await keys()).toEqual([key, key, key])
    const email = `${crypto.randomUUID()}@example.ae`
    const { body } = await server.client('registerUser', {
      body: {
        full_name: 'Mariam Al Ketbi',
        mobile_number: '+971 50 123 4567',
        email,
        password: goodPassword,
        terms_accepted: true,
      },
      headers: { dpop: await browser.prove(paths.registerUser) },
    })
    expect(await listOpenSessions({ ...person, id: body.data.user.id })).toMatchObject([{ key }])
  })

  test('is refused when the proof is not valid, with an error about the header', async () => {
    const { email } = await confirmed(server)
    const dpop = await (await openBrowser()).prove(paths.registerUser)
    const { status, body } = await server.client('loginUser', {
      headers: { dpop },
      body: { email, password: goodPassword },
    })
    expect([status, body.code, Object.keys(body.fields)]).toEqual([
      400,
      'validation_failed',
      ['dpop'],
    ])
  })

  test('holds by the name the server was called by, where a proxy ends TLS or gives another name', async () => {
    const person = await confirmed(server)
    const browser = await openBrowser()
    for (const [host, htu] of [
      ['masar.example:8443', `https://masar.example:8443${paths.loginUser}`],
      ['server:3000', `${origin}${paths.loginUser}`],
    ] as const) {
      const { status } = await server.client('loginUser', {
        headers: { host, dpop: await browser.prove(paths.loginUser, undefined, { htu }) },
        body: { email: person.email, password: goodPassword },
      })
      expect(status).toBe(200)
    }
  })
})

describe('a session that is bound to a key', () => {
  test('is not renewed for a thief of its token in any of 100 rounds: it ends, and both get the reason', async () => {
    const person = await confirmed(server)
    const browser = await openBrowser()
    let rounds = 0
    let told = 0
    for (let round = 0; round < 100; round += 1) {
      const { token, next } = await browser.begin(person)
      const owners = await browser.refresh(next)
      const thiefs = await refresh(next)
      rounds += Number(thiefs.status === 200)
      const after = await browser.refresh(owners.next)
      expect((await server.client('getUser', { token })).status).toBe(401)
      told += Number(thiefs.code === refusal.code && after.code === refusal.code)
    }
    expect([rounds, told]).toEqual([0, 100])
  }, 120_000)

  test('ends where the proof is of another key', async () => {
    const [owner, thief] = [await openBrowser(), await openBrowser()]
    const person = await confirmed(server)
    const { next } = await owner.begin(person)
    expect(await thief.refresh(next)).toMatchObject(refusal)
    expect(await owner.refresh(next)).toMatchObject(refusal)
  })

  test.each<[string, Proof]>([
    ['about another token', { ath: toHash('another') }],
    ['for another method', { htm: 'GET' }],
    ['for another call', { htu: `${origin}${paths.loginUser}` }],
    ['for another server', { htu: `https://evil.example${paths.refreshToken}` }],
    ['for no address at all', { htu: 'refresh-token' }],
    ['of another type', { header: { typ: 'JWT' } }],
  ])('ends where the proof is %s', async (_, proof) => {
    const browser = await openBrowser()
    const { next } = await browser.begin(await confirmed(server))
    expect(await browser.refresh(next, proof)).toMatchObject(refusal)
  })

  test.each<[string, (browser: Awaited<ReturnType<typeof openBrowser>>, token: string) => unknown]>(
    [
      ['nobody signed', ({ jwk }, token) => unsigned(jwk, token)],
      [
        'somebody signed with a key that both sides know',
        async (_, token) =>
          new SignJWT(makeClaims(token))
            .setProtectedHeader({ alg: 'HS256', typ: 'dpop+jwt', jwk: symmetric })
            .sign(Buffer.from(symmetric.k, 'base64url')),
      ],
      [
        'somebody else signed in the name of the key',
        async ({ jwk }, token) =>
          (await openBrowser()).prove(paths.refreshToken, token, { header: { jwk } }),
      ],
      ['is no proof', () => 'not-a-proof'],
    ],
  )('ends where what comes as its proof %s', async (_, forge) => {
    const browser = await openBrowser()
    const { next } = await browser.begin(await confirmed(server))
    expect(await refresh(next, String(await forge(browser, next)))).toMatchObject(refusal)
  })

  test('goes on with the predecessor as often as its answer was lost, and however late', async () => {
    const browser = await openBrowser()
    const { next } = await browser.begin(await confirmed(server))
    const first = await browser.refresh(next)
    server.deps.clock.advance(24 * 3600)
    const second = await browser.refresh(next)
    const third = await browser.refresh(next)
    expect([second.next, third.next]).toEqual([first.next, first.next])
    expect((await browser.refresh(third.next)).status).toBe(200)
  })

  test('goes on with the predecessor where the server’s key was turned after the answer was lost', async () => {
    const person = await confirmed(server)
    const browser = await openBrowser()
    const { next } = await browser.begin(person)
    const [bound] = (await listOpenSessions(person)).filter(({ key }) => key !== null)
    const lost = await browser.refresh(next)
    const turned = {
      ...server.deps,
      secret: randomBytes(32),
      formerSecrets: [server.deps.secret],
    }
    expect(await rotate(turned, next, bound?.key ?? null)).toMatchObject({
      kind: 'renewed',
      pair: { refreshToken: lost.next },
    })
  })

  test('goes on where the clock of the device is years ahead or behind', async () => {
    const browser = await openBrowser()
    let { next } = await browser.begin(await confirmed(server))
    for (const iat of [0, 946_684_800, 4_102_444_800]) {
      const renewed = await browser.refresh(next, { iat })
      expect(renewed.status).toBe(200)
      next = renewed.next
    }
  })

  test('is one session still when one browser refreshes it 2,000 times at once', async () => {
    const person = await confirmed(server)
    const browser = await openBrowser()
    const { next } = await browser.begin(person)
    const [bound] = (await listOpenSessions(person)).filter(({ key }) => key !== null)
    // No more at a time than wait for a connection to the database.
    const successors: string[] = []
    await Promise.all(
      Array.from({ length: 50 }, async () => {
        for (let at = 0; at < 40; at += 1) {
          const answer = await rotate(server.deps, next, bound?.key ?? null)
          successors.push(answer.kind === 'renewed' ? answer.pair.refreshToken : answer.kind)
        }
      }),
    )
    expect(successors).toHaveLength(2000)
    expect(new Set(successors).size).toBe(1)
    expect((await listOpenSessions(person)).filter(({ key }) => key !== null)).toEqual([bound])
    expect((await browser.refresh(successors[0] ?? '')).status).toBe(200)
  }, 120_000)
})

describe('a session without a key', () => {
  const ofBrowserWithoutKey = async () => (await confirmed(server)).refreshToken

  test.each([
    [59, 200],
    [61, 401],
  ])('sends its predecessor again after %d seconds and is answered %d', async (seconds, status) => {
    const token = await ofBrowserWithoutKey()
    const { next } = await refresh(token)
    server.deps.clock.advance(seconds)
    expect((await refresh(token)).status).toBe(status)
    expect((await refresh(next)).status).toBe(status)
  })

  test('is not bound by a key that comes later, which may be a thief’s', async () => {
    const [thief, token] = [await openBrowser(), await ofBrowserWithoutKey()]
    const { next } = await thief.refresh(token)
    expect((await refresh(next)).status).toBe(200)
  })
})

const symmetric = { kty: 'oct', k: Buffer.alloc(32, 1).toString('base64url') }

const makeClaims = (token: string) => ({
  jti: crypto.randomUUID(),
  htm: 'POST',
  htu: `${origin}${paths.refreshToken}`,
  iat: Math.floor(Date.now() / 1000),
  ath: toHash(token),
})

/** With `alg` none, which the library writes without the rest of the header. */
function unsigned(jwk: object, token: string): string {
  const [, claims = ''] = new UnsecuredJWT(makeClaims(token)).encode().split('.')
  const header = JSON.stringify({ alg: 'none', typ: 'dpop+jwt', jwk })
  return `${Buffer.from(header).toString('base64url')}.${claims}.`
}
