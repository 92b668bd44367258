import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { DrizzleQueryError, eq, sql } from 'drizzle-orm'
import Fastify from 'fastify'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { patient } from '../../../scripts/lib/patience.mjs'
import { newId } from '../../db/id'
import { users } from '../../modules/auth/auth.table'
import { recordingPieces, takes } from '../../modules/media/media.table'
import { files, mails } from '../../modules/users/users.table'
import { openLog } from '../../runtime/log'
import { StorageAway } from '../../storage/storage'
import { english, questions, Taker } from '../../modules/attempts/fixtures/takers'
import type { TestAnswer } from '../../testing/client'
import { confirmed, goodPassword, resumeText, signUp } from '../../testing/people'
import { startTestServer, type TestServer } from '../../testing/server'
import { startTcpProxy, type TcpProxy } from '../../testing/services/tcp-proxy'
import { wholeUpload } from '../../testing/upload'
import { makeWorkers } from '../../jobs/workers'
import { DomainError, rateLimited } from '../domain-error'
import { answerErrors } from '../errors'
import { logFailure, toOutage } from './outage'

const errno = (code: string) => Object.assign(new Error(code), { code, syscall: 'write' })
const fromStore = (name: string, httpStatusCode?: number) =>
  Object.assign(new Error(name), { name, $metadata: { httpStatusCode } })
const fromMail = (code: string, command: string, responseCode?: number) =>
  Object.assign(new Error(code), { code, command, responseCode })
const fromDatabase = (code: string) =>
  Object.assign(new pg.DatabaseError('said', 0, 'error'), { code, severity: 'FATAL' })
const recorded = (name: string) =>
  readFileSync(new URL(`../../modules/attempts/fixtures/recorder/${name}`, import.meta.url))
const query = (cause: Error) => new DrizzleQueryError('select 1', [], cause)

test.each([
  ['a database that ends connections', query(fromDatabase('57P01')), 'database'],
  ['a database that starts', fromDatabase('57P03'), 'database'],
  ['a database whose disk is full', query(fromDatabase('53100')), 'database'],
  ['a database with too many connections', fromDatabase('53300'), 'database'],
  ['a statement that took too long', query(fromDatabase('57014')), 'database'],
  ['a database that cannot be reached', query(errno('ECONNREFUSED')), 'database'],
  [
    'a host of several addresses',
    query(new AggregateError([errno('ECONNREFUSED'), errno('ENETUNREACH')])),
    'database',
  ],
  [
    'a pool without a connection left',
    query(new Error('timeout exceeded when trying to connect')),
    'database',
  ],
  [
    'a connection that was lost',
    query(new Error('Connection terminated unexpectedly')),
    'database',
  ],
  ['a store that is gone', new StorageAway(), 'storage'],
  ['a store that has too much to do', fromStore('SlowDown', 503), 'storage'],
  ['a store that failed', fromStore('InternalError', 500), 'storage'],
  ['a bucket that is gone', fromStore('NoSuchBucket', 404), 'storage'],
  ['a full disk', errno('ENOSPC'), 'disk'],
  ['a disk that takes no writes', errno('EROFS'), 'disk'],
  ['another host', errno('ETIMEDOUT'), 'network'],
  ['a mail server that cannot be reached', fromMail('ESOCKET', 'CONN'), 'network'],
  ['a mail server that ends the connection', fromMail('ECONNECTION', 'CONN'), 'network'],
  ['a mail server that asks to be tried again', fromMail('EENVELOPE', 'MAIL FROM', 421), 'network'],
  ['a mail server that refuses for good', fromMail('EENVELOPE', 'RCPT TO', 550), null],
  ['a mail server that we do not get into', fromMail('EAUTH', 'AUTH PLAIN', 535), null],
  ['a wrong query', query(fromDatabase('42601')), null],
  ['a violated key', query(fromDatabase('23505')), null],
  ['a file that is not there', errno('ENOENT'), null],
  ['an object that is not there', fromStore('NoSuchKey', 404), null],
  ['a mistake of ours', new TypeError('x is not a function'), null],
  ['a mistake around a mistake', new Error('wrapped', { cause: new TypeError('x') }), null],
  ['what is no error', 'thrown', null],
])('%s', (_, thrown, away) => {
  expect(toOutage(thrown)).toBe(away)
})

test('an outage is logged once for each unavailable service, and an internal failure each time', () => {
  const lines: string[] = []
  const log = openLog('info', { write: (line) => void lines.push(line) })
  for (const error of [errno('ENOSPC'), errno('EDQUOT'), new StorageAway(), new TypeError('x')])
    for (const about of [{ sweep: 'one' }, { job: 'other' }])
      logFailure(log, error, about, 'failed')
  expect(
    lines.map((line) => JSON.parse(line)).map(({ level, away, msg }) => [level, away, msg]),
  ).toEqual([
    [40, 'disk', 'something that is needed is away'],
    [40, 'storage', 'something that is needed is away'],
    [50, undefined, 'failed'],
    [50, undefined, 'failed'],
  ])
})

test('a retryable error says when to try again, and an internal fault is not reported as an outage', async () => {
  const app = Fastify()
  answerErrors(app, () => undefined)
  const thrown: [Error, number, string, string | undefined][] = [
    [errno('ENOSPC'), 503, 'unavailable', '5'],
    [new DomainError(503, 'unavailable'), 503, 'unavailable', '5'],
    [new DomainError(503, 'scan_unavailable'), 503, 'scan_unavailable', '5'],
    [rateLimited(7), 429, 'rate_limited', '7'],
    [new TypeError('x'), 500, 'internal', undefined],
    [new DomainError(404, 'not_found'), 404, 'not_found', undefined],
  ]
  for (const [at, [error]] of thrown.entries())
    app.get(`/${at}`, () => {
      throw error
    })
  const answers = await Promise.all(thrown.map((_, at) => app.inject(`/${at}`)))
  expect(
    answers.map((answer, at) => [
      thrown[at]?.[0],
      answer.statusCode,
      answer.json().code,
      answer.headers['retry-after'],
    ]),
  ).toEqual(thrown)
  await app.close()
})

describe('while the store of files takes nothing', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer()
  })
  afterEach(() => vi.restoreAllMocks())
  afterAll(() => server.close())

  const full = () => vi.spyOn(server.deps.storage, 'put').mockRejectedValue(errno('ENOSPC'))
  const unavailable = (answer: TestAnswer) => [
    answer.status,
    answer.body.code,
    answer.headers['retry-after'],
  ]

  test('no piece of an upload counts that is not there, and the same piece may be sent again', async () => {
    const { token } = await confirmed(server)
    const { id, form } = wholeUpload('resume', resumeText, 'cv.txt')
    const piece = (from: number, to: number) =>
      server.client('uploadFileChunk', {
        token,
        form: {
          ...form,
          offset: String(from),
          chunk: { bytes: resumeText.subarray(from, to), filename: 'piece' },
        },
      })
    const state = async () =>
      (await server.client('getUpload', { token, params: { upload_id: id } })).body
    full()
    expect(unavailable(await piece(0, 40))).toEqual([503, 'unavailable', '5'])
    expect((await state()).data).toMatchObject({ received: 0, complete: false })
    vi.restoreAllMocks()
    expect((await piece(0, 40)).body.data).toMatchObject({ received: 40 })
    // The last piece is stored, and then the store is gone where it should be read and joined.
    vi.spyOn(server.deps.storage, 'size').mockRejectedValue(new StorageAway())
    expect(unavailable(await piece(40, resumeText.length))).toEqual([503, 'unavailable', '5'])
    expect((await state()).data).toMatchObject({ received: resumeText.length, complete: false })
    expect(await server.deps.db.select().from(files)).toEqual([])
    vi.restoreAllMocks()
    expect((await piece(40, resumeText.length)).body.data).toMatchObject({ complete: true })
  })

  test('no recording, answer or picture of an attempt counts that is not there', async () => {
    const taker = await Taker.begin(server)
    const session = randomUUID()
    const of = { attempt_id: taker.attemptId ?? '' }
    const media = {
      camera: {
        ...of,
        kind: 'camera',
        session_id: session,
        index: '0',
        offset_ms: '0',
        duration_ms: '1000',
        last: 'false',
        file: { bytes: recorded('piece-0.webm'), filename: 'piece' },
      },
      take: {
        ...of,
        epoch: '1',
        take: '1',
        duration_ms: '3000',
        transcript: 'I like to read.',
        file: { bytes: recorded('take.webm'), filename: 'take' },
      },
    }
    const sendAll = () =>
      Promise.all([
        server.client('saveMedia', { params: english, token: taker.token, form: media.camera }),
        server.client('saveAnswerMedia', {
          params: { ...english, answer_id: questions.speaking },
          token: taker.token,
          form: media.take,
        }),
      ])
    const counted = async () => [
      await server.deps.db.select().from(recordingPieces),
      await server.deps.db.select().from(takes),
    ]
    full()
    for (const answer of await sendAll())
      expect(unavailable(answer)).toEqual([503, 'unavailable', '5'])
    expect(await counted()).toEqual([[], []])
    vi.restoreAllMocks()
    expect((await sendAll()).map(({ status }) => status)).toEqual([200, 200])
    expect((await counted()).map((rows) => rows.length)).toEqual([1, 1])
  })

  test('bytes of an attempt whose row was lost with the database do not stay', async () => {
    const taker = await Taker.begin(server)
    const put = vi.spyOn(server.deps.storage, 'put')
    const lost = vi
      .spyOn(server.deps.db, 'transaction')
      .mockRejectedValue(query(fromDatabase('57P01')))
    const answer = await server.client('saveAnswerMedia', {
      params: { ...english, answer_id: questions.speaking },
      token: taker.token,
      form: {
        attempt_id: taker.attemptId ?? '',
        epoch: '1',
        take: '1',
        duration_ms: '3000',
        file: { bytes: recorded('take.webm'), filename: 'take' },
      },
    })
    expect(unavailable(answer)).toEqual([503, 'unavailable', '5'])
    lost.mockRestore()
    const keys = put.mock.calls.map(([key]) => key)
    expect(keys).toHaveLength(1)
    expect(await Promise.all(keys.map((key) => server.deps.storage.size(key)))).toEqual([null])
  })
})

const waiting = { timeout: patient(25_000) }
const url = process.env.TEST_DATABASE_URL ?? ''

describe.skipIf(url === '')('while PostgreSQL is cut off', () => {
  let proxy: TcpProxy
  let server: TestServer
  beforeAll(async () => {
    const { hostname, port } = new URL(url)
    proxy = await startTcpProxy(hostname, Number(port || 5432))
    vi.stubEnv(
      'TEST_DATABASE_URL',
      Object.assign(new URL(url), {
        hostname: '127.0.0.1',
        port: String(proxy.port),
      }).href,
    )
    server = await startTestServer()
  })
  afterEach(() => proxy.mend())
  afterAll(async () => {
    await server.close()
    await proxy.close()
    vi.unstubAllEnvs()
  })

  test('every call says so and when to ask again, nobody is signed out, and all continues afterwards', async () => {
    const { email, token, refreshToken } = await signUp(server)
    const calls = () =>
      Promise.all([
        server.client('getUser', { token }),
        server.client('loginUser', { body: { email, password: goodPassword } }),
        server.client('getUserProfile', { token }),
      ])
    proxy.cut()
    for (const { status, body, headers } of [
      ...(await calls()),
      await server.client('refreshToken', { body: { refresh_token: refreshToken } }),
    ])
      expect([status, body.code, headers['retry-after']]).toEqual([503, 'unavailable', '5'])
    proxy.mend()
    expect((await calls()).map(({ status }) => status)).not.toContain(503)
    const { status } = await server.client('refreshToken', {
      body: { refresh_token: refreshToken },
    })
    expect(status).toBe(200)
  })

  test('the queue waits, and does the due jobs once the database answers again', async () => {
    const { jobs, db } = server.deps
    const { email } = await signUp(server)
    const refusedBefore = proxy.refused
    proxy.cut()
    await jobs.start(makeWorkers(server.deps))
    await vi.waitFor(() => expect(proxy.refused - refusedBefore).toBeGreaterThan(12), waiting)
    proxy.mend()
    await vi.waitFor(async () => {
      const [mail] = await db.select().from(mails).where(eq(mails.to, email))
      expect(mail?.sentAt).toBeInstanceOf(Date)
    }, waiting)
  })

  test('an act that was under way left nothing of itself, and can be done again', async () => {
    const body = {
      full_name: 'Khalid Saeed Al Mansoori',
      mobile_number: '+971 50 123 4567',
      email: `cut-${newId()}@example.ae`,
      password: goodPassword,
      terms_accepted: true,
    }
    // Another connection bypasses the proxy and blocks the call at its mail.
    const parallel = new pg.Client({ connectionString: await ownUrl() })
    await parallel.connect()
    await parallel.query('begin; lock table mails in exclusive mode')
    const act = server.client('registerUser', { body })
    await vi.waitFor(async () => {
      const { rows } = await parallel.query(
        `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      )
      expect(rows).toHaveLength(1)
    }, waiting)
    proxy.cut()
    const { status, headers } = await act
    expect([status, headers['retry-after']]).toEqual([503, '5'])
    await parallel.query('rollback')
    await parallel.end()
    proxy.mend()
    const found = () => server.deps.db.select().from(users).where(eq(users.email, body.email))
    expect(await found()).toEqual([])
    expect((await server.client('registerUser', { body })).status).toBeLessThan(300)
    expect(await found()).toHaveLength(1)
  })

  /** The server's database, not through the proxy. */
  async function ownUrl(): Promise<string> {
    const { rows } = await server.deps.db.execute<{ name: string }>(
      sql`select current_database() as name`,
    )
    return Object.assign(new URL(url), { pathname: `/${rows[0]?.name}` }).href
  }
})
