import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { errorReports } from './error-reports'
import { systemClock } from './clock'
import { readEnv } from '../env'
import { openLog } from './log'
import { startTestServer } from '../testing/server'

const received: {
  url: string
  event: Record<string, never> & {
    exception: {
      values: { type: string; value: string; stacktrace: { frames: { filename: string }[] } }[]
    }
    tags: Record<string, string>
  }
}[] = []
const service = createServer((request, response) => {
  void text(request).then((body) => {
    received.push({ url: request.url ?? '', event: JSON.parse(body.split('\n')[2] ?? '{}') })
    response.end('{}')
  })
})
let dsn = ''
beforeAll(async () => {
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve))
  dsn = `http://key1@127.0.0.1:${(service.address() as AddressInfo).port}/7`
})
afterAll(() => new Promise((resolve) => service.close(resolve)))
const silent = { write: () => undefined }

test('an error in the log is reported to the service of the deployment, without its data', async () => {
  const log = openLog('info', silent, errorReports(readEnv({ SENTRY_DSN: dsn }), systemClock))
  const failed = new Error('Failed query: select $1\nparams: Khalid,784199012345676', {
    cause: new Error('khalid@example.ae is taken'),
  })
  log
    .child({ reqId: 'req-9' })
    .error({ err: failed, job: 'mail.send', email: 'khalid@example.ae' }, 'job failed')
  log.warn({ err: failed }, 'not so bad')
  await expect.poll(() => received.length).toBe(1)
  expect(received[0]?.url).toContain('/api/7/envelope/')
  expect(received[0]?.url).toContain('sentry_key=key1')
  const { event } = received[0] ?? { event: null }
  expect(event?.exception.values[0]).toMatchObject({
    type: 'Error',
    value: 'Failed query: select $1',
  })
  expect(event?.exception.values[0]?.stacktrace.frames.at(-1)?.filename).toBe(
    '/server/runtime/error-reports.test.ts',
  )
  expect(event?.tags).toEqual({ side: 'server', job: 'mail.send' })
  expect(JSON.stringify(event)).not.toMatch(/[Kk]halid|784199/)
})

test('a fault that comes a thousand times is reported some twenty times', async () => {
  received.length = 0
  const log = openLog('info', silent, errorReports(readEnv({ SENTRY_DSN: dsn }), systemClock))
  for (let nth = 0; nth < 1000; nth += 1) log.error({ err: new Error('again') }, 'again')
  await expect.poll(() => received.length).toBeGreaterThanOrEqual(20)
  expect(received.length).toBeLessThanOrEqual(40)
})

test('without a DSN nothing is reported, and an invalid DSN is refused at the start', () => {
  expect(errorReports(readEnv({}), systemClock)).toBeNull()
  expect(() => readEnv({ SENTRY_DSN: 'errors.example.com' })).toThrow('SENTRY_DSN: This is no DSN')
})

test.each([
  ['only what is the server’s own', {}, "connect-src 'self';"],
  [
    'the origin of the DSN that was built in besides',
    { VITE_SENTRY_DSN: 'https://key1@errors.example.com/under/7' },
    "connect-src 'self' https://errors.example.com;",
  ],
  [
    'nothing of a DSN that is for the server alone',
    { SENTRY_DSN: 'https://key1@errors.example.com/7' },
    "connect-src 'self';",
  ],
])('browsers may call %s', async (_, env, policy) => {
  const server = await startTestServer(env)
  try {
    const { headers } = await server.client('getRoles', {})
    expect(`${String(headers['content-security-policy'])};`).toContain(policy)
  } finally {
    await server.close()
  }
})
