import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type LocalSmtp, startLocalSmtp } from '../testing/local-smtp'
import { signUp } from '../testing/people'
import { startTestServer, type TestServer } from '../testing/server'
import { renderMail } from './render'
import { wordsOf } from './templates'

const running: { close: () => unknown }[] = []
afterEach(async () => {
  for (const each of running.splice(0)) await each.close()
})

async function startSmtp(refusals = 0): Promise<LocalSmtp> {
  const smtp = await startLocalSmtp(refusals)
  running.push(smtp)
  return smtp
}

async function startWith(env: Record<string, string>): Promise<TestServer> {
  const server = await startTestServer(env)
  running.push(server)
  return server
}

describe('over SMTP', () => {
  test('a mail reaches its receiver, as text and as HTML', async () => {
    const smtp = await startSmtp()
    const server = await startWith({ SMTP_URL: smtp.url })
    const { email } = await signUp(server)
    await server.runJobs()
    expect(smtp.received).toHaveLength(1)
    expect(smtp.received[0]).toContain(`To: ${email}`)
    expect(smtp.received[0]).toContain('multipart/alternative')
  })

  test('a mail that was refused is sent later, once', async () => {
    const smtp = await startSmtp(1)
    const server = await startWith({ SMTP_URL: smtp.url })
    await signUp(server)
    await server.runJobs()
    expect(smtp.received).toHaveLength(0)
    // Not at once: it has to wait.
    await server.runJobs()
    expect(smtp.received).toHaveLength(0)
    await server.deps.db.execute(
      sql`update job_queue.job set start_after = now() where name = 'mail.send'`,
    )
    await server.runJobs()
    await server.runJobs()
    expect(smtp.received).toHaveLength(1)
  })
})

test('what people typed adds no line to the head of a mail, and nobody to those who have it', async () => {
  const smtp = await startSmtp()
  const server = await startWith({ SMTP_URL: smtp.url })
  const kept = { kind: 'demo_requested' as const, lang: 'en' as const, to: 'sales@masar.example' }
  const lines = 'Noor\r\nBcc: victim@example.ae\r\n\r\n<h1>Hello</h1>'
  await server.deps.mail.queue(server.deps.db, {
    ...kept,
    values: {
      company: lines,
      name: lines,
      email: lines,
      phone: lines,
      size: lines,
      message: lines,
    },
  })
  await server.runJobs()
  const head = smtp.received[0]?.split('\r\n\r\n')[0] ?? ''
  expect(head).toContain('To: sales@masar.example')
  expect(head).toContain('Noor')
  expect(head).not.toMatch(/^(bcc|cc):/im)
})

describe('an address to sign up with', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer()
  })
  afterAll(() => server.close())

  test.each([
    'khalid@example.ae, victim@example.ae',
    'khalid@example.ae;victim@example.ae',
    'khalid@example.ae\r\nBcc: victim@example.ae',
    '<victim@example.ae> khalid@example.ae',
    '"Masar" <victim@example.ae>',
    'a:victim@example.ae;',
    '(x)victim@example.ae',
  ])('is not %j', async (email) => {
    const { status, body } = await server.client('registerUser', {
      body: {
        full_name: 'Khalid Saeed',
        mobile_number: '+971501234567',
        email,
        password: 'Riyadah-7',
        terms_accepted: true,
      },
    })
    expect([status, Object.keys(body.fields)]).toEqual([422, ['email']])
  })
})

test('what people typed is escaped in a mail', () => {
  const { html } = renderMail('en', 'Hello', 'Hello <img src=x onerror=alert(1)>', {
    label: 'Go "on"',
    link: 'https://masar.example/?a=1&b=2',
  })
  expect(html).not.toContain('<img')
  expect(html).toContain('href="https://masar.example/?a=1&amp;b=2"')
})

test('what is written in the other script is set apart in a mail, line by line, but for a line with an address, which would be part of the link', async () => {
  const { deps } = await startWith({})
  const message = 'We start in January.\nhttps://noor.example/start\nيسعدنا لقاؤك.'
  const { subject, body } = await wordsOf(deps.db, 'ar', 'poked', {
    name: 'ليلى',
    company: 'Noor Data',
    job: 'Translator',
    message,
  })
  expect(subject).not.toMatch(/[\u2068\u2069]/)
  expect(body.split('\n\n')[1]).toContain('وظيفة \u2068Translator\u2069')
  expect(body).toContain(
    '\u2068We start in January.\u2069\nhttps://noor.example/start\nيسعدنا لقاؤك.\n',
  )
  expect(
    (
      await wordsOf(deps.db, 'en', 'poked', {
        name: 'Layla',
        company: 'Noor Data',
        job: 'Translator',
        message: '',
      })
    ).body,
  ).not.toMatch(/[\u2068\u2069]/)
})

test('an Arabic mail runs from right to left', () => {
  expect(renderMail('ar', 'مرحبًا', 'نص', null).html).toContain('dir="rtl"')
})
