import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildApp } from '../../app'
import { startTestServer, type TestServer } from '../../testing/server'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

test('a stopping server is at once not ready, still answers, and keeps no connection', async () => {
  const stopping = new AbortController()
  const app = await buildApp(server.deps, null, stopping.signal)
  const ask = async (url: string) => {
    const { statusCode, headers } = await app.inject(url)
    return [statusCode, headers.connection]
  }
  const calls = ['/ready', '/health', '/api/user/', '/nowhere']
  const before = await Promise.all(calls.map(ask))
  expect(before).toEqual([
    [200, 'keep-alive'],
    [200, 'keep-alive'],
    [401, 'keep-alive'],
    [404, 'keep-alive'],
  ])
  stopping.abort()
  expect(await Promise.all(calls.map(ask))).toEqual([
    [503, 'close'],
    [200, 'close'],
    [401, 'close'],
    [404, 'close'],
  ])
  await app.close()
})
