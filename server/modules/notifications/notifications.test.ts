import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addNotifications, type News } from '../../db/notifications'
import { notifications } from './notifications.table'
import { candidateForm, confirmed, resumeText, upload } from '../../testing/people'
import { addPerson, type Person } from '../../testing/personas'
import { startTestServer, type TestServer } from '../../testing/server'
import { english, prompts, questions, Taker } from '../attempts/fixtures/takers'
import { openSession } from '../auth/session.store'
import { addCompany, addJob } from '../matching/fixtures/matching'

let server: TestServer
let admin: Person
let companyId: string
beforeAll(async () => {
  server = await startTestServer()
  companyId = await addCompany(server, 'Falaj Data')
})
afterAll(() => server.close())
// The clock moves on, and with it the admin's session comes to its end.
beforeEach(async () => {
  admin = await addPerson(server, 'admin')
})

interface Who {
  id: string
}

interface Notified {
  id: string
  kind: string
  title: string
  text: string
  is_read: boolean
  created_at: string
  job_id: string | null
  attempt_id: string | null
  assessment_id: string | null
}

const getToken = async ({ id }: Who) => (await openSession(server.deps, id, undefined)).token
const list = async (who: Who, query: Record<string, string> = {}, lang: 'en' | 'ar' = 'en') => {
  const { status, body } = await server.client('listNotifications', {
    token: await getToken(who),
    query,
    lang,
  })
  return {
    status,
    ...(body.data as {
      results: Notified[]
      page: number
      limit: number
      total: number
      count: number
    }),
  }
}
const kinds = async (who: Who) => (await list(who)).results.map(({ kind }) => kind)
const count = async (who: Who): Promise<number> =>
  (await server.client('countNotifications', { token: await getToken(who) })).body.data.count
const seen = async (who: Who, ids: string[] | null): Promise<number> =>
  (
    await server.client('markNotificationsSeen', {
      token: await getToken(who),
      body: { notification_ids: ids },
    })
  ).body.data.count
const tell = (who: readonly Who[], news: News, seconds = 0) =>
  addNotifications(
    server.deps.db,
    who.map(({ id }) => id),
    news,
    new Date(server.deps.clock.now().getTime() + seconds * 1000),
  )
const job = async (title = 'Arabic annotator') => ({
  id: await addJob(server, { companyId, title, skills: [] }),
  title,
  company: 'Falaj Data',
})
const act = (action: string, { id }: Who, reason?: string) =>
  server.client('adminActionCandidate', {
    token: admin.token,
    body: { user_ids: [id], action, ...(reason === undefined ? {} : { reason }) },
  })

describe('the list', () => {
  test('has the newest first, twenty to a page, from page 0', async () => {
    const person = await addPerson(server, 'candidate')
    for (let number = 1; number <= 23; number += 1)
      await tell([person], { kind: 'job_match', job: await job(`Job ${number}`) }, number - 60)
    const first = await list(person)
    expect(first).toMatchObject({ page: 0, limit: 20, total: 23, count: 23 })
    expect(first.results).toHaveLength(20)
    expect(first.results[0]?.text).toContain('Job 23')
    const second = await list(person, { page: '1' })
    expect(second.results.map(({ text }) => text.replace(/[\u2068\u2069]/g, ''))).toEqual(
      [3, 2, 1].map((number) => `Job ${number} at Falaj Data matches your profile.`),
    )
    expect(await list(person, { page: '1', limit: '22' })).toMatchObject({
      page: 1,
      limit: 22,
      total: 23,
      results: [{ is_read: false }],
    })
  })

  test('can be of what is read or of what is not; the count is of what is not, whatever is asked for', async () => {
    const person = await addPerson(server, 'candidate')
    await tell([person], { kind: 'approved' }, -5)
    await tell([person], { kind: 'poked', job: await job() })
    const [newest] = (await list(person)).results
    expect(await seen(person, [newest?.id ?? ''])).toBe(1)
    expect(await list(person, { is_read: 'false' })).toMatchObject({
      total: 1,
      count: 1,
      results: [{ kind: 'approved', is_read: false }],
    })
    expect(await list(person, { is_read: 'true' })).toMatchObject({
      total: 1,
      count: 1,
      results: [{ kind: 'poked', is_read: true }],
    })
    expect(await list(person)).toMatchObject({ total: 2, count: 1 })
  })

  test('is one’s own: another’s is neither seen nor marked', async () => {
    const [person, other] = [
      await addPerson(server, 'candidate'),
      await addPerson(server, 'candidate'),
    ]
    await tell([other], { kind: 'approved' })
    const [theirs] = (await list(other)).results
    expect(await list(person)).toMatchObject({ total: 0, count: 0, results: [] })
    expect(await seen(person, [theirs?.id ?? ''])).toBe(0)
    expect(await count(other)).toBe(1)
  })

  test('`null` marks all there are, and nothing twice', async () => {
    const person = await addPerson(server, 'candidate')
    await tell([person], { kind: 'approved' })
    await seen(person, null)
    const [before] = await server.deps.db
      .select()
      .from(notifications)
      .where(eq(notifications.userId, person.id))
    server.deps.clock.advance(10)
    await tell([person], { kind: 'job_match', job: await job() })
    await tell([person], { kind: 'poked', job: await job() }, 30)
    expect(await seen(person, null)).toBe(0)
    const [after] = await server.deps.db
      .select()
      .from(notifications)
      .where(eq(notifications.id, before?.id ?? ''))
    expect(after?.readAt).toEqual(before?.readAt)
    server.deps.clock.advance(31)
    // What was still to come had not been seen.
    expect(await count(person)).toBe(1)
  })
})

describe('telling', () => {
  test('is undone with the transaction it is written in', async () => {
    const person = await addPerson(server, 'candidate')
    const failing = server.deps.db.transaction(async (tx) => {
      await addNotifications(tx, [person.id], { kind: 'approved' }, server.deps.clock.now())
      throw new Error('It did not come about.')
    })
    await expect(failing).rejects.toThrow('It did not come about.')
    expect(await count(person)).toBe(0)
  })

  test('the same again before it was read is one line that counts; after it was read it is another', async () => {
    const person = await addPerson(server, 'recruiter')
    const applied = await job()
    for (const name of ['Mona', 'Saif', 'Huda'])
      await tell([person], { kind: 'application', job: applied, name })
    await tell([person], { kind: 'application', job: await job('Reviewer'), name: 'Omar' })
    expect(await count(person)).toBe(2)
    const notified = (await list(person)).results.find(({ job_id: id }) => id === applied.id)
    expect(notified?.text).toBe('3 candidates applied, most recently \u2068Huda\u2069.')
    await seen(person, null)
    await tell([person], { kind: 'application', job: applied, name: 'Reem' })
    expect((await list(person)).results.map(({ text }) => text)).toContain(
      '\u2068Reem\u2069 applied.',
    )
    expect(await list(person)).toMatchObject({ total: 3, count: 1 })
  })

  test('many people at once, each once', async () => {
    const people = await Promise.all([1, 2, 3].map(() => addPerson(server, 'candidate')))
    await tell([...people, ...people], { kind: 'job_match', job: await job() })
    expect(await Promise.all(people.map(count))).toEqual([1, 1, 1])
  })

  test('every kind has its words in both languages, with everything named', async () => {
    const person = await addPerson(server, 'recruiter')
    const taker = await Taker.begin(server)
    const attempt = { id: taker.attemptId ?? '', assessmentId: 'english_v3' } as const
    const name = 'Huda Al Ali'
    const every = {
      approved: { kind: 'approved' },
      declined: { kind: 'declined', reason: 'No laptop.' },
      registration: { kind: 'registration' },
      result_ready: { kind: 'result_ready', attempt },
      redo_granted: { kind: 'redo_granted', attempt },
      disqualified: { kind: 'disqualified', attempt, why: 'phone', lastDay: '2026-12-07' },
      result_restored: { kind: 'result_restored', attempt },
      appeal_made: { kind: 'appeal_made', attempt, name },
      appeal_refused: { kind: 'appeal_refused', attempt },
      time_granted: { kind: 'time_granted', attempt, grant: randomUUID(), minutes: 7 },
      poked: { kind: 'poked', job: await job() },
      job_match: { kind: 'job_match', job: await job() },
      application: { kind: 'application', job: await job(), name },
      interview: { kind: 'interview', interviewId: randomUUID(), job: await job() },
      interview_cancelled: {
        kind: 'interview_cancelled',
        interviewId: randomUUID(),
        job: await job(),
      },
      interview_not_attended: {
        kind: 'interview_not_attended',
        interviewId: randomUUID(),
        job: await job(),
      },
      employed: { kind: 'employed', employmentId: randomUUID(), company: 'Noor Data' },
      employment_ended: {
        kind: 'employment_ended',
        employmentId: randomUUID(),
        company: 'Noor Data',
      },
    } satisfies { [Kind in News['kind']]: News & { kind: Kind } }
    for (const news of Object.values(every)) await tell([person], news)
    const [inEnglish, inArabic] = [await list(person), await list(person, {}, 'ar')]
    expect(inEnglish.results.map(({ kind }) => kind).toSorted()).toEqual(
      Object.keys(every).toSorted(),
    )
    for (const { title, text } of [...inEnglish.results, ...inArabic.results])
      expect(`${title} ${text}`).not.toMatch(/\{\{|undefined/)
    for (const { title } of inArabic.results) expect(title).toMatch(/[\u0600-\u06ff]/)
    for (const { kind, text } of inEnglish.results.filter(({ assessment_id: id }) => id !== null))
      expect({ kind, text }).toEqual({ kind, text: expect.stringContaining('English assessment') })
    expect(inArabic.results.find(({ kind }) => kind === 'time_granted')?.text).toBe(
      '7 دقائق إضافية في اختبار اللغة الإنجليزية.',
    )
  })
})

describe('a decision about an account', () => {
  test('is announced once it can no longer be undone', async () => {
    const person = await addPerson(server, 'pendingCandidate')
    await act('approved', person)
    expect(await count(person)).toBe(0)
    server.deps.clock.advance(61)
    expect(await list(person)).toMatchObject({
      count: 1,
      results: [{ kind: 'approved', title: 'Your account is approved' }],
    })
  })

  test('is not announced when it was undone', async () => {
    const person = await addPerson(server, 'pendingCandidate')
    await act('declined', person, 'No laptop.')
    await act('undo', person)
    server.deps.clock.advance(61)
    expect(await kinds(person)).toEqual([])
  })

  test('is announced with its reason, and an earlier one stays', async () => {
    const person = await addPerson(server, 'pendingCandidate')
    await act('approved', person)
    server.deps.clock.advance(61)
    admin = await addPerson(server, 'admin')
    await act('declined', person, 'The papers were not yours.')
    server.deps.clock.advance(61)
    const { results } = await list(person)
    expect(results.map(({ kind }) => kind)).toEqual(['declined', 'approved'])
    expect(results[0]?.text).toBe('Reason: \u2068The papers were not yours.\u2069')
  })
})

test('admins are notified of registrations, all of them in one line', async () => {
  for (const name of ['Khalid Saeed', 'Mona Ali']) {
    const person = await confirmed(server, name)
    await server.client('onboardCandidate', {
      token: person.token,
      body: candidateForm(await upload(server, person.token, 'resume', resumeText, 'resume.txt')),
    })
  }
  const { results, count: unread } = await list(admin)
  expect(unread).toBe(1)
  expect(results).toMatchObject([
    { kind: 'registration', text: '2 new registrations are waiting for a decision.' },
  ])
})

describe('of an attempt', () => {
  const exited = async () => {
    const taker = await Taker.begin(server)
    await taker.send('attempt.exited', { reason: 'exited' })
    return { taker, candidate: { id: taker.userId } }
  }
  const appeal = (taker: Taker) =>
    server.client('makeAppeal', {
      params: english,
      token: taker.token,
      body: { attempt_id: taker.attemptId ?? '', statement: 'The power went out.' },
    })
  const decide = (taker: Taker, decision: 'granted' | 'declined') =>
    server.client('decideRedo', {
      params: { id: taker.attemptId ?? '' },
      token: admin.token,
      body: { decision, key: randomUUID(), note: 'Seen.' },
    })

  test('the candidate is notified that the result is ready, once it is final', async () => {
    const taker = await Taker.begin(server)
    await taker.finish({ [questions.mcq]: 'c' })
    await server.runJobs()
    const candidate = { id: taker.userId }
    expect(await kinds(candidate)).toEqual([])
    await server.client('reviewScores', {
      params: { ...english, id: taker.attemptId ?? '' },
      token: await getToken(admin),
      body: { speaking: { scores: Object.fromEntries(prompts.map((id) => [id, 70])) } },
    })
    expect((await list(candidate)).results).toMatchObject([
      { kind: 'result_ready', attempt_id: taker.attemptId, assessment_id: 'english_v3' },
    ])
  })

  test('admins are notified of a request for a redo, and the candidate that it was granted', async () => {
    const { taker, candidate } = await exited()
    await appeal(taker)
    expect((await list(admin)).results).toMatchObject([
      { kind: 'appeal_made', text: expect.stringContaining('Aisha Al Mazrouei') },
    ])
    await decide(taker, 'granted')
    expect((await list(candidate)).results).toMatchObject([
      { kind: 'redo_granted', attempt_id: taker.attemptId },
    ])
  })

  test('or that it was declined, once', async () => {
    const { taker, candidate } = await exited()
    await appeal(taker)
    await decide(taker, 'declined')
    expect((await decide(taker, 'declined')).status).toBe(409)
    expect(await list(candidate)).toMatchObject({ total: 1, results: [{ kind: 'appeal_refused' }] })
  })

  test('of every grant of minutes, and of one only once however often it is sent', async () => {
    const taker = await Taker.begin(server)
    const key = randomUUID()
    const grant = (minutes: number, under: string) =>
      server.client('grantTime', {
        token: admin.token,
        body: { attempt_id: taker.attemptId ?? '', minutes, reason: 'A fire drill.', key: under },
      })
    await grant(5, key)
    await grant(5, key)
    await grant(1, randomUUID())
    const { results } = await list({ id: taker.userId })
    expect(results.map(({ text }) => text).toSorted()).toEqual([
      '5 more minutes in the English assessment.',
      'One more minute in the English assessment.',
    ])
  })
})
