import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { answers, attemptEvents, attempts, lateEdits } from '../attempts/attempts.table'
import { recordings } from '../media/media.table'
import { accessLog } from '../users/users.table'
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
beforeEach(async () => {
  recruiter.token = await recruiter.renew()
})
afterAll(() => server.close())

const essay =
  'Dear Huda, I would keep every word as it was said, because a computer that learns the dialect has to hear it first.'
const note = 'The person in the room confirms that this was written then.'

/**
 * Cut off half a minute into writing until everything is over on the server and scored, with what
 * was written ten minutes in still on the device.
 */
async function cutOff() {
  const taker = await Taker.begin(server)
  await taker.send('part.begun', { part: 'writing' })
  await taker.stayFor(30)
  const { since } = taker
  server.deps.clock.advance(3 * 3600)
  await expireAttempts(server.deps)
  await server.runJobs()
  await taker.signInAgain()
  recruiter.token = await recruiter.renew()
  const sequence = 500
  const deliver = () =>
    taker.save(questions.writing, essay, {
      sequence,
      type: 'long_text',
      elapsed_ms: 600_000,
      late: { since, part: 'writing' },
    })
  return { taker, deliver, since }
}
const stateIn = ({ body }: { body: { data: { saved: { state: string }[] } } }) =>
  body.data.saved[0]?.state
const getAnswer = async (taker: Taker) =>
  (
    await server.deps.db
      .select()
      .from(answers)
      .where(
        and(
          eq(answers.attemptId, taker.attemptId ?? ''),
          eq(answers.questionId, questions.writing),
        ),
      )
  )[0]
const getLate = (taker: Taker) =>
  server.deps.db
    .select({ counted: lateEdits.counted, awaiting: lateEdits.awaiting })
    .from(lateEdits)
    .where(eq(lateEdits.attemptId, taker.attemptId ?? ''))
    .orderBy(lateEdits.sequence)
const getStatus = async (taker: Taker) =>
  (
    await server.deps.db
      .select({ status: attempts.status })
      .from(attempts)
      .where(eq(attempts.id, taker.attemptId ?? ''))
  )[0]?.status
const listDeliveries = async (taker: Taker) =>
  (
    await server.deps.db
      .select({ detail: attemptEvents.detail })
      .from(attemptEvents)
      .where(
        and(
          eq(attemptEvents.attemptId, taker.attemptId ?? ''),
          eq(attemptEvents.type, 'outage.delivered'),
        ),
      )
  ).map(({ detail }) => detail)
const getResult = async (taker: Taker) =>
  (await server.client('getResult', { params: english, token: taker.token })).body.data
const getReport = async (taker: Taker) =>
  (
    await server.client('getReport', {
      params: { ...english, id: taker.attemptId ?? '' },
      token: recruiter.token,
    })
  ).body.data
const accept = (taker: Taker, said: { late_answers?: boolean } = {}) =>
  server.client('acceptEvidence', {
    params: { ...english, id: taker.attemptId ?? '' },
    token: recruiter.token,
    body: { note, ...said },
  })
const recordingsArrive = async (taker: Taker) => {
  await taker.recorded()
  await judgeAgain(server.deps, taker.attemptId ?? '')
}
const waitingMinute = { code: 'late_answers', value: 1 }

describe('an answer that was written in an outage', () => {
  test('waits until the recordings of its minute are here, and counts then, by itself and once', async () => {
    const { taker, deliver } = await cutOff()
    expect(await getResult(taker)).toMatchObject({ overall: 0 })
    expect(stateIn(await deliver())).toBe('kept')
    expect([await getAnswer(taker), await getStatus(taker)]).toEqual([undefined, 'COMPLETED'])
    expect(await getLate(taker)).toEqual([{ counted: false, awaiting: true }])
    expect((await getResult(taker)).lacks).toContainEqual(waitingMinute)
    expect((await getReport(taker)).answers[0].late_edits).toMatchObject([
      { value: essay, counted: false, awaiting: true },
    ])

    await recordingsArrive(taker)
    expect(await getAnswer(taker)).toMatchObject({
      value: essay,
      type: 'long_text',
      sequence: 500,
      deliveredLate: true,
      largestInsertion: 0,
    })
    expect(await getStatus(taker)).toBe('RESULT_PROCESSING')
    await server.runJobs()
    const result = await getResult(taker)
    expect(result).toMatchObject({ attempt: { status: 'COMPLETED' }, passed: false, lacks: [] })
    expect(result.overall).toBeGreaterThan(0)
    expect(await getLate(taker)).toEqual([{ counted: true, awaiting: false }])
    expect(await listDeliveries(taker)).toMatchObject([{ edits: 1, counted: 1 }])

    expect(stateIn(await deliver())).toBe('late')
    await judgeAgain(server.deps, taker.attemptId ?? '')
    expect(await getStatus(taker)).toBe('COMPLETED')
    expect(await listDeliveries(taker)).toHaveLength(1)
  })

  test('counts at once where its minute is recorded already', async () => {
    const { taker, deliver } = await cutOff()
    await recordingsArrive(taker)
    expect(stateIn(await deliver())).toBe('late')
    expect((await getAnswer(taker))?.value).toBe(essay)
    expect(await getStatus(taker)).toBe('RESULT_PROCESSING')
  })

  test.each([
    ['one recording alone', ['camera'] as const, [[0, 86_400_000]] as const],
    [
      'recordings of other minutes',
      ['camera', 'screen'] as const,
      [
        [0, 600_000],
        [660_000, 86_400_000],
      ] as const,
    ],
  ])('does not count by %s', async (_, kinds, video) => {
    const { taker, deliver } = await cutOff()
    await deliver()
    await taker.recorded(kinds)
    await server.deps.db
      .update(recordings)
      .set({ measured: { video, audio: video } })
      .where(eq(recordings.attemptId, taker.attemptId ?? ''))
    await judgeAgain(server.deps, taker.attemptId ?? '')
    expect(await getAnswer(taker)).toBeUndefined()
    expect((await getResult(taker)).lacks).toContainEqual(waitingMinute)
  })

  test('holds up a result that counted without it', async () => {
    const { taker, deliver } = await cutOff()
    await accept(taker)
    expect(await getResult(taker)).toMatchObject({ passed: false, lacks: [] })
    expect((await getReport(taker)).evidence_accepted).toMatchObject({ note })
    await deliver()
    const { passed, lacks } = await getResult(taker)
    expect([passed, lacks]).toEqual([null, expect.arrayContaining([waitingMinute])])
    expect((await getReport(taker)).evidence_accepted).toBeNull()
    expect((await accept(taker, { late_answers: false })).status).toBe(200)
    expect(await getResult(taker)).toMatchObject({ passed: false, lacks: [] })
  })

  test('waits in an attempt that goes on, and is there before this one is scored', async () => {
    const taker = await Taker.begin(server)
    await taker.send('part.begun', { part: 'writing' })
    await taker.stayFor(30)
    const { since } = taker
    server.deps.clock.advance(1300)
    await taker.signInAgain()
    const late = { elapsed_ms: 600_000, late: { since, part: 'writing' } }
    expect(stateIn(await taker.save(questions.writing, essay, late))).toBe('kept')
    expect(await listDeliveries(taker)).toMatchObject([{ edits: 1, counted: 0 }])
    const told = async () => (await taker.send('heartbeat')).body.data.answers_revision
    const before = await told()
    expect(await told()).toBe(before)
    await recordingsArrive(taker)
    expect(await told()).not.toBe(before)
    expect((await getAnswer(taker))?.value).toBe(essay)
    expect(await getStatus(taker)).toBe('IN_PROGRESS')
    expect(await listDeliveries(taker)).toHaveLength(1)
  })

  test('is not late when it was saved in time and is sent again', async () => {
    const taker = await Taker.begin(server)
    await taker.send('part.begun', { part: 'writing' })
    await taker.stayFor(30)
    const { since } = taker
    const edit = { sequence: 500, type: 'long_text', elapsed_ms: 1000 }
    expect(stateIn(await taker.save(questions.writing, essay, edit))).toBe('saved')
    server.deps.clock.advance(1300)
    await taker.signInAgain()
    const again = { ...edit, late: { since, part: 'writing' } }
    expect(stateIn(await taker.save(questions.writing, essay, again))).toBe('saved')
    expect([await getLate(taker), await listDeliveries(taker)]).toEqual([[], []])
  })

  test('holds nothing up once a later answer has replaced it', async () => {
    const { taker, since } = await cutOff()
    await taker.recorded()
    await server.deps.db
      .update(recordings)
      .set({ measured: { video: [[660_000, 86_400_000]], audio: [] } })
      .where(eq(recordings.attemptId, taker.attemptId ?? ''))
    const written = (value: string, minutes: number) =>
      taker.save(questions.writing, value, {
        type: 'long_text',
        elapsed_ms: minutes * 60_000,
        late: { since, part: 'writing' },
      })
    expect(stateIn(await written('Dear Huda', 5))).toBe('kept')
    expect(stateIn(await written(essay, 15))).toBe('late')
    expect(await getLate(taker)).toEqual([
      { counted: false, awaiting: false },
      { counted: true, awaiting: false },
    ])
    expect((await getAnswer(taker))?.value).toBe(essay)
  })

  test('counts no more after a redo was granted, and is not said to wait', async () => {
    const { taker, deliver } = await cutOff()
    await deliver()
    const admin = await signedIn(server, 'recruiter admin')
    const { status } = await server.client('decideRedo', {
      params: { id: taker.attemptId ?? '' },
      token: admin.token,
      body: { decision: 'granted', note: 'The connection failed.' },
    })
    expect(status).toBe(200)
    await recordingsArrive(taker)
    expect([await getAnswer(taker), await getStatus(taker)]).toEqual([undefined, 'REDO'])
    expect((await getReport(taker)).answers[0].late_edits).toMatchObject([
      { counted: false, awaiting: false },
    ])
  })
})

describe('an answer that waits while its attempt is disqualified', () => {
  /** Disqualified with an answer waiting, and the recordings of its minute arrive after it. */
  async function disqualified(isRecorded: boolean) {
    const { taker, deliver } = await cutOff()
    await deliver()
    const [one, other] = [
      await signedIn(server, 'recruiter admin'),
      await signedIn(server, 'recruiter admin'),
    ]
    const id = taker.attemptId ?? ''
    const { status } = await server.client('disqualifyAttempt', {
      params: { ...english, id },
      token: one.token,
      body: {
        key: randomUUID(),
        reason: 'phone',
        evidence: { kind: 'observation' },
        note: 'A phone lies on the keyboard.',
      },
    })
    expect(status).toBe(200)
    if (isRecorded) await recordingsArrive(taker)
    expect([await getStatus(taker), await getAnswer(taker)]).toEqual(['CANCELLED', undefined])
    expect(await getLate(taker)).toEqual([{ counted: false, awaiting: true }])
    await server.client('makeAppeal', {
      params: english,
      token: taker.token,
      body: { attempt_id: id, statement: 'It was a calculator.' },
    })
    return { taker, other }
  }
  const grant = (taker: Taker, { token }: { token: string }) =>
    server.client('decideRedo', {
      params: { id: taker.attemptId ?? '' },
      token,
      body: { key: randomUUID(), decision: 'granted' },
    })

  test('counts once that is reversed, if the recordings of its minute have arrived', async () => {
    const { taker, other } = await disqualified(true)
    const { status, body } = await grant(taker, other)
    expect([status, body.data.status]).toEqual([200, 'RESULT_PROCESSING'])
    expect((await getAnswer(taker))?.value).toBe(essay)
    expect(await getLate(taker)).toEqual([{ counted: true, awaiting: false }])
    await server.runJobs()
    const result = await getResult(taker)
    expect(result).toMatchObject({ attempt: { status: 'COMPLETED' }, passed: false, lacks: [] })
    expect(result.overall).toBeGreaterThan(0)
    expect(await listDeliveries(taker)).toMatchObject([{ edits: 1, counted: 1 }])
  })

  test('waits on when that is reversed without them', async () => {
    const { taker, other } = await disqualified(false)
    const { body } = await grant(taker, other)
    expect(body.data.status).toBe('COMPLETED')
    expect(await getLate(taker)).toEqual([{ counted: false, awaiting: true }])
    expect((await getResult(taker)).lacks).toContainEqual(waitingMinute)
    await recordingsArrive(taker)
    expect((await getAnswer(taker))?.value).toBe(essay)
  })
})

describe('a reviewer who accepts the evidence', () => {
  test('has to say whether answers count that were not recorded', async () => {
    const { taker, deliver } = await cutOff()
    await deliver()
    const refused = await accept(taker)
    expect([refused.status, Object.keys(refused.body.fields)]).toEqual([422, ['late_answers']])
    expect(await getLate(taker)).toEqual([{ counted: false, awaiting: true }])
    expect(await getResult(taker)).toMatchObject({ passed: null })
  })

  test('has them count: the result is scored again with them', async () => {
    const { taker, deliver } = await cutOff()
    await deliver()
    const { status, body } = await accept(taker, { late_answers: true })
    expect([status, body.data.attempt.status]).toEqual([200, 'RESULT_PROCESSING'])
    await server.runJobs()
    const { overall, passed, lacks } = await getResult(taker)
    expect([overall > 0, passed, lacks]).toEqual([true, false, []])
    expect(await getLate(taker)).toEqual([{ counted: true, awaiting: false }])
    expect(
      await server.deps.db
        .select({ act: accessLog.action, detail: accessLog.detail })
        .from(accessLog)
        .where(eq(accessLog.subjectId, taker.attemptId ?? '')),
    ).toContainEqual({ act: 'attempt.evidence', detail: { late_answers: true } })
  })

  test('leaves them out: the result stays without them, whatever comes later', async () => {
    const { taker, deliver } = await cutOff()
    await deliver()
    const { body } = await accept(taker, { late_answers: false })
    expect(body.data).toMatchObject({
      overall: 0,
      passed: false,
      lacks: [],
      attempt: { status: 'COMPLETED' },
    })
    expect(stateIn(await deliver())).toBe('kept')
    await recordingsArrive(taker)
    expect(await getAnswer(taker)).toBeUndefined()
    expect(await getLate(taker)).toEqual([{ counted: false, awaiting: false }])
    expect(await getResult(taker)).toMatchObject({ overall: 0, passed: false, lacks: [] })
  })

  test('and recordings that come at the same moment have them count once', async () => {
    const { taker, deliver } = await cutOff()
    await deliver()
    await taker.recorded()
    const [, answer] = await Promise.all([
      judgeAgain(server.deps, taker.attemptId ?? ''),
      accept(taker, { late_answers: true }),
    ])
    expect([200, 409]).toContain(answer.status)
    expect((await getAnswer(taker))?.edits).toBe(1)
    expect(await getLate(taker)).toEqual([{ counted: true, awaiting: false }])
    await server.runJobs()
    expect(await getResult(taker)).toMatchObject({ passed: false, lacks: [] })
    expect(await listDeliveries(taker)).toHaveLength(1)
  })
})
