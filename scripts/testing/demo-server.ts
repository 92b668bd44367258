import { execFile, spawn } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureBuiltServer } from '../../server/testing/built-server'
import { demoData } from '../../server/testing/demo-data'
import { scripts } from '../../package.json'
import type { Tool } from '../tools/tool'

/** What a command-line tool ended with, and said. */
interface Ended {
  code: number
  out: string
  err: string
}

export type DemoServer = Awaited<ReturnType<typeof startDemoServer>>

/**
 * Starts the server with its demo people on a separate data directory, as people run it; `more`
 * adds to its environment.
 */
export async function startDemoServer(more: Record<string, string> = {}) {
  await ensureBuiltServer()
  const directory = mkdtempSync(join(tmpdir(), 'masar-tools-'))
  if (more.MASAR_DEMO !== '0') cpSync(await demoData(), directory, { recursive: true })
  const cwd = join(import.meta.dirname, '../..')
  const env = {
    PATH: process.env.PATH,
    HOME: process.env.HOME,
    MASAR_DATA_DIR: directory,
    MASAR_DEMO: '1',
    MASAR_DEMO_YEAR: '0',
    PORT: '0',
    LOG_LEVEL: 'error',
    ...more,
  }
  const server = spawn(process.execPath, ['dist/server/main.js'], {
    cwd,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const url = await new Promise<string>((resolve, reject) => {
    let said = ''
    server.stdout.on('data', (chunk) => {
      said += String(chunk)
      const at = /Masar is ready: (\S+)/.exec(said)?.[1]
      if (at !== undefined) resolve(at)
    })
    server.once('exit', (code) => reject(new Error(`The server exited with code ${code}.`)))
  })

  async function kill(): Promise<void> {
    if (server.exitCode !== null || server.signalCode !== null) return
    const gone = new Promise((resolve) => server.once('exit', resolve))
    server.kill('SIGKILL')
    await gone
  }
  return {
    url,
    directory,
    /**
     * Runs a command-line tool in this process, with the server running or stopped. Starting a
     * process for it would take seconds.
     */
    async tell(tool: Tool, ...args: string[]): Promise<Ended> {
      const [out, err]: [string[], string[]] = [[], []]
      const code = await tool(args, {
        env,
        print: (line) => void out.push(line),
        complain: (line) => void err.push(line),
      })
      return { code, out: out.join('\n').trim(), err: err.join('\n').trim() }
    },
    /** Runs a command of package.json as `npm run` does. */
    run: (command: keyof typeof scripts, ...args: string[]) =>
      new Promise<Ended>((resolve) => {
        execFile(
          'sh',
          ['-c', `exec ${scripts[command]} "$@"`, command, ...args],
          { cwd, env: { ...env, PATH: `${join(cwd, 'node_modules/.bin')}:${env.PATH}` } },
          (error, out, err) =>
            resolve({
              code: error === null ? 0 : Number(error.code),
              out: out.trim(),
              err: err.trim(),
            }),
        )
      }),
    async post(path: string, body: object, headers: Record<string, string> = {}) {
      const answer = await fetch(`${url}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      })
      return { status: answer.status, body: await answer.json() }
    },
    /** SIGKILL: the server says no good-bye. */
    kill,
    async remove() {
      await kill()
      rmSync(directory, { recursive: true, force: true })
    },
  }
}
