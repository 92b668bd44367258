import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newId } from '../../db/id'
import { episodePictures } from '../attempts/outcomes.table'
import { files } from '../users/users.table'
import { startTestServer, type TestServer } from '../../testing/server'
import { findAttempt } from '../attempts/attempt.store'
import { deleteOldMedia } from '../media/delete-old-media.job'
import { english, signedIn, Taker } from '../attempts/fixtures/takers'
import { attemptSheet } from '../results/report/attempt-report.job'
import { attemptLimit } from '../media/media.rules'

const picture = readFileSync(
  new URL('../attempts/fixtures/recorder/screenshot.jpg', import.meta.url),
)

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
const fetchOwnEpisodes = (
  taker: Taker,
  query: Record<string, string> = { attempt_id: toId(taker) },
) => server.client('listOwnEpisodes', { params: english, query, token: taker.token })
const listPictures = (taker: Taker) =>
  server.deps.db
    .select()
    .from(episodePictures)
    .where(eq(episodePictures.attemptId, toId(taker)))

const sendPicture = (taker: Taker, key: string, bytes = picture, offsetMs = '0') =>
  server.client('saveMedia', {
    params: english,
    token: taker.token,
    form: {
      attempt_id: toId(taker),
      kind: 'episode',
      session_id: key,
      index: '0',
      offset_ms: offsetMs,
      duration_ms: '0',
      last: 'true',
      file: { bytes, filename: 'piece' },
    },
  })

const faces = (key: string) => ({
  key,
  detail: { cause: 'several_faces', length_ms: 6000, offset_ms: 12_000 },
})

describe('the picture of an episode', () => {
  test('is in the report with its episode, in either order of arrival, and opens for a reviewer only', async () => {
    const taker = await Taker.begin(server)
    const [first, second] = [randomUUID(), randomUUID()]
    await sendPicture(taker, first)
    await taker.stayFor(30)
    await taker.send('episode.recorded', faces(first))
    await taker.send('episode.recorded', {
      ...faces(second),
      detail: { cause: 'display_changed', length_ms: null },
    })
    const events = (await getReport(taker)).events.filter(
      ({ type }: { type: string }) => type === 'episode.recorded',
    )
    expect(events.map(({ picture_id: id }: { picture_id: string | null }) => id === null)).toEqual([
      false,
      true,
    ])
    expect(events[0]).toMatchObject({
      offset_ms: 12_000,
      detail: { cause: 'several_faces', length_ms: 6000 },
    })
    const file = { kind: 'episode', id: events[0].picture_id }
    expect(
      (await server.client('issueTicket', { body: { file }, token: taker.token })).status,
      'for the candidate',
    ).toBe(404)
    const { body } = await server.client('issueTicket', {
      body: { file },
      token: await recruiter.renew(),
    })
    const served = await server.client('serveFile', {
      params: { ticket: body.data.url.split('/').at(-1) },
    })
    expect([served.headers['content-type'], served.raw.equals(picture)]).toEqual([
      'image/jpeg',
      true,
    ])
  })

  test('is kept once, judged by its content, and of 30 kB at most', async () => {
    const taker = await Taker.begin(server)
    const key = randomUUID()
    for (const _ of [1, 2]) expect((await sendPicture(taker, key)).status).toBe(200)
    expect(
      (await sendPicture(taker, randomUUID(), Buffer.concat([picture, Buffer.alloc(30 * 1024)])))
        .body.code,
    ).toBe('file_too_large')
    expect(
      (await sendPicture(taker, randomUUID(), Buffer.from('<svg onload="alert(1)"/>'))).body.code,
    ).toBe('unsupported_file_type')
    expect((await sendPicture(taker, randomUUID(), picture, '3600000')).body.code).toBe(
      'recorded_after_end',
    )
    expect(await listPictures(taker)).toHaveLength(1)
  })

  test('of another attempt cannot be taken for one’s own', async () => {
    const [one, other] = [await Taker.begin(server), await Taker.begin(server)]
    const key = randomUUID()
    await sendPicture(one, key)
    expect((await sendPicture(other, key)).body).toMatchObject({ code: 'validation_failed' })
    expect(await listPictures(other)).toEqual([])
  })

  test('is refused where an attempt has as many as it may have', async () => {
    const taker = await Taker.begin(server)
    await sendPicture(taker, randomUUID())
    const [stored] = await listPictures(taker)
    if (stored === undefined) throw new Error('There is no picture')
    await server.deps.db.insert(episodePictures).values(
      Array.from({ length: attemptLimit.episode - 1 }, () => ({
        ...stored,
        id: newId(),
        eventKey: randomUUID(),
      })),
    )
    expect((await sendPicture(taker, randomUUID())).body.code).toBe('media_limit_reached')
  })

  test('is deleted for its age with the recordings; the episode stays', async () => {
    const taker = await Taker.begin(server)
    const key = randomUUID()
    await sendPicture(taker, key)
    await taker.send('episode.recorded', faces(key))
    await taker.send('attempt.exited', { reason: 'exited' })
    const [file] = await server.deps.db.select().from(files).where(eq(files.ownerId, taker.userId))
    expect(await server.deps.storage.size(file?.storageKey ?? '')).toBe(picture.length)
    server.deps.clock.advance(181 * 86_400)
    await deleteOldMedia(server.deps)
    expect(await server.deps.storage.size(file?.storageKey ?? '')).toBeNull()
    expect(
      (await getReport(taker)).events.find(
        ({ type }: { type: string }) => type === 'episode.recorded',
      ),
    ).toMatchObject({ picture_id: null, detail: { cause: 'several_faces' } })
    expect((await listPictures(taker)).map(({ fileId }) => fileId)).toEqual([null])
  })
})

describe('a candidate’s view of an attempt', () => {
  test('shows the cause, moment and length of each episode, and nothing else', async () => {
    const taker = await Taker.begin(server)
    await sendPicture(taker, randomUUID())
    await taker.stayFor(60)
    await taker.send('capture.lost', {
      detail: { cause: 'camera_lost', length_ms: null, device: 'camera' },
    })
    await taker.send('capture.restored', {
      detail: { cause: 'camera_lost', length_ms: 9000, device: 'camera' },
    })
    await taker.send('connection.lost', { detail: { cause: 'offline', length_ms: null } })
    await taker.send('episode.recorded', faces(randomUUID()))
    await taker.send('attempt.exited', { reason: 'exited' })
    const expected = [
      { cause: 'several_faces', offset_ms: 12_000, length_ms: 6000 },
      { cause: 'camera_lost', offset_ms: expect.closeTo(60_000, -4), length_ms: 9000 },
    ]
    expect((await fetchOwnEpisodes(taker)).body).toEqual({ data: { results: expected } })
    expect(
      (await fetchOwnEpisodes(taker, {})).body.data.results,
      'of the last attempt where none is named',
    ).toEqual(expected)
  })

  test('is closed to everybody else, and closed while the attempt runs', async () => {
    const [taker, other] = [await Taker.begin(server), await Taker.begin(server)]
    expect((await fetchOwnEpisodes(taker)).status).toBe(409)
    await taker.send('attempt.exited', { reason: 'exited' })
    expect((await fetchOwnEpisodes(other, { attempt_id: toId(taker) })).status).toBe(404)
    expect(
      (
        await server.client('listOwnEpisodes', {
          params: english,
          query: { attempt_id: toId(taker) },
          token: await recruiter.renew(),
        })
      ).status,
    ).toBe(403)
  })

  test('an episode cannot begin after the moment when it was reported', async () => {
    const taker = await Taker.begin(server)
    await taker.send('episode.recorded', {
      detail: { cause: 'nobody_in_view', length_ms: 6000, offset_ms: 3_600_000 },
    })
    await taker.send('attempt.exited', { reason: 'exited' })
    expect((await fetchOwnEpisodes(taker)).body.data.results[0].offset_ms).toBeLessThan(60_000)
  })
})

test('a browser without signals says so, and that is not counted as an episode', async () => {
  const taker = await Taker.begin(server, 'No Signals Given')
  await taker.send('episode.recorded', {
    detail: { cause: 'signals_unavailable', length_ms: null },
  })
  await taker.send('episode.recorded', { detail: { cause: 'phone_possible', length_ms: 3000 } })
  const { body } = await server.client('listResults', {
    params: english,
    query: { name: 'No Signals Given' },
    token: await recruiter.renew(),
  })
  expect(body.data.results).toMatchObject([{ episodes: 1 }])
})

describe('episodes a person can read', () => {
  const away = (seconds: number, length_ms: number, cause = 'tab_hidden') => ({
    detail: { cause, length_ms, offset_ms: seconds * 1000 },
  })

  test('are counted, read by their candidate and printed by one rule, whatever a browser sends', async () => {
    const taker = await Taker.begin(server, 'Many Blinks')
    await taker.stayFor(200)
    for (const blink of [0, 300, 1999]) await taker.send('episode.recorded', away(10, blink))
    await taker.send('episode.recorded', away(50, 5000))
    await taker.send('episode.recorded', away(20, 5000))
    await taker.send('episode.recorded', away(34.9, 3000))
    await taker.send('episode.recorded', away(30, 100, 'window_blurred'))
    await taker.send('attempt.exited', { reason: 'exited' })
    expect((await fetchOwnEpisodes(taker)).body.data.results).toEqual([
      { cause: 'tab_hidden', offset_ms: 20_000, length_ms: 17_900 },
      { cause: 'tab_hidden', offset_ms: 50_000, length_ms: 5000 },
    ])
    const { body } = await server.client('listResults', {
      params: english,
      query: { name: 'Many Blinks' },
      token: await recruiter.renew(),
    })
    expect(body.data.results).toMatchObject([{ episodes: 2 }])
    const row = await findAttempt(server.deps.db, toId(taker))
    if (row === null) throw new Error('There is no attempt')
    const sheet = await attemptSheet(server.deps, row, 'en')
    const integrity = sheet.sections?.find(({ title }) => title === 'Integrity')
    expect(integrity?.entries).toMatchObject([
      { head: '2 moments to review' },
      {
        head: 'Switched to another tab, 2 times, 00:23 in all',
        lines: [
          { label: '00:20', text: 'for 00:18' },
          { label: '00:50', text: 'for 00:05' },
        ],
      },
    ])
  })
})
