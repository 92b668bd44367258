import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { users } from '../auth/auth.table'
import { accessLog, files, settings } from '../users/users.table'
import { openSession } from '../auth/session.store'
import { readAll } from '../../storage/storage'
import { openScanner } from '../../scanning/scanner'
import { eicar, startLocalClamd } from '../../testing/services/local-clamd'
import { addPerson, type Person } from '../../testing/personas'
import { startTestServer, type TestServer } from '../../testing/server'
import { deleteOldRecordings } from './delete-old-recordings.job'
import { addJob } from '../matching/fixtures/matching'

let server: TestServer
let recruiter: Person
let jobId = ''
beforeAll(async () => {
  server = await startTestServer()
  recruiter = await addPerson(server, 'recruiter')
  const [row] = await server.deps.db.select().from(users).where(eq(users.id, recruiter.id))
  jobId = await addJob(server, { companyId: row?.companyId ?? '', skills: [] })
})
afterAll(() => server.close())

const take = readFileSync(new URL('../attempts/fixtures/recorder/take.webm', import.meta.url))

let day = 0
/** An interview that has begun, with the candidate it is about. */
async function begun() {
  const candidate = await addPerson(server, 'candidate')
  const { body } = await server.client('startInterview', {
    token: recruiter.token,
    body: {
      job_id: jobId,
      candidate_id: candidate.id,
      scheduled_at: new Date(Date.UTC(2031, 0, ++day, 8)).toISOString(),
      duration_minutes: 5,
      time_zone: 'Asia/Dubai',
    },
  })
  await server.client('updateInterview', {
    token: recruiter.token,
    params: { id: body.data.id },
    form: { action: 'started' },
  })
  return { id: body.data.id as string, candidate }
}
const finish = (id: string, form: Record<string, string | { bytes: Buffer; filename: string }>) =>
  server.client('updateInterview', {
    token: recruiter.token,
    params: { id },
    form: { action: 'finished', ...form },
  })
const ticket = (who: Person, id: string) =>
  server.client('issueTicket', {
    token: who.token,
    body: { file: { kind: 'interview_recording', id } },
  })
const actions = async (id: string) =>
  (
    await server.client('getInterviewHistory', { token: recruiter.token, params: { id } })
  ).body.data.events.map(({ action }: { action: string }) => action)

/** Sends a file in two pieces. */
async function uploaded(who: Person, bytes: Buffer): Promise<{ id: string; status: number }> {
  const id = randomUUID()
  const half = Math.floor(bytes.length / 2)
  let status = 0
  for (const [from, to] of [
    [0, half],
    [half, bytes.length],
  ] as const) {
    const answer = await server.client('uploadFileChunk', {
      token: who.token,
      form: {
        upload_id: id,
        kind: 'interview',
        filename: 'talk.webm',
        size: String(bytes.length),
        offset: String(from),
        chunk: { bytes: bytes.subarray(from, to), filename: 'talk.webm' },
      },
    })
    status = answer.status
  }
  return { id, status }
}

test('a recording comes with the end, is played by its company and its admins, and who opened it is on record', async () => {
  const { id, candidate } = await begun()
  const { body } = await finish(id, {
    filename: '../My talk.webm',
    recording: { bytes: take, filename: 'x' },
  })
  expect(body.data).toMatchObject({
    status: 'finished',
    recording: { filename: 'My talk.webm', bytes: take.length },
  })
  expect(await actions(id)).toEqual(['invited', 'started', 'finished', 'recording_added'])
  const recording = body.data.recording.id as string
  const opened = await ticket(recruiter, recording)
  const played = await server.client('serveFile', {
    params: { ticket: (opened.body.data.url as string).split('/').at(-1) ?? '' },
  })
  expect([played.status, played.headers['content-type'], played.raw.equals(take)]).toEqual([
    200,
    'video/webm',
    true,
  ])
  expect((await ticket(await addPerson(server, 'admin'), recording)).status).toBe(200)
  for (const other of [await addPerson(server, 'recruiter'), candidate])
    expect((await ticket(other, recording)).status).toBe(404)
  const log = await server.deps.db
    .select()
    .from(accessLog)
    .where(eq(accessLog.subjectId, recording))
  expect(log.map(({ action, userId, subjectKind }) => [action, userId, subjectKind])[0]).toEqual([
    'file.opened',
    recruiter.id,
    'interview_recording',
  ])
  const [file] = await server.deps.db.select().from(files).where(eq(files.id, recording))
  expect(file?.ownerId).toBe(candidate.id)
})

test('a long recording comes in pieces, also after the end, and there is one', async () => {
  const { id } = await begun()
  await finish(id, {})
  const { id: upload, status } = await uploaded(recruiter, take)
  expect(status).toBe(200)
  const added = await finish(id, { upload_id: upload, note: 'From my phone.' })
  expect(added.body.data.recording).toMatchObject({ filename: 'talk.webm', bytes: take.length })
  expect(await actions(id)).toEqual(['invited', 'started', 'finished', 'recording_added'])
  const again = await finish(id, { recording: { bytes: take, filename: 'again.webm' } })
  expect([again.status, again.body.code]).toEqual([409, 'interview_not_possible'])
  const other = await begun()
  const used = await finish(other.id, { upload_id: upload })
  expect([used.status, Object.keys(used.body.fields)]).toEqual([422, ['upload_id']])
  expect(await actions(other.id)).toEqual(['invited', 'started'])
})

test('a file that is neither sound nor film is refused, whatever its name, and nothing is stored', async () => {
  const { id } = await begun()
  const text = Buffer.from('We talked for half an hour. '.repeat(40))
  expect((await finish(id, { recording: { bytes: text, filename: 'talk.webm' } })).body.code).toBe(
    'unsupported_file_type',
  )
  expect((await uploaded(recruiter, text)).status).toBe(415)
  expect(await actions(id)).toEqual(['invited', 'started'])
})

test('an infected or unscanned recording at the end is not stored, and the interview continues', async () => {
  const clamd = await startLocalClamd()
  server.deps.scanner = openScanner(
    { ...server.deps.env, CLAMD_ADDRESS: clamd.address },
    server.deps.log,
  )
  const { id, candidate } = await begun()
  const end = async (bytes: Buffer) =>
    (({ status, body }) => [status, body.code])(
      await finish(id, { recording: { bytes, filename: 'talk.webm' } }),
    )
  expect(await end(Buffer.concat([take, Buffer.from(eicar)]))).toEqual([422, 'file_infected'])
  clamd.how = 'rude'
  expect(await end(take)).toEqual([503, 'scan_unavailable'])
  expect(await server.deps.db.select().from(files).where(eq(files.ownerId, candidate.id))).toEqual(
    [],
  )
  expect(await actions(id)).toEqual(['invited', 'started'])
  clamd.how = 'well'
  expect(await end(take)).toEqual([200, undefined])
  server.deps.scanner = null
  await clamd.close()
})

test('a candidate uploads no recordings', async () => {
  expect((await uploaded(await addPerson(server, 'candidate'), take)).status).toBe(403)
})

test('a browser’s recording is replaced by a seekable one', async () => {
  const { id } = await begun()
  const recorded = Buffer.concat(
    [0, 1, 2, 3, 4].map((piece) =>
      readFileSync(new URL(`../attempts/fixtures/recorder/piece-${piece}.webm`, import.meta.url)),
    ),
  )
  const { body } = await finish(id, { recording: { bytes: recorded, filename: 'talk.webm' } })
  const stored = async () =>
    (await server.deps.db.select().from(files).where(eq(files.id, body.data.recording.id)))[0]
  const sent = (await stored())?.storageKey ?? ''
  await server.runJobs()
  const file = await stored()
  expect(file?.storageKey).not.toBe(sent)
  expect(await server.deps.storage.size(sent)).toBeNull()
  const bytes = await readAll(server.deps.storage, file?.storageKey ?? '')
  expect(bytes.length).toBe(file?.bytes)
  const places = Buffer.from('1c53bb6b', 'hex')
  expect([recorded.includes(places), bytes.includes(places)]).toEqual([false, true])
  // The address of the recording is the same, and so is what is written in the log when it is
  // opened.
  expect((await ticket(recruiter, body.data.recording.id)).status).toBe(200)
  await server.runJobs()
  expect((await stored())?.storageKey).toBe(file?.storageKey)
})

test('a recording is deleted when the time for recordings is over, and the interview goes on saying that there was one', async () => {
  await server.deps.db.insert(settings).values({ key: 'recording_retention_days', value: 30 })
  const { id } = await begun()
  const { body } = await finish(id, { recording: { bytes: take, filename: 'take.webm' } })
  await server.runJobs()
  const [file] = await server.deps.db
    .select()
    .from(files)
    .where(eq(files.id, body.data.recording.id))
  const days =
    (Date.parse(body.data.recording.until) - server.deps.clock.now().getTime()) / 86_400_000
  expect([days > 29.9, days <= 30]).toEqual([true, true])
  server.deps.clock.advance(29 * 86_400)
  await deleteOldRecordings(server.deps)
  expect(await server.deps.storage.size(file?.storageKey ?? '')).not.toBeNull()
  server.deps.clock.advance(2 * 86_400)
  await deleteOldRecordings(server.deps)
  expect(await server.deps.storage.size(file?.storageKey ?? '')).toBeNull()
  const [row] = await server.deps.db
    .select()
    .from(files)
    .where(eq(files.id, body.data.recording.id))
  expect(row).toBeUndefined()
  const { token } = await openSession(server.deps, recruiter.id, undefined)
  const { interview } = (await server.client('getInterviewHistory', { token, params: { id } })).body
    .data
  expect(interview).toMatchObject({ status: 'finished', recording: null, recording_deleted: true })
  expect(
    (
      await server.client('issueTicket', {
        token,
        body: { file: { kind: 'interview_recording', id: body.data.recording.id } },
      })
    ).status,
  ).toBe(404)
})
