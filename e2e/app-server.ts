import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { patient } from '../scripts/lib/patience.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const main = join(root, 'dist/server/main.js')
/** Names the folder of the data that every server begins with. */
export const freshData = 'E2E_FRESH_DATA'

export interface Mail {
  to: string
  subject: string
  text: string
  html: string
  at: string
}

/**
 * The real built server as a process of its own, on a free port and a data directory of its own.
 */
export interface AppServer {
  url: string
  dataDirectory: string
  /**
   * The mails to an address, newest first. A mail is stored a moment after the response of the call
   * that sends it: `mailTo` waits for it.
   */
  mailsTo(email: string): Promise<Mail[]>
  /** The newest mail to the address in which this stands; waits until one has come. */
  mailTo(email: string, part: string): Promise<Mail>
  /** The newest four-digit code mailed to the address; waits until one has come. */
  codeFor(email: string): Promise<string>
  /** The first link in the newest mail to the address; waits until one has come. */
  linkFor(email: string): Promise<string>
  /** Moves the server's clock forward. */
  advanceClock(seconds: number): Promise<void>
  /** SIGKILL: nothing is flushed, nothing is closed. */
  kill(): Promise<void>
  /** Stops the server the gentle way, without starting it again. */
  stop(): Promise<void>
  /**
   * Starts the server on the same port and data, stopping it first if it runs. Its clock keeps the
   * time that a test has set. `changed` replaces settings of the first start.
   */
  restart(changed?: Record<string, string>): Promise<void>
  /** What the server wrote since the first start. */
  log(): string
  pid(): number
}

/**
 * Starts a server and waits until it is ready. `env` adds or replaces settings. Its data are a copy
 * of those that e2e/fresh-data.ts names, unless `isFresh` makes new ones, which takes several times
 * as long.
 */
export async function startAppServer(
  env: Record<string, string> = {},
  { isFresh = false } = {},
): Promise<AppServer> {
  if (!existsSync(main)) throw new Error('dist/server/main.js is missing. Run npm run build first.')
  const dataDirectory = env.MASAR_DATA_DIR ?? mkdtempSync(join(tmpdir(), 'masar-e2e-'))
  const made = process.env[freshData]
  if (made !== undefined && !isFresh && env.MASAR_DATA_DIR === undefined)
    cpSync(made, dataDirectory, { recursive: true })
  const port = await freePort()
  const url = `http://localhost:${port}`
  let log = ''
  let advanced = 0
  let child: ChildProcess | null = null
  let settings = env

  async function start(): Promise<void> {
    const started = spawn(process.execPath, ['--enable-source-maps', main], {
      cwd: root,
      env: {
        PATH: process.env.PATH,
        HOME: process.env.HOME,
        NODE_ENV: 'production',
        PORT: String(port),
        MASAR_DATA_DIR: dataDirectory,
        MASAR_DEMO: '1',
        MASAR_DEMO_YEAR: '0',
        MASAR_TEST_CLOCK: '1',
        LOG_LEVEL: 'warn',
        ...settings,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    child = started
    for (const stream of [started.stdout, started.stderr])
      stream.on('data', (chunk: Buffer) => (log += chunk.toString()))
    await healthy(url, started, () => log)
  }

  async function end(signal: NodeJS.Signals): Promise<void> {
    const ending = child
    child = null
    if (!ending || ending.exitCode !== null || ending.signalCode !== null) return
    const exited = once(ending, 'exit')
    ending.kill(signal)
    const forced = setTimeout(() => ending.kill('SIGKILL'), patient(10_000))
    await exited
    clearTimeout(forced)
  }

  async function mailsTo(email: string): Promise<Mail[]> {
    const response = await fetch(`${url}/dev/outbox`, { headers: { accept: 'application/json' } })
    if (!response.ok) throw new Error(`/dev/outbox answered ${response.status}.`)
    const sent: Mail[] = await response.json()
    return sent.filter(({ to }) => to.toLowerCase() === email.toLowerCase())
  }

  const mailTo = (email: string, part: string) =>
    eventually(`a mail to ${email} with ${part}`, async () =>
      (await mailsTo(email)).find(({ text }) => text.includes(part)),
    )

  /** The match in the newest mail to the address; older mails do not count. */
  const inNewestTo = (email: string, pattern: RegExp) =>
    eventually(
      `a newest mail to ${email} with ${pattern}`,
      async () => pattern.exec((await mailsTo(email))[0]?.text ?? '')?.[0],
    )

  async function moveClock(seconds: number): Promise<void> {
    const response = await fetch(`${url}/dev/clock?advance=${seconds}`, { method: 'POST' })
    if (!response.ok) throw new Error(`/dev/clock answered ${response.status}.`)
  }

  await start()
  return {
    url,
    dataDirectory,
    mailsTo,
    mailTo,
    codeFor: (email) => inNewestTo(email, /(?<!\d)\d{4}(?!\d)/),
    linkFor: (email) => inNewestTo(email, /https?:\/\/[^\s<>"]+/),
    advanceClock: async (seconds) => {
      await moveClock(seconds)
      advanced += seconds
    },
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
    restart: async (changed = {}) => {
      await end('SIGTERM')
      settings = { ...settings, ...changed }
      await start()
      if (advanced > 0) await moveClock(advanced)
    },
    log: () => log,
    pid: () => {
      if (child?.pid === undefined) throw new Error('The server is not running.')
      return child.pid
    },
  }
}

/** Ends the server and removes its data. */
export async function stopAndRemove(server: AppServer): Promise<void> {
  await server.stop()
  rmSync(server.dataDirectory, { recursive: true, force: true })
}

async function healthy(url: string, child: ChildProcess, log: () => string): Promise<void> {
  await eventually(
    `${url}/health`,
    async () => {
      if (child.exitCode !== null)
        throw new Error(`The server ended with code ${child.exitCode}.\n${log()}`)
      const response = await fetch(`${url}/health`).catch(() => null)
      return response?.ok ? true : null
    },
    patient(60_000),
  )
}

/** Asks again and again until there is an answer. An error in asking ends it. */
async function eventually<T>(
  what: string,
  ask: () => Promise<T | null | undefined>,
  limit = patient(15_000),
): Promise<T> {
  const deadline = performance.now() + limit
  for (;;) {
    const answer = await ask()
    if (answer !== null && answer !== undefined) return answer
    if (performance.now() > deadline)
      throw new Error(`Waited ${limit / 1000} s in vain for ${what}.`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  if (address === null || typeof address === 'string') throw new Error('The system gave no port.')
  return address.port
}
