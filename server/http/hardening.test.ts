import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { operations } from '../../openapi/generated/operations'
import { buildApp } from '../app'
import { contractOperations, getExample } from '../testing/fuzz/examples'
import { addPerson } from '../testing/personas'
import { newId } from '../db/id'
import { translate } from './contract/language'
import { startTestServer, type TestServer } from '../testing/server'

const lines: string[] = []
let server: TestServer
beforeAll(async () => {
  server = await startTestServer({}, { write: (line) => void lines.push(line) })
})
afterAll(() => server.close())

const credentials = { email: 'Khalid.Saeed@example.ae', password: 'Riyadah-7' }

test('a query parameter that the contract does not name is refused by every operation', async () => {
  const [admin, candidate] = [
    await addPerson(server, 'admin'),
    await addPerson(server, 'candidate'),
  ]
  for (const operation of contractOperations.filter(
    ({ operationId }) => operationId !== 'completeSocialSignIn',
  )) {
    const id = operation.operationId
    const example = getExample(operation)
    const { token } = operations[id].access === 'candidate' ? candidate : admin
    const { status, body } = await server.client(id, {
      ...example,
      token,
      query: { ...example.query, surprise: '1' },
    })
    expect({ id, status, fields: Object.keys(body.fields ?? {}) }).toEqual({
      id,
      status: 400,
      fields: ['surprise'],
    })
  }
})

test('a provider may send the browser back with more than we know', async () => {
  const { status } = await server.client('completeSocialSignIn', {
    params: { provider: 'google' },
    query: { state: 'x', surprise: '1' },
  })
  expect(status).toBe(302)
})

test('JSON of more than a megabyte is refused as too large', async () => {
  const { status, body } = await server.client('loginUser', {
    body: { ...credentials, password: 'x'.repeat(1024 * 1024) },
  })
  expect([status, body.code]).toEqual([413, 'body_too_large'])
})

test('a body of another type, and one that is no JSON, get their answers', async () => {
  const other = await server.client('loginUser', {
    body: 'email=x',
    headers: { 'content-type': 'text/csv' },
  })
  expect([other.status, other.body.code]).toEqual([415, 'unsupported_file_type'])
  const broken = await server.client('loginUser', {
    body: '{"email":',
    headers: { 'content-type': 'application/json' },
  })
  expect([broken.status, broken.body.code]).toEqual([400, 'validation_failed'])
})

test.each([
  ['the zero character', 'a\0b@example.ae'],
  ['half a character', 'a\ud800b@example.ae'],
])('%s is refused before anything tries to store it', async (_, email) => {
  const { status, body } = await server.client('loginUser', { body: { ...credentials, email } })
  expect([status, body.code]).toEqual([400, 'validation_failed'])
})

const searched = { page: 1, limit: 10, sort: '-since' }

test.each(['0000-01-01', '2026-02-30', '2026-2-3', '+010000-01-01'])(
  'the day %s, which no column holds, is refused',
  async (day) => {
    const { token } = await addPerson(server, 'admin')
    const { status, body } = await server.client('searchEmployees', {
      token,
      body: { ...searched, from_date: day },
    })
    expect([status, body.fields]).toEqual([
      400,
      { from_date: translate('en', 'errors:fields.invalid') },
    ])
  },
)

test.each(['0000-12-31T23:59:59Z', '9999-12-31T23:59:59-04:00', '2026-11-21'])(
  'the time %s, which no column holds, is refused',
  async (scheduled_at) => {
    const { token } = await addPerson(server, 'recruiter')
    const { status, body } = await server.client('startInterview', {
      token,
      body: {
        job_id: newId(),
        candidate_id: newId(),
        scheduled_at,
        duration_minutes: 45,
        time_zone: 'Asia/Dubai',
        place: null,
        note: null,
      },
    })
    expect([status, body.fields]).toEqual([
      400,
      { scheduled_at: translate('en', 'errors:fields.invalid') },
    ])
  },
)

test.each(['1e309', '-1e309'])(
  '%s, which no limit stops as it is read as a number without an end, is refused',
  async (limit) => {
    const { token } = await addPerson(server, 'admin')
    const { status, body } = await server.client('searchEmployees', {
      token,
      body: { ...searched, limit },
    })
    expect([status, body.code]).toEqual([400, 'validation_failed'])
    expect(
      (
        await server.client('listCandidateNotes', {
          token,
          params: { user_id: newId() },
          query: { limit },
        })
      ).status,
    ).toBe(400)
  },
)

test('an address that cannot be read is refused in the words of the contract', async () => {
  const app = await buildApp(server.deps)
  for (const url of ['/api/user/%zz', '/api/files/%', '/api/user/auth/verify-email/%E0%A4%A']) {
    const { statusCode, headers, body } = await app.inject({ url, headers: { lang: 'ar' } })
    expect([url, statusCode, JSON.parse(body)]).toEqual([
      url,
      400,
      { code: 'validation_failed', message: translate('ar', 'errors:validation_failed') },
    ])
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    })
  }
  await app.close()
})

test('how long a part of an address may be is said by the contract alone', async () => {
  const ticket = await server.client('serveFile', { params: { ticket: 'x'.repeat(400) } })
  expect([ticket.status, ticket.body.code]).toEqual([404, 'file_not_found'])
  const longer = await server.client('serveFile', { params: { ticket: 'x'.repeat(401) } })
  expect([longer.status, longer.body]).toEqual([
    400,
    {
      code: 'validation_failed',
      message: translate('en', 'errors:validation_failed'),
      fields: { ticket: translate('en', 'errors:fields.invalid') },
    },
  ])
})

test('every answer carries the security headers', async () => {
  const { headers } = await server.client('getRoles')
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'no-referrer',
  })
  const policy = String(headers['content-security-policy'])
  for (const directive of [
    "default-src 'self'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ])
    expect(policy).toContain(directive)
  expect(headers).not.toHaveProperty('x-powered-by')
  expect(policy).toContain("connect-src 'self';")
  expect(headers).not.toHaveProperty('strict-transport-security')
})

test('browsers are held to a secure connection for a year where people reach the application by one', async () => {
  const secure = await buildApp({ ...server.deps, publicUrl: 'https://masar.test' })
  const { headers } = await secure.inject('/health')
  expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
  await secure.close()
})

test('no answer that is somebody’s is kept, nor one that went wrong; the built files are', async () => {
  const { token } = await addPerson(server, 'candidate')
  const web = mkdtempSync(join(tmpdir(), 'masar-web-'))
  mkdirSync(join(web, 'assets'))
  writeFileSync(join(web, 'index.html'), '<head><title>Masar</title></head>')
  writeFileSync(join(web, 'assets/app-1a2b.js'), 'app')
  const app = await buildApp(server.deps, web)
  const stored = async (url: string, headers = {}) =>
    (await app.inject({ url, headers })).headers['cache-control']
  for (const url of [
    '/api/user/',
    '/api/user/notifications/count/?surprise=1',
    '/api/recruiter/total-jobs/',
    '/api/nothing',
    '/dev/outbox',
    '/health',
  ])
    expect([url, await stored(url, { token })]).toEqual([url, 'no-store'])
  expect(await stored('/api/user/')).toBe('no-store')
  expect([await stored('/assets/app-1a2b.js'), await stored('/auth/login')]).toEqual([
    'public, max-age=31536000, immutable',
    'no-cache',
  ])
  await app.close()
  rmSync(web, { recursive: true })
})

test('pages may ask only the deployment’s map provider', async () => {
  const mapped = await buildApp({
    ...server.deps,
    env: { ...server.deps.env, VITE_MAPS_API_KEY: 'key-1' },
  })
  const { headers } = await mapped.inject('/health')
  expect(String(headers['content-security-policy'])).toContain(
    "connect-src 'self' https://places.googleapis.com;",
  )
  await mapped.close()
})

describe('the log', () => {
  test('of signing up, in and out holds no password, token or e-mail', async () => {
    lines.length = 0
    const { body } = await server.client('registerUser', {
      body: {
        ...credentials,
        full_name: 'Khalid Saeed',
        mobile_number: '+971501234567',
        terms_accepted: true,
      },
    })
    await server.client('loginUser', { body: credentials })
    await server.client('loginUser', { body: { ...credentials, password: 'Wrong-Pass-1' } })
    await server.client('logoutUser', {
      params: { value: body.data.user.id },
      token: body.data.token,
    })
    server.deps.log.trace('the end')
    expect(lines.join('')).toContain('the end')
    for (const secret of [
      credentials.password,
      'Wrong-Pass-1',
      body.data.token,
      body.data.user.refresh_token,
    ])
      expect(lines.join('')).not.toContain(secret)
    expect(lines.join('').toLowerCase()).not.toContain('khalid')
  })

  test('of an internal failure says what failed, without the data it failed on', async () => {
    lines.length = 0
    await server.deps.db.execute(
      sql`alter table verification_codes rename to verification_codes_away`,
    )
    const { status, body } = await server.client('registerUser', {
      body: {
        email: 'Unlucky@example.ae',
        password: 'Riyadah-8',
        full_name: 'Unlucky Person',
        mobile_number: '+971501234568',
        terms_accepted: true,
      },
    })
    await server.deps.db.execute(
      sql`alter table verification_codes_away rename to verification_codes`,
    )
    expect([status, body]).toEqual([
      500,
      { code: 'internal', message: 'Internal Error. Please try again.' },
    ])
    expect(lines.join('')).toContain('verification_codes')
    expect(lines.join('')).toContain('"code":"42P01"')
    expect(lines.join('')).not.toMatch(/unlucky|Riyadah|\$argon2|97150/i)
  })
})
