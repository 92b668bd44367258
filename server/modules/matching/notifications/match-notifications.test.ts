import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { users } from '../../auth/auth.table'
import { candidateJobs, jobs } from '../../jobs/jobs.table'
import { onboarded } from '../../../testing/people'
import { addPerson, type Person } from '../../../testing/personas'
import { startTestServer, type TestServer } from '../../../testing/server'
import { openSession } from '../../auth/session.store'
import { addCandidate, addCompany, addJob, asked } from '../fixtures/matching'
import { Matching } from '../matching.store'
import { notifyMatches } from './match-notifications.job'

let server: TestServer
let companyId: string
beforeAll(async () => {
  server = await startTestServer()
  companyId = await addCompany(server, 'Falaj Data')
})
// The jobs of one test must not match candidates of the next.
beforeEach(async () => {
  await server.deps.db.delete(jobs)
})
afterAll(() => server.close())

interface Notified {
  kind: string
  title: string
  text: string
  job_id: string
}

/** A person's match notifications, in order. */
async function notified({ id }: Pick<Person, 'id'>, lang: 'en' | 'ar' = 'en'): Promise<Notified[]> {
  // The clock moves on, and with it sessions come to their end.
  const { token } = await openSession(server.deps, id, undefined)
  const { results } = (
    await server.client('listNotifications', { token, query: { limit: '50' }, lang })
  ).body.data as { results: Notified[] }
  return results.filter(({ kind }) => kind === 'job_match').toReversed()
}
const notifiedJobs = async (person: Pick<Person, 'id'>) =>
  (await notified(person)).map(({ job_id: id }) => id).toSorted()
const publish = (title: string, skills: readonly string[]) =>
  addJob(server, { companyId, title, skills: skills.map((id) => asked(id)) })
const run = () => notifyMatches(server.deps)
const nextDay = () => server.deps.clock.advance(86_401)

describe('a job that is published', () => {
  test('is announced only to the candidates whom it matches well, in their language', async () => {
    const good = await addCandidate(server, ['welding', 'plumbing'])
    const poor = await addCandidate(server, ['welding'])
    await run()
    const id = await publish('Welder', ['welding', 'plumbing'])
    const draft = await addJob(server, {
      companyId,
      title: 'Draft',
      status: 'draft',
      skills: [asked('welding')],
    })
    await addJob(server, {
      companyId,
      title: 'Past',
      closesOn: '2020-01-01',
      skills: [asked('welding')],
    })
    await run()
    expect(await notified(good)).toMatchObject([
      {
        title: 'A job that matches you',
        text: '\u2068Welder\u2069 at \u2068Falaj Data\u2069 matches your profile.',
        job_id: id,
      },
    ])
    expect((await notified(good, 'ar'))[0]?.text).toBe(
      'تطابق وظيفة \u2068Welder\u2069 لدى \u2068Falaj Data\u2069 ملفك الشخصي.',
    )
    // Half of what is asked for is listed, but it is no news.
    const { data } = (await server.client('listMatchingJobs', { token: poor.token })).body
    expect([data.results.map(({ jid }: { jid: string }) => jid), await notified(poor)]).toEqual([
      [id],
      [],
    ])

    await server.deps.db
      .update(jobs)
      .set({ status: 'published', publishedAt: server.deps.clock.now() })
      .where(eq(jobs.id, draft))
    await run()
    expect(await notifiedJobs(good)).toEqual([id, draft].toSorted())
  })

  test('is announced once, even if it is changed and published again, or two servers announce it', async () => {
    const person = await addCandidate(server, ['baking'])
    await run()
    const id = await publish('Baker', ['baking'])
    await Promise.all([
      run(),
      notifyMatches({ ...server.deps, matching: new Matching(server.deps) }),
    ])
    await server.client('markNotificationsSeen', {
      token: person.token,
      body: { notification_ids: null },
    })
    for (const status of ['closed', 'published'] as const) {
      await server.deps.db
        .update(jobs)
        .set({ title: `Baker, ${status}`, status })
        .where(eq(jobs.id, id))
      await run()
    }
    expect(await notifiedJobs(person)).toEqual([id])
  })

  test('is no news to whom has it in a list already, or was pointed to it by a recruiter', async () => {
    const [seen, poked] = [
      await addCandidate(server, ['sewing']),
      await addCandidate(server, ['sewing']),
    ]
    await run()
    const jobId = await publish('Tailor', ['sewing'])
    await server.deps.matching.followJobs()
    await server.client('listMatchingJobs', { token: seen.token })
    await server.deps.db
      .insert(candidateJobs)
      .values({ userId: poked.id, jobId, pokedAt: server.deps.clock.now() })
    await run()
    expect([await notified(seen), await notified(poked)]).toEqual([[], []])
  })

  test('is one of at most three announced in a day, and the next day others are announced', async () => {
    const person = await addCandidate(server, ['carpentry'])
    await run()
    for (const title of ['One', 'Two', 'Three', 'Four', 'Five']) await publish(title, ['carpentry'])
    await run()
    expect(await notified(person)).toHaveLength(3)
    nextDay()
    const later = await publish('Six', ['carpentry'])
    await run()
    const all = await notifiedJobs(person)
    expect([all.length, all.includes(later)]).toEqual([4, true])
  })

  test('takes its notifications along when it is deleted, and so does a person who leaves', async () => {
    const [person, leaving] = [
      await addCandidate(server, ['painting']),
      await addCandidate(server, ['painting']),
    ]
    await run()
    const id = await publish('Painter', ['painting'])
    await run()
    expect([await notifiedJobs(person), await notifiedJobs(leaving)]).toEqual([[id], [id]])
    await server.deps.db.delete(users).where(eq(users.id, leaving.id))
    await server.deps.db.delete(jobs).where(eq(jobs.id, id))
    expect(await notified(person)).toEqual([])
    await run()
    expect(await notified(person)).toEqual([])
  })
})

test('a candidate with a new profile is notified of the best jobs, and of those a change brings near', async () => {
  const person = await onboarded(server)
  const admin = await addPerson(server, 'admin')
  await server.client('adminActionCandidate', {
    token: admin.token,
    body: { user_ids: [person.id], action: 'approved' },
  })
  const [best, good, far] = [
    await publish('Analyst', ['python', 'sql']),
    await publish('Annotator', ['python', 'sql', 'data_annotation', 'excel']),
    await publish('Bookkeeper', ['bookkeeping']),
  ]
  // Listed, and no more.
  await publish('Something else', ['python', 'welding'])
  await run()
  expect(await notified(person)).toEqual([])

  const token = (await openSession(server.deps, person.id, undefined)).token
  const { upload_response, review: standing } = (await server.client('getUserProfile', { token }))
    .body.data
  const read = upload_response.profile
  const { name, emails, phones, links, work_history_detailed, education, languages } = read
  const skills = read.skills.map(
    ({ id, name: words, ref_skill }: { id: string; name: string; ref_skill: string | null }) => ({
      id,
      name: words,
      ref_skill,
    }),
  )
  const review = (more: readonly object[]) =>
    server.client('reviewProfile', {
      token,
      body: {
        read_at: standing.read_at,
        name,
        emails,
        phones,
        links,
        work_history_detailed,
        education,
        languages,
        awards: [],
        media: [],
        skills: [...skills, ...more],
      },
    })
  expect((await review([])).status).toBe(200)
  await run()
  expect(await notifiedJobs(person)).toEqual([best, good].toSorted())
  await run()
  await review([{ id: null, name: 'Bookkeeping', ref_skill: 'bookkeeping' }])
  await run()
  expect(await notifiedJobs(person)).toEqual([best, good, far].toSorted())
})
