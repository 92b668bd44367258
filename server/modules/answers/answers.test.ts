import { and, asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { answers, attemptEvents, attempts, lateEdits } from '../attempts/attempts.table'
import { startTestServer, type TestServer } from '../../testing/server'
import { expireAttempts } from '../attempts/expire-attempts.job'
import { english, questions, Taker } from '../attempts/fixtures/takers'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const answerTo = async (taker: Taker, question: string) => {
  const [found] = await server.deps.db
    .select()
    .from(answers)
    .where(and(eq(answers.attemptId, taker.attemptId ?? ''), eq(answers.questionId, question)))
  return found?.value ?? null
}
const getLate = (taker: Taker) =>
  server.deps.db
    .select()
    .from(lateEdits)
    .where(eq(lateEdits.attemptId, taker.attemptId ?? ''))
    .orderBy(asc(lateEdits.deliveredAt))
const getTypes = async (taker: Taker) =>
  (
    await server.deps.db
      .select({ type: attemptEvents.type })
      .from(attemptEvents)
      .where(eq(attemptEvents.attemptId, taker.attemptId ?? ''))
      .orderBy(asc(attemptEvents.position))
  ).map((event) => event.type)
const getStatus = async (taker: Taker) =>
  (
    await server.deps.db
      .select({ status: attempts.status })
      .from(attempts)
      .where(eq(attempts.id, taker.attemptId ?? ''))
  )[0]?.status
const writing = async () => {
  const taker = await Taker.begin(server)
  await taker.send('part.begun', { part: 'writing' })
  return taker
}
const advance = (seconds: number) => server.deps.clock.advance(seconds)

describe('saving', () => {
  test('the last edit is kept, and its response has the position of the attempt', async () => {
    const taker = await writing()
    await taker.save(questions.writing, 'Dear')
    const { status, body } = await taker.save(questions.writing, 'Dear team leader')
    expect(status).toBe(200)
    expect(body.data.saved).toEqual([
      { question_id: questions.writing, sequence: taker.sequence, state: 'saved' },
    ])
    expect(body.data.attempt).toMatchObject({
      status: 'IN_PROGRESS',
      part: 'writing',
      sequence: taker.sequence,
    })
    expect(await answerTo(taker, questions.writing)).toBe('Dear team leader')
  })

  test('an older edit that arrives later does not overwrite', async () => {
    const taker = await writing()
    await taker.save(questions.writing, 'newer', { sequence: 50 })
    const { body } = await taker.save(questions.writing, 'older', { sequence: 49 })
    expect(body.data.saved[0].state).toBe('superseded')
    expect(await answerTo(taker, questions.writing)).toBe('newer')
  })

  test('a value that is no choice of its question is refused, and the rest of the call is saved', async () => {
    const taker = await writing()
    const edit = (question_id: string, sequence: number, type: string, value: string) => ({
      question_id,
      sequence,
      type,
      value,
      elapsed_ms: 0,
    })
    const send = (...edits: object[]) =>
      server.client('saveAnswers', {
        params: english,
        token: taker.token,
        body: { attempt_id: taker.attemptId, epoch: 1, answers: edits },
      })
    const { status, body } = await send(
      edit(questions.mcq, 90, 'text', 'no-such-choice'),
      edit(questions.writing, 91, 'long_text', 'kept'),
    )
    expect([status, Object.keys(body.fields)]).toEqual([422, ['value']])
    expect(await answerTo(taker, questions.mcq)).toBeNull()
    expect(await answerTo(taker, questions.writing)).toBe('kept')
    const unknown = await send(
      edit('english_v2-of-long-ago', 92, 'text', 'a'),
      edit(questions.writing, 93, 'long_text', 'kept as well'),
    )
    expect([unknown.status, Object.keys(unknown.body.fields)]).toEqual([422, ['question_id']])
    expect(await answerTo(taker, questions.writing)).toBe('kept as well')
    expect((await send(edit(questions.mcq, 94, 'text', ''))).status).toBe(200)
  })

  test('the same edit sent again, its answer having been lost, is saved as before', async () => {
    const taker = await writing()
    await taker.save(questions.writing, 'once', { sequence: 7 })
    const { body } = await taker.save(questions.writing, 'once', { sequence: 7 })
    expect(body.data.saved[0].state).toBe('saved')
  })

  test('of two edits to one question in a call, the one with the higher sequence is kept', async () => {
    const taker = await writing()
    const edit = (sequence: number, value: string) => ({
      question_id: questions.writing,
      sequence,
      type: 'long_text',
      value,
      elapsed_ms: 0,
    })
    const { body } = await server.client('saveAnswers', {
      params: english,
      token: taker.token,
      body: {
        attempt_id: taker.attemptId,
        epoch: 1,
        answers: [edit(3, 'second'), edit(2, 'first')],
      },
    })
    expect(body.data.saved.map((one: { state: string }) => one.state)).toEqual([
      'saved',
      'superseded',
    ])
    expect(await answerTo(taker, questions.writing)).toBe('second')
  })

  test('a question that is not asked is refused', async () => {
    const taker = await writing()
    const { status, body } = await taker.save('english_v3-practice-mcqs', 'b')
    expect([status, body.code]).toEqual([422, 'validation_failed'])
  })
})

describe('a stale tab', () => {
  test('cannot overwrite an answer even with a higher sequence, and its text is kept for the reviewer', async () => {
    const taker = await writing()
    await taker.save(questions.writing, 'before', { sequence: 900 })
    const { body } = await taker.send('writer.taken')
    await taker.save(questions.writing, 'the new writer', { sequence: 1 }, body.data.epoch)
    const stale = await taker.save(questions.writing, 'the stale tab', { sequence: 1000 }, 1)
    expect([stale.status, stale.body.code]).toEqual([409, 'writer_elsewhere'])
    expect(await answerTo(taker, questions.writing)).toBe('the new writer')
    expect(await getLate(taker)).toMatchObject([
      { value: 'the stale tab', counted: false, epoch: 1 },
    ])
  })
})

describe('a late edit', () => {
  test('is kept, and does not count, when there was no outage', async () => {
    const taker = await writing()
    await taker.save(questions.writing, 'in time')
    await taker.stayFor(1230)
    const { status, body } = await taker.save(questions.writing, 'too late')
    expect([status, body.data.saved[0].state]).toEqual([200, 'kept'])
    expect(await answerTo(taker, questions.writing)).toBe('in time')
    expect(await getLate(taker)).toMatchObject([{ value: 'too late', counted: false }])
    expect(await getTypes(taker)).not.toContain('outage.delivered')
  })

  test('on its way when the time ran out is in time', async () => {
    const taker = await writing()
    const { body } = await taker.send('heartbeat')
    const left = Date.parse(body.data.parts[0].deadline) - server.deps.clock.now().getTime()
    advance(left / 1000 + 0.1)
    await taker.signInAgain()
    expect((await taker.save(questions.writing, 'the last word')).body.data.saved[0].state).toBe(
      'saved',
    )
  })

  test('after an exit is kept, and does not count', async () => {
    const taker = await writing()
    await taker.send('attempt.exited', { reason: 'exited' })
    expect((await taker.save(questions.writing, 'afterthought')).body.data.saved[0].state).toBe(
      'kept',
    )
    expect(await answerTo(taker, questions.writing)).toBeNull()
    expect(await getLate(taker)).toMatchObject([
      { value: 'afterthought', counted: false, awaiting: false },
    ])
  })
})

/** Cut off one minute into writing until everything is over on the server, and recorded throughout. */
async function cutOff() {
  const taker = await writing()
  await taker.recorded()
  await taker.stayFor(60)
  const since = taker.since
  advance(3 * 3600)
  await expireAttempts(server.deps)
  await taker.signInAgain()
  return {
    taker,
    late: (seconds: number, part = 'writing') => ({
      elapsed_ms: seconds * 1000,
      late: { since, part },
    }),
    since,
  }
}

describe('trying answers out', () => {
  test('an edit from an outage does not count once the attempt was evaluated after it', async () => {
    const taker = await writing()
    await taker.recorded()
    await taker.send('part.submitted', { part: 'writing' })
    await taker.send('part.begun', { part: 'mcqs' })
    const { since } = taker
    advance(60)
    await taker.save(questions.mcq, 'a')
    await taker.send('part.submitted', { part: 'mcqs' })
    await taker.send('part.begun', { part: 'speaking' })
    await taker.send('part.submitted', { part: 'speaking' })
    await taker.send('attempt.submitted')
    const told = { elapsed_ms: 20_000, late: { since, part: 'mcqs' } }
    await taker.save(questions.mcq, 'b', told)
    expect(await answerTo(taker, questions.mcq)).toBe('b')
    await server.runJobs()
    await taker.save(questions.mcq, 'c', told)
    expect(await answerTo(taker, questions.mcq)).toBe('b')
    expect((await getLate(taker)).at(-1)).toMatchObject({ value: 'c', counted: false })
  })

  test('an instant that no clock shows is none: the edit is saved or kept as one that tells no time, the event refused', async () => {
    const taker = await writing()
    const noInstant = '2016-12-31T23:59:60Z'
    expect(
      (await taker.save(questions.writing, 'now', { late: { since: noInstant, part: 'writing' } }))
        .status,
    ).toBe(200)
    await taker.send('part.submitted', { part: 'writing' })
    await taker.save(questions.writing, 'later', { late: { since: noInstant, part: 'writing' } })
    expect(await getLate(taker)).toMatchObject([{ value: 'later', counted: false, editedAt: null }])
    expect((await taker.send('connection.lost', { at: noInstant })).status).toBe(422)
  })
})

describe('an outage', () => {
  test('edits made in it within the part count when they arrive, and are reported once', async () => {
    const { taker, late } = await cutOff()
    expect(await getStatus(taker)).toBe('RESULT_PROCESSING')
    expect(
      (await taker.save(questions.writing, 'written offline', late(600))).body.data.saved[0].state,
    ).toBe('late')
    await taker.save(questions.mcq, 'c', late(1500, 'mcqs'))
    expect(await answerTo(taker, questions.writing)).toBe('written offline')
    expect(await answerTo(taker, questions.mcq)).toBe('c')
    expect((await getTypes(taker)).filter((type) => type === 'outage.delivered')).toHaveLength(1)
    expect(await getLate(taker)).toMatchObject([{ counted: true }, { counted: true }])
  })

  test('an edit past its part’s budget is kept and does not count', async () => {
    const { taker, late } = await cutOff()
    await taker.save(questions.writing, 'half an hour later', late(1800))
    expect(await answerTo(taker, questions.writing)).toBeNull()
    expect(await getLate(taker)).toMatchObject([{ value: 'half an hour later', counted: false }])
  })

  test('a part handed in on the device takes no edits of a later time', async () => {
    const { taker, late, since } = await cutOff()
    expect(
      (await taker.send('part.submitted', { part: 'writing', since, elapsed_ms: 300_000 })).status,
    ).toBe(200)
    expect(
      (await taker.send('part.begun', { part: 'mcqs', since, elapsed_ms: 310_000 })).status,
    ).toBe(200)
    await taker.save(questions.writing, 'after handing in', late(400))
    await taker.save(questions.mcq, 'a', late(900, 'mcqs'))
    expect(await answerTo(taker, questions.writing)).toBeNull()
    expect(await answerTo(taker, questions.mcq)).toBe('a')
    await taker.save(questions.mcq, 'b', late(1000, 'mcqs'))
    expect(await answerTo(taker, questions.mcq)).toBe('a')
  })

  test('more than a day after the last deadline nothing counts', async () => {
    const { taker, late } = await cutOff()
    advance(25 * 3600)
    await taker.signInAgain()
    await taker.save(questions.writing, 'a day later', late(600))
    expect(await answerTo(taker, questions.writing)).toBeNull()
    expect(await getLate(taker)).toMatchObject([{ value: 'a day later', counted: false }])
  })

  test('is still known when the first call after it is a heartbeat', async () => {
    const { taker, late } = await cutOff()
    await taker.send('heartbeat')
    await taker.save(questions.writing, 'delivered second', late(600))
    expect(await answerTo(taker, questions.writing)).toBe('delivered second')
  })

  test('does not count when it is claimed for a time in which the browser was connected', async () => {
    const taker = await writing()
    const since = taker.since
    await taker.stayFor(1230)
    await taker.save(questions.writing, 'claimed', {
      elapsed_ms: 600_000,
      late: { since, part: 'writing' },
    })
    expect(await answerTo(taker, questions.writing)).toBeNull()
  })

  test('a delivery after a cancellation is stored and reported, and changes nothing', async () => {
    const taker = await writing()
    const since = taker.since
    advance(300)
    await taker.send('attempt.exited', { reason: 'exited' })
    await taker.save(questions.writing, 'offline', {
      elapsed_ms: 100_000,
      late: { since, part: 'writing' },
    })
    expect(await getStatus(taker)).toBe('CANCELLED')
    expect(await answerTo(taker, questions.writing)).toBeNull()
    expect(await getTypes(taker)).toContain('outage.delivered')
  })
})

describe('the sweep', () => {
  test('ends every part of an abandoned attempt, each dated when it fell due', async () => {
    const taker = await writing()
    advance(3 * 3600)
    await expireAttempts(server.deps)
    expect(await getTypes(taker)).toEqual([
      'attempt.started',
      'part.begun',
      'part.expired',
      'briefing.expired',
      'part.expired',
      'briefing.expired',
      'part.expired',
    ])
    expect(await getStatus(taker)).toBe('RESULT_PROCESSING')
    const [row] = await server.deps.db
      .select()
      .from(attempts)
      .where(eq(attempts.id, taker.attemptId ?? ''))
    expect((row?.finishedAt?.getTime() ?? 0) - (row?.startedAt.getTime() ?? 0)).toBeLessThan(
      3600_000,
    )
  })

  test('does not change an attempt that is not due', async () => {
    const taker = await writing()
    await expireAttempts(server.deps)
    expect(await getTypes(taker)).toEqual(['attempt.started', 'part.begun'])
  })
})
