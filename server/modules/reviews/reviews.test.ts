import { and, eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { components } from '../../../openapi/generated/api'
import { newId } from '../../db/id'
import { addPerson } from '../../testing/personas'
import { startTestServer, type TestServer } from '../../testing/server'
import { prompts, questions, signedIn, takenDoubted, type Taker } from '../attempts/fixtures/takers'
import { attemptEvents, attempts } from '../attempts/attempts.table'
import { appeals } from '../attempts/outcomes.table'
import { users } from '../auth/auth.table'
import { reviews } from '../results/results.table'
import { accessLog, candidates } from '../users/users.table'
import { isSampled } from './second-review.rules'

type AdminRow = components['schemas']['AdminCandidateRow']
type ReviewList = components['schemas']['ReviewList']['data']

let server: TestServer
let recruiter: Awaited<ReturnType<typeof signedIn>>
let admin: Awaited<ReturnType<typeof signedIn>>
/** In the first attempt only the text waits for a review, in the second the spoken answers, too. */
let written: Taker
let spoken: Taker
beforeAll(async () => {
  server = await startTestServer()
  recruiter = await signedIn(server, 'recruiter', 'Omar Haddad')
  admin = await signedIn(server, 'recruiter admin', 'Noura Hassan')
  written = await takenDoubted(server, { name: 'Zayed Al Ali', speaks: false })
  server.deps.clock.advance(60)
  spoken = await takenDoubted(server, { name: 'Aisha Saeed', speaks: true })
  await isWitnessed(written)
  await isWitnessed(spoken)
})
beforeEach(async () => {
  recruiter.token = await recruiter.renew()
  admin.token = await admin.renew()
})
afterAll(() => server.close())

/** Their texts came in one insertion; here that is no matter. */
const isWitnessed = ({ attemptId }: Taker) =>
  server.deps.db
    .update(attempts)
    .set({ witnessed: true, lacks: [] })
    .where(eq(attempts.id, attemptId ?? ''))

async function listed(
  query: Record<string, string | string[]> = {},
  by = recruiter,
): Promise<ReviewList> {
  const { body, status } = await server.client('listReviews', { query, token: by.token })
  expect(status).toBe(200)
  return body.data
}
const getNames = ({ results }: ReviewList) =>
  results.map(({ full_name: name, question_id: id }) => `${name}: ${id}`)

const text = (name: string) => `${name}: ${questions.writing}`
const takes = (name: string) => prompts.map((id) => `${name}: ${id}`)

describe('the list of what waits for a reviewer', () => {
  test('has spoken and written answers, the longest waiting first', async () => {
    const list = await listed()
    expect(getNames(list)).toEqual([
      text('Zayed Al Ali'),
      ...takes('Aisha Saeed'),
      text('Aisha Saeed'),
    ])
    expect(list).toMatchObject({ page: 1, limit: 10, total: 6 })
    const [first] = list.results
    expect(first).toMatchObject({
      attempt_id: written.attemptId,
      user_id: written.userId,
      assessment_id: 'english_v3',
      kind: 'writing',
      part: 'writing',
      number: 1,
    })
    expect(first?.question).toMatch(/^\w[^<]{40,}$/)
    expect(first?.reasons.map(({ code }) => code)).toContain('addresses_nobody')
    expect(first?.reasons.every(({ kind }) => kind === 'reason')).toBe(true)
    expect(list.results[1]).toMatchObject({ kind: 'speaking', part: 'speaking', number: 1 })
    expect(list.results[1]?.reasons.map(({ code }) => code)).toEqual(['awaiting_reviewer'])
  })

  test('is narrowed, sorted and cut into pages', async () => {
    expect(getNames(await listed({ kind: 'writing' }))).toEqual([
      text('Zayed Al Ali'),
      text('Aisha Saeed'),
    ])
    expect((await listed({ kind: 'speaking' })).total).toBe(4)
    expect((await listed({ assessment_version: 'english_v2' })).total).toBe(0)
    expect((await listed({ user_ids: [written.userId] })).total).toBe(1)
    expect(getNames(await listed({ sort: '-full_name', kind: 'writing' }))).toEqual([
      text('Zayed Al Ali'),
      text('Aisha Saeed'),
    ])
    expect(getNames(await listed({ sort: '-since', kind: 'writing' }))).toEqual([
      text('Aisha Saeed'),
      text('Zayed Al Ali'),
    ])
    const second = await listed({ page: '2', limit: '4' })
    expect(getNames(second)).toEqual([...takes('Aisha Saeed').slice(3), text('Aisha Saeed')])
    expect(second).toMatchObject({ page: 2, limit: 4, total: 6 })
  })

  test('leaves out people whose recordings are closed to the reader', async () => {
    const standing = (approvalStatus: 'DECLINED' | 'APPROVED') =>
      server.deps.db.update(users).set({ approvalStatus }).where(eq(users.id, spoken.userId))
    await standing('DECLINED')
    expect(getNames(await listed())).toEqual([text('Zayed Al Ali')])
    expect((await listed({}, admin)).total).toBe(6)
    await standing('APPROVED')
  })

  test('loses the answers that a reviewer scored', async () => {
    await server.client('reviewScores', {
      params: { assessment_id: 'english_v3', id: written.attemptId ?? '' },
      token: recruiter.token,
      body: {
        writing: {
          scores: { [questions.writing]: { coherence: 60, lexical_resource: 55, grammar: 48 } },
        },
      },
    })
    expect(getNames(await listed({ kind: 'writing', mine_done: 'false' }))).toEqual([
      text('Aisha Saeed'),
    ])
    expect((await listed({ mine_done: 'false' })).total).toBe(5)
    const counted = await server.client('countReviews', { token: recruiter.token })
    expect(counted.body.data).toMatchObject({ count: 5, speaking: 4, writing: 1, evidence: 0 })
  })
})

describe('a result without its evidence', () => {
  const incomplete = async (by = recruiter) => (await listed({ kind: 'evidence' }, by)).results

  test('waits and names what is missing, until a reviewer lets it count', async () => {
    expect(await incomplete()).toEqual([])
    const lacks = [{ code: 'camera_share', value: 71.5 } as const]
    await server.deps.db
      .update(attempts)
      .set({ witnessed: false, lacks })
      .where(eq(attempts.id, written.attemptId ?? ''))
    const before = await server.client('countReviews', { token: recruiter.token })
    expect(before.body.data.evidence).toBe(1)
    expect(await incomplete()).toMatchObject([
      {
        attempt_id: written.attemptId,
        kind: 'evidence',
        part: null,
        question_id: null,
        question: null,
        reasons: [],
        lacks,
      },
    ])
    const { status } = await server.client('acceptEvidence', {
      params: { assessment_id: 'english_v3', id: written.attemptId ?? '' },
      token: recruiter.token,
      body: { note: 'The room stays in view of the screen all the time.' },
    })
    expect(status).toBe(200)
    expect(await incomplete()).toEqual([])
    const after = await server.client('countReviews', { token: recruiter.token })
    expect(after.body.data.count).toBe(before.body.data.count - 1)
  })
})

describe('an attempt of the sample', () => {
  const given = { coherence: 60, lexical_resource: 55, grammar: 48 }
  const makeScores = (grammar: number) => ({
    writing: { scores: { [questions.writing]: { ...given, grammar } } },
  })
  let other: Awaited<ReturnType<typeof signedIn>>
  let sampled: Taker
  beforeAll(async () => {
    other = await signedIn(server, 'recruiter', 'Salem Al Ali')
    sampled = await takenDoubted(server, { name: 'Huda Al Suwaidi', speaks: false })
    await isWitnessed(sampled)
  })
  beforeEach(async () => {
    other.token = await other.renew()
  })

  const toParams = ({ attemptId }: Taker) => ({ assessment_id: 'english_v3', id: attemptId ?? '' })
  async function reportTo(by: { token: string }): Promise<components['schemas']['Report']> {
    const { body } = await server.client('getReport', {
      params: toParams(sampled),
      token: by.token,
    })
    return body.data
  }
  const review = (by: { token: string }, grammar: number) =>
    server.client('reviewScores', {
      params: toParams(sampled),
      token: by.token,
      body: makeScores(grammar),
    })
  const grammarIn = ({ result }: components['schemas']['Report']) =>
    result.criteria.find(({ key }) => key === 'grammar')
  /** Whether the server drew the attempt, by its id; from now on it did. */
  async function draw(attemptId: string): Promise<boolean | undefined> {
    const ofAttempt = eq(reviews.attemptId, attemptId)
    const [first] = await server.deps.db.select().from(reviews).where(ofAttempt)
    await server.deps.db.update(reviews).set({ asksSecond: true }).where(ofAttempt)
    return first?.asksSecond
  }
  const rowsTo = async (by: typeof recruiter) =>
    (await listed({ user_ids: [sampled.userId] }, by)).results.map((row) => [
      row.question_id,
      row.second,
      row.mine_done,
    ])

  test('hides its first scores from the second reviewer, and then shows both reviewers', async () => {
    const measured = grammarIn(await reportTo(other))?.score
    expect(await rowsTo(other)).toEqual([[questions.writing, false, false]])
    expect((await review(recruiter, 48)).status).toBe(200)
    expect(await draw(sampled.attemptId ?? '')).toBe(isSampled(sampled.attemptId ?? ''))

    // The attempt is complete for the first reviewer, and open for everybody else.
    const first = await reportTo(recruiter)
    expect([first.result.attempt.status, first.second_review]).toEqual(['COMPLETED', 'waiting'])
    expect(await rowsTo(recruiter)).toEqual([[questions.writing, true, true]])
    expect(await rowsTo(other)).toEqual([[questions.writing, true, false]])
    expect((await listed({ user_ids: [sampled.userId], mine_done: 'false' })).total).toBe(0)
    const unseen = await reportTo(other)
    expect(unseen.second_review).toBe('asked')
    expect(unseen.reviews).toEqual([])
    expect(grammarIn(unseen)).toMatchObject({ score: measured, provisional: true })
    expect(JSON.stringify(unseen)).not.toContain('reviewer_criterion')
    const { body: result } = await server.client('getResult', {
      params: { assessment_id: 'english_v3' },
      query: { attempt_id: sampled.attemptId ?? '' },
      token: other.token,
    })
    expect(JSON.stringify(result.data)).not.toContain('reviewer_criterion')
    for (const operation of ['downloadReport', 'getResultPdf'] as const) {
      const refused = await server.client(operation, {
        params: toParams(sampled),
        ...(operation === 'getResultPdf' ? { query: { attempt_id: sampled.attemptId ?? '' } } : {}),
        token: other.token,
      })
      expect([refused.status, refused.body.code]).toEqual([409, 'second_review_open'])
    }

    expect((await review(other, 59)).status).toBe(200)
    const both = await reportTo(other)
    expect(both.second_review).toBe('differ')
    expect(grammarIn(both)).toMatchObject({ score: 48, provisional: false })
    expect(
      both.reviews.map(({ reviewer_name: name, second, scores }) => [
        name,
        second,
        scores.find(({ criterion }) => criterion === 'grammar'),
      ]),
    ).toEqual([
      [
        'Omar Haddad',
        false,
        { part: 'writing', number: 1, criterion: 'grammar', score: 48, measured },
      ],
      [
        'Salem Al Ali',
        true,
        { part: 'writing', number: 1, criterion: 'grammar', score: 59, measured },
      ],
    ])
    expect(await rowsTo(other)).toEqual([])
    const noted = await server.deps.db
      .select({ by: accessLog.userId, detail: accessLog.detail })
      .from(accessLog)
      .where(
        and(
          eq(accessLog.action, 'attempt.review'),
          eq(accessLog.subjectId, sampled.attemptId ?? ''),
        ),
      )
    const of = `${questions.writing}.grammar`
    expect(noted.map(({ by, detail }) => [by, detail?.['second'], detail?.[of]])).toEqual([
      [recruiter.id, false, 48],
      [other.id, true, 59],
    ])
    expect(noted.every(({ detail }) => detail?.[`${of}.machine`] === measured)).toBe(true)
  })
})

describe('the list of what waits for an admin', () => {
  const countedFor = async ({ token }: { token: string }) =>
    (await server.client('countReviews', { token })).body.data

  test('are registrations and review requests, too; a recruiter has neither', async () => {
    const before = await countedFor(admin)
    await addPerson(server, 'pendingCandidate')
    await addPerson(server, 'pendingRecruiter')
    await server.deps.db.insert(appeals).values({
      id: newId(),
      attemptId: spoken.attemptId ?? '',
      statement: 'The connection was lost.',
      madeAt: server.deps.clock.now(),
    })
    const after = { ...before, requests: 1, registered: 1, in_review: 1 }
    expect(await countedFor(admin)).toEqual({ ...after, count: before.count + 3 })
    expect(await countedFor(recruiter)).toMatchObject({ requests: 0, registered: 0, in_review: 0 })
  })

  test('are registrations with an Emirates ID in use, counted once', async () => {
    const before = await countedFor(admin)
    const [one, other] = [
      await addPerson(server, 'pendingCandidate'),
      await addPerson(server, 'candidate'),
    ]
    await server.deps.db
      .update(candidates)
      .set({ emiratesId: '784199012345671' })
      .where(inArray(candidates.userId, [one.id, other.id]))
    const after = await countedFor(admin)
    expect(after.count).toBe(before.count + 1)
    expect(after.same_registered + after.same_in_review).toBe(1)
    expect(await countedFor(recruiter)).toMatchObject({ same_registered: 0, same_in_review: 0 })
    const status = after.same_registered === 1 ? 'REGISTERED' : 'PENDING'
    const { body } = await server.client('adminSearchCandidates', {
      body: { page: 1, limit: 10, status, same_identity: true },
      token: admin.token,
    })
    expect(body.data.results.map((row: AdminRow) => row.user_id)).toEqual([one.id])
    const others = await server.client('adminSearchCandidates', {
      body: { page: 1, limit: 10, status, same_identity: false },
      token: admin.token,
    })
    expect(others.body.data.results.map((row: AdminRow) => row.user_id)).not.toContain(one.id)
  })

  test('a request against their own disqualification waits for another admin, where there is one', async () => {
    await server.deps.db.insert(attemptEvents).values({
      id: newId(),
      attemptId: spoken.attemptId ?? '',
      position: 900,
      epoch: 1,
      sequence: 900,
      type: 'attempt.disqualified',
      at: server.deps.clock.now(),
      receivedAt: server.deps.clock.now(),
      actor: 'reviewer',
      actorId: admin.id,
      detail: {},
      chartVersion: 1,
    })
    expect((await countedFor(admin)).requests).toBe(1)
    const other = await addPerson(server, 'admin')
    expect((await countedFor(admin)).requests).toBe(0)
    expect((await countedFor(other)).requests).toBe(1)
  })
})
