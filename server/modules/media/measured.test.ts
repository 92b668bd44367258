import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { recordings } from './media.table'
import { startTestServer, type TestServer } from '../../testing/server'
import { assembleSilent } from './assemble-recording.job'
import { findAttempt } from '../attempts/attempt.store'
import { coverageOfAttempt } from './coverage.store'
import { english, Taker } from '../attempts/fixtures/takers'

const recorded = (name: string) =>
  readFileSync(new URL(`../attempts/fixtures/recorder/${name}`, import.meta.url))

/**
 * Twelve seconds made by ffmpeg, in clusters of a second as a recorder writes them. What is frozen,
 * black, muted or of another run is made by scripts/media/make-recordings.ts.
 */
const film = recorded('twelve-seconds.webm')
const cluster = Buffer.from([0x1f, 0x43, 0xb6, 0x75])
const clusters = [...film.keys()].filter((at) => film.subarray(at, at + 4).equals(cluster))
/** The seconds of the film from one on, up to another; its header with the first. */
const seconds = (from: number, to: number) =>
  film.subarray(from === 0 ? 0 : clusters[from], clusters[to] ?? film.length)
const header = film.subarray(0, clusters[0])

const other = recorded('other-run.webm')
/** Another person's recording, from its sixth second on. */
const othersEnd = other.subarray(
  [...other.keys()].filter((at) => other.subarray(at, at + 4).equals(cluster))[5],
)

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

interface Sent {
  bytes: Buffer
  /** As the browser claims it. */
  offset: number
  duration: number
  index?: number
}

const whole = (bytes: Buffer, offset = 40_000, duration = 12_000): Sent[] => [
  { bytes, offset, duration },
]

/** Sends what a browser recorded of its camera in the minute since the attempt began. */
async function record(sent: readonly Sent[], since = 60) {
  const taker = await Taker.begin(server)
  await taker.stayFor(since)
  const session = randomUUID()
  for (const [at, { bytes, offset, duration, index = at }] of sent.entries()) {
    const { status } = await server.client('saveMedia', {
      params: english,
      token: taker.token,
      form: {
        attempt_id: taker.attemptId ?? '',
        kind: 'camera',
        session_id: session,
        index: String(index),
        offset_ms: String(offset),
        duration_ms: String(duration),
        last: String(at === sent.length - 1),
        file: { bytes, filename: 'piece' },
      },
    })
    expect(status).toBe(200)
  }
  await server.runJobs()
  server.deps.clock.advance(301)
  await assembleSilent(server.deps)
  await server.runJobs()
  const [run] = await server.deps.db
    .select()
    .from(recordings)
    .where(eq(recordings.sessionId, session))
  const row = await findAttempt(server.deps.db, taker.attemptId ?? '')
  if (run === undefined || row === null) throw new Error('Nothing was kept.')
  const until = new Date(row.startedAt.getTime() + 60_000)
  return { run, coverage: await coverageOfAttempt(server.deps.db, row, until) }
}

const piece = (index: number, from: number, to: number): Sent => ({
  index,
  bytes: seconds(from, to),
  offset: 40_000 + from * 1000,
  duration: (to - from) * 1000,
})

/**
 * Every kind of recording and what it covers. Frames are not decoded, and nobody is recognised: a
 * picture that is frozen or black, or another person's, covers as any other does.
 */
test.each([
  ['whole', whole(film), { from: 40, camera: 12, microphone: 12 }],
  [
    'whole in pieces',
    [piece(0, 0, 5), piece(1, 5, 10), piece(2, 10, 13)],
    { from: 40, camera: 12, microphone: 12 },
  ],
  [
    'as Safari makes it',
    whole(recorded('twelve-seconds.mp4')),
    { from: 40, camera: 12, microphone: 12 },
  ],
  ['frozen', whole(recorded('frozen.webm')), { from: 40, camera: 12, microphone: 12 }],
  ['black', whole(recorded('black.webm')), { from: 40, camera: 12, microphone: 12 }],
  [
    'with a microphone that was muted',
    whole(recorded('muted.webm')),
    { from: 40, camera: 12, microphone: 0 },
  ],
  ['without sound', whole(recorded('no-sound.webm')), { from: 40, camera: 12, microphone: 0 }],
  [
    'with sound that stops halfway',
    whole(recorded('sound-stops.webm')),
    { from: 40, camera: 12, microphone: 6 },
  ],
  ["another person's", whole(other), { from: 40, camera: 12, microphone: 12 }],
  [
    "that goes on with another person's",
    [piece(0, 0, 5), { ...piece(1, 5, 13), bytes: othersEnd }],
    { from: 40, camera: 12, microphone: 12 },
  ],
  [
    'with a hole in its clusters',
    whole(Buffer.concat([seconds(0, 4), seconds(8, 13)])),
    { from: 40, camera: 8, microphone: 8 },
  ],
  [
    'cut off in the middle of a block',
    whole(film.subarray(0, (clusters[6] ?? 0) + 400)),
    { from: 46, camera: 6, microphone: 6 },
  ],
  [
    'without its middle: what comes after it cannot be played',
    [piece(0, 0, 5), piece(2, 10, 13)],
    { from: 40, camera: 5, microphone: 5 },
  ],
  [
    'that began late, with a claim from the beginning',
    [
      { bytes: seconds(0, 2), offset: 0, duration: 42_000 },
      { bytes: seconds(2, 13), offset: 42_000, duration: 10_000 },
    ],
    { from: 40, camera: 12, microphone: 12 },
  ],
  [
    'with a claim ahead of when it came',
    whole(film, 58_000),
    { from: 48, camera: 12, microphone: 12 },
  ],
  ['of nothing but a header', whole(header), null],
  ['of a header and zeros', whole(Buffer.concat([header, Buffer.alloc(9000)])), null],
  ['whose blocks are zeros', whole(recorded('zeros.webm')), null],
  [
    'in the wrong container: a header of MP4 before what is WebM',
    whole(Buffer.concat([recorded('twelve-seconds.mp4').subarray(0, 1236), film])),
    null,
  ],
])('a recording %s covers what can be seen and heard of it', async (_, sent, expected) => {
  const { run, coverage } = await record(sent)
  // What cannot be played is broken, and covers nothing.
  if (expected === null) {
    expect([run.state, coverage.camera.share, coverage.microphone.share]).toEqual(['broken', 0, 0])
    return
  }
  expect(run.state).toBe('ready')
  // The last frame's own time is not told, and the recorder is not exact.
  const differs = (is: number, should: number) => Math.abs(is - should) >= 1
  const found = {
    from: run.offsetMs / 1000,
    camera: (coverage.camera.share ?? -1) * 60,
    microphone: (coverage.microphone.share ?? -1) * 60,
  }
  for (const key of ['from', 'camera', 'microphone'] as const)
    expect(differs(found[key], expected[key]), `${key}: ${found[key]}`).toBe(false)
})

test('a recording covers no more time than had passed when it came', async () => {
  const { run, coverage } = await record(whole(film, 0), 5)
  expect(run).toMatchObject({ state: 'ready', offsetMs: 0 })
  expect(Math.round((coverage.camera.share ?? -1) * 60)).toBe(5)
})

test('nothing is claimed for a recording that was put together before it was measured', async () => {
  const taker = await Taker.begin(server)
  await server.deps.db.insert(recordings).values({
    id: randomUUID(),
    attemptId: taker.attemptId ?? '',
    kind: 'screen',
    sessionId: randomUUID(),
    offsetMs: 0,
    durationMs: 60_000,
    bytes: 1000,
    mime: 'video/webm',
    pieces: 1,
    lastIndex: 0,
    state: 'ready',
    lastReceivedAt: server.deps.clock.now(),
  })
  const row = await findAttempt(server.deps.db, taker.attemptId ?? '')
  if (row === null) throw new Error('There is no such attempt.')
  const until = new Date(row.startedAt.getTime() + 60_000)
  const { screen, camera } = await coverageOfAttempt(server.deps.db, row, until)
  expect(screen).toEqual({ share: null, minutes: [], gaps: [] })
  expect(camera).toEqual({
    share: 0,
    minutes: [0],
    gaps: [{ from_ms: 0, to_ms: 60_000, cause: null }],
  })
})
