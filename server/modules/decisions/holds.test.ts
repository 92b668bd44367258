import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { files } from '../users/users.table'
import { startTestServer, type TestServer } from '../../testing/server'
import { deleteOldMedia } from '../media/delete-old-media.job'
import { english, signedIn, Taker } from '../attempts/fixtures/takers'

const screenshot = readFileSync(
  new URL('../attempts/fixtures/recorder/screenshot.jpg', import.meta.url),
)
const day = 86_400

let server: TestServer
let admin: Awaited<ReturnType<typeof signedIn>>
beforeAll(async () => {
  server = await startTestServer()
  admin = await signedIn(server, 'recruiter admin', 'Noura Hassan')
})
afterAll(() => server.close())

/** A cancelled attempt of which something was recorded. */
async function recorded(): Promise<Taker> {
  const taker = await Taker.begin(server)
  await server.client('saveMedia', {
    params: english,
    token: taker.token,
    form: {
      attempt_id: taker.attemptId ?? '',
      kind: 'screenshot',
      session_id: randomUUID(),
      index: '0',
      offset_ms: '0',
      duration_ms: '0',
      last: 'false',
      file: { bytes: screenshot, filename: 'shot' },
    },
  })
  await taker.send('attempt.exited', { reason: 'exited' })
  return taker
}
const stored = async (taker: Taker) =>
  (await server.deps.db.select().from(files).where(eq(files.ownerId, taker.userId))).length
const hold = async (
  taker: Taker,
  held: boolean,
  reason: string,
  assessment = english.assessment_id as string,
) =>
  server.client('setRecordingHold', {
    params: { assessment_id: assessment, id: taker.attemptId ?? '' },
    token: await admin.renew(),
    body: { held, reason },
  })
const fetchRetention = async (taker: Taker) =>
  (
    await server.client('getReport', {
      params: { ...english, id: taker.attemptId ?? '' },
      token: await admin.renew(),
    })
  ).body.data.media_retention

test('a hold keeps recordings past their time until it is lifted, and both stay in the report with who and why', async () => {
  const taker = await recorded()
  const before = await fetchRetention(taker)
  expect(before.holds).toEqual([])
  const age = (Date.parse(before.until) - server.deps.clock.now().getTime()) / 1000
  expect([age > 179 * day, age <= 180 * day]).toEqual([true, true])

  const set = await hold(taker, true, '  A lawyer asked\u200b for them.  ')
  expect(set.body).toMatchObject({
    data: {
      until: before.until,
      holds: [{ reason: 'A lawyer asked for them.', set_by: 'Noura Hassan', lifted_at: null }],
    },
    message: expect.any(String),
  })
  server.deps.clock.advance(200 * day)
  await deleteOldMedia(server.deps)
  expect(await stored(taker)).toBe(1)

  expect((await hold(taker, false, 'It is settled.')).status).toBe(200)
  await deleteOldMedia(server.deps)
  expect(await stored(taker)).toBe(0)
  expect(await fetchRetention(taker)).toMatchObject({
    until: null,
    holds: [
      {
        reason: 'A lawyer asked for them.',
        set_by: 'Noura Hassan',
        lifted_by: 'Noura Hassan',
        lift_reason: 'It is settled.',
        lifted_at: expect.any(String),
      },
    ],
  })
  expect((await hold(taker, true, 'Too late.')).body.code).toBe('recordings_deleted')
})

test('a hold that was lifted can be set again, and each change is reported', async () => {
  const taker = await recorded()
  await hold(taker, true, 'First.')
  await hold(taker, false, 'Settled.')
  server.deps.clock.advance(60)
  await hold(taker, true, 'Second.')
  expect(
    (await fetchRetention(taker)).holds.map(
      ({ reason, lifted_at: lifted }: { reason: string; lifted_at: string | null }) => [
        reason,
        lifted === null,
      ],
    ),
  ).toEqual([
    ['Second.', true],
    ['First.', false],
  ])
})

test('a hold is set once and lifted once, with a reason, on an attempt that there is', async () => {
  const taker = await recorded()
  expect((await hold(taker, false, 'Nothing stands.')).body.code).toBe('hold_not_changed')
  expect((await hold(taker, true, ' \u200b ')).body).toMatchObject({
    code: 'validation_failed',
    fields: { reason: expect.any(String) },
  })
  const both = await Promise.all([hold(taker, true, 'One.'), hold(taker, true, 'Two.')])
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  expect((await fetchRetention(taker)).holds).toHaveLength(1)
  expect((await hold(taker, true, 'Elsewhere.', 'english_v2')).body.code).toBe('attempt_not_found')
  const recruiter = await signedIn(server, 'recruiter')
  expect(
    (
      await server.client('setRecordingHold', {
        params: { ...english, id: taker.attemptId ?? '' },
        token: recruiter.token,
        body: { held: true, reason: 'No.' },
      })
    ).status,
  ).toBe(403)
})
