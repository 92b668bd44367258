import { desc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoRequests } from './demo-requests.table'
import { mails } from '../users/users.table'
import { startTestServer, type TestServer } from '../../testing/server'
import { deleteOldDemoRequests } from './demo.handlers'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ CONTACT_EMAIL: 'sales@masar.example' })
})
afterAll(() => server.close())

const form = {
  full_name: ' Noura  Hassan ',
  email: 'Noura@Company.example',
  mobile_number: '+971 50 123 4567',
  company_name: 'Noor Data',
  company_size: 25,
  message: 'We would like to see\nthe reports.',
}
const ask = (change: object = {}, lang: 'en' | 'ar' = 'en', from = '10.0.0.1') =>
  server.client('bookDemo', {
    body: { ...form, ...change },
    lang,
    headers: { 'x-forwarded-for': from },
  })
const mailsTo = (to: string) =>
  server.deps.db
    .select()
    .from(mails)
    .where(eq(mails.to, to))
    .orderBy(desc(mails.at), desc(mails.id))

test('a request is stored and mailed to the demo team, and its sender gets one receipt a day', async () => {
  const { status, body } = await ask()
  expect([status, body.message]).toEqual([
    200,
    'Thank you. We have your request and will reply within 2 working days, Monday to Friday.',
  ])
  expect((await ask({}, 'ar')).body.message).toBe(
    'شكراً لك. وصلنا طلبك، وسنرد عليك خلال يومَي عمل، من الاثنين إلى الجمعة.',
  )
  const stored = await server.deps.db.select().from(demoRequests)
  expect(stored).toHaveLength(2)
  expect(stored[0]).toMatchObject({
    fullName: 'Noura Hassan',
    email: 'noura@company.example',
    mobileNumber: '+971501234567',
    companyName: 'Noor Data',
    companySize: 25,
    message: 'We would like to see\nthe reports.',
    lang: 'en',
  })
  const told = await mailsTo('sales@masar.example')
  expect(told).toHaveLength(2)
  expect(told.at(-1)?.subject).toBe('Demo request from Noor Data')
  for (const line of [
    'Name: Noura Hassan',
    'Email: noura@company.example',
    'Mobile number: +971501234567',
    'People in the company: 25',
    'Message:\n> We would like to see\n> the reports.',
  ])
    expect(told.at(-1)?.text).toContain(line)
  const receipts = await mailsTo('noura@company.example')
  expect(receipts.map(({ kind }) => kind)).toEqual(['demo'])
})

test('an invalid value gives an error at its field, and nothing of it is stored', async () => {
  const before = (await server.deps.db.select().from(demoRequests)).length
  const { status, body } = await ask(
    {
      full_name: '123',
      email: 'noura@',
      mobile_number: 'none',
      company_name: ' \u200b ',
      company_size: 0,
    },
    'en',
    '10.0.0.2',
  )
  expect(status).toBe(422)
  expect(body.fields).toEqual({
    full_name: 'Enter the name in letters',
    email: 'Invalid email address',
    mobile_number: 'Invalid mobile number',
    company_name: 'Field cannot be empty',
    company_size: 'Enter a number above zero',
  })
  expect(await server.deps.db.select().from(demoRequests)).toHaveLength(before)
})

test('the receipt is the same whatever was typed, and the request says whom an answer goes to', async () => {
  const typed = { full_name: 'Laila Saeed', company_name: 'Falaj', message: 'Win at evil.example' }
  await ask({ ...typed, email: 'laila@company.example' }, 'en', '10.0.0.5')
  const [first] = await mailsTo('noura@company.example')
  const [other] = await mailsTo('laila@company.example')
  expect([other?.subject, other?.text, other?.html]).toEqual([
    first?.subject,
    first?.text,
    first?.html,
  ])
  const { rows } = await server.deps.db.execute<{ data: object }>(
    sql`select data from job_queue.job where name = 'mail.send' and data ? 'reply_to'`,
  )
  expect(rows.map(({ data }) => data)).toContainEqual({
    mail_id: (await mailsTo('sales@masar.example'))[0]?.id,
    reply_to: 'laila@company.example',
  })
})

test.each([
  ['full_name', 'www.evil.example'],
  ['full_name', 'Noura <b>Hassan</b>'],
  ['company_name', 'Prizes at evil.example'],
  ['company_name', 'prizes@evil.example'],
])('an address is no %s: %s', async (field, typed) => {
  const { status, body } = await ask({ [field]: typed }, 'en', '10.0.0.6')
  expect([status, body.fields]).toEqual([
    422,
    { [field]: 'Enter a name without links or signs such as @ or <' },
  ])
})

test('only so many are taken from one address in an hour', async () => {
  const statuses: number[] = []
  for (let nth = 0; nth < 6; nth += 1)
    statuses.push((await ask({ email: `noura${nth}@company.example` }, 'en', '10.0.0.3')).status)
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
})

test('a request is deleted after a year', async () => {
  server.deps.clock.advance(366 * 24 * 3600)
  await ask({ email: 'late@company.example' }, 'en', '10.0.0.4')
  await deleteOldDemoRequests(server.deps)
  expect((await server.deps.db.select().from(demoRequests)).map(({ email }) => email)).toEqual([
    'late@company.example',
  ])
})
