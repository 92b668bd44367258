// How many autosaves a second the server takes: session check, the attempt's chart step, one write.
// Server and load are two processes on one machine, the embedded database on disk. `npx tsx
// bench/autosave.ts [seconds] [candidates]`
import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import autocannon from 'autocannon'
import packageJson from '../package.json'
import { prepareTakers } from '../server/modules/attempts/fixtures/prepared'
import { startServerProcess } from '../server/modules/attempts/fixtures/server-process'

const seconds = Number(process.argv[2] ?? 10)
const candidates = Number(process.argv[3] ?? 40)
const built = 'dist/server/main.js'
// The memory limits that npm start gives the server.
const flags = packageJson.scripts.start.split(' ').filter((word) => word.startsWith('--'))
const text =
  'Dear team leader, I would keep every word just as it was said, because that is how people speak. '.repeat(
    6,
  )

let sequence = 0
const directory = mkdtempSync(join(tmpdir(), 'masar-autosave-'))
const { takers } = await prepareTakers(directory, candidates)
const server = await startServerProcess(
  directory,
  existsSync(built) ? [...flags, built] : ['--import', 'tsx', 'server/main.ts'],
)
try {
  await autosaves(2)
  const before = cpuMs(server.pid)
  const saved = await autosaves(seconds)
  const cpu = before === null ? null : (cpuMs(server.pid) ?? 0) - before
  const health = await autocannon({
    url: `${server.url}/health`,
    connections: candidates,
    duration: Math.max(3, seconds / 2),
  })
  const perSecond = Math.round(saved.requests.average)
  console.log(
    `autosave  ${perSecond} req/s   p50 ${saved.latency.p50} ms   p99 ${saved.latency.p99} ms   ${candidates} candidates, ${seconds} s, ${existsSync(built) ? 'built server' : 'tsx'}`,
  )
  console.log(
    `/health   ${Math.round(health.requests.average)} req/s   so an autosave costs ${(health.requests.average / saved.requests.average).toFixed(1)} times an empty answer`,
  )
  if (cpu !== null)
    console.log(
      `processor ${(cpu / saved.requests.total).toFixed(2)} ms of the server's time for an autosave, whatever else the machine does`,
    )
  console.log(`refused   ${saved.non2xx + saved.errors} of ${saved.requests.total}`)
  console.log(`memory    ${residentMb(server.pid)} MB resident`)
  console.log(
    `goal      500 req/s, p99 under 150 ms, under 600 MB: ${perSecond >= 500 && saved.latency.p99 < 150 && residentMb(server.pid) < 600 ? 'met' : 'MISSED'}`,
  )
} finally {
  await server.stop()
  rmSync(directory, { recursive: true, force: true })
}

/** Every connection is one candidate, typing on as soon as the last save was answered. */
function autosaves(duration: number): Promise<autocannon.Result> {
  let connection = 0
  return autocannon({
    url: server.url,
    connections: candidates,
    duration,
    setupClient: (client) => {
      const taker = takers[connection++ % takers.length]
      if (taker === undefined) throw new Error('There are no candidates.')
      const next = () => {
        const answer = {
          question_id: 'english_v3-writing-1',
          sequence: ++sequence,
          type: 'long_text',
          value: `${text}${sequence}`,
          elapsed_ms: 300,
        }
        return JSON.stringify({ attempt_id: taker.attemptId, epoch: 1, answers: [answer] })
      }
      client.setRequests([
        {
          method: 'POST',
          path: '/api/candidate/assessments/english_v3/answers',
          headers: { token: taker.token, 'content-type': 'application/json' },
          setupRequest: (request) => ({ ...request, body: next() }),
        },
      ])
    },
  })
}

function residentMb(pid: number): number {
  const status = `/proc/${pid}/status`
  const kilobytes = existsSync(status)
    ? /VmRSS:\s+(\d+)/.exec(readFileSync(status, 'utf8'))?.[1]
    : execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })
  return Math.round(Number(kilobytes) / 1024)
}

/** Processor time a process has used, where the system tells (in hundredths of a second). */
function cpuMs(pid: number): number | null {
  const stat = `/proc/${pid}/stat`
  if (!existsSync(stat)) return null
  const fields = readFileSync(stat, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) * 10
}
