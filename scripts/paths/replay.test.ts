import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { patient } from '../lib/patience.mjs'
import { openEmbedded } from '../../server/db/db'
import { attempts } from '../../server/modules/attempts/attempts.table'
import { type DemoServer, startDemoServer } from '../testing/demo-server'

// The server and the command share a data directory, as in real use.
let server: DemoServer
let attemptId: string
beforeAll(async () => {
  server = await startDemoServer()
  const { body } = await server.post('/api/user/auth/login-user/', {
    email: 'fatima@demo.masar.example',
    password: 'Masar-Demo1',
  })
  const list = await fetch(`${server.url}/api/candidate/assessments/`, {
    headers: { token: body.data.token },
  })
  attemptId = (await list.json()).data.results[0].attempt.id
}, patient(120_000))
afterAll(() => server.remove())

test(
  'asks the running server for the list, and tells where it led',
  { timeout: patient(60_000) },
  async () => {
    const { code, out } = await server.run('replay', attemptId)
    expect(out).toContain(
      'The candidate begins the attempt, with the parts writing, mcqs, speaking.',
    )
    expect(out).toContain('→ COMPLETED: The result stands, passed or failed.')
    expect(out).toContain('The events lead to the stored status, COMPLETED.')
    expect(code).toBe(0)
  },
)

test('knows no attempt but those that are stored', { timeout: patient(60_000) }, async () => {
  expect(await server.run('replay', crypto.randomUUID())).toMatchObject({
    code: 1,
    err: expect.stringContaining('There is no attempt'),
  })
  expect(await server.run('replay', 'nonsense')).toMatchObject({
    code: 1,
    err: expect.stringContaining('There is no attempt nonsense.'),
  })
})

test('a file that is no recording is refused', { timeout: patient(60_000) }, async () => {
  expect(await server.run('replay', './package.json')).toMatchObject({
    code: 1,
    err: expect.stringContaining('./package.json cannot be replayed. It is not a recording'),
  })
  expect(await server.run('replay', './nowhere.json')).toMatchObject({
    code: 1,
    err: 'There is no file ./nowhere.json.',
  })
})

test(
  'opens the database itself when the server is gone, and finds a status that was not arrived at by the list',
  { timeout: patient(60_000) },
  async () => {
    await server.kill()
    const { db, close } = await openEmbedded(server.directory)
    await db.update(attempts).set({ status: 'FAILED' }).where(eq(attempts.id, attemptId))
    await close()
    const { code, err } = await server.run('replay', attemptId)
    expect(err).toBe('The stored status is FAILED; replayed it is COMPLETED.')
    expect(code).toBe(1)
  },
)
