import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { mails } from './users.table'
import { addPerson, type Person, type Persona } from '../../testing/personas'
import { startTestServer, type TestServer } from '../../testing/server'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const send = async (from: Person, kind: string, email: string) => {
  const { status, body } = await server.client('sendEmail', {
    token: from.token,
    body: { kind, email },
    lang: 'ar',
  })
  return [status, body.code ?? body.message]
}
const mailsTo = (email: string) => server.deps.db.select().from(mails).where(eq(mails.to, email))

describe('resending the code', () => {
  test('goes to the own address, however it is written, in the language of the screen', async () => {
    const person = await addPerson(server, 'unconfirmed')
    expect(await send(person, 'resend-email', ` ${person.email.toUpperCase()}`)).toEqual([
      200,
      'أُرسلت الرسالة.',
    ])
    const [mail, ...more] = await mailsTo(person.email)
    expect(more).toEqual([])
    const code = /\b\d{4}\b/.exec(mail?.text ?? '')?.[0] ?? ''
    expect(
      (
        await server.client('verifyEmail', {
          params: { token: code },
          body: { email: person.email },
        })
      ).status,
    ).toBe(200)
  })

  test('is refused for another person’s address, even for an admin', async () => {
    const other = await addPerson(server, 'unconfirmed')
    for (const persona of ['unconfirmed', 'candidate', 'admin'] satisfies Persona[])
      expect(await send(await addPerson(server, persona), 'resend-email', other.email)).toEqual([
        403,
        'forbidden',
      ])
    expect(await mailsTo(other.email)).toEqual([])
  })

  test('has nothing to send once the e-mail is confirmed', async () => {
    const person = await addPerson(server, 'noRole')
    expect(await send(person, 'resend-email', person.email)).toEqual([409, 'no_pending_request'])
  })

  test('has an end for the hour', async () => {
    const person = await addPerson(server, 'unconfirmed')
    for (let i = 0; i < 5; i++)
      expect((await send(person, 'resend-email', person.email))[0]).toBe(200)
    expect(await send(person, 'resend-email', person.email)).toEqual([429, 'rate_limited'])
    expect(await mailsTo(person.email)).toHaveLength(5)
  })
})

describe('inviting to go on with the registration', () => {
  test("is an admin's, to somebody who has not chosen a role, at most three times a day", async () => {
    const [admin, person] = [await addPerson(server, 'admin'), await addPerson(server, 'noRole')]
    for (let i = 0; i < 3; i++)
      expect((await send(admin, 'onboarding-invite', person.email))[0]).toBe(200)
    expect(await send(admin, 'onboarding-invite', person.email)).toEqual([429, 'rate_limited'])
    expect((await mailsTo(person.email))[0]).toMatchObject({
      kind: 'onboarding_invite',
      text: expect.stringContaining('http://masar.test/auth/onboarding'),
    })
  })

  test('goes neither to strangers nor to those who are done', async () => {
    const admin = await addPerson(server, 'admin')
    expect(await send(admin, 'onboarding-invite', 'nobody@example.ae')).toEqual([
      404,
      'user_not_found',
    ])
    const done = await addPerson(server, 'pendingCandidate')
    expect(await send(admin, 'onboarding-invite', done.email)).toEqual([409, 'no_pending_request'])
  })

  test("is nobody else's", async () => {
    const person = await addPerson(server, 'noRole')
    for (const persona of [
      'unconfirmed',
      'pendingRecruiter',
      'candidate',
      'recruiter',
    ] satisfies Persona[])
      expect(
        await send(await addPerson(server, persona), 'onboarding-invite', person.email),
      ).toEqual([403, 'forbidden'])
  })
})
