import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { users } from '../auth/auth.table'
import type { jobs } from '../jobs/jobs.table'
import { accessLog, mails } from '../users/users.table'
import { addPerson, type Person } from '../../testing/personas'
import { startTestServer, type TestServer } from '../../testing/server'
import { addJob, asked } from '../matching/fixtures/matching'

let server: TestServer
let recruiter: Person
let companyId = ''
beforeAll(async () => {
  server = await startTestServer()
  recruiter = await addPerson(server, 'recruiter')
  companyId =
    (await server.deps.db.select().from(users).where(eq(users.id, recruiter.id)))[0]?.companyId ??
    ''
})
afterAll(() => server.close())

const newJob = (change: Partial<typeof jobs.$inferInsert> = {}) =>
  addJob(server, { companyId, title: 'Translator', skills: [asked('translation')], ...change })
const poke = (
  jobId: string,
  people: readonly Person[],
  { who = recruiter, lang, ...body }: { who?: Person; lang?: 'ar'; message?: string } = {},
) =>
  server.client('pokeCandidates', {
    token: who.token,
    body: { job_id: jobId, user_ids: people.map(({ id }) => id), ...body },
    ...(lang === undefined ? {} : { lang }),
  })
const listMails = (person: Person) =>
  server.deps.db
    .select()
    .from(mails)
    .where(and(eq(mails.to, person.email), eq(mails.kind, 'poked')))
const fetchNotifications = async (person: Person) =>
  (
    await server.client('listNotifications', {
      token: person.token,
      query: { page: '0', limit: '20' },
    })
  ).body.data.results as { kind: string; text: string; job_id: string | null }[]

describe('poking candidates for a job', () => {
  test('notifies and mails each of them once, in their language, with the recruiter’s text', async () => {
    const [one, other] = [
      await addPerson(server, 'candidate'),
      await addPerson(server, 'candidate', { lang: 'ar', firstName: 'ليلى' }),
    ]
    const job = await newJob()
    const first = await poke(job, [one], { message: 'We start in <January>.' })
    expect([first.status, first.body]).toEqual([
      200,
      { data: { poked: [one.id], already_poked: [] }, message: '1 candidate invited to apply.' },
    ])

    const second = await poke(job, [one, other, other], { lang: 'ar' })
    expect(second.body).toEqual({
      data: { poked: [other.id], already_poked: [one.id] },
      message: 'دُعي مرشّح واحد إلى التقديم.',
    })

    const [[english, ...more], [arabic]] = [await listMails(one), await listMails(other)]
    expect(more).toEqual([])
    expect(english).toMatchObject({
      subject: 'Falaj Data invites you to apply: Translator',
      text: expect.stringMatching(/\n\nMessage from [^\n]+:\n> We start in <January>\.\n\n/),
      html: expect.stringContaining('&lt;January&gt;'),
    })
    expect(english?.text).toContain(`http://masar.test/candidate/jobs/view/${job}`)
    expect(arabic?.text).toMatch(
      /^مرحباً ليلى،\n\nاطّلعت \u2068Falaj Data\u2069 على ملفك الشخصي، وترى أنك تطابق متطلبات وظيفة \u2068Translator\u2069 لديها\.\n\nافتح/,
    )
    expect(await fetchNotifications(one)).toMatchObject([
      {
        kind: 'poked',
        text: expect.stringMatching(/Falaj Data\u2069 invites you to apply for \u2068Translator/),
      },
    ])
    expect(await fetchNotifications(other)).toHaveLength(1)
  })

  test('is on record for each, by whom and for which job', async () => {
    const person = await addPerson(server, 'candidate')
    const job = await newJob()
    await poke(job, [person])
    await poke(job, [person])
    expect(
      await server.deps.db
        .select()
        .from(accessLog)
        .where(and(eq(accessLog.action, 'candidate.poked'), eq(accessLog.subjectId, person.id))),
    ).toMatchObject([{ userId: recruiter.id, detail: { job_id: job } }])
  })

  test('counts for each job separately, and two recruiters at once send one mail', async () => {
    const person = await addPerson(server, 'candidate')
    const [job, another] = [await newJob(), await newJob()]
    await Promise.all([poke(job, [person]), poke(job, [person]), poke(job, [person])])
    expect(await listMails(person)).toHaveLength(1)
    await poke(another, [person])
    expect(await listMails(person)).toHaveLength(2)
  })

  test('reaches approved candidates alone, and nobody when one of those named is none', async () => {
    const [person, job] = [await addPerson(server, 'candidate'), await newJob()]
    for (const other of [
      await addPerson(server, 'pendingCandidate'),
      await addPerson(server, 'declined'),
      await addPerson(server, 'recruiter'),
    ]) {
      const refused = await poke(job, [person, other])
      expect([refused.status, refused.body.code, refused.body.message]).toEqual([
        404,
        'user_not_found',
        'User not found.',
      ])
    }
    expect(await listMails(person)).toEqual([])
  })

  test('is for jobs that are published and open', async () => {
    const person = await addPerson(server, 'candidate')
    for (const job of [
      await newJob({ status: 'draft' }),
      await newJob({ status: 'closed' }),
      await newJob({ closesOn: '2020-01-01' }),
    ]) {
      const refused = await poke(job, [person])
      expect([refused.status, refused.body.code]).toEqual([409, 'job_closed'])
    }
    expect(await listMails(person)).toEqual([])
  })

  test("is for a company's own jobs, and an admin's for all", async () => {
    const [person, job] = [await addPerson(server, 'candidate'), await newJob()]
    const refused = await poke(job, [person], { who: await addPerson(server, 'recruiter') })
    expect([refused.status, refused.body.message]).toEqual([404, 'Job not exist.'])
    expect(
      (await poke(job, [person], { who: await addPerson(server, 'admin') })).body.data.poked,
    ).toEqual([person.id])
  })

  test('has an end for the day, which those who were poked before do not count for', async () => {
    const [person, busy] = [await addPerson(server, 'candidate'), await addPerson(server, 'admin')]
    const all = await Promise.all(Array.from({ length: 100 }, () => addPerson(server, 'candidate')))
    for (let round = 0; round < 5; round++) {
      const job = await newJob()
      expect((await poke(job, all, { who: busy })).body.data.poked).toHaveLength(100)
      expect((await poke(job, all, { who: busy })).body.data.already_poked).toHaveLength(100)
    }
    const refused = await poke(await newJob(), [person], { who: busy })
    expect([refused.status, refused.body.code]).toEqual([429, 'rate_limited'])
    expect(await listMails(person)).toEqual([])
  })
})
