import { randomBytes } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { eq } from 'drizzle-orm'
import { sessions, socialIdentities, users } from './auth.table'
import { readEnv } from '../../env'
import {
  endless,
  type HostileProvider,
  says,
  silent,
  startHostileProvider,
  trickling,
} from '../../testing/services/hostile-provider'
import { startTestServer, type TestServer } from '../../testing/server'
import { openProviders } from './providers'
import { profileFrom } from './social.rules'

const client = { id: 'masar', secret: 'a-secret-of-the-test' }
const failed = 'http://masar.test/auth/login?social=failed'
const unavailable = 'http://masar.test/auth/login?social=unavailable'
const victim = { email: 'victim@example.ae', email_verified: true }

describe('a provider that lies when somebody comes back', () => {
  let provider: HostileProvider
  let server: TestServer

  beforeAll(async () => {
    provider = await startHostileProvider(client)
    server = await startTestServer({
      GOOGLE_ISSUER: provider.issuer,
      GOOGLE_CLIENT_ID: client.id,
      GOOGLE_CLIENT_SECRET: client.secret,
    })
    await server.client('registerUser', {
      body: {
        full_name: 'Salem Al Hosani',
        mobile_number: '+971501234567',
        email: victim.email,
        password: 'Riyadah-7',
        terms_accepted: true,
      },
    })
    // The victim's address is confirmed, so a provider's claim must not change their password or
    // sessions.
    await server.deps.db
      .update(users)
      .set({ isEmailConfirmed: true })
      .where(eq(users.email, victim.email))
  })
  afterAll(async () => {
    await server.close()
    await provider.close()
  })
  beforeEach(() => {
    provider.lies = {}
    server.deps.clock.advance(16 * 60)
  })

  async function leave() {
    const left = await server.client('googleRedirect')
    const consentPage = new URL(String(left.headers.location))
    return {
      nonce: consentPage.searchParams.get('nonce') ?? '',
      state: consentPage.searchParams.get('state') ?? '',
      cookie: String(left.headers['set-cookie']).split(';')[0] ?? '',
    }
  }

  async function comeBack({ state, cookie }: { state: string; cookie: string }, more: object = {}) {
    const { status, headers } = await server.client('completeSocialSignIn', {
      params: { provider: 'google' },
      query: { code: randomBytes(8).toString('hex'), state, ...more },
      headers: { cookie },
    })
    expect(status).toBe(302)
    return String(headers.location)
  }

  async function signIn(more?: object) {
    const there = await leave()
    provider.nonce = there.nonce
    return comeBack(there, more)
  }

  /** Everything that a sign-in could make. */
  const made = async () => [
    await server.deps.db.$count(users),
    await server.deps.db.$count(socialIdentities),
    await server.deps.db.$count(sessions),
  ]

  async function expectRefused(more?: object) {
    const before = await made()
    expect(await signIn(more)).toBe(failed)
    expect(await made()).toEqual(before)
  }

  test('signs in where it tells the truth', async () => {
    provider.lies = { claims: { sub: 'honest', email: 'honest@example.ae', email_verified: true } }
    expect(await signIn()).toMatch(/^http:\/\/masar\.test\/auth\/google\/[\w-]{20,}$/)
  })

  const past = Math.floor(Date.now() / 1000) - 86_400

  test.each<[string, HostileProvider['lies']['claims']]>([
    ['of another issuer', { iss: 'https://accounts.google.com' }],
    ['of no issuer', { iss: undefined }],
    ['for another audience', { aud: 'somebody-else' }],
    ['for no audience', { aud: undefined }],
    ['for several audiences, given to another', { aud: ['masar', 'other'], azp: 'other' }],
    ['that is over', { iat: past, exp: past + 300 }],
    ['without an end', { exp: undefined }],
    ['that does not say when it was made', { iat: undefined }],
    ['with another nonce', { nonce: 'another' }],
    ['without a nonce', { nonce: undefined }],
    ['without a subject', { sub: undefined }],
    ['with an empty subject', { sub: '' }],
    ['with a subject longer than one may be', { sub: randomBytes(20_000).toString('hex') }],
    ['with a subject that cannot be stored', { sub: 'a\u0000b' }],
  ])('an ID token %s signs nobody in', async (_what, claims) => {
    provider.lies = { claims: { ...victim, ...claims } }
    await expectRefused()
  })

  test.each(['none', 'publicKey', 'clientSecret', 'otherKey', 'otherKid'] as const)(
    'an ID token signed by %s signs nobody in',
    async (signer) => {
      provider.lies = { claims: victim, sign: provider.signers[signer] }
      await expectRefused()
    },
  )

  test.each<[string, object]>([
    ['false', { email_verified: false }],
    ['the word false', { email_verified: 'false' }],
    ['missing', { email_verified: undefined }],
    ['a number', { email_verified: 1 }],
    ['a list', { email_verified: [true] }],
  ])("an address whose verification is %s is linked to nobody's account", async (_what, claims) => {
    provider.lies = { claims: { ...victim, ...claims } }
    await expectRefused()
  })

  test.each([
    'no address',
    'a\u0000b@example.ae',
    `${'a'.repeat(5000)}@example.ae`,
    'one@example.ae, two@example.ae',
    'one@example.ae\r\nBcc: two@example.ae',
  ])('an invalid address creates no account: %j', async (email) => {
    provider.lies = { claims: { email, email_verified: true } }
    await expectRefused()
  })

  test('claims about another subject at its user endpoint count for nothing', async () => {
    provider.lies = { userinfo: { ...victim, sub: 'another' } }
    await expectRefused()
  })

  test.each<[string, HostileProvider['lies']]>([
    ['no ID token', { tokens: { id_token: undefined } }],
    ['an ID token that is none', { tokens: { id_token: 'a.b.c' } }],
    ['a page', { at: { '/token': says(200, '<h1>Hello</h1>', { 'content-type': 'text/html' }) } }],
    ['what is no JSON', { at: { '/token': says(200, '{"access_token":') } }],
    ['a failure', { at: { '/token': says(500, '{"error":"server_error"}') } }],
    ['that the code was used', { at: { '/token': says(400, '{"error":"invalid_grant"}') } }],
    ['a body without an end', { at: { '/token': endless } }],
  ])('%s in place of tokens signs nobody in', async (_what, lies) => {
    provider.lies = { claims: victim, ...lies }
    await expectRefused()
  })

  test.each<[string, HostileProvider['lies']]>([
    ['a failure', { at: { '/userinfo': says(500, '{}') } }],
    ['a page', { at: { '/userinfo': says(200, '<b>', { 'content-type': 'text/html' }) } }],
    ['a body without an end', { at: { '/userinfo': endless } }],
  ])('%s of the user endpoint signs nobody in', async (_what, lies) => {
    provider.lies = lies
    await expectRefused()
  })

  test('another issuer named beside the code signs nobody in', async () => {
    provider.lies = { claims: victim }
    await expectRefused({ iss: 'https://accounts.google.com' })
  })

  test('a code of another sign-in signs nobody in, though the provider does not look at PKCE', async () => {
    const [own, others] = [await leave(), await leave()]
    provider.lies = { claims: victim }
    provider.nonce = others.nonce
    const before = await made()
    expect(await comeBack(own)).toBe(failed)
    expect(await made()).toEqual(before)
  })
})

describe('a provider that lies about itself', () => {
  let provider: HostileProvider
  /** Somebody on this machine who is nobody's provider. */
  let inside: HostileProvider

  beforeEach(async () => {
    ;[provider, inside] = await Promise.all([
      startHostileProvider(client),
      startHostileProvider(client),
    ])
  })
  afterEach(() => Promise.all([provider.close(), inside.close()]))

  const open = (ms?: number) =>
    openProviders(
      {
        env: readEnv({
          GOOGLE_ISSUER: provider.issuer,
          GOOGLE_CLIENT_ID: client.id,
          GOOGLE_CLIENT_SECRET: client.secret,
        }),
        log: { warn: () => undefined } as never,
        publicUrl: 'http://masar.test',
      },
      ms,
    )('google')

  const flow = { state: 'state.en', nonce: 'the-nonce', codeVerifier: 'v'.repeat(43) }

  async function personBehind(ms?: number) {
    provider.nonce = flow.nonce
    const opened = await open(ms)
    if (opened === null) throw new Error('There is no provider.')
    return opened.personBehind(`?code=a-code&state=${flow.state}`, flow)
  }

  async function expectNobody(ms?: number) {
    const outcome = await personBehind(ms).catch(() => 'nobody')
    expect(outcome).toBe('nobody')
  }

  test('names the person where it tells the truth', async () => {
    provider.lies = { claims: { sub: 'honest' } }
    expect((await personBehind()).subject).toBe('honest')
  })

  test.each<[string, HostileProvider['lies']]>([
    ['names another issuer', { metadata: { issuer: 'https://accounts.google.com' } }],
    ['fails', { at: { '/.well-known/openid-configuration': says(500, '{}') } }],
    ['answers a page', { at: { '/.well-known/openid-configuration': says(200, '<h1>Hello') } }],
    ['answers without an end', { at: { '/.well-known/openid-configuration': endless } }],
  ])('is none where its description %s', async (_what, lies) => {
    provider.lies = lies
    expect(await open()).toBeNull()
  })

  test('is none where its description is elsewhere', async () => {
    provider.lies = {
      at: {
        '/.well-known/openid-configuration': says(302, '', {
          location: `${inside.issuer}/.well-known/openid-configuration`,
        }),
      },
    }
    expect(await open()).toBeNull()
    expect(inside.asked).toEqual([])
  })

  test.each([
    ['token_endpoint', '/token'],
    ['userinfo_endpoint', '/userinfo'],
    ['jwks_uri', '/jwks'],
  ])('leads nobody inside by its %s', async (name, path) => {
    provider.lies = { metadata: { [name]: `${inside.issuer}${path}` } }
    await expectNobody()
    expect(inside.asked).toEqual([])
  })

  test.each(['/token', '/userinfo', '/jwks'] as const)(
    'leads nobody inside by a redirect from %s',
    async (path) => {
      provider.lies = {
        at: { [path]: says(307, '', { location: `${inside.issuer}${path}` }) },
      }
      await expectNobody()
      expect(inside.asked).toEqual([])
    },
  )

  test.each<[string, HostileProvider['lies']['at']]>([
    ['are missing', { '/jwks': says(404, '{}') }],
    ['are none', { '/jwks': says(200, '{"keys":[]}') }],
    ['are a page', { '/jwks': says(200, '<h1>', { 'content-type': 'text/html' }) }],
    ['come without an end', { '/jwks': endless }],
    ['are more than anybody has', { '/jwks': says(200, `{"keys":[],"x":"${'x'.repeat(3e6)}"}`) }],
  ])('vouches for nobody where its keys %s', async (_what, at) => {
    provider.lies = { at }
    await expectNobody()
  })

  test.each(['/.well-known/openid-configuration', '/token', '/jwks', '/userinfo'] as const)(
    'is not waited for without end at %s',
    async (path) => {
      for (const answer of [silent, trickling]) {
        provider.lies = { at: { [path]: answer } }
        await expectNobody(300)
      }
    },
  )

  test('is unavailable where it names no page for the consent', async () => {
    provider.lies = { metadata: { authorization_endpoint: undefined } }
    const server = await startTestServer({
      GOOGLE_ISSUER: provider.issuer,
      GOOGLE_CLIENT_ID: client.id,
      GOOGLE_CLIENT_SECRET: client.secret,
    })
    const { status, headers } = await server.client('googleRedirect')
    expect([status, headers.location]).toEqual([302, unavailable])
    await server.close()
  })
})

test('no word but yes says that an address is verified', () => {
  const verified = (claim: unknown) =>
    profileFrom({ sub: '1', email: 'a@example.ae', email_verified: claim }).emailVerified
  expect([true, 'true'].map(verified)).toEqual([true, true])
  expect([false, 'false', 'TRUE', '1', 1, {}, [], null].filter(verified)).toEqual([])
})
