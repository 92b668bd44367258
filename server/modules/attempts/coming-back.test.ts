import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { AttemptEvent } from '../../../machines/attempt/attempt-events'
import { attempts } from './attempts.table'
import { takes } from '../media/media.table'
import { settings } from '../users/users.table'
import { startTestServer, type TestServer } from '../../testing/server'
import { findAttempt } from './attempt.store'
import { saveStep } from './attempt-step.store'
import { english, questions, Taker } from './fixtures/takers'
import { append } from './lifecycle.rules'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const getRow = async ({ attemptId }: Taker) => {
  const row = await findAttempt(server.deps.db, attemptId ?? '')
  if (row === null) throw new Error('There is no attempt')
  return row
}

/** A decision of a person, as the handlers that are to come will append it. */
async function decide(taker: Taker, type: 'redo.granted' | 'attempt.reset') {
  const row = await getRow(taker)
  const now = server.deps.clock.now()
  const event: AttemptEvent = {
    type,
    at: now.toISOString(),
    epoch: row.state.epoch,
    sequence: row.state.sequence,
  }
  await saveStep(
    server.deps.db,
    row,
    append({ state: row.state, events: [], effects: [] }, event),
    { actor: 'reviewer' },
    now,
  )
}

const opened = ({ token }: Taker) => server.client('getQuestionnaire', { params: english, token })
const findCard = async ({ token }: Taker) =>
  (await server.client('listAttempts', { token })).body.data.results[0]

async function begunAgain(taker: Taker) {
  const { body } = await taker.send('attempt.started', { attempt_id: null })
  taker.attemptId = body.data.id
}

describe('a browser that returns to a running attempt with nothing stored', () => {
  test('gets the current answers, each with its writer’s epoch and sequence', async () => {
    const taker = await Taker.begin(server)
    await taker.send('part.begun', { part: 'writing' })
    await taker.save(questions.writing, 'Dear', { sequence: 20 })
    await taker.save(questions.mcq, 'b', { sequence: 21 })
    await taker.send('writer.taken')
    await taker.save(questions.writing, 'Dear team', { sequence: 1, type: 'long_text' }, 2)
    await taker.save(questions.writing, 'from the stale tab', { sequence: 99 }, 1)
    const { status, body } = await opened(taker)
    expect(status).toBe(200)
    expect(body.data.answers).toHaveLength(2)
    expect(body.data.answers).toEqual(
      expect.arrayContaining([
        {
          question_id: questions.writing,
          type: 'long_text',
          value: 'Dear team',
          epoch: 2,
          sequence: 1,
        },
        { question_id: questions.mcq, type: 'text', value: 'b', epoch: 1, sequence: 21 },
      ]),
    )
  })

  test('gets no answers of other people, and none from before a redo', async () => {
    const [taker, other] = [await Taker.begin(server), await Taker.begin(server)]
    await other.send('part.begun', { part: 'writing' })
    await other.save(questions.writing, 'the words of another')
    expect((await opened(taker)).body.data.answers).toEqual([])

    await other.send('attempt.exited', { reason: 'exited' })
    await decide(other, 'redo.granted')
    await begunAgain(other)
    const { body } = await opened(other)
    expect(body.data).toMatchObject({ attempt_id: other.attemptId, answers: [], takes: [] })
  })

  test('gets the chosen options, and never which option is right', async () => {
    const taker = await Taker.begin(server)
    await taker.send('part.begun', { part: 'writing' })
    await taker.save(questions.mcq, 'd')
    const { body, raw } = await opened(taker)
    expect(body.data.answers.map((answer: object) => Object.keys(answer).sort())).toEqual([
      ['epoch', 'question_id', 'sequence', 'type', 'value'],
    ])
    expect(Object.keys(body.data).sort()).toEqual([
      'answers',
      'assessment_id',
      'attempt_id',
      'parts',
      'takes',
    ])
    expect(raw.toString()).not.toMatch(/speaking_topics|writing_topics|"right|"correct|"key"/)
  })

  test('gets the spoken takes that count, and not one of a stale tab', async () => {
    const taker = await Taker.begin(server)
    for (const part of ['writing', 'mcqs']) {
      await taker.send('part.begun', { part })
      await taker.send('part.submitted', { part })
    }
    await taker.send('part.begun', { part: 'speaking' })
    await taker.speak(questions.speaking)
    await taker.send('writer.taken')
    await taker.speak(questions.speaking, { take: '2', epoch: '1' })
    expect(
      (
        await server.deps.db
          .select()
          .from(takes)
          .where(eq(takes.attemptId, taker.attemptId ?? ''))
      )
        .map((take) => take.counted)
        .sort((a, b) => Number(a) - Number(b)),
    ).toEqual([false, true])
    expect((await opened(taker)).body.data.takes).toEqual([
      { question_id: questions.speaking, take: 1, duration_ms: 3000, state: 'saved' },
    ])
  })
})

describe('a card', () => {
  test('shows the attempt that a redo was granted of until the next one begins', async () => {
    const taker = await Taker.begin(server)
    await taker.send('attempt.exited', { reason: 'exited' })
    await decide(taker, 'redo.granted')
    const before = taker.attemptId
    expect(await findCard(taker)).toMatchObject({
      assessment_id: 'english_v3',
      available: true,
      attempt: { id: before, status: 'REDO' },
    })
    await begunAgain(taker)
    expect(await findCard(taker)).toMatchObject({
      attempt: { id: taker.attemptId, status: 'IN_PROGRESS' },
    })
    expect(taker.attemptId).not.toBe(before)
  })

  test('names another active version for the redo, where there is one', async () => {
    const taker = await Taker.begin(server)
    await taker.send('attempt.exited', { reason: 'exited' })
    await decide(taker, 'redo.granted')
    await server.deps.db
      .insert(settings)
      .values({ key: 'active_assessments', value: ['english_v3', 'english_v2'] })
    expect(await findCard(taker)).toMatchObject({
      assessment_id: 'english_v2',
      attempt: { assessment_id: 'english_v3', status: 'REDO' },
    })
    await server.deps.db.delete(settings).where(eq(settings.key, 'active_assessments'))
  })

  test('shows none after a reset, also where the attempt was a redo’s', async () => {
    const taker = await Taker.begin(server)
    await taker.send('attempt.exited', { reason: 'exited' })
    await decide(taker, 'redo.granted')
    await begunAgain(taker)
    await decide(taker, 'attempt.reset')
    expect(await findCard(taker)).toMatchObject({
      assessment_id: 'english_v3',
      available: true,
      attempt: null,
    })
  })
})

test('a candidate’s time factor is in the budgets that the browser reckons with', async () => {
  const taker = await Taker.begin(server)
  const { state } = await getRow(taker)
  await server.deps.db
    .update(attempts)
    .set({ state: { ...state, clock: { ...state.clock, factor: 1.5 } } })
    .where(eq(attempts.id, taker.attemptId ?? ''))
  const { body } = await taker.send('part.begun', { part: 'writing' })
  const budgets = body.data.parts.map((part: { budget_seconds: number }) => part.budget_seconds)
  expect(budgets).toEqual([1800, 900, 900])
  const [writing] = body.data.parts
  expect(Date.parse(writing.deadline) - Date.parse(writing.started_at)).toBe(1_800_000)
  expect(
    (await opened(taker)).body.data.parts.map(
      (part: { budget_seconds: number }) => part.budget_seconds,
    ),
  ).toEqual(budgets)
})
