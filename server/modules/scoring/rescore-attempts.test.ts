import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { components } from '../../../openapi/generated/api'
import { startTestServer, type TestServer } from '../../testing/server'
import { english, prompts, questions, signedIn, Taker } from '../attempts/fixtures/takers'
import { attemptEvents, attempts } from '../attempts/attempts.table'
import { candidateResults } from '../attempts/outcomes.table'
import { notifications } from '../notifications/notifications.table'
import { type Evaluation, findEvaluation, storeEvaluation } from '../results/result.store'
import { reviews } from '../results/results.table'
import { rescoreAttempts, startRescoring } from './rescore-attempts.job'
import { scoreAgain } from './score-attempt.store'
import { scorerVersion } from './scorer-version'

type Result = components['schemas']['Result']

const essay =
  'Dear Huda, I would keep every word as it was said, because a computer that learns the dialect has to hear it first. It could be hard to agree on spelling, so we should write a short list together.'

let server: TestServer
let recruiter: Awaited<ReturnType<typeof signedIn>>
/** Finished and reviewed with 75 for every spoken answer. Its result is below the pass mark. */
let taker: Taker
/** As the present scorers made it. */
let current: Evaluation
beforeAll(async () => {
  server = await startTestServer()
  recruiter = await signedIn(server, 'recruiter', 'Omar Haddad')
  taker = await finished()
  await review(75)
  current = await stored()
})
beforeEach(async () => {
  recruiter.token = await recruiter.renew()
  await taker.signInAgain()
  await storeEvaluation(server.deps.db, current)
})
afterAll(() => server.close())

async function finished(): Promise<Taker> {
  const one = await Taker.begin(server)
  await one.recorded()
  await one.finish({ [questions.writing]: essay, [questions.mcq]: 'c' })
  await server.runJobs()
  await server.deps.db
    .update(attempts)
    .set({ witnessed: true, lacks: [] })
    .where(eq(attempts.id, one.attemptId ?? ''))
  return one
}

const review = async (score: number) =>
  server.client('reviewScores', {
    params: { ...english, id: taker.attemptId ?? '' },
    token: await recruiter.renew(),
    body: { speaking: { scores: Object.fromEntries(prompts.map((id) => [id, score])) } },
  })

async function stored(one = taker): Promise<Evaluation> {
  const found = await findEvaluation(server.deps.db, one.attemptId ?? '')
  if (found === null) throw new Error('The attempt has no scores.')
  return found
}

/** As an older version of the scorers left it, which gave this for grammar. */
const scoredBefore = (overall: number, grammar: number, differs: Partial<Evaluation> = {}) =>
  storeEvaluation(server.deps.db, {
    ...current,
    overall,
    scorer: null,
    criteria: current.criteria.map((criterion) =>
      criterion.key === 'grammar' ? { ...criterion, score: grammar } : criterion,
    ),
    ...differs,
  })

/** What a server does when it starts. */
async function restart(): Promise<void> {
  await startRescoring(server.deps)
  await server.runJobs()
}

const resultOf = async (reader: 'candidate' | 'recruiter'): Promise<Result> => {
  if (reader === 'candidate')
    return (await server.client('getResult', { params: english, token: taker.token })).body.data
  const params = { ...english, id: taker.attemptId ?? '' }
  return (await server.client('getReport', { params, token: recruiter.token })).body.data.result
}
const scoreIn = ({ criteria }: Pick<Result, 'criteria'>, key: string) =>
  criteria.find((criterion) => criterion.key === key)?.score

describe('an attempt that an older version scored', () => {
  test('is scored again once, and report and result say so', async () => {
    await scoredBefore(21, 3)
    const before = await counts()
    await restart()
    for (const reader of ['candidate', 'recruiter'] as const) {
      const result = await resultOf(reader)
      expect(result).toMatchObject({
        attempt: { status: 'COMPLETED' },
        overall: current.overall,
        scored_again: { counts: 'new', overall_before: 21, overall_after: current.overall },
      })
      expect(scoreIn(result, 'grammar')).toBe(scoreIn(current, 'grammar'))
      // A reviewer's score is never replaced.
      expect(scoreIn(result, 'speaking')).toBe(75)
    }
    const after = await stored()
    expect(after.scorer).toBe(scorerVersion)
    expect(after.versions).toMatchObject([{ scorer: null, overall: 21, has_counted: true }])
    expect(after.versions[0]?.criteria).toContainEqual({ key: 'grammar', score: 3 })
    // The lists have the new score. Nothing was announced, and the attempt has no further event.
    expect(await listedScores()).toEqual([current.overall, current.overall])
    expect(await counts()).toEqual(before)
    server.deps.clock.advance(60)
    await restart()
    expect(await stored()).toEqual(after)
  })

  test('keeps a pass that the new scores would take away', async () => {
    await scoredBefore(61, 90)
    await restart()
    for (const reader of ['candidate', 'recruiter'] as const) {
      const result = await resultOf(reader)
      expect(result).toMatchObject({
        overall: 61,
        passed: true,
        scored_again: { counts: 'earlier', overall_before: 61, overall_after: current.overall },
      })
      expect(scoreIn(result, 'grammar')).toBe(90)
    }
    const after = await stored()
    expect(after.versions).toMatchObject([
      { scorer: scorerVersion, overall: current.overall, has_counted: false },
    ])
    expect(await listedScores()).toEqual([61, 61])
    server.deps.clock.advance(60)
    await restart()
    expect(await stored()).toEqual(after)
  })

  test('keeps its measured scores when a review is corrected', async () => {
    await scoredBefore(61, 90)
    await restart()
    const corrected: Result = (await review(76)).body.data
    expect([scoreIn(corrected, 'grammar'), scoreIn(corrected, 'speaking')]).toEqual([90, 76])
    await review(75)
  })

  test('says nothing where the scores are the same', async () => {
    await scoredBefore(current.overall ?? 0, scoreIn(current, 'grammar') ?? 0)
    await restart()
    expect(await stored()).toMatchObject({ scorer: scorerVersion, versions: [] })
    expect((await resultOf('recruiter')).scored_again).toBeNull()
  })

  test('keeps the score of an answer that would now wait for a reviewer', async () => {
    await scoredBefore(21, 3)
    const given = await server.deps.db.select().from(reviews)
    await server.deps.db.delete(reviews)
    await restart()
    await server.deps.db.insert(reviews).values(given)
    const after = await stored()
    expect(after).toMatchObject({ provisional: false, overall: current.overall })
    expect(scoreIn(after, 'speaking')).toBe(75)
  })
})

describe('an older version’s scores stay as they are', () => {
  const outdated = () => scoredBefore(21, 3)
  const isUntouched = async (one = taker) =>
    expect(await stored(one)).toMatchObject({ scorer: null, versions: [] })
  const set = (change: Partial<typeof attempts.$inferInsert>) =>
    server.deps.db
      .update(attempts)
      .set(change)
      .where(eq(attempts.id, taker.attemptId ?? ''))

  test.each([
    ['it was reset', { archived: true }, { archived: false }],
    ['another attempt was granted', { status: 'REDO' }, { status: 'COMPLETED' }],
    ['it was cancelled', { status: 'CANCELLED' }, { status: 'COMPLETED' }],
  ] as const)('where %s', async (_case, change, undo) => {
    await outdated()
    await set(change)
    await restart()
    await set(undo)
    await isUntouched()
  })

  test('where an answer waits for a reviewer', async () => {
    const waiting = await finished()
    await storeEvaluation(server.deps.db, { ...(await stored(waiting)), scorer: null })
    await restart()
    await isUntouched(waiting)
  })

  test('where it changed while it was scored, until the next start', async () => {
    await outdated()
    await rescoreAttempts(server.deps, { after: null }, async (...given) => {
      await outdatedAt(new Date())
      return scoreAgain(...given)
    })
    await isUntouched()
    await restart()
    expect((await stored()).scorer).toBe(scorerVersion)
  })

  test('where it could not be scored', async () => {
    await outdated()
    await rescoreAttempts(server.deps, { after: null }, () =>
      Promise.reject(new Error('The dictionary is away')),
    )
    await isUntouched()
  })

  const outdatedAt = (madeAt: Date) => scoredBefore(21, 3, { madeAt })
})

/** The overall score by which lists are sorted and narrowed. */
async function listedScores(): Promise<(number | null | undefined)[]> {
  const { db } = server.deps
  const [attempt] = await db
    .select()
    .from(attempts)
    .where(eq(attempts.id, taker.attemptId ?? ''))
  const [last] = await db
    .select()
    .from(candidateResults)
    .where(eq(candidateResults.userId, taker.userId))
  return [attempt?.overall, last?.english]
}

async function counts() {
  const { db } = server.deps
  const amount = { count: sql<number>`count(*)::int` }
  return [
    await db.select(amount).from(attemptEvents),
    await db.select(amount).from(notifications),
  ].flat()
}
