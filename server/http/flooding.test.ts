import { Readable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addPerson, type Person } from '../testing/personas'
import { startTestServer, type TestServer } from '../testing/server'
import { openSession } from '../modules/auth/session.store'
import { inTurn, piecesInTurn } from './service/expensive-reads'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ SESSION_CALLS_PER_MINUTE: '60', TRUSTED_PROXIES: '192.0.2.1' })
})
afterAll(() => server.close())

const look = (token: string) => server.client('getUser', { token })
/** Work that ends when it is told to. */
function work() {
  let end: () => void = () => undefined
  const ended = new Promise<void>((resolve) => (end = resolve))
  return { run: () => ended, end }
}

test('a hurried session waits, and neither another of the same person nor what an assessment sends does', async () => {
  const { id, token } = await addPerson(server, 'candidate')
  const answers = await Promise.all(Array.from({ length: 61 }, () => look(token)))
  const refused = answers.filter(({ status }) => status !== 200)
  expect(refused.map(({ status, body }) => [status, body.code])).toEqual([[429, 'rate_limited']])
  expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0)
  expect((await look(token)).status).toBe(429)
  expect((await look((await openSession(server.deps, id, undefined)).token)).status).toBe(200)
  expect(
    (
      await server.client('sendAttemptEvent', {
        token,
        params: { assessment_id: 'english', attempt_id: id },
        body: {},
      })
    ).status,
  ).not.toBe(429)
})

test('an address that somebody says they come from is not believed of everybody', async () => {
  const ask = (address: string) =>
    server.client('verifyEmail', {
      params: { token: '0000' },
      body: { email: 'nobody@example.ae' },
      headers: { 'x-forwarded-for': address },
    })
  for (let at = 0; at < 300; at++) expect((await ask(`198.51.100.${at % 250}`)).status).toBe(422)
  expect((await ask('203.0.113.1')).status).toBe(429)
})

describe('expensive reads', () => {
  test('wait for those of others, and other calls do not', async () => {
    const [admin, other]: Person[] = [
      await addPerson(server, 'admin'),
      await addPerson(server, 'admin'),
    ]
    const others = Array.from({ length: 5 }, work)
    const held = others.map(({ run }) => inTurn('others', run))
    let answered = false
    const asked = server
      .client('adminSearchCandidates', {
        token: admin?.token ?? '',
        body: { page: 1, limit: 10 },
      })
      .then(({ status }) => {
        answered = true
        return status
      })
    for (let times = 0; times < 3; times++)
      expect((await look(other?.token ?? '')).status).toBe(200)
    expect(answered).toBe(false)
    for (const { end } of others) end()
    await Promise.all(held)
    expect(await asked).toBe(200)
  })

  test('of who has gone are not done', async () => {
    const others = Array.from({ length: 5 }, work)
    const held = others.map(({ run }) => inTurn('others', run))
    const gone = new AbortController()
    let isDone = false
    const asked = inTurn('somebody', () => Promise.resolve((isDone = true)), gone.signal)
    gone.abort()
    await expect(asked).rejects.toMatchObject({ status: 503 })
    for (const { end } of others) end()
    await Promise.all(held)
    expect(isDone).toBe(false)
  })

  test('of a list are given on piece by piece, and end where nobody takes more', async () => {
    let isOver = false
    async function* pieces() {
      try {
        yield* [1, 2, 3]
      } finally {
        isOver = true
      }
    }
    expect(await Readable.from(piecesInTurn('somebody', pieces())).toArray()).toEqual([1, 2, 3])
    isOver = false
    for await (const piece of piecesInTurn('somebody', pieces())) if (piece === 2) break
    expect(isOver).toBe(true)
  })
})
