import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addPerson } from '../../testing/personas'
import { startTestServer, type TestServer } from '../../testing/server'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

test.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
] as const)(
  'a long answer is compressed as %s for a client that accepts it',
  async (encoding, read) => {
    const [plain, packed] = [
      await server.client('getSectors'),
      await server.client('getSectors', { headers: { 'accept-encoding': encoding } }),
    ]
    expect(plain.headers['content-encoding']).toBeUndefined()
    expect(packed.headers['content-encoding']).toBe(encoding)
    expect(packed.raw.length).toBeLessThan(plain.raw.length / 2)
    expect(JSON.parse(read(packed.raw).toString('utf8'))).toEqual(plain.body)
  },
)

test('an answer that is the same for everybody is sent once to each client, in each language', async () => {
  const first = await server.client('getSectors')
  expect(first.headers).toMatchObject({
    'cache-control': 'no-cache',
    etag: expect.stringMatching(/^W\//),
    vary: expect.stringContaining('lang'),
  })
  const stored = { 'if-none-match': String(first.headers['etag']) }
  const again = await server.client('getSectors', { headers: stored })
  expect([again.status, again.raw.length]).toEqual([304, 0])
  expect(
    (await server.client('getSectors', { headers: { ...stored, 'accept-encoding': 'br' } })).status,
  ).toBe(304)
  expect((await server.client('getSectors', { headers: stored, lang: 'ar' })).status).toBe(200)
})

test('personal answers and errors are never cached', async () => {
  const { token } = await addPerson(server, 'candidate')
  const answers = [
    await server.client('getUser', { token }),
    await server.client('getUser'),
    await server.client('loginUser', {
      body: { email: 'nobody@example.ae', password: 'Riyadah-7' },
    }),
    await server.client('googleRedirect'),
    await server.client('getPublicJob', { query: { id: '01920000-0000-7000-8000-000000000007' } }),
  ]
  expect(answers.map(({ headers }) => headers['cache-control'])).toEqual(
    answers.map(() => 'no-store'),
  )
})
