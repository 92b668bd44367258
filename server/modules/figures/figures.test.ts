import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { users } from '../auth/auth.table'
import { candidates } from '../users/users.table'
import { addPerson, type Person } from '../../testing/personas'
import { startTestServer, type TestServer } from '../../testing/server'
import { addEndedAttempt, type Ended } from './fixtures/ended-attempt'
import { addJob, asked } from '../matching/fixtures/matching'

let server: TestServer
let recruiter: Person
let admin: Person
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const stats = async (query: Record<string, string> = {}) =>
  (await server.client('getDashboardStats', { token: recruiter.token, query })).body.data
const counts = async (who = recruiter) =>
  (await server.client('getDashboardCounts', { token: who.token })).body.data
const inception = async () =>
  (await server.client('getInceptionStats', { token: recruiter.token })).body.data

const attempt = (userId: string, kind: 'english' | 'annotation', at: string, ended: Ended) =>
  addEndedAttempt(server.deps.db, { userId, kind, at }, ended)

test('on an empty platform every figure is none, and no time is known', async () => {
  recruiter = await addPerson(server, 'recruiter')
  expect(await counts()).toEqual({
    unique_jobs: 0,
    community_members: 0,
    registered_employees: 0,
    emiratisation: { emirati: 0, others: 0, rate: null },
  })
  const { average_times: times, months, ...figures } = await stats()
  expect(months).toEqual([])
  expect(
    Object.values({ ...times.english, ...times.annotation }).every((seconds) => seconds === null),
  ).toBe(true)
  expect(figures).toMatchObject({
    registered_users: 1,
    new_candidate_count: 0,
    signup_to_assessment_time: null,
    average_time_to_answer: null,
    passed: 0,
  })
  expect((await inception()).englishAssessment).toEqual({
    candidates: 0,
    in_progress: 0,
    result_processing: 0,
    completed: 0,
    passed: 0,
    failed: 0,
    cancelled: 0,
    redo: 0,
    average_score: null,
  })
})

test('attempts are counted by the month of the Emirates in which they ended, and within the days asked for', async () => {
  admin = await addPerson(server, 'admin')
  const signedUp = new Date('2026-08-30T08:00:00Z')
  const [one, two, three] = await Promise.all([
    addPerson(server, 'candidate', {
      createdAt: signedUp,
      approvalDecidedBy: admin.id,
      approvalDecidedAt: signedUp,
    }),
    addPerson(server, 'candidate', { createdAt: signedUp }),
    addPerson(server, 'candidate', { createdAt: new Date('2026-10-05T08:00:00Z') }),
  ])
  await attempt(one.id, 'english', '2026-08-31T08:00:00Z', { status: 'REDO', overall: 30 })
  // Ended at 01:50 of the first of September in Abu Dhabi.
  await attempt(one.id, 'english', '2026-08-31T21:40:00Z', {
    status: 'COMPLETED',
    overall: 80,
    minutes: 10,
  })
  await attempt(one.id, 'annotation', '2026-09-10T08:00:00Z', {
    status: 'COMPLETED',
    overall: 49.9,
    minutes: 20,
  })
  await attempt(two.id, 'english', '2026-09-11T08:00:00Z', { status: 'CANCELLED' })
  await attempt(three.id, 'annotation', '2026-10-06T08:00:00Z', {
    status: 'COMPLETED',
    overall: 60,
    provisional: true,
    minutes: 40,
  })
  const all = await stats()
  expect(all.months).toEqual([
    {
      month: '2026-08',
      passed: 0,
      failed: 0,
      cancelled: 0,
      signup_to_assessment_median: 24 * 3600,
      english_median: 600,
      annotation_median: null,
    },
    {
      month: '2026-09',
      passed: 1,
      failed: 1,
      cancelled: 1,
      signup_to_assessment_median: 12 * 24 * 3600,
      english_median: 600,
      annotation_median: 1200,
    },
    {
      month: '2026-10',
      passed: 0,
      failed: 0,
      cancelled: 0,
      signup_to_assessment_median: 24 * 3600,
      english_median: null,
      annotation_median: 2400,
    },
  ])
  expect(all).toMatchObject({
    new_candidate_count: 3,
    admin_approved: 1,
    auto_approved: 2,
    completed_all_assessments: 1,
    english_assessment_candidates: 2,
    annotation_assessment_candidates: 2,
    passed: 1,
    failed: 1,
    cancelled: 1,
    retaken_assessment_count: 1,
    more_than_twice_retaken: 0,
  })
  expect(all.average_times).toMatchObject({
    english: { overall: 600, writing: 600, mcq: null },
    annotation: { overall: 1800, part1: 1800, part2: null },
  })
  expect(all.signup_to_assessment_time).toBe(
    Math.round((24 * 3600 + 12 * 24 * 3600 + 24 * 3600) / 3),
  )
  const september = await stats({ from_date: '2026-09-01', to_date: '2026-09-30' })
  expect(september).toMatchObject({
    new_candidate_count: 0,
    passed: 1,
    failed: 1,
    cancelled: 1,
    english_assessment_candidates: 2,
    created_at: '2026-08-31T20:00:00.000Z',
  })
  expect(september.months).toHaveLength(1)
  // Ten minutes and twenty for eight answers; what was cut short does not count.
  expect(september.average_time_to_answer).toBe(225)
})

test('employees are those of the register who have not left, citizens apart, and jobs are counted by different titles; of one’s own company, or of all for an admin', async () => {
  const colleague = await addPerson(server, 'recruiter')
  const { community_members: before } = await counts()
  const [citizen, other, gone] = await Promise.all([
    addPerson(server, 'candidate'),
    addPerson(server, 'candidate'),
    addPerson(server, 'candidate'),
  ])
  await server.deps.db
    .update(candidates)
    .set({ isEmirati: false })
    .where(eq(candidates.userId, other.id))
  // A candidate's own statement at onboarding does not make them an employee of a company.
  await server.deps.db.update(candidates).set({ currentlyEmployed: true })
  const employ = async (who: Person, by: Person) =>
    (
      await server.client('addEmployee', {
        token: by.token,
        body: { user_id: who.id, since: '2026-01-05' },
      })
    ).body.data.id as string
  for (const who of [citizen, other]) await employ(who, recruiter)
  await employ(citizen, colleague)
  await server.client('endEmployment', {
    token: recruiter.token,
    params: { id: await employ(gone, recruiter) },
    body: { ended_on: '2026-02-01' },
  })
  const companyId =
    (await server.deps.db.select().from(users).where(eq(users.id, recruiter.id)))[0]?.companyId ??
    ''
  for (const title of ['Translator', 'translator', 'Clerk'])
    await addJob(server, { companyId, title, skills: [asked('translation')] })
  // Candidates count for every company, whoever employs them; recruiters do not count.
  expect(await counts()).toMatchObject({
    unique_jobs: 2,
    community_members: before + 3,
    registered_employees: 2,
    emiratisation: { emirati: 1, others: 1, rate: 0.5 },
  })
  expect(await counts(colleague)).toMatchObject({
    unique_jobs: 0,
    registered_employees: 1,
    emiratisation: { emirati: 1, others: 0, rate: 1 },
  })
  // An employee of two companies counts once.
  expect(await counts(admin)).toMatchObject({ unique_jobs: 2, registered_employees: 2 })
})

test('registrations and both assessments are counted by their status since the beginning', async () => {
  await addPerson(server, 'pendingCandidate')
  const { users: registered, englishAssessment, annotationAssessment, allUsers } = await inception()
  expect(registered).toMatchObject({ registered: 1, pending: 0, declined: 0 })
  expect(englishAssessment).toMatchObject({
    redo: 1,
    cancelled: 1,
    passed: 1,
    failed: 0,
    average_score: 80,
  })
  expect(annotationAssessment).toMatchObject({
    candidates: 2,
    completed: 2,
    passed: 0,
    failed: 1,
    average_score: 49.9,
  })
  const [{ length }] = [await server.deps.db.select().from(users)]
  expect(allUsers).toBe(length)
})

test('four attempts at one assessment are more than two retakes, and three attempts are not', async () => {
  const [twice, thrice] = await Promise.all([
    addPerson(server, 'candidate'),
    addPerson(server, 'candidate'),
  ])
  const take = async ({ id }: Person, kind: 'english' | 'annotation', times: number) => {
    for (let day = 1; day <= times; day += 1)
      await attempt(id, kind, `2025-04-0${day}T08:00:00Z`, {
        status: day < times ? 'REDO' : 'COMPLETED',
      })
  }
  await take(twice, 'english', 3)
  await take(twice, 'annotation', 1)
  await take(thrice, 'english', 4)
  expect(await stats({ from_date: '2025-04-01', to_date: '2025-04-30' })).toMatchObject({
    retaken_assessment_count: 2,
    more_than_twice_retaken: 1,
  })
})

test('an attempt from before its account was made counts for no time from signing up on', async () => {
  const { signup_to_assessment_time: before } = await stats({
    from_date: '2025-03-01',
    to_date: '2025-03-31',
  })
  expect(before).toBeNull()
  const [moved, usual] = await Promise.all([
    addPerson(server, 'candidate', { createdAt: new Date('2025-03-20T08:00:00Z') }),
    addPerson(server, 'candidate', { createdAt: new Date('2025-03-20T08:00:00Z') }),
  ])
  await attempt(moved.id, 'english', '2025-03-10T08:00:00Z', { status: 'REDO' })
  await attempt(moved.id, 'english', '2025-03-20T10:00:00Z', { status: 'COMPLETED', overall: 70 })
  await attempt(usual.id, 'english', '2025-03-20T12:00:00Z', { status: 'COMPLETED', overall: 70 })
  const march = await stats({ from_date: '2025-03-01', to_date: '2025-03-31' })
  expect(march.signup_to_assessment_time).toBe(3 * 3600)
})

test('the funnel counts a person once for both assessments, and leaves out an open result', async () => {
  const before = (await inception()).funnel
  const [both, low, open] = await Promise.all([
    addPerson(server, 'candidate'),
    addPerson(server, 'candidate'),
    addPerson(server, 'candidate'),
    addPerson(server, 'pendingCandidate'),
  ])
  const unconfirmed = await addPerson(server, 'pendingCandidate', { isEmailConfirmed: false })
  const at = '2026-11-02T08:00:00Z'
  await attempt(both.id, 'english', at, { status: 'COMPLETED', overall: 70 })
  await attempt(both.id, 'annotation', at, { status: 'COMPLETED', overall: 30 })
  await attempt(low.id, 'english', at, { status: 'COMPLETED', overall: 49.9 })
  await attempt(open.id, 'english', at, { status: 'COMPLETED', overall: 90, provisional: true })
  await attempt(unconfirmed.id, 'english', at, { status: 'COMPLETED', overall: 90 })
  expect((await inception()).funnel).toEqual({
    registered: before.registered + 5,
    confirmed: before.confirmed + 4,
    approved: before.approved + 3,
    assessed: before.assessed + 2,
    passed: before.passed + 1,
  })
})
