import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { patient } from '../../../scripts/lib/patience.mjs'
import { newId } from '../../db/id'
import { users } from '../auth/auth.table'
import { accessLog, mails, profiles } from '../users/users.table'
import { addPerson, type Person } from '../../testing/personas'
import { startTestServer, type TestServer } from '../../testing/server'

type Kind = 'resend-email' | 'onboarding-invite'

let server: TestServer
let admin: Person
beforeAll(async () => {
  server = await startTestServer()
  admin = await addPerson(server, 'admin')
})
afterAll(() => server.close())

const check = async (kind: Kind, people: readonly Person[]) => {
  const { body } = await server.client('checkCandidateEmails', {
    token: admin.token,
    body: { kind, user_ids: people.map(({ id }) => id) },
  })
  const { recipients, left_out: others } = body.data as {
    recipients: { user_id: string }[]
    left_out: { user_id: string; reason: string }[]
  }
  return {
    to: recipients.map(({ user_id: id }) => id).toSorted(),
    not: Object.fromEntries(others.map(({ user_id: id, reason }) => [id, reason])),
  }
}
const send = (
  kind: Kind,
  people: readonly Person[],
  {
    key = randomUUID(),
    by = admin,
    lang = 'en',
  }: { key?: string; by?: Person; lang?: 'en' | 'ar' } = {},
) =>
  server.client('emailCandidates', {
    token: by.token,
    lang,
    body: { kind, user_ids: people.map(({ id }) => id), key },
  })
const mailsTo = ({ email }: Person) =>
  server.deps.db.select().from(mails).where(eq(mails.to, email))
const unread = async () => {
  const person = await addPerson(server, 'pendingCandidate')
  await server.deps.db.update(profiles).set({ parsed: null }).where(eq(profiles.userId, person.id))
  return person
}

describe('an e-mail to those who have not finished', () => {
  test('says before it is sent who gets it, and of everybody else why not', async () => {
    const [unconfirmed, signedUp, waiting, done, declined, recruiter] = [
      await addPerson(server, 'unconfirmed'),
      await addPerson(server, 'noRole'),
      await unread(),
      await addPerson(server, 'candidate'),
      await addPerson(server, 'declined'),
      await addPerson(server, 'recruiter'),
    ]
    const everybody = [unconfirmed, signedUp, waiting, done, declined, recruiter]
    expect(await check('resend-email', everybody)).toEqual({
      to: [unconfirmed.id],
      not: {
        [signedUp.id]: 'email_confirmed',
        [waiting.id]: 'email_confirmed',
        [done.id]: 'email_confirmed',
        [declined.id]: 'email_confirmed',
      },
    })
    expect(await check('onboarding-invite', everybody)).toEqual({
      to: [signedUp.id, waiting.id].toSorted(),
      not: {
        [unconfirmed.id]: 'email_unconfirmed',
        [done.id]: 'onboarding_done',
        [declined.id]: 'declined',
      },
    })
  })

  test('goes only to them, each in their language, and is in the log', async () => {
    const [english, arabic, done] = [
      await addPerson(server, 'noRole'),
      await addPerson(server, 'noRole', { lang: 'ar' }),
      await addPerson(server, 'candidate'),
    ]
    const { body } = await send('onboarding-invite', [english, arabic, done])
    expect(body).toMatchObject({ message: '2 emails are on their way.', data: { sent: 2 } })
    expect(await mailsTo(english)).toMatchObject([
      {
        kind: 'onboarding_invite',
        subject: 'Complete your registration with Masar',
        text: expect.stringContaining('http://masar.test/auth/onboarding'),
      },
    ])
    expect(await mailsTo(arabic)).toMatchObject([{ subject: 'إكمال طلب تسجيلك في مسار' }])
    expect(await mailsTo(done)).toEqual([])
    expect(
      await server.deps.db.select().from(accessLog).where(eq(accessLog.subjectId, english.id)),
    ).toMatchObject([
      { action: 'candidate.emailed', userId: admin.id, detail: { kind: 'onboarding-invite' } },
    ])
    expect(
      await server.deps.db.select().from(accessLog).where(eq(accessLog.subjectId, done.id)),
    ).toEqual([])
  })

  test('brings a code with which the address is confirmed', async () => {
    const person = await addPerson(server, 'unconfirmed')
    expect((await send('resend-email', [person], { lang: 'ar' })).body.message).toBe(
      'رسالة واحدة في طريقها.',
    )
    const code = /\b\d{4}\b/.exec((await mailsTo(person))[0]?.text ?? '')?.[0] ?? ''
    expect(
      (
        await server.client('verifyEmail', {
          params: { token: code },
          body: { email: person.email },
        })
      ).status,
    ).toBe(200)
  })
})

describe('nobody is written to twice', () => {
  test('by a press that is sent again', async () => {
    const person = await addPerson(server, 'noRole')
    const key = randomUUID()
    const first = await send('onboarding-invite', [person], { key })
    const again = await send('onboarding-invite', [person], { key })
    expect(again.body).toEqual(first.body)
    expect(await mailsTo(person)).toHaveLength(1)
  })

  test('in a day of one kind, by whichever admin; of the other kind, and a day later, they are', async () => {
    const person = await addPerson(server, 'unconfirmed')
    const other = await addPerson(server, 'admin')
    await send('resend-email', [person])
    expect((await send('resend-email', [person], { by: other })).body.code).toBe(
      'no_pending_request',
    )
    expect((await check('resend-email', [person])).not).toEqual({ [person.id]: 'emailed_lately' })
    expect(await mailsTo(person)).toHaveLength(1)
    server.deps.clock.advance(24 * 3600 + 1)
    admin = await addPerson(server, 'admin')
    expect((await send('resend-email', [person])).status).toBe(200)
  })

  test('by two admins at the same time', async () => {
    const [person, other] = [await addPerson(server, 'noRole'), await addPerson(server, 'admin')]
    const answers = await Promise.all([
      send('onboarding-invite', [person]),
      send('onboarding-invite', [person], { by: other }),
    ])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect(await mailsTo(person)).toHaveLength(1)
  })
})

describe('a person who has only signed up', () => {
  test('is listed for admins with the state of the address and the last mail, until they choose a role', async () => {
    const [noor, huda, candidate] = [
      await addPerson(server, 'unconfirmed', { firstName: 'Noor', lastName: 'Zayed' }),
      await addPerson(server, 'noRole', { firstName: 'Huda', lastName: 'Zayed' }),
      await addPerson(server, 'candidate', { firstName: 'Saif', lastName: 'Zayed' }),
    ]
    const search = async (body: object) =>
      (await server.client('searchNewcomers', { token: admin.token, body })).body.data
    await send('onboarding-invite', [huda])
    expect(await search({ query: 'zayed', sort: 'full_name' })).toMatchObject({
      total: 2,
      results: [
        {
          user_id: huda.id,
          full_name: 'Huda Zayed',
          is_email_confirmed: true,
          emailed_at: expect.any(String),
        },
        { user_id: noor.id, is_email_confirmed: false, emailed_at: null },
      ],
    })
    expect((await search({ query: candidate.email })).total).toBe(0)
    expect(
      (await search({ query: 'zayed', sort: '-full_name', limit: 1, page: 2 })).results,
    ).toMatchObject([{ user_id: huda.id }])
  })

  test('is not open to recruiters, who can neither see nor mail them', async () => {
    const recruiter = await addPerson(server, 'recruiter')
    expect(
      (await server.client('searchNewcomers', { token: recruiter.token, body: {} })).status,
    ).toBe(403)
    expect(
      (await send('onboarding-invite', [await addPerson(server, 'noRole')], { by: recruiter }))
        .status,
    ).toBe(403)
  })
})

test(
  'an admin writes to five hundred people in a day, and then to no more, of whom none is counted as written to',
  async () => {
    const busy = await addPerson(server, 'admin')
    const now = server.deps.clock.now()
    const people = Array.from({ length: 501 }, (_, at) => ({
      id: newId(),
      email: `many${at}@example.ae`,
      emailKey: `many${at}@example.ae`,
      firstName: 'Many',
      lastName: 'People',
      isEmailConfirmed: true,
      createdAt: now,
      token: '',
    }))
    await server.deps.db.insert(users).values(people)
    const last = people.slice(500)
    expect(
      (await send('onboarding-invite', people.slice(0, 500), { by: busy })).body.data.sent,
    ).toBe(500)
    expect((await send('onboarding-invite', last, { by: busy })).body.code).toBe('rate_limited')
    expect((await check('onboarding-invite', last)).to).toEqual(last.map(({ id }) => id))
  },
  patient(90_000),
)
