import { spawn } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ensureBuiltServer } from '../../server/testing/built-server'
import { createFromTemplate } from '../../server/testing/database-template'
import { root } from '../lib/paths.mjs'
import { patient } from '../lib/patience.mjs'
import { type Balancer, startBalancer } from '../testing/balancer'

// The steps of docs/running.md for several processes are carried out by its own commands.

const postgres = process.env.TEST_DATABASE_URL ?? ''
const section = /^## Several processes\n([\s\S]*?)^## /m.exec(
  readFileSync(join(root, 'docs/running.md'), 'utf8'),
)?.[1]

/** The commands below a heading of that section. */
function readCommands(heading: string): string {
  const commands = section?.split(`### ${heading}\n`)[1]?.split('### ')[0]
  const block = /```sh\n([\s\S]*?)```/.exec(commands ?? '')?.[1]
  if (block === undefined) throw new Error(`docs/running.md has no commands for “${heading}”.`)
  return block
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  return port
}

describe.skipIf(postgres === '')('two processes on one database behind a balancer', () => {
  let folder: string
  let database: string
  let ports: number[]
  let restored: string
  let balancer: Balancer | undefined

  beforeAll(async () => {
    await ensureBuiltServer()
    folder = mkdtempSync(join(tmpdir(), 'masar-several-'))
    for (const part of ['dist', 'server', 'node_modules'])
      symlinkSync(join(root, part), join(folder, part))
    database = await createFromTemplate(postgres)
    restored = `${new URL(database).pathname.slice(1)}_restored`
    ports = [await freePort(), await freePort(), await freePort()]
    const settings = {
      DATABASE_URL: database,
      MASAR_DATA_DIR: 'data',
      DRAIN_MS: Math.min(60_000, patient(1500)),
      LOG_LEVEL: 'error',
      // The clients below make calls as fast as they are answered.
      SESSION_CALLS_PER_MINUTE: 1_000_000,
    }
    writeFileSync(
      join(folder, 'masar.env'),
      Object.entries(settings)
        .map(([name, value]) => `${name}=${value}\n`)
        .join(''),
    )
    mkdirSync(join(folder, 'data/files/resumes'), { recursive: true })
    writeFileSync(join(folder, 'data/files/resumes/of-somebody.pdf'), 'سيرة ذاتية')
    balancer = await startBalancer(ports.slice(0, 2))
  }, patient(120_000))

  afterAll(async () => {
    await balancer?.close()
    for (const file of readdirSync(folder).filter((name) => name.endsWith('.pid')))
      try {
        process.kill(Number(readFileSync(join(folder, file), 'utf8')), 'SIGKILL')
      } catch {
        // It has ended already.
      }
    const client = new pg.Client({ connectionString: postgres })
    await client.connect()
    for (const name of [restored, new URL(database).pathname.slice(1)])
      await client.query(`drop database if exists ${name} with (force)`)
    await client.end()
    rmSync(folder, { recursive: true, force: true })
  })

  /** Runs the commands as they stand, on ports and with a database of this test's own. */
  async function follow(heading: string): Promise<void> {
    const commands = readCommands(heading)
      .replaceAll('3001', String(ports[0]))
      .replaceAll('3002', String(ports[1]))
      .replaceAll('3003', String(ports[2]))
      .replaceAll('masar_restored', restored)
    const shell = spawn('sh', ['-e', '-c', commands], {
      cwd: folder,
      env: { PATH: process.env.PATH, HOME: process.env.HOME },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let said = ''
    for (const stream of [shell.stdout, shell.stderr])
      stream.on('data', (text: Buffer) => void (said += text.toString()))
    await once(shell, 'close')
    // On a failure, the output is shown with the exit code.
    expect([shell.exitCode, said]).toEqual([0, said])
  }

  const settingsNow = () => readFileSync(join(folder, 'masar.env'), 'utf8')

  async function call(path: string, init: RequestInit = {}, at = balancer?.url ?? '') {
    const answer = await fetch(`${at}/api/user/${path}`, {
      ...init,
      headers: { 'content-type': 'application/json', ...init.headers },
    })
    return { status: answer.status, body: await answer.json() }
  }
  const post = (path: string, body: object, at?: string) =>
    call(path, { method: 'POST', body: JSON.stringify(body) }, at)
  const password = 'Riyadah-7'
  const signUp = async (email: string) => {
    const { body } = await post('auth/register-user/', {
      email,
      password,
      full_name: 'New Person',
      mobile_number: '+971501234567',
      terms_accepted: true,
    })
    return { token: String(body.data.token), refreshToken: String(body.data.user.refresh_token) }
  }
  const asks = (token: string) => call('', { headers: { token } })

  /**
   * A person whose session is renewed continually: a lost answer fails the test at once, and an
   * incomplete answer of a process would sign them out.
   */
  async function useUntil(done: AbortSignal, pair: { token: string; refreshToken: string }) {
    const answers: [status: number, body: string][] = []
    let { token, refreshToken } = pair
    while (!done.aborted) {
      const renewed = await post('auth/refresh-token/', { refresh_token: refreshToken })
      answers.push([renewed.status, JSON.stringify(renewed.body)])
      if (renewed.status !== 200) break
      token = renewed.body.data
      refreshToken = renewed.body.refresh_token
      const own = await asks(token)
      answers.push([own.status, JSON.stringify(own.body)])
      // A pace that leaves the processor to the processes.
      await wait(20)
    }
    return { answers, token, refreshToken }
  }

  test(
    'are started, each restarted in turn without one request lost, backed up, restored, and given another key without anybody signed out',
    { timeout: patient(180_000) },
    async () => {
      await follow('Start')
      await expect.poll(() => call('').then(({ status }) => status)).toBe(401)
      const pairs = [await signUp('one@example.ae'), await signUp('two@example.ae')]

      const restarted = new AbortController()
      const using = pairs.map((pair) => useUntil(restarted.signal, pair))
      const pids = () =>
        ports.slice(0, 2).map((port) => readFileSync(join(folder, `server-${port}.pid`), 'utf8'))
      const before = pids()
      await follow('Rolling restart')
      restarted.abort()
      const used = await Promise.all(using)
      expect(pids().filter((pid) => before.includes(pid))).toEqual([])
      const answers = used.flatMap((user) => user.answers)
      expect(answers.filter(([status]) => status !== 200)).toEqual([])
      expect(answers.length).toBeGreaterThan(20)

      await follow('Back up and restore to a second deployment')
      await signUp('after@example.ae')
      const signsIn = async (email: string) =>
        (await post('auth/login-user/', { email, password }, `http://127.0.0.1:${ports[2]}`)).status
      expect([await signsIn('one@example.ae'), await signsIn('after@example.ae')]).toEqual([
        200, 422,
      ])
      expect(readFileSync(join(folder, 'restored/files/resumes/of-somebody.pdf'), 'utf8')).toBe(
        'سيرة ذاتية',
      )
      expect(existsSync(join(folder, 'backups/2026-11-21/database.dump'))).toBe(true)

      const client = new pg.Client({ connectionString: database })
      await client.connect()
      const keyInDatabase = () =>
        client.query(`select value #>> '{}' as key from settings where key = 'server_secret'`)
      const [{ key }] = (await keyInDatabase()).rows
      await follow('Rotate the key')
      expect((await keyInDatabase()).rows).toEqual([])
      await client.end()
      expect(settingsNow()).toContain(`SERVER_KEY_FORMER=${key}\n`)
      expect(settingsNow().match(/^SERVER_KEY=/gm)).toHaveLength(1)
      await expect.poll(() => call('').then(({ status }) => status)).toBe(401)
      for (const { token, refreshToken } of used) {
        expect((await asks(token)).status).toBe(200)
        const { status } = await post('auth/refresh-token/', { refresh_token: refreshToken })
        expect(status).toBe(200)
      }
    },
  )
})
