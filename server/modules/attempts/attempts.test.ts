import { consentTextVersion } from '../../../machines/shared/consent-text'
import { randomUUID } from 'node:crypto'
import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { partsByKind } from '../../../machines/assessment/parts'
import { attemptEvents, attempts } from './attempts.table'
import { users } from '../auth/auth.table'
import { settings } from '../users/users.table'
import { startTestServer, type TestServer } from '../../testing/server'
import { english, signedIn, Taker } from './fixtures/takers'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const listEvents = (attemptId: string | null) =>
  server.deps.db
    .select()
    .from(attemptEvents)
    .where(eq(attemptEvents.attemptId, attemptId ?? ''))
    .orderBy(asc(attemptEvents.position))
const getTypes = async (attemptId: string | null) =>
  (await listEvents(attemptId)).map((event) => event.type)

const asForEverybody = (kind: keyof typeof partsByKind) => ({
  arranged: false,
  parts: partsByKind[kind].map(({ id, budget_seconds }) => ({
    id,
    budget_seconds,
    break_seconds: 0,
  })),
})

describe('before an attempt', () => {
  test('a candidate sees one card a kind, each with content', async () => {
    const { token } = await signedIn(server)
    const { body } = await server.client('listAttempts', { token })
    expect(body.data.results).toEqual([
      {
        kind: 'english',
        assessment_id: 'english_v3',
        assessment_type: 'candidates_english',
        available: true,
        consent_needed: true,
        plan: asForEverybody('english'),
        attempt: null,
      },
      {
        kind: 'annotation',
        assessment_id: 'annotation_v3',
        assessment_type: 'candidates_annotation',
        available: true,
        consent_needed: true,
        plan: asForEverybody('annotation'),
        attempt: null,
      },
    ])
  })

  test('the questions come only with the attempt', async () => {
    const { token } = await signedIn(server)
    const { status, body } = await server.client('getQuestionnaire', { params: english, token })
    expect([status, body.code]).toEqual([409, 'attempt_not_started'])
  })

  test('practice has one untimed item of each kind', async () => {
    const { token } = await signedIn(server)
    const { body } = await server.client('getPractice', { params: english, token })
    expect(
      body.data.parts.map(
        (part: { kind: string; budget_seconds: number; questions: unknown[] }) => [
          part.kind,
          part.budget_seconds,
          part.questions.length,
        ],
      ),
    ).toEqual([
      ['written', 0, 1],
      ['mcqs', 0, 1],
      ['speaking', 0, 1],
    ])
  })

  test('it does not begin without consent, nor of a version that is not active', async () => {
    const taker = await Taker.arrive(server)
    expect((await taker.send('attempt.started')).body.code).toBe('consent_missing')
    const consent = await server.client('giveConsent', {
      params: { assessment_id: 'annotation_v2' },
      token: taker.token,
      body: { text_version: consentTextVersion, lang: 'ar' },
    })
    expect([consent.status, consent.body.code]).toEqual([409, 'assessment_not_available'])
  })
})

describe('an attempt', () => {
  test('begins with the briefing of its first part, once, however often the same event comes', async () => {
    const taker = await Taker.arrive(server)
    await server.client('giveConsent', {
      params: english,
      token: taker.token,
      body: { text_version: consentTextVersion, lang: 'en' },
    })
    const key = crypto.randomUUID()
    const first = await taker.send('attempt.started', { key })
    const again = await taker.send('attempt.started', { key })
    expect(again.body.data.id).toBe(first.body.data.id)
    expect(first.body.data).toMatchObject({
      status: 'IN_PROGRESS',
      part: 'writing',
      phase: 'briefing',
      epoch: 1,
    })
    expect((await taker.send('attempt.started')).body.code).toBe('attempt_running')
  })

  test('hands out its questions without the right answers', async () => {
    const taker = await Taker.begin(server)
    const { body, raw } = await server.client('getQuestionnaire', {
      params: english,
      token: taker.token,
    })
    expect(
      body.data.parts.map((part: { id: string; questions: unknown[] }) => [
        part.id,
        part.questions.length,
      ]),
    ).toEqual([
      ['writing', 1],
      ['mcqs', 20],
      ['speaking', 4],
    ])
    expect(body.data.attempt_id).toBe(taker.attemptId)
    // The questions of other versions are not given to this candidate.
    expect(
      (
        await server.client('getQuestionnaire', {
          params: { assessment_id: 'english_v2' },
          token: taker.token,
        })
      ).body.code,
    ).toBe('attempt_not_started')
    expect(raw.toString()).not.toMatch(/speaking_topics|writing_topics|"right|"correct|"key"/)
  })

  test('an event that is sent twice under one key is stored once', async () => {
    const taker = await Taker.begin(server)
    const key = crypto.randomUUID()
    await taker.send('part.begun', { part: 'writing', key })
    expect((await taker.send('part.begun', { part: 'writing', key })).status).toBe(200)
    expect(await getTypes(taker.attemptId)).toEqual(['attempt.started', 'part.begun'])
  })

  test('a heartbeat is answered with the server time and is not listed as an event', async () => {
    const taker = await Taker.begin(server)
    const { body } = await taker.send('heartbeat')
    expect(Date.parse(body.data.server_time)).toBeGreaterThan(0)
    expect(await getTypes(taker.attemptId)).toEqual(['attempt.started'])
  })

  test.each([
    'evaluation.completed',
    'time.granted',
    'redo.granted',
    'xstate.stop',
    'xstate.done.actor.evaluation',
    'xstate.after.1000.attempt',
  ])('a forged %s is refused and changes nothing', async (type) => {
    const taker = await Taker.begin(server)
    const { status } = await taker.send(type, { part: 'writing' })
    expect(status).toBe(400)
    expect(await getTypes(taker.attemptId)).toEqual(['attempt.started'])
  })

  test("another candidate's attempt answers as one that does not exist", async () => {
    const taker = await Taker.begin(server)
    const other = await Taker.arrive(server)
    other.attemptId = taker.attemptId
    expect((await other.send('part.begun', { part: 'writing' })).body).toMatchObject({
      code: 'attempt_not_found',
    })
    expect((await other.save('english_v3-writing-1', 'mine')).status).toBe(404)
    const unknown = await taker.send('heartbeat', { attempt_id: crypto.randomUUID() })
    expect(unknown.status).toBe(404)
  })

  test('an event that does not fit is refused', async () => {
    const taker = await Taker.begin(server)
    expect((await taker.send('part.submitted', { part: 'writing' })).body.code).toBe(
      'client_event_refused',
    )
    expect((await taker.send('part.begun')).body).toMatchObject({
      code: 'validation_failed',
      fields: { part: expect.any(String) },
    })
    expect((await taker.send('part.begun', { part: 'speaking' })).body.code).toBe(
      'client_event_refused',
    )
  })

  test('continues when the account status of its candidate changes', async () => {
    const taker = await Taker.begin(server)
    await server.deps.db
      .update(users)
      .set({ approvalStatus: 'PENDING' })
      .where(eq(users.id, taker.userId))
    expect((await taker.send('part.begun', { part: 'writing' })).status).toBe(200)
    expect((await taker.save('english_v3-writing-1', 'Dear team')).status).toBe(200)
    expect((await server.client('listAttempts', { token: taker.token })).status).toBe(403)
  })

  test('an exit cancels it for good', async () => {
    const taker = await Taker.begin(server)
    expect((await taker.send('attempt.exited')).body.code).toBe('validation_failed')
    const { body } = await taker.send('attempt.exited', { reason: 'exited' })
    expect(body.data).toMatchObject({ status: 'CANCELLED', cancel_reason: 'exited', part: null })
    expect((await taker.send('part.begun', { part: 'writing' })).body.code).toBe('attempt_over')
    expect(
      (await server.client('getQuestionnaire', { params: english, token: taker.token })).body.code,
    ).toBe('attempt_cancelled')
    expect((await taker.send('attempt.started', { attempt_id: null })).body.code).toBe(
      'attempt_cancelled',
    )
  })
})

describe('the writer', () => {
  test('a take-over raises the epoch, and the stale tab gets an error', async () => {
    const taker = await Taker.begin(server)
    const taken = await taker.send('writer.taken')
    expect(taken.body.data.epoch).toBe(2)
    const stale = await taker.send('part.begun', { part: 'writing' })
    expect([stale.status, stale.body.code]).toEqual([409, 'writer_elsewhere'])
    expect((await taker.send('heartbeat')).body.code).toBe('writer_elsewhere')
    taker.epoch = 2
    expect((await taker.send('part.begun', { part: 'writing' })).status).toBe(200)
  })

  test('an epoch that was never given out is refused', async () => {
    const taker = await Taker.begin(server)
    expect((await taker.send('part.begun', { part: 'writing', epoch: 9 })).body.code).toBe(
      'client_event_refused',
    )
  })
})

describe('the clock', () => {
  test('reading shows what fell due and writes nothing down; the next event does', async () => {
    const taker = await Taker.begin(server)
    server.deps.clock.advance(125)
    const { body } = await server.client('listAttempts', { token: taker.token })
    expect(body.data.results[0].attempt).toMatchObject({ part: 'writing', phase: 'answering' })
    expect(await getTypes(taker.attemptId)).toEqual(['attempt.started'])
    await taker.send('heartbeat')
    expect(await getTypes(taker.attemptId)).toEqual(['attempt.started', 'briefing.expired'])
  })

  test('a part begun on a device that was cut off counts from then', async () => {
    const taker = await Taker.begin(server)
    const since = taker.since
    server.deps.clock.advance(90)
    const { body } = await taker.send('part.begun', { part: 'writing', since, elapsed_ms: 30_000 })
    const [writing] = body.data.parts
    expect(Date.parse(writing.started_at)).toBe(Date.parse(since) + 30_000)
    expect(Date.parse(writing.deadline)).toBe(Date.parse(since) + 30_000 + 1_200_000)
  })

  test('a part that ran out on the device a moment ago is over once the next is begun there', async () => {
    const taker = await Taker.begin(server)
    const { body } = await taker.send('part.begun', { part: 'writing' })
    const { deadline } = body.data.parts[0]
    server.deps.clock.advance(1_190)
    await taker.signInAgain()
    // The server would wait two seconds for what is on its way.
    server.deps.clock.advance(
      (Date.parse(deadline) - server.deps.clock.now().getTime()) / 1000 + 0.1,
    )
    const begun = await taker.send('part.begun', { part: 'mcqs' })
    expect(begun.body.data).toMatchObject({
      part: 'mcqs',
      phase: 'answering',
      parts: [{ submitted_at: deadline }, {}, {}],
    })
    expect(await getTypes(taker.attemptId)).toEqual([
      'attempt.started',
      'part.begun',
      'part.expired',
      'part.begun',
    ])
  })

  test('a part whose briefing ran out on the device a moment ago can be handed in at once', async () => {
    const taker = await Taker.begin(server)
    await taker.send('part.begun', { part: 'writing' })
    const { body } = await taker.send('part.submitted', { part: 'writing' })
    const ended = new Date(Date.parse(body.data.parts[0].submitted_at) + 120_000).toISOString()
    await taker.stayFor(105)
    // Moves the clock to just after the end, including the time that the calls took on a slow
    // machine.
    const { clock } = server.deps
    clock.advance((Date.parse(ended) + 100 - clock.now().getTime()) / 1000)
    expect((await taker.send('heartbeat')).body.data).toMatchObject({
      part: 'mcqs',
      phase: 'briefing',
    })
    const submitted = await taker.send('part.submitted', { part: 'mcqs' })
    expect(submitted.body.data).toMatchObject({
      part: 'speaking',
      phase: 'briefing',
      parts: [{}, { started_at: ended }, {}],
    })
    expect(await getTypes(taker.attemptId)).toEqual([
      'attempt.started',
      'part.begun',
      'part.submitted',
      'briefing.expired',
      'part.submitted',
    ])
  })

  test('a part with time left is not over because the next is begun', async () => {
    const taker = await Taker.begin(server)
    await taker.send('part.begun', { part: 'writing' })
    expect((await taker.send('part.begun', { part: 'mcqs' })).body.code).toBe(
      'client_event_refused',
    )
  })

  test('an attempt cannot begin in the future', async () => {
    const taker = await Taker.begin(server)
    const { body } = await taker.send('part.begun', {
      part: 'writing',
      since: taker.since,
      elapsed_ms: 600_000,
    })
    expect(Date.parse(body.data.parts[0].started_at)).toBeLessThanOrEqual(
      Date.parse(body.data.server_time),
    )
  })
})

test('of two active versions the first that was not had is offered', async () => {
  await server.deps.db
    .insert(settings)
    .values({ key: 'active_assessments', value: ['english_v2', 'english_v3'] })
  const { token } = await signedIn(server)
  expect((await server.client('listAttempts', { token })).body.data.results).toEqual([
    {
      kind: 'english',
      assessment_id: 'english_v2',
      assessment_type: 'candidates_english',
      available: true,
      consent_needed: true,
      plan: asForEverybody('english'),
      attempt: null,
    },
  ])
  await server.deps.db.delete(settings).where(eq(settings.key, 'active_assessments'))
})

test('the stored state is the fold of the stored list', async () => {
  const { foldAttempt } = await import('../../../machines/attempt/attempt-fold')
  const { readAttemptEvent } = await import('../../../machines/attempt/attempt-row')
  const taker = await Taker.begin(server)
  await taker.finish()
  const events = (await listEvents(taker.attemptId))
    .map((row) => readAttemptEvent({ ...row, at: row.at.toISOString() }))
    .filter((event) => event !== null)
  const [stored] = await server.deps.db
    .select()
    .from(attempts)
    .where(eq(attempts.id, taker.attemptId ?? ''))
  expect(stored?.state).toEqual(foldAttempt(events))
  expect(stored?.status).toBe('RESULT_PROCESSING')
})

test('one event sent many times at once happens once, and every call gets the same answer', async () => {
  const taker = await Taker.begin(server)
  const key = randomUUID()
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => taker.send('part.begun', { part: 'writing', key })),
  )
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200))
})
