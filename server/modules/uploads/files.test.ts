import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { recordings, screenshots } from '../media/media.table'
import { accessLog } from '../users/users.table'
import { startTestServer, type TestServer } from '../../testing/server'
import { english, signedIn, Taker } from '../attempts/fixtures/takers'
import { parseRange } from './files.rules'

const recorded = (name: string) =>
  readFileSync(new URL(`../attempts/fixtures/recorder/${name}`, import.meta.url))

let server: TestServer
let recruiter: Awaited<ReturnType<typeof signedIn>>
let taker: Taker
let recordingId = ''
let screenshotId = ''
beforeAll(async () => {
  server = await startTestServer()
  recruiter = await signedIn(server, 'recruiter')
  taker = await Taker.begin(server)
  const sessionId = randomUUID()
  const send = (kind: string, index: number, bytes: Buffer) =>
    server.client('saveMedia', {
      params: english,
      token: taker.token,
      form: {
        attempt_id: taker.attemptId ?? '',
        kind,
        session_id: kind === 'screenshot' ? randomUUID() : sessionId,
        index: String(index),
        offset_ms: String(index * 1000),
        duration_ms: '1000',
        last: String(index === 4),
        file: { bytes, filename: 'piece' },
      },
    })
  for (const index of [0, 1, 2, 3, 4]) await send('screen', index, recorded(`piece-${index}.webm`))
  await send('screenshot', 0, recorded('screenshot.jpg'))
  await server.runJobs()
  recordingId = (await server.deps.db.select().from(recordings))[0]?.id ?? ''
  screenshotId = (await server.deps.db.select().from(screenshots))[0]?.id ?? ''
})
afterAll(() => server.close())

const issue = async (kind: string, id: string, token?: string) =>
  server.client('issueTicket', {
    token: token ?? (await recruiter.renew()),
    body: { file: { kind, id } },
  })
const issueTicket = async (kind = 'recording', id = recordingId): Promise<string> =>
  (await issue(kind, id)).body.data.url.split('/').at(-1)
const open = (ticket: string, range?: string) =>
  server.client('serveFile', {
    params: { ticket },
    ...(range === undefined ? {} : { headers: { range } }),
  })

describe('a ticket', () => {
  test('serves its file whole and in ranges, without any header of a session', async () => {
    const ticket = await issueTicket()
    const whole = await open(ticket)
    expect(whole.status).toBe(200)
    expect(whole.headers).toMatchObject({
      'accept-ranges': 'bytes',
      'content-type': 'video/webm',
      'x-content-type-options': 'nosniff',
      'content-length': String(whole.raw.length),
    })
    // Whatever a person uploaded, nothing in it runs as a page of ours.
    expect(whole.headers['content-security-policy']).toMatch(
      /^default-src 'none';(?!.*script).* sandbox$/,
    )
    const part = await open(ticket, 'bytes=100-199')
    expect(part.status).toBe(206)
    expect(part.headers['content-range']).toBe(`bytes 100-199/${whole.raw.length}`)
    expect(part.raw.equals(whole.raw.subarray(100, 200))).toBe(true)
    const tail = await open(ticket, 'bytes=-50')
    expect(tail.raw.equals(whole.raw.subarray(-50))).toBe(true)
    const rest = await open(ticket, 'bytes=200-')
    expect(rest.raw.length).toBe(whole.raw.length - 200)
  })

  test('refuses a range outside the file and says how long it is', async () => {
    const { status, body, headers } = await open(await issueTicket(), 'bytes=99999999-')
    expect([status, body.code]).toEqual([416, 'range_not_satisfiable'])
    expect(headers['content-range']).toMatch(/^bytes \*\/\d+$/)
  })

  test('has to be opened within five minutes', async () => {
    const ticket = await issueTicket()
    server.deps.clock.advance(301)
    const { status, body } = await open(ticket)
    expect([status, body.code]).toEqual([410, 'ticket_expired'])
  })

  test('once opened serves ranges for two hours', async () => {
    const ticket = await issueTicket()
    await open(ticket, 'bytes=0-1')
    server.deps.clock.advance(2 * 3600 - 60)
    expect((await open(ticket, 'bytes=2-3')).status).toBe(206)
    server.deps.clock.advance(61)
    expect((await open(ticket, 'bytes=4-5')).status).toBe(410)
  })

  test('made up opens nothing', async () => {
    expect((await open('made-up')).body.code).toBe('file_not_found')
  })

  test('for a recording or a screenshot is on record with who asked', async () => {
    await issue('screenshot', screenshotId)
    const log = await server.deps.db
      .select()
      .from(accessLog)
      .where(eq(accessLog.subjectId, screenshotId))
    expect(log).toMatchObject([
      { userId: recruiter.id, action: 'file.opened', subjectKind: 'screenshot' },
    ])
  })

  test('is not issued to a candidate for a recording, nor for what does not exist', async () => {
    await taker.signInAgain()
    expect((await issue('recording', recordingId, taker.token)).body.code).toBe(
      'recording_not_found',
    )
    expect((await issue('screenshot', screenshotId, taker.token)).status).toBe(404)
    expect((await issue('take', randomUUID())).body.code).toBe('file_not_found')
  })
})

test.each([
  ['bytes=0-0', { start: 0, end: 0 }],
  ['bytes=5-', { start: 5, end: 9 }],
  ['bytes=-3', { start: 7, end: 9 }],
  ['bytes=-30', { start: 0, end: 9 }],
  ['bytes=2-30', { start: 2, end: 9 }],
  ['bytes=10-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=4-2', 'whole'],
  ['bytes=0-1,3-4', 'whole'],
  ['lines=0-1', 'whole'],
  [undefined, 'whole'],
])('of ten bytes %s asks for %o', (header, asked) => {
  expect(parseRange(header, 10)).toEqual(asked)
})
