import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { components } from '../../../openapi/generated/api'
import { newId } from '../../db/id'
import { startTestServer, type TestServer } from '../../testing/server'
import { questions, signedIn, takenDoubted, type Taker } from '../attempts/fixtures/takers'
import { attempts } from '../attempts/attempts.table'
import { users } from '../auth/auth.table'
import { candidateJobs } from '../jobs/jobs.table'
import { addJob } from '../matching/fixtures/matching'
import { reviews } from '../results/results.table'
import { companies } from '../users/users.table'
import { askedForMs } from './second-review.rules'

type Agreement = components['schemas']['ReviewAgreement']['data']
type Person = Awaited<ReturnType<typeof signedIn>>

let server: TestServer
let first: Person
let second: Person
let stranger: Person
let admin: Person
let taker: Taker
/** What the machine measured of the text, by criterion. */
let measured: number[]
beforeAll(async () => {
  server = await startTestServer()
  const [ours, theirs] = [await addCompany('Waha Coast'), await addCompany('Rimal Labs')]
  first = await addRecruiter('Omar Haddad', ours)
  second = await addRecruiter('Salem Al Ali', ours)
  stranger = await addRecruiter('Layla Khoury', theirs)
  admin = await signedIn(server, 'recruiter admin', 'Noura Hassan')
  taker = await takenDoubted(server, { name: 'Zayed Al Ali', speaks: false })
  await appliesTo(ours)
  await renewAll()
  const { body } = await server.client('getReport', { params: toParams(), token: first.token })
  const report: components['schemas']['Report'] = body.data
  measured = criteria.map(
    (criterion) => report.result.criteria.find(({ key }) => key === criterion)?.score ?? NaN,
  )
})
const renewAll = async () => {
  for (const person of [first, second, stranger, admin]) person.token = await person.renew()
}
beforeEach(renewAll)
afterAll(() => server.close())

const criteria = ['coherence', 'lexical_resource', 'grammar'] as const

async function addCompany(name: string): Promise<string> {
  const id = newId()
  await server.deps.db.insert(companies).values({
    id,
    name,
    size: 40,
    industry: 'Education',
    location: 'Dubai',
    description: 'We read archives.',
    createdAt: server.deps.clock.now(),
  })
  return id
}
async function addRecruiter(name: string, companyId: string): Promise<Person> {
  const person = await signedIn(server, 'recruiter', name)
  await server.deps.db.update(users).set({ companyId }).where(eq(users.id, person.id))
  return person
}
/** The candidate is not approved, so that only the company they applied to may see them. */
async function appliesTo(companyId: string): Promise<void> {
  const { db, clock } = server.deps
  const userId = taker.userId
  await db.update(users).set({ approvalStatus: 'PENDING' }).where(eq(users.id, userId))
  const jobId = await addJob(server, { companyId, title: 'Annotator', skills: [] })
  const statusAt = clock.now()
  await db.insert(candidateJobs).values({ userId, jobId, status: 'applied', statusAt })
}
const toParams = () => ({ assessment_id: 'english_v3', id: taker.attemptId ?? '' })

async function figuresTo(person: Person): Promise<Agreement> {
  const { body, status } = await server.client('getReviewAgreement', { token: person.token })
  expect(status).toBe(200)
  return body.data
}
async function review(person: Person, [coherence, vocabulary, grammar]: [number, number, number]) {
  const scores = { coherence, lexical_resource: vocabulary, grammar }
  const { status } = await server.client('reviewScores', {
    params: toParams(),
    token: person.token,
    body: { writing: { scores: { [questions.writing]: scores } } },
  })
  expect(status).toBe(200)
}

const nothing: Agreement['machine'] = {
  attempts: 0,
  scores: 0,
  mean_difference: null,
  mean_distance: null,
  differing: 0,
  kappa: null,
}
const none = { machine: nothing, second: nothing, months: [], criteria: [] }
const given = [60, 55, 48] as const
const mean = (values: number[]) =>
  Number((values.reduce((sum, value) => sum + value, 0) / values.length).toFixed(1))

test('nothing is counted before somebody has scored', async () => {
  expect(await figuresTo(first)).toEqual(none)
})

test('the first scores count for who gave them, and for nobody who may still give the second', async () => {
  await review(first, [...given])
  await server.deps.db
    .update(reviews)
    .set({ asksSecond: true })
    .where(eq(reviews.attemptId, taker.attemptId ?? ''))
  expect(await figuresTo(second)).toEqual(none)
  expect(await figuresTo(admin)).toEqual(none)
  const differences = given.map((score, at) => score - (measured[at] ?? NaN))
  const figures = {
    scores: 3,
    mean_difference: mean(differences),
    mean_distance: mean(differences.map(Math.abs)),
  }
  expect(await figuresTo(first)).toEqual({
    machine: {
      ...figures,
      attempts: 1,
      differing: differences.filter((one) => Math.abs(one) > 10).length,
      kappa: expect.any(Number),
    },
    second: nothing,
    months: [{ month: server.deps.clock.now().toISOString().slice(0, 7), figures }],
    criteria: criteria.map((criterion, at) => ({
      part: 'writing',
      criterion,
      figures: {
        scores: 1,
        mean_difference: mean([differences[at] ?? NaN]),
        mean_distance: mean([Math.abs(differences[at] ?? NaN)]),
      },
    })),
  })
})

test('two reviewers are compared once both have scored, for all who may see the candidate', async () => {
  await review(second, [60, 55, 59])
  // Bands 6-6, 5-5 and 4-5: one apart, where chance would be 9 thirds; 1 - 3/9.
  const figures = {
    attempts: 1,
    scores: 3,
    mean_difference: -3.7,
    mean_distance: 3.7,
    differing: 1,
    kappa: 0.67,
  }
  const shown = await figuresTo(second)
  expect(shown.second).toEqual(figures)
  expect(shown.machine.scores).toBe(3)
  expect(await figuresTo(first)).toEqual(shown)
  expect(await figuresTo(admin)).toEqual(shown)
  expect(await figuresTo(stranger)).toEqual(none)
})

test('a correction after the second review improves no figure, and a reset removes none', async () => {
  const before = await figuresTo(first)
  await review(first, [60, 55, 59])
  expect(await figuresTo(first)).toEqual(before)
  await server.deps.db
    .update(attempts)
    .set({ archived: true })
    .where(eq(attempts.id, taker.attemptId ?? ''))
  expect(await figuresTo(second)).toEqual(before)
})

test('once no second review is asked for any more, the first scores count for everybody', async () => {
  taker = await takenDoubted(server, { name: 'Aisha Saeed', speaks: false })
  await renewAll()
  await review(first, [60, 55, 48])
  await server.deps.db
    .update(reviews)
    .set({ asksSecond: true })
    .where(eq(reviews.attemptId, taker.attemptId ?? ''))
  expect((await figuresTo(second)).machine.attempts).toBe(1)
  server.deps.clock.advance(askedForMs / 1000)
  await renewAll()
  expect((await figuresTo(second)).machine.attempts).toBe(2)
  expect((await figuresTo(second)).second.attempts).toBe(1)
})
