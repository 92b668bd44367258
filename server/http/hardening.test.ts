import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { operations } from '../../openapi/generated/operations'
import { buildApp } from '../app'
import { contractOperations, exampleOf } from '../testing/examples'
import { addPerson } from '../testing/personas'
import { startTestServer, type TestServer } from '../testing/server'

const lines: string[] = []
let server: TestServer
beforeAll(async () => {
  server = await startTestServer({}, { write: (line) => void lines.push(line) })
})
afterAll(() => server.close())

const credentials = { email: 'Khalid.Saeed@example.ae', password: 'Riyadah-7' }

test('a query parameter that the contract does not name is refused by every operation', async () => {
  const [admin, candidate] = [await addPerson(server, 'admin'), await addPerson(server, 'candidate')]
  for (const operation of contractOperations.filter(({ operationId }) => operationId !== 'completeSocialSignIn')) {
    const id = operation.operationId
    const example = exampleOf(operation)
    const { token } = operations[id].access === 'candidate' ? candidate : admin
    const { status, body } = await server.client(id, { ...example, token, query: { ...example.query, surprise: '1' } })
    expect({ id, status, fields: Object.keys(body.fields ?? {}) }).toEqual({ id, status: 400, fields: ['surprise'] })
  }
})

test('a provider may send the browser back with more than we know', async () => {
  const { status } = await server.client('completeSocialSignIn', { params: { provider: 'google' }, query: { state: 'x', surprise: '1' } })
  expect(status).toBe(302)
})

test('JSON of more than a megabyte is refused as too large', async () => {
  const { status, body } = await server.client('loginUser', { body: { ...credentials, password: 'x'.repeat(1024 * 1024) } })
  expect([status, body.code]).toEqual([413, 'body_too_large'])
})

test('a body of another type, and one that is no JSON, get their answers', async () => {
  const other = await server.client('loginUser', { body: 'email=x', headers: { 'content-type': 'text/csv' } })
  expect([other.status, other.body.code]).toEqual([415, 'unsupported_file_type'])
  const broken = await server.client('loginUser', { body: '{"email":', headers: { 'content-type': 'application/json' } })
  expect([broken.status, broken.body.code]).toEqual([400, 'validation_failed'])
})

test.each([['the zero character', 'a\0b@example.ae'], ['half a character', 'a\ud800b@example.ae']])('%s is refused before anything tries to store it', async (_, email) => {
  const { status, body } = await server.client('loginUser', { body: { ...credentials, email } })
  expect([status, body.code]).toEqual([400, 'validation_failed'])
})

test('every answer carries the security headers', async () => {
  const { headers } = await server.client('getRoles')
  expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY', 'referrer-policy': 'no-referrer' })
  const policy = String(headers['content-security-policy'])
  for (const directive of ["default-src 'self'", "object-src 'none'", "frame-ancestors 'none'", "base-uri 'self'", "form-action 'self'"]) expect(policy).toContain(directive)
  expect(headers).not.toHaveProperty('x-powered-by')
  expect(policy).toContain("connect-src 'self';")
})

test('pages may ask a map provider where the deployment has one, and nobody else', async () => {
  const mapped = await buildApp({ ...server.deps, env: { ...server.deps.env, VITE_MAPS_API_KEY: 'key-1' } })
  const { headers } = await mapped.inject('/health')
  expect(String(headers['content-security-policy'])).toContain("connect-src 'self' https://places.googleapis.com;")
  await mapped.close()
})

describe('the log', () => {
  test('of signing up, in and out holds no password, token or e-mail', async () => {
    lines.length = 0
    const { body } = await server.client('registerUser', { body: { ...credentials, full_name: 'Khalid Saeed', mobile_number: '+971501234567', terms_accepted: true } })
    await server.client('loginUser', { body: credentials })
    await server.client('loginUser', { body: { ...credentials, password: 'Wrong-Pass-1' } })
    await server.client('logoutUser', { params: { value: body.data.user.id }, token: body.data.token })
    server.deps.log.trace('the end')
    expect(lines.join('')).toContain('the end')
    for (const secret of [credentials.password, 'Wrong-Pass-1', body.data.token, body.data.user.refresh_token]) expect(lines.join('')).not.toContain(secret)
    expect(lines.join('').toLowerCase()).not.toContain('khalid')
  })

  test('of a failure of ours says what failed, without what it failed on', async () => {
    lines.length = 0
    await server.deps.db.execute(sql`alter table verification_codes rename to verification_codes_away`)
    const { status, body } = await server.client('registerUser', { body: { email: 'Unlucky@example.ae', password: 'Riyadah-8', full_name: 'Unlucky Person', mobile_number: '+971501234568', terms_accepted: true } })
    await server.deps.db.execute(sql`alter table verification_codes_away rename to verification_codes`)
    expect([status, body]).toEqual([500, { code: 'internal', message: 'Internal Error. Please try again.' }])
    expect(lines.join('')).toContain('verification_codes')
    expect(lines.join('')).toContain('"code":"42P01"')
    expect(lines.join('')).not.toMatch(/unlucky|Riyadah|\$argon2|97150/i)
  })
})
