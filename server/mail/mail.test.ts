import { afterEach, describe, expect, test } from 'vitest'
import { type LocalSmtp, startLocalSmtp } from '../testing/local-smtp'
import { signUp } from '../testing/people'
import { startTestServer, type TestServer } from '../testing/server'
import { renderMail } from './render'

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
    await expect.poll(() => server.runJobs().then(() => smtp.received.length), { timeout: 25_000, interval: 500 }).toBe(1)
  })
})

test('what people typed is escaped in a mail', () => {
  const { html } = renderMail('en', 'Hello', 'Hello <img src=x onerror=alert(1)>', { label: 'Go "on"', link: 'https://masar.example/?a=1&b=2' })
  expect(html).not.toContain('<img')
  expect(html).toContain('href="https://masar.example/?a=1&amp;b=2"')
})

test('an Arabic mail runs from right to left', () => {
  expect(renderMail('ar', 'مرحبًا', 'نص', null).html).toContain('dir="rtl"')
})
