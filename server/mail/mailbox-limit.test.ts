import { eq, like } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { mails } from '../modules/users/users.table'
import { goodPassword } from '../testing/people'
import { addPerson } from '../testing/personas'
import { startTestServer, type TestServer } from '../testing/server'
import { toMailbox } from './mailbox-limit'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
// Limits count by the time of day, which a test moves on by hand.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())
const later = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000)

let networks = 0
/** An address that nothing came from before. */
const newAddress = () => `2001:db8:${(++networks).toString(16)}::1`
const from = (address: string) => ({ headers: { 'x-forwarded-for': address } })

const signUp = (email: string, address = newAddress()) =>
  server.client('registerUser', {
    ...from(address),
    body: {
      full_name: 'Khalid Saeed Al Mansoori',
      mobile_number: '+971 50 123 4567',
      email,
      password: goodPassword,
      terms_accepted: true,
    },
  })
const resend = (token: string, email: string) =>
  server.client('sendEmail', {
    ...from(newAddress()),
    token,
    body: { kind: 'resend-email', email },
  })
const forget = (email: string, address = newAddress()) =>
  server.client('forgotPassword', { ...from(address), body: { email } })
const askForDemo = (email: string) =>
  server.client('bookDemo', {
    ...from(newAddress()),
    body: { full_name: 'Noura Hassan', email, company_name: 'Noor Data' },
  })
const mailsTo = async (start: string) =>
  (
    await server.deps.db
      .select()
      .from(mails)
      .where(like(mails.to, `${start}%`))
  ).length

describe('somebody without an account, from ever new addresses', () => {
  test('has five mails an hour sent to a mailbox in all ways together, and twenty a day', async () => {
    let sent = 0
    for (let hour = 0; hour < 6; hour++) {
      const email = `victim+${hour}@example.ae`
      const { body } = await signUp(email)
      if (body.data?.token !== undefined) await resend(body.data.token, email)
      await askForDemo(email)
      for (let at = 0; at < 3; at++) await forget(email)
      const now = await mailsTo('victim')
      expect(now - sent).toBe(hour < 4 ? 5 : 0)
      sent = now
      later(3600)
    }
  })

  test('has none sent by signing up and deleting again without an end', async () => {
    const answers = []
    for (let at = 0; at < 8; at++) {
      const { status, body } = await signUp('again@example.ae')
      answers.push(status)
      if (status !== 200) continue
      const { token } = body.data
      const gone = await server.client('deleteAccount', { token, body: { password: goodPassword } })
      expect(gone.status).toBe(200)
      expect(await mailsTo('again')).toBe(0)
    }
    expect(answers).toEqual([200, 200, 200, 200, 200, 429, 429, 429])
  })

  test('learns when to come back, without a hint that there is no account', async () => {
    const { email } = await addPerson(server, 'candidate')
    for (const address of [email, 'nobody.here@example.ae']) {
      for (let at = 0; at < 5; at++) expect((await forget(address)).status).toBe(200)
      const { status, body, headers } = await forget(address)
      expect([status, body.code, headers['retry-after']]).toEqual([429, 'rate_limited', '3600'])
    }
  })

  test('asks for a demonstration that is kept, although no receipt is sent', async () => {
    for (let at = 0; at < 5; at++) await askForDemo(`asks+${at}@example.ae`)
    expect((await askForDemo('asks@example.ae')).status).toBe(200)
    expect(await mailsTo('asks')).toBe(5)
  })
})

test('an owner at an address that the account knows is sent a link, whatever strangers had sent', async () => {
  const email = 'owner@example.ae'
  const home = newAddress()
  const { body } = await signUp(email, home)
  // Until the mailbox is shown to be theirs, they are a stranger to it as anybody is.
  for (let at = 0; at < 4; at++) expect((await forget(email, home)).status).toBe(200)
  expect((await forget(email, home)).status).toBe(429)
  const [mail] = await server.deps.db.select().from(mails).where(eq(mails.to, email))
  const code = /\b\d{4}\b/.exec(mail?.subject ?? '')?.[0] ?? ''
  const verified = await server.client('verifyEmail', { params: { token: code }, body: { email } })
  expect([body.data.user.is_email_confirmed, verified.status]).toEqual([false, 200])
  expect((await forget(email)).status).toBe(429)
  for (let at = 0; at < 5; at++) expect((await forget(email, home)).status).toBe(200)
  expect((await forget(email, home)).status).toBe(429)
})

test.each([
  ['Noura.Hassan+jobs@Example.ae', 'noura.hassan@example.ae'],
  ['noura+a+b@example.ae', 'noura@example.ae'],
  ['n.o.u.r.a+x@gmail.com', 'noura@gmail.com'],
  ['noura@googlemail.com', 'noura@gmail.com'],
  ['+@example.ae', '+@example.ae'],
])('%s leads to the mailbox %s', (email, mailbox) => {
  expect(toMailbox(email)).toBe(mailbox)
})
