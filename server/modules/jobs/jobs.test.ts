import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { users } from '../auth/auth.table'
import { candidateJobs, jobs } from './jobs.table'
import { accessLog, companies } from '../users/users.table'
import { addPerson, type Person } from '../../testing/personas'
import { startTestServer, type TestServer } from '../../testing/server'
import { addCandidate } from '../matching/fixtures/matching'
import { sectorId } from '../users/user.rules'

let server: TestServer
let recruiter: Person
let companyId = ''
const getCompany = async ({ id }: Person) =>
  (await server.deps.db.select().from(users).where(eq(users.id, id)))[0]?.companyId ?? ''
beforeAll(async () => {
  server = await startTestServer()
  recruiter = await addPerson(server, 'recruiter')
  companyId = await getCompany(recruiter)
})
afterAll(() => server.close())

const whole = {
  title: 'Translator',
  industry: 'Language Technology',
  sector: sectorId('data_annotation'),
  track: 'Arabic language',
  job_type: 'full_time',
  availability_mode: 'on_site',
  city: 'abu_dhabi',
  experience: 2,
  skills: [
    { ref_skill: 'translation', name: 'translating', importance: 'required' },
    { ref_skill: null, name: '  Falconry ', importance: 'preferred', required_level: 40 },
  ],
  description: 'Translate what our readers ask about.',
} as const
const post = (body: object, who = recruiter, lang: 'en' | 'ar' = 'en') =>
  server.client('postJob', { token: who.token, body, lang })
const form = (change: object = {}, publish = true) => ({
  source: 'form',
  job: { ...whole, ...change },
  publish,
})
const listed = async (body: object = {}, who = recruiter) =>
  (await server.client('listPostedJobs', { token: who.token, body })).body.data as {
    results: { jid: string; title: string }[]
    page: number
    limit: number
    total: number
  }
const readLog = async (id: string) =>
  (
    await server.deps.db
      .select()
      .from(accessLog)
      .where(eq(accessLog.subjectId, id))
      .orderBy(accessLog.id)
  ).map(({ action, userId }) => [action, userId])

describe('a job that is written by hand', () => {
  test('is posted at once, with what the taxonomy knows by its names there', async () => {
    const { status, body } = await post(form())
    expect([status, body.message]).toEqual([200, 'Job Posted.'])
    expect(body.data).toMatchObject({
      ...whole,
      company_id: companyId,
      company_name: 'Falaj Data',
      status: 'published',
      source: 'form',
      on_dashboard: true,
      applications: 0,
      skills: [
        {
          ref_skill: 'translation',
          name: 'Translation',
          importance: 'required',
          required_level: null,
        },
        { ref_skill: null, name: 'Falconry', importance: 'preferred', required_level: 40 },
      ],
    })
    const [row] = await server.deps.db.select().from(jobs).where(eq(jobs.id, body.data.jid))
    expect(row).toMatchObject({ industry: 'language_technology', postedBy: recruiter.id })
    expect(await readLog(body.data.jid)).toEqual([['job.posted', recruiter.id]])
  })

  test('is found by candidates as soon as it is published, and not before', async () => {
    const candidate = await addCandidate(server, ['translation'])
    const ids = async () =>
      (
        (await server.client('listMatchingJobs', { token: candidate.token })).body.data.results as {
          jid: string
        }[]
      ).map(({ jid }) => jid)
    const { body } = await post(form({}, false))
    expect([body.message, body.data.status, body.data.published_at]).toEqual([
      'The job is saved as a draft.',
      'draft',
      null,
    ])
    await server.deps.matching.followJobs()
    expect(await ids()).not.toContain(body.data.jid)
    const published = await server.client('publishJob', {
      token: recruiter.token,
      params: { id: body.data.jid },
    })
    expect([published.body.message, published.body.data.status]).toEqual([
      'Job Posted.',
      'published',
    ])
    await server.deps.matching.followJobs()
    await server.deps.matching.followCandidates()
    expect(await ids()).toContain(body.data.jid)
    const [one] = (await listed({ jid: body.data.jid })).results
    expect(one).toMatchObject({ matching_candidates: 1, candidates_loading: false })
    expect(
      (await server.client('publishJob', { token: recruiter.token, params: { id: body.data.jid } }))
        .body.data.published_at,
    ).toBe(published.body.data.published_at)
    expect((await readLog(body.data.jid)).map(([action]) => action)).toEqual([
      'job.posted',
      'job.published',
    ])
  })

  test('is not published while a field is missing, and gives an error at each such field', async () => {
    const refused = await post({
      source: 'form',
      publish: true,
      job: { title: ' ', closes_on: '2020-01-01' },
    })
    expect([refused.status, refused.body.code]).toEqual([422, 'validation_failed'])
    expect(Object.keys(refused.body.fields).toSorted()).toEqual([
      'availability_mode',
      'city',
      'closes_on',
      'description',
      'industry',
      'job_type',
      'sector',
      'skills',
      'title',
    ])
    const { body } = await post({ source: 'form', job: { title: 'Clerk' } })
    const later = await server.client('publishJob', {
      token: recruiter.token,
      params: { id: body.data.jid },
      lang: 'ar',
    })
    expect([later.status, later.body.fields.skills]).toEqual([
      422,
      'أضف مهارة واحدة على الأقل حتى نطابق المرشّحين',
    ])
  })

  test('says in which mode of posting each answer is given', async () => {
    const { token } = recruiter
    const made = await post(form())
    const read = await post({ source: 'text', text: 'Accountant, Microsoft Excel' })
    const id: string = read.body.data.jid
    const corrected = await server.client('updateJob', {
      token,
      body: { job_id: id, job: { title: 'Accountant' } },
    })
    const reworded = await server.client('updateJobDescription', {
      token,
      body: { job_id: id, description: 'Keeps the books.' },
    })
    expect([made, read, corrected, reworded].map(({ body }) => body.data.mode)).toEqual([
      'default',
      'standardised/text post',
      'standardised',
      'edit text post',
    ])
    expect(await listed()).toMatchObject({ mode: 'listing' })
    for (const { body } of [made, read])
      await server.client('deleteJob', { token, body: { job_id: body.data.jid } })
  })

  test('names skills as people do: by a bare name, or as a list that was pasted', async () => {
    const { body } = await post(
      form({
        skills: [
          { ref_skill: null, name: 'power-bi', importance: 'required' },
          { name: 'الترجمة', importance: 'preferred' },
          { ref_skill: null, name: 'Python, Falconry', importance: 'required' },
        ],
      }),
    )
    expect(body.data.skills).toMatchObject([
      { ref_skill: 'power_bi', importance: 'required' },
      { ref_skill: 'translation', importance: 'preferred' },
      { ref_skill: 'python', importance: 'required' },
      { ref_skill: null, name: 'Falconry', importance: 'required' },
    ])
  })

  test('names only sectors and skills that there are', async () => {
    const refused = await post(
      form({
        sector: randomUUID(),
        skills: [{ ref_skill: 'no_such_skill', name: 'x', importance: 'required' }],
      }),
    )
    expect([refused.status, Object.keys(refused.body.fields)]).toEqual([422, ['sector', 'skills']])
  })
})

describe('a company’s jobs', () => {
  test('are its own: another’s are not seen, changed or deleted, and an admin’s are all', async () => {
    const mine = (await post(form({ title: 'Ours alone' }))).body.data.jid as string
    const other = await addPerson(server, 'recruiter')
    expect((await listed({}, other)).total).toBe(0)
    const calls = [
      server.client('updateJob', {
        token: other.token,
        body: { job_id: mine, job: { title: 'Theirs' } },
      }),
      server.client('updateJobDescription', {
        token: other.token,
        body: { job_id: mine, description: 'Theirs' },
      }),
      server.client('publishJob', { token: other.token, params: { id: mine } }),
      server.client('deleteJob', { token: other.token, body: { job_id: mine } }),
      server.client('removeTopJob', { token: other.token, params: { id: mine } }),
    ]
    for (const { status, body } of await Promise.all(calls))
      expect([status, body.code, body.message]).toEqual([404, 'job_not_found', 'Job not exist.'])
    const admin = await addPerson(server, 'admin')
    expect((await listed({ jid: mine }, admin)).results).toHaveLength(1)
    expect(
      (
        await server.client('updateJob', {
          token: admin.token,
          body: { job_id: mine, job: { experience: 4 } },
        })
      ).body.data.experience,
    ).toBe(4)
    // An admin belongs to no company for which to post.
    expect((await post(form(), admin)).body.code).toBe('company_missing')
  })

  test('are listed from page 0, five at a time, by day, title and status', async () => {
    const other = await addPerson(server, 'recruiter')
    const now = server.deps.clock.now().getTime()
    for (const [at, title] of ['A', 'B', 'C', 'D', 'E', 'F'].entries()) {
      const { jid } = (await post(form({ title }, title !== 'F'), other)).body.data
      await server.deps.db
        .update(jobs)
        .set({ createdAt: new Date(now - (6 - at) * 86_400_000) })
        .where(eq(jobs.id, jid))
    }
    const first = await listed({}, other)
    expect([first.page, first.limit, first.total, first.results.map(({ title }) => title)]).toEqual(
      [0, 5, 6, ['F', 'E', 'D', 'C', 'B']],
    )
    expect((await listed({ page: 1 }, other)).results.map(({ title }) => title)).toEqual(['A'])
    expect(
      (await listed({ sort: 'created_at', limit_per_page: 2 }, other)).results.map(
        ({ title }) => title,
      ),
    ).toEqual(['A', 'B'])
    expect((await listed({ status: 'draft' }, other)).results.map(({ title }) => title)).toEqual([
      'F',
    ])
    expect((await listed({ title: 'c' }, other)).results.map(({ title }) => title)).toEqual(['C'])
    const day = (daysAgo: number) =>
      new Date(server.deps.clock.now().getTime() + 4 * 3_600_000 - daysAgo * 86_400_000)
        .toISOString()
        .slice(0, 10)
    expect(
      (await listed({ from_date: day(3), to_date: day(2) }, other)).results.map(
        ({ title }) => title,
      ),
    ).toEqual(['E', 'D'])
    expect((await server.client('countPostedJobs', { token: other.token })).body.data).toEqual({
      total: 6,
      draft: 1,
      published: 5,
      closed: 0,
      limit: 50,
      remaining: 44,
    })
  })

  test('on the dashboard are fewer by one that is taken off, and a new one comes first', async () => {
    const other = await addPerson(server, 'recruiter')
    const ids: string[] = []
    for (const title of ['A', 'B', 'C', 'D', 'E', 'F']) {
      ids.push((await post(form({ title }), other)).body.data.jid)
      server.deps.clock.advance(1)
    }
    const top = async () => {
      const { results, total } = await listed({ dashboard: true }, other)
      return [results.map(({ title }) => title).join(''), total]
    }
    expect(await top()).toEqual(['FEDCB', 6])
    const removed = await server.client('removeTopJob', {
      token: other.token,
      params: { id: ids[4] ?? '' },
    })
    expect([removed.body.data.total, removed.body.message]).toEqual([5, 'Removed.'])
    expect(await top()).toEqual(['FDCBA', 5])
    await post(form({ title: 'G' }), other)
    expect(await top()).toEqual(['GFDCB', 6])
    expect((await listed({}, other)).total).toBe(7)
  })

  test('keep their text apart from their other fields', async () => {
    const { body } = await post(form())
    const { data } = (
      await server.client('updateJobDescription', {
        token: recruiter.token,
        body: { job_id: body.data.jid, description: 'Another text.' },
      })
    ).body
    expect(data).toMatchObject({
      title: 'Translator',
      skills: body.data.skills,
      description: 'Another text.',
    })
    const emptied = await server.client('updateJobDescription', {
      token: recruiter.token,
      body: { job_id: body.data.jid, description: ' ' },
    })
    expect([emptied.status, Object.keys(emptied.body.fields)]).toEqual([422, ['description']])
  })

  test('go with what candidates did about them, and the log says who deleted what', async () => {
    const { jid } = (await post(form())).body.data
    const candidate = await addCandidate(server, ['translation'])
    await server.client('actOnJob', {
      token: candidate.token,
      params: { action: 'apply' },
      body: { job_id: jid },
    })
    expect((await listed({ jid })).results[0]).toMatchObject({ applications: 1 })
    const { total } = await listed()
    const { body } = await server.client('deleteJob', {
      token: recruiter.token,
      body: { job_id: jid },
    })
    expect([body.data, body.message]).toEqual([{ job_id: jid, total: total - 1 }, 'Removed.'])
    expect(
      await server.deps.db.select().from(candidateJobs).where(eq(candidateJobs.jobId, jid)),
    ).toEqual([])
    const [entry] = await server.deps.db
      .select()
      .from(accessLog)
      .where(and(eq(accessLog.action, 'job.deleted'), eq(accessLog.subjectId, jid)))
    expect(entry).toMatchObject({
      userId: recruiter.id,
      subjectId: jid,
      detail: { title: 'Translator', status: 'published', company_id: companyId, applications: 1 },
    })
    await server.deps.matching.followJobs()
    expect((await server.deps.matching.publishedJobs()).find(jid)).toBeUndefined()
    expect(
      (await server.client('deleteJob', { token: recruiter.token, body: { job_id: jid } })).body
        .code,
    ).toBe('job_not_found')
  })
})

describe('the limit of a company', () => {
  test('is set by an admin, and at it nothing more is posted, however many try at once', async () => {
    const other = await addPerson(server, 'recruiter')
    const admin = await addPerson(server, 'admin')
    const id = await getCompany(other)
    const set = (limit: number | null, who = admin) =>
      server.client('setJobLimit', {
        token: who.token,
        params: { company_id: id },
        body: { limit },
      })
    expect((await set(2)).body.data).toMatchObject({ total: 0, limit: 2, remaining: 2 })
    expect((await set(5, other)).status).toBe(403)
    expect(
      (
        await server.client('setJobLimit', {
          token: admin.token,
          params: { company_id: randomUUID() },
          body: { limit: 1 },
        })
      ).status,
    ).toBe(404)
    const tries = await Promise.all(Array.from({ length: 5 }, () => post(form(), other)))
    expect(tries.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200, 200, 403, 403, 403,
    ])
    const { body } = await post({ source: 'text', text: 'Accountant, Microsoft Excel' }, other)
    expect([body.code, body.message]).toEqual([
      'job_limit_reached',
      'Limit Reached. Please contact at contact@masar.example for more information',
    ])
    expect((await post(form(), other, 'ar')).body.message).toBe(
      'بلغت الحد المسموح به. يُرجى التواصل عبر contact@masar.example لمزيد من المعلومات.',
    )
    const [first] = (await listed({}, other)).results
    await server.client('deleteJob', { token: other.token, body: { job_id: first?.jid } })
    expect((await post(form(), other)).status).toBe(200)
    expect((await set(null)).body.data).toMatchObject({ limit: 50, remaining: 48 })
    expect(
      (await server.deps.db.select().from(companies).where(eq(companies.id, id)))[0]?.jobLimit,
    ).toBeNull()
    expect((await readLog(id)).map(([action]) => action)).toEqual([
      'company.job_limit',
      'company.job_limit',
    ])
  })
})
