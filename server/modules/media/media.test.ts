import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { eq } from 'drizzle-orm'
import { ALL_FORMATS, BufferSource, EncodedPacketSink, Input } from 'mediabunny'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { recordings, takes } from './media.table'
import { files } from '../users/users.table'
import { readAll } from '../../storage/storage'
import { startTestServer, type TestServer } from '../../testing/server'
import { assembleSilent } from './assemble-recording.job'
import { english, questions, signedIn, Taker } from '../attempts/fixtures/takers'

/** What Chromium's MediaRecorder made of its fake devices, a piece a second. */
const recorded = (name: string) =>
  readFileSync(new URL(`../attempts/fixtures/recorder/${name}`, import.meta.url))
const pieces = [0, 1, 2, 3, 4].map((index) => recorded(`piece-${index}.webm`))

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const send = (
  taker: Taker,
  sessionId: string,
  index: number,
  said: Record<string, string> = {},
  bytes = pieces[index],
) =>
  server.client('saveMedia', {
    params: taker.params,
    token: taker.token,
    form: {
      attempt_id: taker.attemptId ?? '',
      kind: 'camera',
      session_id: sessionId,
      index: String(index),
      offset_ms: String(index * 1000),
      duration_ms: '1000',
      last: String(index === 4),
      ...said,
      file: { bytes: bytes ?? Buffer.from('piece'), filename: 'piece' },
    },
  })
const sendTake = (
  taker: Taker,
  said: Record<string, string> = {},
  bytes = recorded('take.webm'),
  question = questions.speaking,
) =>
  server.client('saveAnswerMedia', {
    params: { ...english, answer_id: question },
    token: taker.token,
    form: {
      attempt_id: taker.attemptId ?? '',
      epoch: '1',
      take: '1',
      duration_ms: '3000',
      transcript: 'I like to read.',
      ...said,
      file: { bytes, filename: 'take' },
    },
  })
const listRecordings = async (sessionId: string) =>
  (await server.deps.db.select().from(recordings).where(eq(recordings.sessionId, sessionId)))[0]

test('a take whose transcript cannot be stored is refused, and nothing of it is kept', async () => {
  const taker = await Taker.begin(server)
  const refused = await sendTake(taker, { transcript: 'I like\0to read.' })
  expect([refused.status, refused.body.code]).toEqual([400, 'validation_failed'])
})

describe('a recording', () => {
  test('comes in pieces, in any order and more than once, and becomes one file that can be sought in', async () => {
    const taker = await Taker.begin(server)
    const session = randomUUID()
    for (const index of [0, 2, 1, 1, 4, 3])
      expect((await send(taker, session, index)).status).toBe(200)
    expect((await send(taker, session, 3)).body.data).toEqual({
      session_id: session,
      index: 3,
      received: 5,
    })
    await server.runJobs()
    const recording = await listRecordings(session)
    expect(recording).toMatchObject({
      state: 'ready',
      pieces: 5,
      kind: 'camera',
      mime: 'video/webm',
    })
    const [file] = await server.deps.db
      .select()
      .from(files)
      .where(eq(files.id, recording?.fileId ?? ''))
    const bytes = await readAll(server.deps.storage, file?.storageKey ?? '')
    expect(bytes.length).toBe(file?.bytes)
    const input = new Input({ source: new BufferSource(bytes), formats: ALL_FORMATS })
    expect(await input.computeDuration()).toBeGreaterThan(3)
    const video = await input.getPrimaryVideoTrack()
    if (video === null) throw new Error('The recording has no picture')
    expect((await new EncodedPacketSink(video).getPacket(3))?.timestamp).toBeGreaterThan(2)
    expect(bytes.includes(Buffer.from([0x1c, 0x53, 0xbb, 0x6b])), 'the seek index of WebM').toBe(
      true,
    )
  })

  test('comes of several candidates at once: each has its own, and what one may not send is refused to that one alone', async () => {
    const takers = [await Taker.begin(server), await Taker.begin(server), await Taker.begin(server)]
    const runs = takers.map((taker) => ({ taker, session: randomUUID() }))
    const sentTogether = await Promise.all(
      runs.flatMap(({ taker, session }, of) =>
        [0, 2, 1, 1].map((index) =>
          send(taker, session, index, { last: String(of === 0 && index === 2) }),
        ),
      ),
    )
    expect(sentTogether.map(({ status }) => status)).toEqual(sentTogether.map(() => 200))
    expect(
      await Promise.all(runs.map(async ({ session }) => (await listRecordings(session))?.pieces)),
    ).toEqual([3, 3, 3])
    expect(
      await Promise.all(runs.map(async ({ session }) => (await listRecordings(session))?.bytes)),
    ).toEqual(runs.map(() => pieces.slice(0, 3).reduce((sum, { length }) => sum + length, 0)))

    const next = await Promise.all(runs.map(({ taker, session }) => send(taker, session, 3)))
    expect(next.map(({ status }) => status)).toEqual([409, 200, 200])
    expect(next.map(({ body }) => body.data?.received)).toEqual([undefined, 4, 4])
    const stored = runs.map(({ taker, session }) =>
      server.deps.storage.size(`recordings/${taker.attemptId}/${session}/3`),
    )
    expect(await Promise.all(stored)).toEqual([null, pieces[3]?.length, pieces[3]?.length])
  })

  test('that ended without saying so is put together after five minutes of silence', async () => {
    const taker = await Taker.begin(server)
    const session = randomUUID()
    for (const index of [0, 1, 2]) await send(taker, session, index)
    await server.runJobs()
    expect((await listRecordings(session))?.state).toBe('processing')
    server.deps.clock.advance(301)
    await assembleSilent(server.deps)
    await server.runJobs()
    expect(await listRecordings(session)).toMatchObject({ state: 'ready', pieces: 3 })
    await send(taker, session, 3)
    await send(taker, session, 4)
    await server.runJobs()
    const whole = await listRecordings(session)
    expect(whole).toMatchObject({ state: 'ready', pieces: 5 })
    expect(whole?.durationMs).toBeGreaterThan(3000)
  })

  test('that is complete accepts no more pieces, so that it is not put together again', async () => {
    const taker = await Taker.begin(server)
    const session = randomUUID()
    for (const index of [0, 1, 2, 3, 4]) await send(taker, session, index)
    await server.runJobs()
    const whole = await listRecordings(session)
    const more = await send(taker, session, 5, { offset_ms: '0', last: 'true' }, pieces[1])
    expect([more.status, more.body.code]).toEqual([409, 'recorded_after_end'])
    expect(await listRecordings(session)).toEqual(whole)
  })

  test('goes on after an hour, because the longest assessment takes more', async () => {
    const taker = await Taker.begin(server, 'Amna Salem', { assessment_id: 'annotation_v3' })
    server.deps.clock.advance(3700)
    await taker.signInAgain()
    const { status, body } = await send(taker, randomUUID(), 0, { offset_ms: '3690000' })
    expect([status, body.data?.received]).toEqual([200, 1])
  })

  test('is judged by content, not by name', async () => {
    const taker = await Taker.begin(server)
    expect(
      (await send(taker, randomUUID(), 0, {}, Buffer.from('#!/bin/sh\necho not a film'))).status,
    ).toBe(415)
    expect(
      (await send(taker, randomUUID(), 0, { kind: 'screenshot' }, recorded('take.webm'))).status,
    ).toBe(415)
    expect(
      (await send(taker, randomUUID(), 0, { kind: 'screenshot' }, recorded('screenshot.jpg')))
        .status,
    ).toBe(200)
  })

  test('a screenshot sent twice is one', async () => {
    const taker = await Taker.begin(server)
    const session = randomUUID()
    for (const index of [0, 0, 1])
      await send(taker, session, index, { kind: 'screenshot' }, recorded('screenshot.jpg'))
    expect(
      (await send(taker, session, 1, { kind: 'screenshot' }, recorded('screenshot.jpg'))).body.data
        .received,
    ).toBe(2)
  })

  test('too large a piece, a bad field or another’s attempt is refused', async () => {
    const taker = await Taker.begin(server)
    expect(
      (
        await send(
          taker,
          randomUUID(),
          0,
          {},
          Buffer.concat([pieces[0] ?? Buffer.alloc(0), Buffer.alloc(17 * 1024 * 1024)]),
        )
      ).status,
    ).toBe(413)
    expect((await send(taker, randomUUID(), 0, { duration_ms: '99999999999' })).body).toMatchObject(
      { code: 'validation_failed', fields: { duration_ms: expect.any(String) } },
    )
    const other = await Taker.arrive(server)
    other.attemptId = taker.attemptId
    expect((await send(other, randomUUID(), 0)).status).toBe(404)
    expect((await sendTake(other)).status).toBe(404)
  })
})

describe('a spoken answer', () => {
  test('the same take sent again is the same take', async () => {
    const taker = await Taker.begin(server)
    const first = await sendTake(taker)
    expect(first.status).toBe(200)
    expect((await sendTake(taker)).body.data.media_id).toBe(first.body.data.media_id)
    expect((await sendTake(taker, { take: '2' })).body.data.media_id).not.toBe(
      first.body.data.media_id,
    )
  })

  test('is sound, and answers a question that is spoken', async () => {
    const taker = await Taker.begin(server)
    expect((await sendTake(taker, {}, recorded('screenshot.jpg'))).status).toBe(415)
    expect((await sendTake(taker, {}, undefined, questions.writing)).status).toBe(404)
  })
})

test('a spoken answer counts until two minutes after its part; a later one is kept and does not', async () => {
  const taker = await Taker.begin(server)
  await taker.finish()
  const counted = async () =>
    (
      await server.deps.db
        .select()
        .from(takes)
        .where(eq(takes.attemptId, taker.attemptId ?? ''))
    )
      .filter((take) => take.questionId === questions.speaking && take.counted)
      .map(({ take }) => take)
  expect((await taker.speak(questions.speaking, { take: '2' })).status).toBe(200)
  expect(await counted()).toEqual([1, 2])
  const late = await Taker.begin(server)
  await late.finish()
  await late.stayFor(150)
  expect((await late.speak(questions.speaking, { take: '2' })).status).toBe(200)
  const [second] = (
    await server.deps.db
      .select()
      .from(takes)
      .where(eq(takes.attemptId, late.attemptId ?? ''))
  ).filter(({ take }) => take === 2)
  expect(second?.counted).toBe(false)
  const recruiter = await signedIn(server, 'recruiter', 'Omar Haddad')
  const { body } = await server.client('getReport', {
    params: { ...english, id: late.attemptId ?? '' },
    token: recruiter.token,
  })
  const { takes: heard } = body.data.answers.find(
    ({ question }: { question: { id: string } }) => question.id === questions.speaking,
  )
  expect(heard).toMatchObject([
    { take: 1, chosen: true },
    { take: 2, chosen: false },
  ])
})

test('a spoken answer before its part does not count, and there is one more try and no third', async () => {
  const taker = await Taker.begin(server)
  await taker.send('part.begun', { part: 'writing' })
  await taker.speak(questions.speaking)
  const [early] = await server.deps.db
    .select()
    .from(takes)
    .where(eq(takes.attemptId, taker.attemptId ?? ''))
  expect(early?.counted).toBe(false)
  expect((await taker.speak(questions.speaking, { take: '3' })).status).toBe(422)
})

test('there are no more tries for a browser that takes the attempt over', async () => {
  const taker = await Taker.begin(server)
  for (const part of ['writing', 'mcqs']) {
    await taker.send('part.begun', { part })
    await taker.send('part.submitted', { part })
  }
  await taker.send('part.begun', { part: 'speaking' })
  for (const epoch of [1, 2, 3]) {
    taker.epoch = epoch
    for (const take of ['1', '2'])
      expect((await taker.speak(questions.speaking, { take })).status).toBe(200)
    await taker.send('writer.taken')
  }
  const stored = await server.deps.db
    .select()
    .from(takes)
    .where(eq(takes.attemptId, taker.attemptId ?? ''))
  expect(stored.map(({ epoch, take, counted }) => [epoch, take, counted])).toEqual([
    [1, 1, true],
    [1, 2, true],
    [2, 1, false],
    [2, 2, false],
    [3, 1, false],
    [3, 2, false],
  ])
})
