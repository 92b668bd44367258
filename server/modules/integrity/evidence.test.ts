import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newId } from '../../db/id'
import { attempts } from '../attempts/attempts.table'
import { mediaHolds, recordingPieces, recordings, screenshots, takes } from '../media/media.table'
import { files, settings } from '../users/users.table'
import { startTestServer, type TestServer } from '../../testing/server'
import { deleteOldMedia } from '../media/delete-old-media.job'
import { setAlive } from '../attempts/downtime.store'
import { english, signedIn, Taker } from '../attempts/fixtures/takers'
import { attemptLimit } from '../media/media.rules'

const recorded = (name: string) =>
  readFileSync(new URL(`../attempts/fixtures/recorder/${name}`, import.meta.url))

let server: TestServer
let recruiter: Awaited<ReturnType<typeof signedIn>>
beforeAll(async () => {
  server = await startTestServer()
  recruiter = await signedIn(server, 'recruiter')
})
afterAll(() => server.close())

const toId = ({ attemptId }: Taker): string => attemptId ?? ''
const getReport = async (taker: Taker) =>
  (
    await server.client('getReport', {
      params: { ...english, id: toId(taker) },
      token: await recruiter.renew(),
    })
  ).body.data
/** Milliseconds from the attempt's start to now. */
const offsetNow = async (taker: Taker): Promise<number> => {
  const [row] = await server.deps.db
    .select({ startedAt: attempts.startedAt })
    .from(attempts)
    .where(eq(attempts.id, toId(taker)))
  return server.deps.clock.now().getTime() - (row?.startedAt.getTime() ?? 0)
}

/** The test's own calls take their time. */
const about = (milliseconds: number): unknown => expect.closeTo(milliseconds, -4)

async function send(
  taker: Taker,
  said: { kind?: string; session?: string; index?: number; offsetMs?: number },
  bytes = recorded(said.kind === 'screenshot' ? 'screenshot.jpg' : `piece-${said.index ?? 0}.webm`),
) {
  await taker.signInAgain()
  const { kind = 'screen', session = randomUUID(), index = 0, offsetMs = 0 } = said
  return server.client('saveMedia', {
    params: english,
    token: taker.token,
    form: {
      attempt_id: toId(taker),
      kind,
      session_id: session,
      index: String(index),
      offset_ms: String(offsetMs),
      duration_ms: '1000',
      last: 'false',
      file: { bytes, filename: 'piece' },
    },
  })
}

/** An attempt that its candidate left just now. */
async function left(): Promise<Taker> {
  const taker = await Taker.begin(server)
  await taker.stayFor(60)
  await taker.send('attempt.exited', { reason: 'exited' })
  return taker
}

describe('after the end of an attempt', () => {
  test('a recording begun, a screenshot taken and an event that happened after it are refused for good', async () => {
    const taker = await left()
    server.deps.clock.advance(60)
    const offsetMs = await offsetNow(taker)
    for (const kind of ['camera', 'screen', 'screenshot'])
      expect((await send(taker, { kind, offsetMs })).body).toMatchObject({
        code: 'recorded_after_end',
        message: expect.any(String),
      })
    for (const type of ['capture.lost', 'capture.restored', 'connection.lost', 'episode.recorded'])
      expect((await taker.send(type)).body.code).toBe('attempt_over')
    const report = await getReport(taker)
    expect([report.recordings, report.screenshots]).toEqual([[], []])
    expect(report.events.map((event: { type: string }) => event.type)).toEqual([
      'attempt.started',
      'attempt.exited',
    ])
  })

  test('pieces from before the end are accepted for half an hour, and a recording until it is stopped', async () => {
    const taker = await Taker.begin(server)
    const [session, since] = [randomUUID(), taker.since]
    await send(taker, { session, offsetMs: 0 })
    await taker.stayFor(60)
    await taker.send('attempt.exited', { reason: 'exited' })
    server.deps.clock.advance(29 * 60)
    expect((await send(taker, { session, index: 1, offsetMs: 75_000 })).status).toBe(200)
    expect((await send(taker, { session, index: 2, offsetMs: 120_000 })).body.code).toBe(
      'recorded_after_end',
    )
    expect((await send(taker, { kind: 'screenshot', offsetMs: 30_000 })).status).toBe(200)
    expect(
      (
        await taker.send('episode.recorded', {
          since,
          elapsed_ms: 20_000,
          detail: { cause: 'tab_hidden', length_ms: 900 },
        })
      ).status,
    ).toBe(200)
    const {
      recordings: [recording],
      screenshots: [shot],
      events,
    } = await getReport(taker)
    expect([recording.late_at, shot.late_at]).toEqual([null, null])
    expect(
      events.find((event: { type: string }) => event.type === 'episode.recorded'),
    ).toMatchObject({ late_at: null, offset_ms: about(20_000) })
  })

  test('later evidence is stored and marked as delivered late', async () => {
    const taker = await Taker.begin(server)
    const { since } = taker
    await taker.stayFor(60)
    await taker.send('attempt.exited', { reason: 'exited' })
    server.deps.clock.advance(31 * 60)
    await send(taker, { offsetMs: 10_000 })
    await send(taker, { kind: 'screenshot', offsetMs: 30_000 })
    await taker.send('capture.lost', {
      since,
      elapsed_ms: 40_000,
      detail: { cause: 'camera_lost', length_ms: null, device: 'camera' },
    })
    const at = expect.stringMatching(/^\d{4}-/)
    const {
      recordings: [recording],
      screenshots: [shot],
      events,
    } = await getReport(taker)
    expect([recording.late_at, shot.late_at]).toEqual([at, at])
    expect(
      events.map((event: { type: string; late_at: string | null }) => [
        event.type,
        event.late_at === null,
      ]),
    ).toEqual([
      ['attempt.started', true],
      ['capture.lost', false],
      ['attempt.exited', true],
    ])
  })

  test('evidence from the future of a running attempt is refused as well', async () => {
    const taker = await Taker.begin(server)
    expect((await send(taker, { offsetMs: 3_600_000 })).body.code).toBe('recorded_after_end')
  })
})

describe('all media of an attempt', () => {
  test('have one limit of bytes together', async () => {
    const taker = await Taker.begin(server)
    const session = randomUUID()
    await send(taker, { session })
    await server.deps.db
      .update(recordings)
      .set({ bytes: attemptLimit.bytes - 1000 })
      .where(eq(recordings.attemptId, toId(taker)))
    for (const refused of [
      await send(taker, { session, index: 1, offsetMs: 1000 }),
      await send(taker, { kind: 'camera' }),
      await taker.speak('english_v3-speaking-1'),
    ])
      expect([refused.status, refused.body.code]).toEqual([413, 'media_limit_reached'])
    expect((await send(taker, { kind: 'screenshot' })).status, 'of 778 bytes').toBe(200)
    expect((await send(taker, { kind: 'screenshot', offsetMs: 1 })).status).toBe(413)
    const [recording] = await server.deps.db
      .select()
      .from(recordings)
      .where(eq(recordings.attemptId, toId(taker)))
    expect(recording?.pieces).toBe(1)
    expect(await server.deps.storage.size(`recordings/${toId(taker)}/${session}/1`)).toBeNull()
  })

  test('have a bound on how many screenshots there are and how large one is', async () => {
    const taker = await Taker.begin(server)
    const session = randomUUID()
    expect(
      (
        await send(
          taker,
          { kind: 'screenshot' },
          Buffer.concat([recorded('screenshot.jpg'), Buffer.alloc(3 * 1024 * 1024)]),
        )
      ).body.code,
    ).toBe('file_too_large')
    await send(taker, { kind: 'screenshot', session })
    const [shot] = await server.deps.db
      .select()
      .from(screenshots)
      .where(eq(screenshots.attemptId, toId(taker)))
    if (shot === undefined) throw new Error('There is no screenshot')
    await server.deps.db.insert(screenshots).values(
      Array.from({ length: attemptLimit.screenshot - 1 }, (_, index) => ({
        ...shot,
        id: newId(),
        index: index + 1,
      })),
    )
    expect((await send(taker, { kind: 'screenshot', session, index: 5000 })).body.code).toBe(
      'media_limit_reached',
    )
    expect(
      (await send(taker, { kind: 'screenshot', session })).status,
      'one that is there already',
    ).toBe(200)
  })
})

test('content of another type than it claims is refused, and nothing of it is stored', async () => {
  const taker = await Taker.begin(server)
  const session = randomUUID()
  expect((await send(taker, { kind: 'camera', session }, recorded('take.webm'))).body.code).toBe(
    'unsupported_file_type',
  )
  expect(
    (
      await send(
        taker,
        { kind: 'camera', session, index: 3 },
        Buffer.from('#!/bin/sh\n'.repeat(600)),
      )
    ).body.code,
  ).toBe('unsupported_file_type')
  expect(
    await server.deps.db
      .select()
      .from(recordings)
      .where(eq(recordings.attemptId, toId(taker))),
  ).toEqual([])
  await send(taker, { kind: 'camera', session })
  expect(
    (await send(taker, { kind: 'camera', session, index: 1 }, recorded('screenshot.jpg'))).status,
  ).toBe(415)
  expect(
    (await send(taker, { kind: 'camera', session, index: 1 }, recorded('piece-0.webm'))).status,
    'the header of another',
  ).toBe(415)
  expect((await send(taker, { kind: 'camera', session, index: 1 })).status).toBe(200)
})

describe('an outage', () => {
  test('is reported with its start, its length and the cause that the browser gave', async () => {
    const taker = await Taker.begin(server)
    await taker.stayFor(30)
    const { since } = taker
    server.deps.clock.advance(100)
    await taker.send('connection.lost', {
      since,
      elapsed_ms: 15_000,
      detail: { cause: 'offline', length_ms: null },
    })
    await taker.stayFor(30)
    server.deps.clock.advance(200)
    await taker.send('attempt.reentered')
    server.deps.clock.advance(60)
    await taker.send('heartbeat')
    expect((await getReport(taker)).outages).toEqual([
      { offset_ms: about(30_000), length_ms: about(100_000), cause: 'connection' },
      { offset_ms: about(160_000), length_ms: about(200_000), cause: 'page_closed' },
      { offset_ms: about(360_000), length_ms: about(60_000), cause: 'unknown' },
    ])
  })

  test('lasts while the browser sends nothing, and ends with the attempt', async () => {
    const taker = await Taker.begin(server)
    server.deps.clock.advance(50)
    expect((await getReport(taker)).outages).toMatchObject([
      { offset_ms: 0, length_ms: null, cause: 'unknown' },
    ])
    server.deps.clock.advance(86_400)
    const { outages, result } = await getReport(taker)
    const ran = Date.parse(result.attempt.finished_at) - Date.parse(result.attempt.started_at)
    expect(outages).toEqual([{ offset_ms: 0, length_ms: ran, cause: 'unknown' }])
  })

  test('does not begin when the browser of a finished attempt sends nothing', async () => {
    const taker = await left()
    server.deps.clock.advance(86_400)
    await taker.signInAgain()
    await taker.send('heartbeat')
    expect((await getReport(taker)).outages).toEqual([])
  })

  test('that our server caused is reported as ours', async () => {
    await setAlive(server.deps)
    const taker = await Taker.begin(server)
    server.deps.clock.advance(300)
    await setAlive(server.deps)
    server.deps.clock.advance(10)
    await taker.send('heartbeat')
    expect((await getReport(taker)).outages).toMatchObject([{ cause: 'server' }])
  })

  test('is no episode that counts', async () => {
    const taker = await Taker.begin(server, 'Outage Counted')
    server.deps.clock.advance(100)
    await taker.send('connection.lost', { detail: { cause: 'offline', length_ms: null } })
    await taker.send('attempt.reentered')
    await taker.send('episode.recorded', { detail: { cause: 'reload', length_ms: 1000 } })
    const { body } = await server.client('listResults', {
      params: english,
      query: { name: 'Outage Counted' },
      token: await recruiter.renew(),
    })
    expect(body.data.results).toMatchObject([{ episodes: 1 }])
  })
})

describe('the recording of an attempt', () => {
  const day = 86_400
  const getFiles = async (taker: Taker) =>
    server.deps.db.select().from(files).where(eq(files.ownerId, taker.userId))

  async function recordedLongAgo(): Promise<Taker> {
    const taker = await Taker.begin(server)
    await send(taker, {})
    await send(taker, { kind: 'screenshot' })
    await taker.speak('english_v3-speaking-1')
    await taker.send('attempt.exited', { reason: 'exited' })
    return taker
  }

  test('is deleted 180 days after its end, and the report says so', async () => {
    const taker = await recordedLongAgo()
    const stored = await getFiles(taker)
    const [piece] = await server.deps.db
      .select({ key: recordingPieces.storageKey })
      .from(recordingPieces)
      .innerJoin(recordings, eq(recordings.id, recordingPieces.recordingId))
      .where(eq(recordings.attemptId, toId(taker)))
    server.deps.clock.advance(179 * day)
    await deleteOldMedia(server.deps)
    expect(await getFiles(taker)).toHaveLength(2)
    expect((await getReport(taker)).media_deleted_at).toBeNull()

    server.deps.clock.advance(day + 60)
    await deleteOldMedia(server.deps)
    expect(await getFiles(taker)).toEqual([])
    for (const key of [...stored.map((file) => file.storageKey), piece?.key ?? ''])
      expect(await server.deps.storage.size(key)).toBeNull()
    const report = await getReport(taker)
    expect(report).toMatchObject({
      media_deleted_at: expect.stringMatching(/^\d{4}-/),
      recordings: [{ state: 'deleted', duration_ms: 1000 }],
      screenshots: [{ late_at: null }],
    })
    expect((await send(taker, {})).body.code).toBe('recorded_after_end')
    const [take] = await server.deps.db
      .select()
      .from(takes)
      .where(eq(takes.attemptId, toId(taker)))
    const ticket = await server.client('issueTicket', {
      token: await recruiter.renew(),
      body: { file: { kind: 'take', id: take?.id ?? '' } },
    })
    expect(ticket.body.code).toBe('file_not_found')
  })

  test('stays under a hold, and is deleted after as many days as the setting says', async () => {
    const [held, taker] = [await recordedLongAgo(), await recordedLongAgo()]
    await server.deps.db.insert(mediaHolds).values({
      id: newId(),
      attemptId: toId(held),
      reason: 'An appeal',
      setBy: recruiter.id,
      setAt: server.deps.clock.now(),
    })
    await server.deps.db.insert(settings).values({ key: 'recording_retention_days', value: 30 })
    server.deps.clock.advance(31 * day)
    await deleteOldMedia(server.deps)
    expect(await getFiles(held)).toHaveLength(2)
    expect(await getFiles(taker)).toEqual([])
  })
})
