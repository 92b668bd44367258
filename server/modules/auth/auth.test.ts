import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { companyForm, confirmed, goodPassword, lastMailTo, signUp } from '../../testing/people'
import { startTestServer, type TestServer } from '../../testing/server'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

let people = 0
const person = () => ({
  full_name: 'Khalid Saeed Al Mansoori',
  mobile_number: '+971 50 123 4567',
  email: `Khalid${++people}@Example.ae`,
  password: 'Riyadah-7',
  terms_accepted: true,
})

const register = () => signUp(server)
const lastMail = (email: string) => lastMailTo(server, email)

const wrongCode = (code: string) => String((Number(code) + 1) % 10_000).padStart(4, '0')

describe('signing up', () => {
  test('makes an account that waits for its e-mail to be confirmed, and sends a code', async () => {
    const details = person()
    const { status, body } = await server.client('registerUser', { body: details })
    expect(status).toBe(200)
    expect(body.data.user).toMatchObject({
      first_name: 'Khalid',
      last_name: 'Saeed Al Mansoori',
      email: details.email,
      standing: 'EMAIL_VERIFICATION_PENDING',
      role: null,
    })
    expect((await lastMail(details.email)).subject).toMatch(/^\d{4} is your Masar code$/)
  })

  test('refuses an address that has an account, however it is written', async () => {
    const { email } = await register()
    const { status, body } = await server.client('registerUser', {
      body: { ...person(), email: `  ${email.toUpperCase()} ` },
    })
    expect(status).toBe(422)
    expect(body).toMatchObject({ code: 'email_taken', fields: { email: expect.any(String) } })
  })

  test('leaves no account where it is not answered with a session', async () => {
    const details = person()
    const rename = (from: string, to: string) =>
      server.deps.db.execute(
        sql`alter table ${sql.identifier(from)} rename to ${sql.identifier(to)}`,
      )
    await rename('sessions', 'sessions_away')
    try {
      expect((await server.client('registerUser', { body: details })).status).toBe(500)
    } finally {
      await rename('sessions_away', 'sessions')
    }
    expect((await server.client('registerUser', { body: details })).status).toBe(200)
  })

  test('names every field it refuses, in the language asked for', async () => {
    const { status, body } = await server.client('registerUser', {
      lang: 'ar',
      body: {
        full_name: ' ',
        mobile_number: 'abc',
        email: 'khalid@example',
        password: 'short',
        terms_accepted: false,
      },
    })
    expect(status).toBe(422)
    expect(Object.keys(body.fields).sort()).toEqual([
      'email',
      'full_name',
      'mobile_number',
      'password',
      'terms_accepted',
    ])
    expect(body.message).toMatch(/[\u0600-\u06ff]/)
  })

  test('stores a name and a number without invisible characters and separators', async () => {
    const { body } = await server.client('registerUser', {
      body: {
        ...person(),
        full_name: '\u202b مريم  \u200bالكتبي\u202c',
        mobile_number: '\u202a+971 50-123 4567\u202c',
      },
    })
    expect(body.data.user).toMatchObject({
      first_name: 'مريم',
      last_name: 'الكتبي',
      mobile_number: '+971501234567',
    })
  })

  test.each([
    [
      'a name of nothing that can be seen',
      { full_name: '\u200b\u2066\u200d\ufeff' },
      { full_name: 'Field cannot be empty' },
    ],
    [
      'a name without a letter',
      { full_name: '123 --' },
      { full_name: 'Enter the name in letters' },
    ],
    [
      'a name that mail would make a link of',
      { full_name: 'Khalid www.evil.example' },
      { full_name: 'Enter a name without links or signs such as @ or <' },
    ],
    [
      'a number below zero',
      { mobile_number: '-971501234567' },
      { mobile_number: 'Invalid mobile number' },
    ],
  ])('refuses %s', async (_, wrong, fields) => {
    const { status, body } = await server.client('registerUser', {
      body: { ...person(), ...wrong },
    })
    expect([status, body.fields]).toEqual([422, fields])
  })

  test('refuses a property the contract does not know', async () => {
    const { status, body } = await server.client('registerUser', {
      body: { ...person(), role: 'recruiter admin' },
    })
    expect(status).toBe(400)
    expect(body.code).toBe('validation_failed')
  })
})

describe('confirming an e-mail', () => {
  test('the code works once', async () => {
    const { email } = await register()
    const { code } = await lastMail(email)
    const first = await server.client('verifyEmail', { params: { token: code }, body: { email } })
    expect(first.body.data.user.standing).toBe('ONBOARDING_PENDING')
    const second = await server.client('verifyEmail', { params: { token: code }, body: { email } })
    expect(second.body.code).toBe('invalid_code')
  })

  test('the link works without the address', async () => {
    const { link } = await lastMail((await register()).email)
    expect((await server.client('verifyEmail', { params: { token: link }, body: {} })).status).toBe(
      200,
    )
    expect(
      (await server.client('verifyEmail', { params: { token: link }, body: {} })).body.code,
    ).toBe('link_used')
  })

  test('five wrong tries end a code, even for the right digits', async () => {
    const { email } = await register()
    const { code } = await lastMail(email)
    for (let i = 0; i < 5; i++)
      expect(
        (
          await server.client('verifyEmail', {
            params: { token: wrongCode(code) },
            body: { email },
          })
        ).body.code,
      ).toBe('invalid_code')
    expect(
      (await server.client('verifyEmail', { params: { token: code }, body: { email } })).body.code,
    ).toBe('invalid_code')
  })

  test('a code is over after 15 minutes', async () => {
    const { email } = await register()
    const { code } = await lastMail(email)
    server.deps.clock.advance(15 * 60 + 1)
    expect(
      (await server.client('verifyEmail', { params: { token: code }, body: { email } })).body.code,
    ).toBe('code_expired')
  })
})

describe('signing in', () => {
  test('answers with the person, their company and both tokens; the address may be written another way', async () => {
    const { email, id } = await confirmed(server)
    const first = await server.client('loginUser', { body: { email, password: goodPassword } })
    await server.client('onboardRecruiter', { token: first.body.data.token, body: companyForm() })
    const { status, body } = await server.client('loginUser', {
      body: { email: ` ${email.toUpperCase()} `, password: goodPassword },
    })
    expect(status).toBe(200)
    expect(body.data.user).toMatchObject({
      id,
      email,
      role: 'recruiter',
      companyDetail: { company_name: 'Noor Data' },
    })
    expect((await server.client('getUser', { token: body.data.token })).body.data.id).toBe(id)
    expect(
      (
        await server.client('refreshToken', {
          body: { refresh_token: body.data.user.refresh_token },
        })
      ).status,
    ).toBe(200)
  })

  test('wrong password and unknown address get the same answer', async () => {
    const { email } = await register()
    const wrong = await server.client('loginUser', { body: { email, password: 'Wrong-123' } })
    const unknown = await server.client('loginUser', {
      body: { email: 'nobody@example.ae', password: 'Wrong-123' },
    })
    expect(wrong.status).toBe(422)
    expect(wrong.body).toEqual(unknown.body)
  })

  test('signing out ends the session at once', async () => {
    const { id, token, refreshToken } = await register()
    expect((await server.client('logoutUser', { params: { value: id }, token })).status).toBe(200)
    expect((await server.client('logoutUser', { params: { value: id }, token })).body.code).toBe(
      'session_missing',
    )
    expect(
      (await server.client('refreshToken', { body: { refresh_token: refreshToken } })).body.code,
    ).toBe('session_expired')
  })
})

describe('refreshing', () => {
  test('a token is valid for fifteen minutes, and its refresh token for thirty days', async () => {
    const { token, refreshToken } = await register()
    const callWith = (one: string) => server.client('getUser', { token: one })
    const renew = (one: string) => server.client('refreshToken', { body: { refresh_token: one } })
    server.deps.clock.advance(15 * 60 - 1)
    expect((await callWith(token)).status).toBe(200)
    server.deps.clock.advance(1)
    expect((await callWith(token)).body.code).toBe('session_missing')
    server.deps.clock.advance(30 * 24 * 3600 - 15 * 60 - 1)
    const { body } = await renew(refreshToken)
    expect((await callWith(body.data)).status).toBe(200)
    server.deps.clock.advance(30 * 24 * 3600)
    expect((await renew(body.refresh_token)).body.code).toBe('session_expired')
  })

  test('a predecessor sent again before its successor was used gives the same successor', async () => {
    const { refreshToken } = await register()
    const first = await server.client('refreshToken', { body: { refresh_token: refreshToken } })
    const again = await server.client('refreshToken', { body: { refresh_token: refreshToken } })
    expect(again.status).toBe(200)
    expect(again.body.refresh_token).toBe(first.body.refresh_token)
  })

  test('any other reuse ends the whole session, descendants included', async () => {
    const { refreshToken } = await register()
    const first = await server.client('refreshToken', { body: { refresh_token: refreshToken } })
    const second = await server.client('refreshToken', {
      body: { refresh_token: first.body.refresh_token },
    })
    expect(
      (await server.client('refreshToken', { body: { refresh_token: refreshToken } })).status,
    ).toBe(401)
    expect(
      (await server.client('refreshToken', { body: { refresh_token: second.body.refresh_token } }))
        .status,
    ).toBe(401)
  })

  test('two tabs with one token at once both go on', async () => {
    const { refreshToken } = await register()
    const answers = await Promise.all(
      [1, 2].map(() => server.client('refreshToken', { body: { refresh_token: refreshToken } })),
    )
    expect(answers.map((a) => a.status)).toEqual([200, 200])
    expect(answers[0]?.body.refresh_token).toBe(answers[1]?.body.refresh_token)
  })
})

describe('a forgotten password', () => {
  test('the answer is alike whether or not the address has an account', async () => {
    const { email } = await register()
    const known = await server.client('forgotPassword', { body: { email } })
    const unknown = await server.client('forgotPassword', { body: { email: 'nobody@example.ae' } })
    expect(known.status).toBe(unknown.status)
    expect(known.body.message.replace(email, '')).toBe(
      unknown.body.message.replace('nobody@example.ae', ''),
    )
  })

  test('code, then a new password, ends every session; the same password is refused', async () => {
    const { email, id, token } = await register()
    await server.client('forgotPassword', { body: { email } })
    const { code } = await lastMail(email)
    const { body } = await server.client('resetPassword', { body: { email, code } })
    const reset = (password: string) =>
      server.client('resetPassword', { body: { token: body.data.reset_token, password } })
    expect((await reset('Riyadah-7')).body.code).toBe('password_unchanged')
    expect((await reset('Riyadah-8')).status).toBe(200)
    expect((await reset('Riyadah-9')).body.code).toBe('link_used')
    expect((await server.client('logoutUser', { params: { value: id }, token })).status).toBe(401)
    expect(
      (await server.client('loginUser', { body: { email, password: 'Riyadah-8' } })).status,
    ).toBe(200)
  })
})
