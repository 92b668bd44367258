import { statSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { patient } from '../lib/patience.mjs'
import { readControl } from '../../server/runtime/control'
import { type DemoServer, startDemoServer } from '../testing/demo-server'
import { admin as adminTool } from './admin'
import { endSessions } from './end-sessions'

// The server is run as people run it, and each command once, on one data directory.
let server: DemoServer
beforeAll(async () => {
  server = await startDemoServer()
}, patient(120_000))
afterAll(() => server.remove())

const admin = (email: string) => server.tell(adminTool, email)

test(
  'asks the running server, which makes the admin at once',
  { timeout: patient(60_000) },
  async () => {
    expect(await server.run('admin', ' Recruiter@demo.masar.example')).toMatchObject({
      code: 0,
      out: 'Recruiter@demo.masar.example is an admin now.',
    })
    const { body } = await server.post('/api/user/auth/login-user/', {
      email: 'recruiter@demo.masar.example',
      password: 'Masar-Demo1',
    })
    expect(body.data.user).toMatchObject({ role: 'recruiter admin', standing: 'RECRUITER_ADMIN' })
    expect((await admin('recruiter@demo.masar.example')).out).toBe(
      'recruiter@demo.masar.example is an admin already.',
    )
  },
)

test(
  'makes nobody an admin who has not signed up and confirmed the e-mail',
  { timeout: patient(60_000) },
  async () => {
    expect(await admin('nobody@example.ae')).toMatchObject({
      code: 1,
      err: expect.stringContaining('Sign up with it first'),
    })
    await server.post('/api/user/auth/register-user/', {
      email: 'new@example.ae',
      password: 'Riyadah-7',
      full_name: 'New Person',
      mobile_number: '+971501234567',
      terms_accepted: true,
    })
    expect(await admin('new@example.ae')).toMatchObject({
      code: 1,
      err: expect.stringContaining('not confirmed yet'),
    })
  },
)

test.each(['admins', 'attempts', 'sessions'])(
  'only who can read the data directory may ask the server about %s',
  async (what) => {
    expect(statSync(join(server.directory, 'control.json')).mode & 0o777).toBe(0o600)
    for (const key of ['', 'wrong', `${readControl(server.directory).key.slice(1)}x`]) {
      const asked = await server.post(
        `/control/${what}`,
        { email: 'candidate@demo.masar.example', id: crypto.randomUUID() },
        { 'x-masar-key': key },
      )
      expect(asked).toMatchObject({ status: 404, body: { code: 'not_found' } })
    }
  },
)

test(
  'signs an account out everywhere while the server runs',
  { timeout: patient(60_000) },
  async () => {
    const { body } = await server.post('/api/user/auth/login-user/', {
      email: 'candidate@demo.masar.example',
      password: 'Masar-Demo1',
    })
    expect(await server.run('end-sessions', 'candidate@demo.masar.example')).toMatchObject({
      code: 0,
      out: 'candidate@demo.masar.example is logged out everywhere. Open sessions ended: 1.',
    })
    expect(
      (
        await server.post('/api/user/auth/refresh-token/', {
          refresh_token: body.data.user.refresh_token,
        })
      ).status,
    ).toBe(401)
    expect(await server.tell(endSessions, 'nobody@example.ae')).toMatchObject({
      code: 1,
      err: 'There is no account with the email nobody@example.ae.',
    })
    expect((await server.run('server-key')).code).not.toBe(0)
  },
)

test(
  'opens the database itself when the server is gone, even without a good-bye',
  { timeout: patient(60_000) },
  async () => {
    await server.kill()
    expect(await admin('candidate@demo.masar.example')).toMatchObject({
      code: 0,
      out: 'candidate@demo.masar.example is an admin now.',
    })
    expect(await admin('candidate@demo.masar.example')).toMatchObject({
      code: 0,
      out: 'candidate@demo.masar.example is an admin already.',
    })
  },
)
