import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { patient } from '../../scripts/lib/patience.mjs'
import { operations } from '../../openapi/generated/operations'
import { users } from '../modules/auth/auth.table'
import { employments } from '../modules/employees/employments.table'
import { interviewEvents, interviews } from '../modules/interviews/interviews.table'
import { candidateJobs, jobs } from '../modules/jobs/jobs.table'
import { candidateNotes } from '../modules/notes/notes.table'
import { companies } from '../modules/users/users.table'
import { addJob } from '../modules/matching/fixtures/matching'
import { contractOperations, getExample } from '../testing/fuzz/examples'
import type { CallOptions } from '../testing/client'
import { addPerson, type Person } from '../testing/personas'
import { startTestServer, type TestServer } from '../testing/server'

// Calls every operation as somebody of another company, and as an unrelated candidate, with the id
// of each thing of a company wherever the contract's example has an id. The answers must not reveal
// it, and it must not change.

const ours = 'Qasr-only-ours'
let server: TestServer
let things: Record<string, string>
let recruiter: Person
beforeAll(async () => {
  server = await startTestServer()
  const { db } = server.deps
  recruiter = await addPerson(server, 'recruiter')
  const candidate = await addPerson(server, 'candidate')
  const [{ companyId } = { companyId: null }] = await db
    .select()
    .from(users)
    .where(eq(users.id, recruiter.id))
  const job = await addJob(server, {
    companyId: companyId ?? '',
    title: `${ours} draft`,
    description: ours,
    status: 'draft',
    publishedAt: null,
    skills: [],
  })
  const published = await addJob(server, {
    companyId: companyId ?? '',
    title: 'Annotator',
    skills: [],
  })
  const call = async (id: 'startInterview' | 'addEmployee', body: object) => {
    const answer = await server.client(id, { token: recruiter.token, body })
    expect(answer.status, answer.raw.toString()).toBeLessThan(300)
    return String(answer.body.data.id)
  }
  const interview = await call('startInterview', {
    job_id: published,
    candidate_id: candidate.id,
    scheduled_at: new Date(server.deps.clock.now().getTime() + 86_400_000).toISOString(),
    duration_minutes: 45,
    time_zone: 'Asia/Dubai',
    place: ours,
    note: ours,
  })
  const employment = await call('addEmployee', {
    user_id: (await addPerson(server, 'candidate')).id,
    since: '2026-01-05',
  })
  const noted = await server.client('addCandidateNote', {
    token: recruiter.token,
    params: { user_id: candidate.id },
    body: { text: ours },
  })
  things = { job, interview, employment, note: noted.body.data.id, company: companyId ?? '' }
})
afterAll(() => server.close())

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** The same with this id in the place of every other. */
function naming(value: unknown, id: string): unknown {
  if (typeof value === 'string') return uuid.test(value) ? id : value
  if (Array.isArray(value)) return value.map((one) => naming(one, id))
  return typeof value === 'object' && value !== null && !Buffer.isBuffer(value)
    ? Object.fromEntries(Object.entries(value).map(([key, one]) => [key, naming(one, id)]))
    : value
}

/** All that is the company's, as it stands. */
const rowsOfEveryTenant = async () => {
  const { db } = server.deps
  const rows = [
    await db
      .select()
      .from(jobs)
      .where(eq(jobs.companyId, things.company ?? '')),
    await db
      .select()
      .from(candidateJobs)
      .where(eq(candidateJobs.jobId, things.job ?? '')),
    await db
      .select()
      .from(interviews)
      .where(eq(interviews.id, things.interview ?? '')),
    await db
      .select()
      .from(interviewEvents)
      .where(eq(interviewEvents.interviewId, things.interview ?? '')),
    await db
      .select()
      .from(employments)
      .where(eq(employments.id, things.employment ?? '')),
    await db
      .select()
      .from(candidateNotes)
      .where(eq(candidateNotes.id, things.note ?? '')),
    await db
      .select()
      .from(companies)
      .where(eq(companies.id, things.company ?? '')),
  ]
  return rows.map((found) =>
    found.toSorted((a, b) => JSON.stringify(a).localeCompare(JSON.stringify(b))),
  )
}

test('a company’s own people see all of it', async () => {
  const answers = [
    await server.client('listPostedJobs', { token: recruiter.token, body: {} }),
    await server.client('listInterviews', { token: recruiter.token }),
    await server.client('getInterviewHistory', {
      token: recruiter.token,
      params: { id: things.interview ?? '' },
    }),
  ]
  for (const { raw } of answers) expect(raw.toString()).toContain(ours)
  expect((await rowsOfEveryTenant()).slice(4, 6).map((rows) => rows.length)).toEqual([1, 1])
})

test.each(['recruiter', 'candidate'] as const)(
  'no operation tells or changes anything of a company to a %s who is not of it',
  { timeout: patient(300_000) },
  async (persona) => {
    const before = await rowsOfEveryTenant()
    let person: Person = await addPerson(server, persona)
    const told: string[] = []
    const calls = contractOperations.filter(
      ({ operationId }) => operations[operationId].access !== 'admin',
    )
    expect(calls.length).toBeGreaterThan(80)
    for (const operation of calls) {
      const id = operation.operationId
      for (const [thing, thingId] of Object.entries(things)) {
        const example = naming(getExample(operation), thingId) as CallOptions
        const { status, raw } = await server.client(id, { ...example, token: person.token })
        if (status >= 500 || raw.toString().includes(ours))
          told.push(`${id} by the ${thing}: ${status} ${raw.toString().slice(0, 200)}`)
        // A person who signed out or deleted something of their own is replaced.
        if ((await server.client('getUser', { token: person.token })).status !== 200)
          person = await addPerson(server, persona)
      }
    }
    expect(told).toEqual([])
    expect(await rowsOfEveryTenant()).toEqual(before)
  },
)
