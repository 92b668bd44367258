import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readControl } from '../server/control'

// The server and the command are run as people run them, on one data directory.
const directory = mkdtempSync(join(tmpdir(), 'masar-admin-'))
const env = { PATH: process.env.PATH, HOME: process.env.HOME, MASAR_DATA_DIR: directory, MASAR_DEMO: '1', PORT: '0', LOG_LEVEL: 'error' }
const root = join(import.meta.dirname, '..')
const tsx = join(root, 'node_modules/.bin/tsx')

let server: ChildProcess
let url: string
beforeAll(async () => {
  server = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts'], { cwd: root, env, stdio: ['ignore', 'pipe', 'inherit'] })
  url = await new Promise<string>((resolve, reject) => {
    let said = ''
    server.stdout?.on('data', (chunk) => {
      said += String(chunk)
      const at = /Masar is ready: (\S+)/.exec(said)?.[1]
      if (at !== undefined) resolve(at)
    })
    server.once('exit', (code) => reject(new Error(`The server ended with ${code}.`)))
  })
}, 120_000)
afterAll(async () => {
  await kill()
  rmSync(directory, { recursive: true, force: true })
})

async function kill(): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return
  const gone = new Promise((resolve) => server.once('exit', resolve))
  server.kill('SIGKILL')
  await gone
}

const admin = (...args: string[]) =>
  new Promise<{ code: number; out: string; err: string }>((resolve) => {
    execFile(tsx, ['scripts/admin.ts', ...args], { cwd: root, env }, (error, out, err) => resolve({ code: error === null ? 0 : Number(error.code), out: out.trim(), err: err.trim() }))
  })

async function post(path: string, body: object, headers: Record<string, string> = {}) {
  const answer = await fetch(`${url}${path}`, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) })
  return { status: answer.status, body: await answer.json() }
}

test('asks the running server, which makes the admin at once', { timeout: 60_000 }, async () => {
  expect(await admin(' Recruiter@demo.masar.example')).toMatchObject({ code: 0, out: 'Recruiter@demo.masar.example is an admin now.' })
  const { body } = await post('/api/user/auth/login-user/', { email: 'recruiter@demo.masar.example', password: 'Masar-Demo1' })
  expect(body.data.user).toMatchObject({ role: 'recruiter admin', standing: 'RECRUITER_ADMIN' })
  expect((await admin('recruiter@demo.masar.example')).out).toBe('recruiter@demo.masar.example is an admin already.')
})

test('makes nobody an admin who has not signed up and confirmed the e-mail', { timeout: 60_000 }, async () => {
  expect(await admin('nobody@example.ae')).toMatchObject({ code: 1, err: expect.stringContaining('Sign up with it first') })
  await post('/api/user/auth/register-user/', { email: 'new@example.ae', password: 'Riyadah-7', full_name: 'New Person', mobile_number: '+971501234567', terms_accepted: true })
  expect(await admin('new@example.ae')).toMatchObject({ code: 1, err: expect.stringContaining('not confirmed yet') })
})

test('only who can read the data directory may ask the server', async () => {
  expect(statSync(join(directory, 'control.json')).mode & 0o777).toBe(0o600)
  for (const key of ['', 'wrong', `${readControl(directory).key.slice(1)}x`]) {
    expect(await post('/control/admins', { email: 'candidate@demo.masar.example' }, { 'x-masar-key': key })).toMatchObject({ status: 404, body: { code: 'not_found' } })
  }
})

test('opens the database itself when the server is gone, even without a good-bye', { timeout: 60_000 }, async () => {
  await kill()
  expect(await admin('candidate@demo.masar.example')).toMatchObject({ code: 0, out: 'candidate@demo.masar.example is an admin now.' })
  expect(await admin('candidate@demo.masar.example')).toMatchObject({ code: 0, out: 'candidate@demo.masar.example is an admin already.' })
})
