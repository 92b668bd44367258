import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { eq } from 'drizzle-orm'
import { users } from './auth.table'
import {
  type LocalPerson,
  type LocalProvider,
  startLocalProvider,
} from '../../testing/services/local-provider'
import { startTestServer, type TestServer } from '../../testing/server'
import { isUsableIssuer, profileFrom, returnsNonce } from './social.rules'
import type { Provider } from './social.store'

const redirects = { google: 'googleRedirect', linkedin: 'linkedinRedirect' } as const
const failed = 'http://masar.test/auth/login?social=failed'

let server: TestServer
let providers: Record<Provider, LocalProvider>

beforeAll(async () => {
  const client = (name: Provider) => ({
    id: `masar-${name}`,
    secret: 'a-secret-of-the-test',
    redirectUri: `http://masar.test/api/user/v2/auth/${name}/callback/`,
  })
  const [google, linkedin] = await Promise.all([
    startLocalProvider(client('google')),
    startLocalProvider(client('linkedin')),
  ])
  providers = { google, linkedin }
  server = await startTestServer({
    GOOGLE_ISSUER: google.issuer,
    GOOGLE_CLIENT_ID: client('google').id,
    GOOGLE_CLIENT_SECRET: client('google').secret,
    LINKEDIN_ISSUER: linkedin.issuer,
    LINKEDIN_CLIENT_ID: client('linkedin').id,
    LINKEDIN_CLIENT_SECRET: client('linkedin').secret,
  })
})
afterAll(async () => {
  await server.close()
  await Promise.all(Object.values(providers).map((provider) => provider.close()))
})

/** Leaves for the provider; what the browser holds, and where the provider sends it back to. */
async function goThere(
  provider: Provider,
  person: LocalPerson | 'refuses',
  lang: 'en' | 'ar' = 'en',
) {
  providers[provider].next = person
  const left = await server.client(redirects[provider], { query: { lang } })
  expect(left.status).toBe(302)
  const consentPage = new URL(String(left.headers.location))
  const back = await providers[provider].visit(consentPage.href)
  return {
    consentPage,
    cookie: String(left.headers['set-cookie']).split(';')[0] ?? '',
    query: Object.fromEntries(back.searchParams),
  }
}

async function comeBack(
  provider: Provider,
  { cookie, query }: { cookie: string; query: Record<string, string> },
): Promise<string> {
  const { status, headers } = await server.client('completeSocialSignIn', {
    params: { provider },
    query,
    headers: { cookie },
  })
  expect(status).toBe(302)
  return String(headers.location)
}

const signIn = async (provider: Provider, person: LocalPerson | 'refuses', lang?: 'ar') =>
  comeBack(provider, await goThere(provider, person, lang))

async function trade(location: string) {
  const { status, body } = await server.client('refreshToken', {
    body: { refresh_token: location.split('/').at(-1) },
  })
  return { status, token: body.data }
}

async function whoami(location: string) {
  const { token } = await trade(location)
  return (await server.client('getUser', { token })).body.data
}

async function register(email: string) {
  const { body } = await server.client('registerUser', {
    body: {
      full_name: 'Salem Al Hosani',
      mobile_number: '+971501234567',
      email,
      password: 'Riyadah-7',
      terms_accepted: true,
    },
  })
  return { id: body.data.user.id as string, token: body.data.token as string }
}

test('the cookie of a sign-in is sent only to the callback, and is secure over https', async () => {
  const held = async () =>
    String((await server.client('googleRedirect')).headers['set-cookie']).replace(
      /=[\w-]{20,};/,
      '=…;',
    )
  expect(await held()).toBe(
    'masar_social=…; Path=/api/user/v2/auth; Max-Age=600; HttpOnly; SameSite=Lax',
  )
  const { publicUrl } = server.deps
  server.deps.publicUrl = 'https://masar.test'
  expect(await held()).toBe(
    '__Secure-masar_social=…; Path=/api/user/v2/auth; Max-Age=600; HttpOnly; SameSite=Lax; Secure',
  )
  server.deps.publicUrl = publicUrl
})

describe.each(['google', 'linkedin'] as const)('signing in with %s', (provider) => {
  test('makes a new account with a confirmed e-mail, and signs in once with the token of the way back', async () => {
    const location = await signIn(
      provider,
      {
        sub: '1',
        email: `Aisha.${provider}@example.ae`,
        email_verified: true,
        given_name: 'Aisha',
        family_name: 'Al Marri',
      },
      'ar',
    )
    expect(location).toMatch(new RegExp(`^http://masar\\.test/auth/${provider}/[\\w-]{20,}$`))
    expect(await whoami(location)).toMatchObject({
      first_name: 'Aisha',
      last_name: 'Al Marri',
      email: `Aisha.${provider}@example.ae`,
      standing: 'ONBOARDING_PENDING',
    })
    expect((await trade(location)).status).toBe(401)
    const [account] = await server.deps.db
      .select({ lang: users.lang })
      .from(users)
      .where(eq(users.emailKey, `aisha.${provider}@example.ae`))
    expect(account?.lang).toBe('ar')
  })

  test('knows the same person again by the subject, whatever the address says now', async () => {
    const first = await whoami(
      await signIn(provider, {
        sub: '2',
        email: `first.${provider}@example.ae`,
        email_verified: true,
        name: 'Hessa Al Ali',
      }),
    )
    const again = await whoami(
      await signIn(provider, {
        sub: '2',
        email: `other.${provider}@example.ae`,
        email_verified: false,
      }),
    )
    expect(again.id).toBe(first.id)
    expect(first).toMatchObject({ first_name: 'Hessa', last_name: 'Al Ali' })
  })

  test('is linked to an account only where the provider says the e-mail is verified', async () => {
    const { id } = await register(`linked.${provider}@example.ae`)
    const unverified: LocalPerson = {
      sub: '3',
      email: `linked.${provider}@example.ae`,
      email_verified: false,
    }
    expect(await signIn(provider, unverified)).toBe(failed)
    expect((await whoami(await signIn(provider, { ...unverified, email_verified: true }))).id).toBe(
      id,
    )
  })

  test("discards an unconfirmed account's password and ends its sessions", async () => {
    const email = `squatted.${provider}@example.ae`
    const { token } = await register(email)
    await signIn(provider, { sub: '4', email, email_verified: true })
    expect((await server.client('getUser', { token })).status).toBe(401)
    expect(
      (await server.client('loginUser', { body: { email, password: 'Riyadah-7' } })).body.code,
    ).toBe('invalid_credentials')
  })

  test('leaves the password of a confirmed account as it is', async () => {
    const email = `confirmed.${provider}@example.ae`
    const { id, token } = await register(email)
    await server.deps.db.update(users).set({ isEmailConfirmed: true }).where(eq(users.id, id))
    await signIn(provider, { sub: '5', email, email_verified: true })
    expect((await server.client('getUser', { token })).status).toBe(200)
    expect(
      (await server.client('loginUser', { body: { email, password: 'Riyadah-7' } })).status,
    ).toBe(200)
  })

  test('a refused consent leads back to the sign-in page', async () => {
    expect(await signIn(provider, 'refuses')).toBe(failed)
  })

  test('PKCE, state and nonce go with the request', async () => {
    const { consentPage } = await goThere(provider, { sub: '1' })
    expect(Object.fromEntries(consentPage.searchParams)).toMatchObject({
      response_type: 'code',
      code_challenge_method: 'S256',
      code_challenge: expect.any(String),
      nonce: expect.any(String),
      state: expect.any(String),
    })
  })

  test('a state that was never given out is refused', async () => {
    const there = await goThere(provider, {
      sub: '6',
      email: `forged.${provider}@example.ae`,
      email_verified: true,
    })
    expect(
      await comeBack(provider, { ...there, query: { ...there.query, state: 'forged.en' } }),
    ).toBe(failed)
  })

  test('the same callback a second time is refused', async () => {
    const there = await goThere(provider, {
      sub: '7',
      email: `replayed.${provider}@example.ae`,
      email_verified: true,
    })
    expect(await comeBack(provider, there)).not.toBe(failed)
    expect(await comeBack(provider, there)).toBe(failed)
  })

  test("a callback in a browser that did not begin it is refused, so nobody is led into another's account", async () => {
    const there = await goThere(provider, {
      sub: '8',
      email: `led.${provider}@example.ae`,
      email_verified: true,
    })
    expect(await comeBack(provider, { ...there, cookie: '' })).toBe(failed)
    const other = await goThere(provider, { sub: '8' })
    expect(await comeBack(provider, { ...there, cookie: other.cookie })).toBe(failed)
  })

  test('a sign-in begun more than ten minutes ago is refused', async () => {
    const there = await goThere(provider, {
      sub: '9',
      email: `late.${provider}@example.ae`,
      email_verified: true,
    })
    server.deps.clock.advance(601)
    expect(await comeBack(provider, there)).toBe(failed)
  })

  test('a code of the other provider is refused', async () => {
    const there = await goThere(provider, {
      sub: '10',
      email: `mixed.${provider}@example.ae`,
      email_verified: true,
    })
    expect(await comeBack(provider === 'google' ? 'linkedin' : 'google', there)).toBe(failed)
  })
})

test('a provider that is not set up, or does not answer, leads back to the sign-in page', async () => {
  const bare = await startTestServer({
    GOOGLE_ISSUER: 'http://127.0.0.1:1',
    GOOGLE_CLIENT_ID: 'masar',
    GOOGLE_CLIENT_SECRET: 'secret',
  })
  for (const id of ['googleRedirect', 'linkedinRedirect'] as const) {
    const { status, headers } = await bare.client(id)
    expect([status, headers.location]).toEqual([
      302,
      'http://masar.test/auth/login?social=unavailable',
    ])
  }
  await bare.close()
})

test('an issuer is HTTPS, or HTTP on this machine', () => {
  const usable = [
    'https://accounts.google.com',
    'http://127.0.0.1:4000',
    'http://localhost:4000/tenant',
    'http://[::1]:4000',
  ]
  const not = [
    'http://accounts.google.com',
    'http://127.0.0.1.example.com',
    'http://localhost.example.com',
    'ftp://localhost',
    'nonsense',
  ]
  expect([...usable, ...not].filter(isUsableIssuer)).toEqual(usable)
})

test('LinkedIn alone is not asked for a nonce, for it never gives one back', () => {
  expect(returnsNonce('https://accounts.google.com')).toBe(true)
  expect(returnsNonce('https://www.linkedin.com/oauth')).toBe(false)
})

test.each([
  ['a name that is an address', { given_name: 'www.evil.example', family_name: 'evil.example' }],
  ['a whole name that is one', { name: 'www.evil.example http://evil.example' }],
  ['names in HTML', { given_name: '<b>Mona</b>', family_name: '<i>A</i>' }],
])('%s gives way to the words of the address', (_what, claims) => {
  const { givenName, familyName } = profileFrom({
    sub: '1',
    email: 'www.mona.evil.com@example.ae',
    ...claims,
  })
  expect([givenName, familyName]).toEqual(['www mona evil com', ''])
})

test('a name in the claims is cleaned, and an invalid one is replaced by the full name', () => {
  const { givenName, familyName } = profileFrom({
    sub: '1',
    name: 'Mona Al Ali',
    given_name: 'evil.example',
    family_name: ' Al\r\n\u202eAli ',
  })
  expect([givenName, familyName]).toEqual(['Mona', 'Al Ali'])
})

test('claims without a name give the first part of the address as the name', () => {
  expect(profileFrom({ sub: '1', email: 'mona.a@example.ae', email_verified: 'true' })).toEqual({
    subject: '1',
    email: 'mona.a@example.ae',
    emailVerified: true,
    givenName: 'mona.a',
    familyName: '',
  })
})
