import { randomUUID } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { patient } from '../../../scripts/lib/patience.mjs'
import { buildApp } from '../../app'
import { files, uploads } from '../users/users.table'
import type { Deps } from '../../deps'
import { openScanner, type Scanner } from '../../scanning/scanner'
import { getClient, type Client } from '../../testing/client'
import { eicar, type LocalClamd, startLocalClamd } from '../../testing/services/local-clamd'
import { resumeText } from '../../testing/people'
import { addPerson, type Person } from '../../testing/personas'
import { startTestServer, type TestServer } from '../../testing/server'
import { wholeUpload } from '../../testing/upload'

// Uploads that other people open are scanned over clamd's own protocol, and sent as the browser
// sends them.

const lines: string[] = []
const metricsToken = 'of-the-deployment-1'
let server: TestServer
let clamd: LocalClamd
let deps: Deps
let app: Awaited<ReturnType<typeof buildApp>>
let client: Client
let person: Person
let earlier: Scanner['counted'] | undefined

beforeAll(async () => {
  server = await startTestServer({}, { write: (line) => void lines.push(line) })
  clamd = await startLocalClamd()
  const env = {
    ...server.deps.env,
    CLAMD_ADDRESS: clamd.address,
    CLAMD_TIMEOUT_MS: patient(30_000),
    METRICS_TOKEN: metricsToken,
  }
  deps = { ...server.deps, env, scanner: openScanner(env, server.deps.log) }
  app = await buildApp(deps)
  client = getClient(app)
})
afterAll(async () => {
  await app.close()
  await clamd.close()
  await server.close()
})
beforeEach(async () => {
  person = await addPerson(server, 'candidate')
  clamd.how = 'well'
  clamd.scanned.length = 0
  lines.length = 0
  earlier = deps.scanner === null ? undefined : { ...deps.scanner.counted }
})

const resume = (end = '') => Buffer.concat([resumeText, Buffer.from(end)])
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const talk = readFileSync(new URL('../attempts/fixtures/recorder/take.webm', import.meta.url))

const piece = (upload_id: string, whole: Buffer, from: number, to: number) =>
  client('uploadFileChunk', {
    token: person.token,
    form: {
      upload_id,
      kind: 'resume',
      filename: 'cv.txt',
      size: String(whole.length),
      offset: String(from),
      chunk: { bytes: whole.subarray(from, to), filename: 'piece' },
    },
  })
const send = async (kind: string, bytes: Buffer, filename: string) => {
  const { id, form } = wholeUpload(kind, bytes, filename)
  const { status, body } = await client('uploadFileChunk', { token: person.token, form })
  return { id, status, code: body.code, message: body.message }
}
const stored = () => server.deps.db.select().from(files).where(eq(files.ownerId, person.id))
const begun = () => server.deps.db.select().from(uploads).where(eq(uploads.userId, person.id))
/** How many files lie on the disk, whole or in pieces, or of them those with this in their path. */
const lying = (part = '') => {
  const root = join(server.deps.env.MASAR_DATA_DIR, 'files')
  return existsSync(root)
    ? readdirSync(root, { recursive: true, withFileTypes: true }).filter(
        (one) => one.isFile() && join(one.parentPath, one.name).includes(part),
      ).length
    : 0
}
/** What `/metrics` counted since the test began. */
const scans = async (outcome: keyof Scanner['counted']) => {
  const { body } = await app.inject({
    url: '/metrics',
    headers: { authorization: `Bearer ${metricsToken}` },
  })
  return (
    -(earlier?.[outcome] ?? 0) +
    Number(new RegExp(`^masar_scans_total\\{outcome="${outcome}"\\} (\\d+)$`, 'm').exec(body)?.[1])
  )
}
const security = () => lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'security')

test('a file in which nothing is found is kept', async () => {
  expect(await send('resume', resume(), 'cv.txt')).toMatchObject({ status: 200 })
  expect([(await stored()).length, clamd.scanned.length, await scans('clean')]).toEqual([1, 1, 1])
})

describe('an infected file', () => {
  test.each([
    ['a resume', 'resume', resume(eicar), 'candidate'],
    ['a job', 'job', resume(eicar), 'recruiter'],
    ['a picture', 'avatar', Buffer.concat([png, Buffer.from(eicar)]), 'candidate'],
    ['a logo', 'company_avatar', Buffer.concat([png, Buffer.from(eicar)]), 'recruiter'],
    [
      'a recording of an interview',
      'interview',
      Buffer.concat([talk, Buffer.from(eicar)]),
      'recruiter',
    ],
  ] as const)('is refused, and nothing of it is kept: %s', async (_, kind, bytes, role) => {
    person = await addPerson(server, role)
    const before = lying()
    expect(await send(kind, bytes, 'harmless')).toMatchObject({
      status: 422,
      code: 'file_infected',
      message: expect.stringContaining('we did not keep it'),
    })
    expect([await stored(), await begun(), lying()]).toEqual([[], [], before])
    expect(await scans('infected')).toBe(1)
  })

  test('is found where its pieces are put together, though no piece of it is', async () => {
    const whole = resume(`${eicar} and more`)
    const middle = resumeText.length + 30
    const id = randomUUID()
    expect((await piece(id, whole, 0, middle)).status).toBe(200)
    expect((await piece(id, whole, middle, whole.length)).body.code).toBe('file_infected')
    expect([await stored(), await begun(), lying(id)]).toEqual([[], [], 0])
  })

  test('is logged with the account, the route and the finding, and nothing of the file', async () => {
    await send('resume', resume(eicar), 'khalid-saeed.txt')
    expect(security()).toMatchObject([
      {
        event: 'upload.infected',
        user: person.id,
        route: expect.stringContaining('upload-file-chunk'),
        finding: 'Eicar-Test-Signature',
      },
    ])
    for (const word of [eicar, 'khalid', 'Khalid']) expect(lines.join('')).not.toContain(word)
  })

  test('gives an error in Arabic as well', async () => {
    const { form } = wholeUpload('resume', resume(eicar), 'cv.txt')
    expect(
      (await client('uploadFileChunk', { token: person.token, form, lang: 'ar' })).body.message,
    ).toContain('فاحص الفيروسات')
  })
})

describe('while the scanner is away', () => {
  test('a file is postponed and not stored, and it is stored once its last piece comes again', async () => {
    const whole = resume()
    const id = randomUUID()
    clamd.how = 'rude'
    expect((await piece(id, whole, 0, 40)).status).toBe(200)
    const { status, body } = await piece(id, whole, 40, whole.length)
    expect([status, body.code, body.message]).toEqual([
      503,
      'scan_unavailable',
      expect.stringContaining('try again'),
    ])
    expect([
      await stored(),
      (await begun()).map(({ fileId }) => fileId),
      await scans('unavailable'),
    ]).toEqual([[], [null], 1])
    expect(
      (await client('getUpload', { token: person.token, params: { upload_id: id } })).body.data,
    ).toMatchObject({ received: whole.length, complete: false })
    clamd.how = 'well'
    expect((await piece(id, whole, whole.length - 1, whole.length)).body.data).toMatchObject({
      complete: true,
    })
    expect([(await stored()).length, lying(id)]).toEqual([1, 0])
  })

  test('a postponed upload cannot be used', async () => {
    const there = deps.scanner
    deps.scanner = openScanner({ ...deps.env, CLAMD_ADDRESS: '127.0.0.1:1' }, deps.log)
    const { id, code } = await send('avatar', png, 'me.png')
    deps.scanner = there
    expect(code).toBe('scan_unavailable')
    expect(lines.join('')).toContain('ECONNREFUSED')
    expect(
      (await client('updateUser', { token: person.token, body: { avatar: id } })).body.fields,
    ).toHaveProperty('avatar')
  })

  test('a scanner that does not answer in time is away', async () => {
    clamd.how = 'silent'
    const there = deps.scanner
    deps.scanner = openScanner({ ...deps.env, CLAMD_TIMEOUT_MS: 300 }, deps.log)
    const { code } = await send('resume', resume(), 'cv.txt')
    deps.scanner = there
    expect(code).toBe('scan_unavailable')
    expect(await stored()).toEqual([])
  })

  test('and so is one that says neither yes nor no', async () => {
    clamd.how = { saying: 'INSTREAM size limit exceeded. ERROR' }
    expect((await send('resume', resume(), 'cv.txt')).code).toBe('scan_unavailable')
    expect(lines.join('')).toContain('size limit exceeded')
  })

  test('the server is ready and says that it is not', async () => {
    const ready = async () =>
      (({ statusCode, body }) => [statusCode, JSON.parse(body)])(await app.inject('/ready'))
    const well = { database: 'ok', storage: 'ok', mail: 'ok', scanner: 'ok' }
    expect(await ready()).toEqual([200, { status: 'ready', dependencies: well }])
    clamd.how = 'rude'
    expect(await ready()).toEqual([
      200,
      { status: 'ready', dependencies: { ...well, scanner: 'failing' } },
    ])
  })
})

test('a large file goes to it in pieces, none of them larger than 64 kB', async () => {
  const whole = Buffer.alloc(4 * 1024 * 1024, 'Python, SQL, translation. ')
  expect((await send('resume', whole, 'cv.txt')).status).toBe(200)
  const [sizes = []] = clamd.scanned
  expect([sizes.length, Math.max(...sizes), sizes.reduce((sum, size) => sum + size, 0)]).toEqual([
    64,
    65_536,
    whole.length,
  ])
})

test('a file of a type that is not accepted is refused before it is scanned', async () => {
  expect(
    (await send('resume', Buffer.from('\u007fELF\u0002\u0001\u0001\u0000\u0000\u0000'), 'cv.pdf'))
      .status,
  ).toBe(415)
  expect(clamd.scanned).toEqual([])
})

test('without a scanner nothing is scanned or counted, and the log says so once at the start', async () => {
  const env = { ...server.deps.env, METRICS_TOKEN: metricsToken, demo: false }
  const other = await buildApp({ ...server.deps, env, scanner: openScanner(env, server.deps.log) })
  expect(
    (
      await getClient(other)('uploadFileChunk', {
        token: person.token,
        form: wholeUpload('resume', resume(), 'cv.txt').form,
      })
    ).status,
  ).toBe(200)
  const figures = await other.inject({
    url: '/metrics',
    headers: { authorization: `Bearer ${metricsToken}` },
  })
  expect([
    (await stored()).length,
    clamd.scanned,
    figures.statusCode,
    figures.body.includes('masar_scans'),
  ]).toEqual([1, [], 200, false])
  await other.close()
  const said = lines.map((line) => JSON.parse(line)).filter(({ msg }) => /not scanned/.test(msg))
  expect(said.map(({ level, msg }) => [level, msg])).toEqual([
    [40, expect.stringContaining('CLAMD_ADDRESS')],
  ])
})
