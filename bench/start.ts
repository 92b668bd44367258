// How long npm start takes until /health answers. Promised: under 15 s installed and built, under 3
// min on a fresh clone.
import { execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const port = Number(process.env.PORT ?? 3417)
const scratch = mkdtempSync(join(tmpdir(), 'masar-bench-start-'))

async function main(): Promise<void> {
  const fresh = process.argv.includes('--fresh')
  const folder = fresh ? join(scratch, 'clone') : root
  if (fresh) execFileSync('git', ['clone', '--quiet', root, folder])
  const first = await secondsToHealthy(folder, join(scratch, 'data'))
  const second = await secondsToHealthy(folder, join(scratch, 'data'))
  console.log(
    `${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}, Node ${process.versions.node}`,
  )
  console.log(
    `${fresh ? 'fresh clone' : 'installed and built'}, no data yet: ${first.seconds.toFixed(1)} s, ${first.megabytes} MB of memory`,
  )
  console.log(
    `installed and built, data there: ${second.seconds.toFixed(1)} s, ${second.megabytes} MB of memory`,
  )
}

async function secondsToHealthy(
  folder: string,
  data: string,
): Promise<{ seconds: number; megabytes: number }> {
  const started = performance.now()
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: folder,
    env: { ...process.env, PORT: String(port), MASAR_DATA_DIR: data, LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const exited = new Promise((resolve) => child.once('exit', resolve))
  while (!(await healthy())) {
    if (child.exitCode !== null) throw new Error(`npm start ended with code ${child.exitCode}.`)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  const seconds = (performance.now() - started) / 1000
  const megabytes = readMemory(child.pid ?? 0)
  child.kill('SIGTERM')
  await exited
  return { seconds, megabytes }
}

async function healthy(): Promise<boolean> {
  const response = await fetch(`http://localhost:${port}/health`).catch(() => null)
  return response?.ok ?? false
}

/** Resident memory where the system tells it (Linux), else 0. */
function readMemory(pid: number): number {
  try {
    const [, kilobytes] =
      /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
    return Math.round(Number(kilobytes ?? 0) / 1024)
  } catch {
    // Other systems have no /proc; the time is still measured.
    return 0
  }
}

try {
  await main()
} finally {
  rmSync(scratch, { recursive: true, force: true })
}
