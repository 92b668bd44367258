import { eq, sql } from 'drizzle-orm'
import Fastify from 'fastify'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import arMail from '../../locales/ar/mail.json'
import enMail from '../../locales/en/mail.json'
import { writeSetting } from '../db/settings'
import { mails } from '../modules/users/users.table'
import { devOutbox } from '../http/development/dev-outbox'
import { type LocalSmtp, startLocalSmtp } from '../testing/services/local-smtp'
import { signUp } from '../testing/people'
import { startTestServer, type TestServer } from '../testing/server'
import { renderMail } from './render'
import { quoted } from './quoted'
import { type MailKind, getWords } from './templates'

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

describe('after the mail server was away', () => {
  const startAway = async () => {
    const smtp = await startSmtp(9)
    const server = await startWith({ SMTP_URL: smtp.url })
    /** All its tries, and then one of each time that the sweep comes. */
    const tryUntilGivenUp = async () => {
      for (let tried = 0; tried < 9; tried += 1) {
        await server.runJobs()
        await server.deps.db.execute(
          sql`update job_queue.job set start_after = now() - interval '1 second' where state = 'retry'`,
        )
      }
    }
    return { smtp, server, tryUntilGivenUp }
  }
  const letter = { kind: 'approved' as const, lang: 'en' as const, to: 'mariam@example.ae' }

  test('a mail that was given up is sent within the day, once, with its reply address', async () => {
    const { smtp, server, tryUntilGivenUp } = await startAway()
    const { deps } = server
    await deps.mail.queue(deps.db, {
      ...letter,
      values: { name: 'Mariam' },
      replyTo: 'noura@company.example',
    })
    await tryUntilGivenUp()
    await server.runJobs()
    expect(smtp.received).toHaveLength(0)
    for (const _ of [1, 2]) {
      await deps.jobs.retryFailed('mail.send', 86_400)
      await server.runJobs()
    }
    expect(smtp.received).toHaveLength(1)
    expect(smtp.received[0]).toMatch(/^Reply-To: noura@company\.example\r?$/m)
  })

  test('a mail that is older than a day stays given up', async () => {
    const { smtp, server, tryUntilGivenUp } = await startAway()
    const { deps } = server
    await deps.mail.queue(deps.db, { ...letter, values: { name: 'Mariam' } })
    await tryUntilGivenUp()
    await deps.db.execute(
      sql`update job_queue.job set created_on = created_on - interval '1 day' where state = 'failed'`,
    )
    await deps.jobs.retryFailed('mail.send', 86_400)
    await server.runJobs()
    expect(smtp.received).toHaveLength(0)
  })

  test('a code that is over is not sent, and does not wait any more', async () => {
    const { server } = await startAway()
    const { email } = await signUp(server)
    server.deps.clock.advance(15 * 60)
    await server.runJobs()
    const [mail] = await server.deps.db.select().from(mails).where(eq(mails.to, email))
    expect([mail?.sentAt, mail?.cancelledAt]).toEqual([null, expect.any(Date)])
  })
})

test('typed text adds neither a header nor a recipient to a mail', async () => {
  const smtp = await startSmtp()
  const server = await startWith({ SMTP_URL: smtp.url })
  const stored = { kind: 'demo_requested' as const, lang: 'en' as const, to: 'sales@masar.example' }
  const lines = 'Noor\r\nBcc: victim@example.ae\r\n\r\n<h1>Hello</h1>'
  await server.deps.mail.queue(server.deps.db, {
    ...stored,
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

describe('an answer to a mail', () => {
  const asking = /repl(y|ies) to|answer this mail|ردّ? على/i
  const kindsThatAsk = (words: Record<string, object>) =>
    Object.entries(words).flatMap(([kind, texts]) =>
      'body' in texts && asking.test(String(texts.body)) ? [kind] : [],
    )
  const getHead = async (kind: MailKind, more: { replyTo?: string } = {}) => {
    const smtp = await startSmtp()
    const server = await startWith({ SMTP_URL: smtp.url, CONTACT_EMAIL: 'us@masar.example' })
    await server.deps.mail.queue(server.deps.db, {
      kind,
      lang: 'en',
      to: 'mariam@example.ae',
      values: { name: 'Mariam', reason: 'No laptop.' },
      ...more,
    })
    await server.runJobs()
    return smtp.received[0]?.split('\r\n\r\n')[0] ?? ''
  }

  test.each(['declined', 'account_deleted'] as const)(
    'that asks for one goes to us: %s',
    async (kind) => {
      expect(await getHead(kind)).toMatch(/^Reply-To: us@masar\.example\r?$/m)
    },
  )

  test('no other mail asks for one, in either language', () => {
    for (const words of [enMail, arMail])
      expect(kindsThatAsk(words)).toEqual(['account_deleted', 'declined'])
  })

  test('goes to whom the mail is about where that is said, and to its sender otherwise', async () => {
    expect(await getHead('demo_requested', { replyTo: 'noura@company.example' })).toMatch(
      /^Reply-To: noura@company\.example\r?$/m,
    )
    expect(await getHead('approved')).not.toMatch(/^Reply-To/im)
  })
})

const poke = {
  name: 'Mariam',
  company: 'Noor Data',
  job: 'Translator',
  author: 'Salem Al Ketbi',
}

describe('text that somebody else wrote', () => {
  const evil =
    'Hello\n\nYour Masar password ends today: https://evil.example/masar\n> a@evil.example'
  const linksIn = (html: string) =>
    [...html.matchAll(/<a\b[^>]*href="([^"]*)"/g)].map(([, to]) => to)
  const sendMail = async (kind: MailKind, lang: 'en' | 'ar', values: Record<string, string>) => {
    const { deps } = await startWith({})
    const link = 'http://masar.test/candidate/jobs'
    await deps.mail.queue(deps.db, { kind, lang, to: 'mariam@example.ae', values, link })
    const [mail] = await deps.db.select().from(mails).where(eq(mails.to, 'mariam@example.ae'))
    return { text: mail?.text ?? '', html: mail?.html ?? '' }
  }
  const asQuoted =
    '> Hello\n>\n> Your Masar password ends today: https://evil.example/masar\n> > a@evil.example\n\n'
  const asBlock =
    'Hello<br><br>Your Masar password ends today: https://evil.example/masar<br>&gt; a@evil.example</blockquote>'

  test.each([
    ['en', 'Message from Salem Al Ketbi:'],
    ['ar', 'رسالة من \u2068Salem Al Ketbi\u2069:'],
  ] as const)('is quoted under their name in %s, line by line', async (lang, from) => {
    const { text, html } = await sendMail('poked', lang, {
      ...poke,
      message: evil,
    })
    expect(text.replace(/[\u2068\u2069]/g, '')).toContain(
      `\n\n${from.replace(/[\u2068\u2069]/g, '')}\n${asQuoted}`,
    )
    expect(html.replace(/[\u2068\u2069]/g, '')).toContain(asBlock)
    expect(linksIn(html)).toEqual(['http://masar.test/candidate/jobs'])
  })

  test('is quoted where a reason is part of a sentence', async () => {
    const { text, html } = await sendMail('declined', 'en', { name: 'Mariam', reason: evil })
    expect(text).toContain(`Reason:\n\n${asQuoted}If you think`)
    expect(html).toContain(asBlock)
    expect(linksIn(html)).toEqual(['http://masar.test/candidate/jobs'])
  })

  test('is quoted in a mail that recruiters have edited, too', async () => {
    const { deps } = await startWith({})
    const words = { subject: 'About you', body: 'We looked. {{reason}} Goodbye, {{name}}.' }
    await writeSetting(deps.db, 'email_template.declined', {
      texts: { en: words, ar: words },
      editedBy: 'nobody',
      editedAt: '2026-11-20T08:00:00.000Z',
    })
    const { body } = await getWords(deps.db, 'en', 'declined', { name: 'Mariam', reason: evil })
    expect(body).toBe(`We looked.\n\n${asQuoted} Goodbye, Mariam.`)
  })

  test('leaves no heading behind where there are no words', async () => {
    const { text } = await sendMail('poked', 'en', {
      ...poke,
      message: ' \n ',
    })
    expect(text).not.toContain('Message from')
    expect(text).toMatch(/\S\n\nOpen the job/)
  })

  test('stays quoted whatever ends its lines', () => {
    expect(quoted('a\r\nb\rc\u2028d\u000be\n')).toBe('> a\n> b\n> c d e')
  })
})

test('the receipt of a demo request does not name the sender, even with wording that once did', async () => {
  const { deps } = await startWith({})
  const words = { subject: 'For {{name}}', body: 'Hello {{name}}' }
  await writeSetting(deps.db, 'email_template.demo', {
    texts: { en: words, ar: words },
    editedBy: 'nobody',
    editedAt: '2026-11-20T08:00:00.000Z',
  })
  const { subject, body } = await getWords(deps.db, 'en', 'demo', {})
  expect([subject, body]).toEqual([
    'We have your request for a demo of Masar',
    expect.stringMatching(/^Hello,\n\nThank you/),
  ])
})

test('the outbox of the demonstration makes a link of the product’s own addresses alone', async () => {
  const server = await startWith({})
  await server.deps.mail.queue(server.deps.db, {
    kind: 'poked',
    lang: 'en',
    to: 'mariam@example.ae',
    values: {
      ...poke,
      message: 'https://evil.example/ and http://masar.test.evil.example/',
    },
    link: 'http://masar.test/candidate/jobs',
  })
  await server.runJobs()
  const app = Fastify()
  devOutbox(app, server.deps)
  const { body } = await app.inject('/dev/outbox')
  expect([...body.matchAll(/href="([^"]*)"/g)].map(([, to]) => to)).toEqual([
    'http://masar.test/candidate/jobs',
  ])
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

test('typed text is escaped in a mail', () => {
  const { html } = renderMail('en', 'Hello', 'Hello <img src=x onerror=alert(1)>', {
    label: 'Go "on"',
    link: 'https://masar.example/?a=1&b=2',
  })
  expect(html).not.toContain('<img')
  expect(html).toContain('href="https://masar.example/?a=1&amp;b=2"')
})

test('text in the other script is isolated line by line, except for a line with an address', async () => {
  const { deps } = await startWith({})
  const message = 'We start in January.\nhttps://noor.example/start\nيسعدنا لقاؤك.'
  const { subject, body } = await getWords(deps.db, 'ar', 'poked', {
    name: 'ليلى',
    company: 'Noor Data',
    job: 'Translator',
    message,
  })
  expect(subject).not.toMatch(/[\u2068\u2069]/)
  expect(body.split('\n\n')[1]).toContain('وظيفة \u2068Translator\u2069')
  expect(body).toContain(
    '> \u2068We start in January.\u2069\n> https://noor.example/start\n> يسعدنا لقاؤك.\n',
  )
  expect(
    (
      await getWords(deps.db, 'en', 'poked', {
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
