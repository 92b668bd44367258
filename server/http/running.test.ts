import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildApp } from '../app'
import { newId } from '../db/id'
import type { Deps } from '../deps'
import { openMail } from '../mail/mail'
import { fileStorage } from '../storage/file-storage'
import { getClient } from '../testing/client'
import { startLocalSmtp } from '../testing/services/local-smtp'
import { addPerson } from '../testing/personas'
import { startTestServer, type TestServer } from '../testing/server'

// The questions that an operator asks a running server.

const lines: string[] = []
let server: TestServer
beforeAll(async () => {
  server = await startTestServer({}, { write: (line) => void lines.push(line) })
})
afterAll(() => server.close())

/** The same server told something else. */
async function other(change: Partial<Deps>) {
  const app = await buildApp({ ...server.deps, ...change })
  await app.ready()
  return app
}

const logged = () => lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'answered')

test('an answer has the number of its log entry, which has its route and outcome and no personal data', async () => {
  const person = await addPerson(server, 'candidate')
  lines.length = 0
  const { headers } = await server.client('logoutUser', {
    params: { value: person.id },
    token: person.token,
  })
  expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
  expect(logged()).toEqual([
    expect.objectContaining({
      reqId: headers['x-request-id'],
      method: 'GET',
      status: 200,
      ms: expect.any(Number),
    }),
  ])
  expect(logged()[0].route).toContain(':')
  expect(JSON.stringify(logged())).not.toContain(person.id)
  const failed = await server.client('loginUser', {
    body: { email: 'nobody@example.ae', password: 'Riyadah-7' },
    query: { who: 'nobody@example.ae' },
  })
  expect(logged().at(-1)).toMatchObject({ reqId: failed.headers['x-request-id'], status: 400 })
  expect(lines.join('')).not.toContain('nobody')
})

test.each([
  ['proxy-0123456789', true],
  ['short', false],
  ['two\nlines of a log', false],
  ['x'.repeat(65), false],
])('the number %j that a proxy gave is kept: %s', async (given, stored) => {
  const app = await other({})
  const { headers } = await app.inject({ url: '/health', headers: { 'x-request-id': given } })
  expect(headers['x-request-id'] === given).toBe(stored)
  expect(headers['x-request-id']).toMatch(/^[\w-]{8,64}$/)
  await app.close()
})

describe('a server is ready', () => {
  const ready = async (change: Partial<Deps>) => {
    const app = await other(change)
    const { statusCode, json } = await app.inject('/ready')
    expect((await app.inject('/health')).json(), 'alive all the same').toEqual({ status: 'ok' })
    await app.close()
    return [statusCode, json()]
  }
  const well = { database: 'ok', storage: 'ok', mail: 'ok' }

  test('while all it needs answers', async () => {
    expect(await ready({})).toEqual([200, { status: 'ready', dependencies: well }])
  })

  test('not while its database is away', async () => {
    const db = new Proxy(server.deps.db, {
      get: (target, name) =>
        name === 'execute'
          ? () => Promise.reject(new Error('The database is away.'))
          : Reflect.get(target, name),
    })
    expect(await ready({ db })).toEqual([
      503,
      { status: 'unavailable', dependencies: { ...well, database: 'failing' } },
    ])
  })

  test('not while its store of files is away', async () => {
    const root = mkdtempSync(join(tmpdir(), 'masar-store-'))
    const storage = fileStorage(root)
    rmSync(root, { recursive: true })
    expect(await ready({ storage })).toEqual([
      503,
      { status: 'unavailable', dependencies: { ...well, storage: 'failing' } },
    ])
  })

  test('while mail is away, which is said', async () => {
    const smtp = await startLocalSmtp()
    const env = { ...server.deps.env, SMTP_URL: smtp.url }
    expect(await ready({ mail: openMail({ ...server.deps, env }) })).toEqual([
      200,
      { status: 'ready', dependencies: well },
    ])
    await smtp.close()
    expect(await ready({ mail: openMail({ ...server.deps, env }) })).toEqual([
      200,
      { status: 'ready', dependencies: { ...well, mail: 'failing' } },
    ])
  })
})

const token = 'of-the-deployment-1'

test('only the deployment’s token gives access to the figures, and without one there are none', async () => {
  const without = await other({})
  expect((await without.inject('/metrics')).statusCode).toBe(404)
  await without.close()
  const app = await other({ env: { ...server.deps.env, METRICS_TOKEN: token } })
  for (const authorization of ['', 'Bearer ', `Bearer ${token}x`, token])
    expect((await app.inject({ url: '/metrics', headers: { authorization } })).statusCode).toBe(401)
  await app.close()
})

test('the figures count answers, jobs, waiting mails, failures and the disk, and name nobody', async () => {
  const app = await other({ env: { ...server.deps.env, METRICS_TOKEN: token } })
  const client = getClient(app)
  const email = `figures-${newId()}@example.ae`
  const figures = async () => {
    const { body } = await app.inject({
      url: '/metrics',
      headers: { authorization: `Bearer ${token}` },
    })
    expect(body).not.toContain('example.ae')
    return (name: string) =>
      Number(
        body
          .split('\n')
          .find((line) => line.startsWith(`${name} `))
          ?.slice(name.length + 1) ?? Number.NaN,
      )
  }
  await server.runJobs()
  const { status } = await client('registerUser', {
    body: {
      email,
      password: 'Riyadah-7',
      full_name: 'Khalid Saeed',
      mobile_number: '+971501234567',
      terms_accepted: true,
    },
  })
  const after = await figures()
  expect(status).toBeLessThan(300)
  expect([
    after('masar_mails_unsent'),
    after('masar_jobs{queue="mail.send",state="waiting"}'),
    after('masar_dead_letters'),
  ]).toEqual([1, 1, 0])
  expect(
    (await app.inject({ url: '/metrics', headers: { authorization: `Bearer ${token}` } })).body,
  ).toMatch(
    /^http_request_duration_seconds_count\{method="POST",route="\/api\/[^"]+",status="20\d"\} 1$/m,
  )
  expect(after('masar_disk_bytes{of="free"}')).toBeGreaterThan(0)
  await server.runJobs()
  expect((await figures())('masar_mails_unsent')).toBe(0)
  await app.close()
})
