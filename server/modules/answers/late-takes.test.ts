import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { attemptEvents, attempts } from '../attempts/attempts.table'
import { recordings, takes } from '../media/media.table'
import { startTestServer, type TestServer } from '../../testing/server'
import { expireAttempts } from '../attempts/expire-attempts.job'
import { english, questions, signedIn, Taker } from '../attempts/fixtures/takers'
import { judgeAgain } from '../integrity/witness.store'

let server: TestServer
let recruiter: Awaited<ReturnType<typeof signedIn>>
beforeAll(async () => {
  server = await startTestServer()
  recruiter = await signedIn(server, 'recruiter', 'Omar Haddad')
})
afterAll(() => server.close())
beforeEach(async () => {
  recruiter.token = await recruiter.renew()
})

/** In its speaking part for half a minute, and heard no more. */
async function speaking() {
  const taker = await Taker.begin(server)
  for (const part of ['writing', 'mcqs']) {
    await taker.send('part.begun', { part })
    await taker.send('part.submitted', { part })
  }
  await taker.send('part.begun', { part: 'speaking' })
  await taker.stayFor(30)
  return taker
}

/** Cut off in the speaking part until everything is over on the server and scored. */
async function cutOff() {
  const taker = await speaking()
  const { since } = taker
  server.deps.clock.advance(3 * 3600)
  await expireAttempts(server.deps)
  await server.runJobs()
  await taker.signInAgain()
  recruiter.token = await recruiter.renew()
  const deliver = (said: Record<string, string> = {}) =>
    taker.speak(questions.speaking, { since, elapsed_ms: '120000', ...said })
  return { taker, since, deliver }
}

const toId = ({ attemptId }: Taker) => attemptId ?? ''
const deliveryState = (taker: Taker) =>
  server.deps.db
    .select({ counted: takes.counted, awaiting: takes.awaiting })
    .from(takes)
    .where(eq(takes.attemptId, toId(taker)))
    .orderBy(takes.take)
const getStatus = async (taker: Taker) =>
  (
    await server.deps.db
      .select({ status: attempts.status })
      .from(attempts)
      .where(eq(attempts.id, toId(taker)))
  )[0]?.status
const listDeliveries = async (taker: Taker) =>
  (
    await server.deps.db
      .select({ type: attemptEvents.type, detail: attemptEvents.detail })
      .from(attemptEvents)
      .where(eq(attemptEvents.attemptId, toId(taker)))
  ).flatMap(({ type, detail }) => (type === 'outage.delivered' ? [detail] : []))
const getResult = async (taker: Taker) =>
  (await server.client('getResult', { params: english, token: taker.token })).body.data
const reportedTakes = async (taker: Taker) =>
  (
    await server.client('getReport', {
      params: { ...english, id: toId(taker) },
      token: recruiter.token,
    })
  ).body.data.answers.find(
    ({ question }: { question: { id: string } }) => question.id === questions.speaking,
  ).takes
const accept = (taker: Taker, said: { late_answers?: boolean } = {}) =>
  server.client('acceptEvidence', {
    params: { ...english, id: toId(taker) },
    token: recruiter.token,
    body: { note: 'The person in the room confirms that this was spoken then.', ...said },
  })
const recordingsArrive = async (taker: Taker) => {
  await taker.recorded()
  await judgeAgain(server.deps, toId(taker))
}
const waitingMinute = { code: 'late_answers', value: 1 }
const waits = [{ counted: false, awaiting: true }]

describe('a take that was spoken in an outage', () => {
  test('waits until the recordings of its minute are here, and counts then, by itself and once', async () => {
    const { taker, deliver } = await cutOff()
    expect((await deliver()).body.data.state).toBe('kept')
    expect([await deliveryState(taker), await getStatus(taker)]).toEqual([waits, 'COMPLETED'])
    expect((await getResult(taker)).lacks).toContainEqual(waitingMinute)
    expect(await reportedTakes(taker)).toMatchObject([
      { chosen: false, counted: false, awaiting: true, ended_at: expect.any(String) },
    ])

    await recordingsArrive(taker)
    expect(await deliveryState(taker)).toEqual([{ counted: true, awaiting: false }])
    expect(await getStatus(taker)).toBe('RESULT_PROCESSING')
    await server.runJobs()
    expect((await getResult(taker)).lacks).toEqual([])
    expect(await reportedTakes(taker)).toMatchObject([{ chosen: true, counted: true }])
    expect(await listDeliveries(taker)).toMatchObject([{ edits: 1, counted: 1 }])

    expect((await deliver()).body.data.state).toBe('late')
    await judgeAgain(server.deps, toId(taker))
    expect(await listDeliveries(taker)).toHaveLength(1)
  })

  test('counts at once where its minute is recorded already', async () => {
    const { taker, deliver } = await cutOff()
    await recordingsArrive(taker)
    expect((await deliver()).body.data.state).toBe('late')
    expect(await deliveryState(taker)).toEqual([{ counted: true, awaiting: false }])
    expect(await getStatus(taker)).toBe('RESULT_PROCESSING')
  })

  test('does not count by recordings of other minutes', async () => {
    const { taker, deliver } = await cutOff()
    await deliver()
    await taker.recorded()
    const video: [number, number][] = [
      [0, 60_000],
      [240_000, 86_400_000],
    ]
    await server.deps.db
      .update(recordings)
      .set({ measured: { video, audio: video } })
      .where(eq(recordings.attemptId, toId(taker)))
    await judgeAgain(server.deps, toId(taker))
    expect(await deliveryState(taker)).toEqual(waits)
  })

  test('is too late by its own word where it ended after its part', async () => {
    const { taker, deliver } = await cutOff()
    expect((await deliver({ elapsed_ms: String(2 * 3_600_000) })).body.data.state).toBe('kept')
    expect(await deliveryState(taker)).toEqual([{ counted: false, awaiting: false }])
    await recordingsArrive(taker)
    expect(await deliveryState(taker)).toEqual([{ counted: false, awaiting: false }])
  })

  test('without a time waits for a reviewer, whatever was recorded', async () => {
    const { taker } = await cutOff()
    await recordingsArrive(taker)
    expect((await taker.speak(questions.speaking)).body.data.state).toBe('kept')
    await judgeAgain(server.deps, toId(taker))
    expect(await deliveryState(taker)).toEqual(waits)
    expect((await getResult(taker)).lacks).toEqual([waitingMinute])
  })

  test('is one of two tries while it waits, and holds nothing up once a later one counts', async () => {
    const { taker, since, deliver } = await cutOff()
    const video: [number, number][] = [[240_000, 86_400_000]]
    await taker.recorded()
    await server.deps.db
      .update(recordings)
      .set({ measured: { video, audio: video } })
      .where(eq(recordings.attemptId, toId(taker)))
    expect((await deliver()).body.data.state).toBe('kept')
    const second = { take: '2', since, elapsed_ms: '300000' }
    expect((await taker.speak(questions.speaking, second)).body.data.state).toBe('late')
    expect(await deliveryState(taker)).toEqual([
      { counted: false, awaiting: false },
      { counted: true, awaiting: false },
    ])
  })

  test.each<Record<string, string>>([
    { since: '2026-11-20T08:00:00.000Z' },
    { elapsed_ms: '1000' },
    { since: 'then', elapsed_ms: '1000' },
    { since: '9999-12-31T23:59:59Z', elapsed_ms: '1000' },
  ])('is refused with half of a time, or with none: %j', async (said) => {
    const taker = await speaking()
    expect((await taker.speak(questions.speaking, said)).status).toBe(422)
  })

  test('counts as ever while its part is open, with a time or without', async () => {
    const taker = await speaking()
    const { since } = taker
    const first = await taker.speak(questions.speaking, { since, elapsed_ms: '0' })
    const second = await taker.speak(questions.speaking, { take: '2' })
    expect([first, second].map(({ body }) => body.data.state)).toEqual(['saved', 'saved'])
  })
})

describe('a reviewer who accepts the evidence', () => {
  test('has to say whether takes count that were not recorded, and has them count', async () => {
    const { taker, deliver } = await cutOff()
    await deliver()
    const refused = await accept(taker)
    expect([refused.status, Object.keys(refused.body.fields)]).toEqual([422, ['late_answers']])
    const { status, body } = await accept(taker, { late_answers: true })
    expect([status, body.data.attempt.status]).toEqual([200, 'RESULT_PROCESSING'])
    expect(await deliveryState(taker)).toEqual([{ counted: true, awaiting: false }])
    await server.runJobs()
    expect(await reportedTakes(taker)).toMatchObject([{ chosen: true }])
  })

  test('leaves them out for good', async () => {
    const { taker, deliver } = await cutOff()
    await deliver()
    expect((await accept(taker, { late_answers: false })).status).toBe(200)
    await recordingsArrive(taker)
    expect(await deliveryState(taker)).toEqual([{ counted: false, awaiting: false }])
    expect(await reportedTakes(taker)).toMatchObject([{ chosen: false, awaiting: false }])
  })
})
