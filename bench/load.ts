// A day on which everybody is there at once: 1,000 candidates begin within five seconds and write
// for ten minutes, recorded, before two server processes behind one address on PostgreSQL. Half-way
// one server is killed, and comes back ten seconds later; then the database is restarted. Promised:
// no acknowledged edit or piece of a recording is lost, edits are acknowledged under 300 ms p95,
// memory stays flat. PostgreSQL is one of its own, so that it can be restarted; its programs must
// be installed.
//   npx tsx bench/load.ts [--candidates 1000] [--real 50] [--minutes 10] [--s3]
// With --s3 files go to an S3-compatible store beside it, and all candidates send real pieces:
// --candidates 50 --real 50.
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { freePort } from '../e2e/app-server'
import packageJson from '../package.json'
import { systemClock } from '../server/runtime/clock'
import { openPostgres } from '../server/db/db'
import { consents } from '../server/modules/attempts/attempts.table'
import { newId } from '../server/db/id'
import { startServerProcess } from '../server/modules/attempts/fixtures/server-process'
import { fileStorage } from '../server/storage/file-storage'
import type { Storage } from '../server/storage/storage'
import { addPerson } from '../server/testing/personas'
import { s3Server } from '../server/testing/services/s3-server'
import { startBalancer } from './load/balancer'
import { Caller } from './load/caller'
import { type Cluster, startCluster } from './load/cluster'
import { type Person, type Acknowledged, take } from './load/taker'
import { type Lost, countLost } from './load/count-lost'

const { values } = parseArgs({
  options: {
    candidates: { type: 'string', default: '1000' },
    real: { type: 'string', default: '50' },
    minutes: { type: 'string', default: '10' },
    s3: { type: 'boolean', default: false },
  },
})
const [candidates, real, minutes] = [
  Number(values.candidates),
  Number(values.real),
  Number(values.minutes),
]
const goal = { p95: 300, growth: 1.1 }
const beginWithinMs = 5_000
const supervisorMs = 10_000
const built = 'dist/server/main.js'
// The memory limits that npm start gives the server.
const flags = packageJson.scripts.start.split(' ').filter((word) => word.startsWith('--'))

if (!existsSync(built)) throw new Error(`${built} is missing. Run npm run build first.`)
/** What is to be undone at the end, the last first. */
const undo: (() => unknown)[] = []
const directory = mkdtempSync(join(tmpdir(), 'masar-load-'))
undo.push(() => rmSync(directory, { recursive: true, force: true }))
try {
  const cluster = await startCluster()
  undo.push(cluster.dispose)
  const store = values.s3 ? await startStore() : null
  const people = await prepared(cluster)
  const ports = [await freePort(), await freePort()] as const
  const start = async (port: number) => {
    const server = await startServerProcess(directory, [...flags, built], {
      DATABASE_URL: cluster.url,
      PORT: String(port),
      MASAR_DEMO: '0',
      LOG_LEVEL: 'fatal',
      ...store?.env,
    })
    undo.push(server.stop)
    return server
  }
  const [first, second] = await Promise.all([start(ports[0]), start(ports[1])])
  const balancer = await startBalancer(ports)
  undo.push(balancer.close)
  const caller = new Caller(balancer.url)
  undo.push(() => caller.close())

  const since = performance.now() + beginWithinMs
  const end = since + minutes * 60_000
  const breakThings = async () => {
    const at = (share: number) =>
      wait(Math.max(0, since + share * minutes * 60_000 - performance.now()))
    const note = (what: string) =>
      console.log(`${((performance.now() - since) / 1000).toFixed(0).padStart(5)} s  ${what}`)
    await at(0.5)
    await first.kill()
    note('a server was killed')
    await wait(supervisorMs)
    await start(ports[0])
    note('it is back')
    await at(0.75)
    cluster.restart()
    note('the database was restarted')
  }
  const candidatesAtWork = people.map((person) =>
    wait(Math.random() * beginWithinMs).then(() => take(caller, person, end)),
  )
  const [samples, , ...results] = await Promise.all([
    sampled(second.pid, end),
    breakThings(),
    ...candidatesAtWork,
  ])
  printResults(
    results,
    samples,
    caller.repeated,
    await lostIn(cluster, store?.storage ?? fileStorage(join(directory, 'files')), results),
  )
} finally {
  for (const close of undo.toReversed()) await close()
}

/** Candidates who have consented, each signed in. */
async function prepared({ url }: Cluster): Promise<Person[]> {
  const opened = await openPostgres(url)
  try {
    const people: Person[] = []
    for (let made = 0; made < candidates; made += 1) {
      // People are put into the database as tests do it, which asks for no more than these.
      const { id: userId, token } = await addPerson(
        { deps: { db: opened.db, clock: systemClock } },
        'candidate',
      )
      await opened.db.insert(consents).values({
        id: newId(),
        userId,
        kind: 'english',
        assessmentId: 'english_v3',
        textVersion: '3',
        lang: 'en',
        givenAt: systemClock.now(),
      })
      people.push({ token, isReal: made < real })
    }
    return people
  } finally {
    await opened.close()
  }
}

interface Sample {
  /** Milliseconds since the candidates began. */
  at: number
  /** Resident megabytes of the server that is never killed. */
  memory: number
}

async function sampled(pid: number, end: number): Promise<Sample[]> {
  const began = performance.now()
  const samples: Sample[] = []
  for (let next = began; next < end; next += 5_000) {
    await wait(Math.max(0, next - performance.now()))
    samples.push({ at: performance.now() - began, memory: residentMb(pid) })
  }
  return samples
}

async function lostIn(
  { url }: Cluster,
  storage: Storage,
  results: readonly Acknowledged[],
): Promise<Lost> {
  const opened = await openPostgres(url)
  return countLost(opened.db, storage, results).finally(() => opened.close())
}

function printResults(
  results: readonly Acknowledged[],
  samples: readonly Sample[],
  repeated: number,
  lost: Lost,
): void {
  const latencies = results.flatMap(({ latencies: all }) => all).toSorted((a, b) => a - b)
  const p = (share: number) =>
    latencies[Math.min(latencies.length - 1, Math.floor(latencies.length * share))] ?? Number.NaN
  const pieces = results.reduce(
    (sum, one) => sum + [...one.pieces.values()].reduce((count, run) => count + run.size, 0),
    0,
  )
  const quarter = (from: number) =>
    median(
      samples
        .filter(({ at }) => at >= from * minutes * 60_000 && at < (from + 0.25) * minutes * 60_000)
        .map(({ memory }) => memory),
    )
  const [early, late] = [quarter(0.25), quarter(0.75)]
  console.log(
    `measured on  ${cpus().length} × ${cpus()[0]?.model}, load ${loadavg()[0]?.toFixed(1)}, ${candidates} candidates, ${real} with real pieces, ${minutes} min, files ${values.s3 ? 'in an S3-compatible store' : 'on the disk'}`,
  )
  console.log(
    `edits        ${latencies.length} acknowledged   p50 ${p(0.5).toFixed(0)} ms   p95 ${p(0.95).toFixed(0)} ms   p99 ${p(0.99).toFixed(0)} ms   longest ${(p(1) / 1000).toFixed(1)} s`,
  )
  console.log(
    `pieces       ${pieces} acknowledged, ${(pieces / (minutes * 60)).toFixed(0)} a second   calls sent again: ${repeated}`,
  )
  console.log(`lost         ${lost.edits} edits, ${lost.pieces} pieces`)
  console.log(
    `memory       ${early} MB in the second quarter, ${late} MB in the last (${(late / early).toFixed(2)} times)`,
  )
  const met = p(0.95) < goal.p95 && lost.edits + lost.pieces === 0 && late / early <= goal.growth
  console.log(
    `goal         nothing lost, p95 under ${goal.p95} ms, memory at most ${goal.growth} times: ${met ? 'met' : 'MISSED'}`,
  )
  if (!met) process.exitCode = 1
}

async function startStore() {
  const storage = fileStorage(join(directory, 'bucket'))
  const server = createServer(s3Server(storage, 'masar')).listen(0, '127.0.0.1')
  await once(server, 'listening')
  undo.push(() => server.close())
  const { port } = server.address() as AddressInfo
  return {
    storage,
    env: {
      S3_BUCKET: 'masar',
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_ACCESS_KEY_ID: 'bench',
      S3_SECRET_ACCESS_KEY: 'bench',
    },
  }
}

function residentMb(pid: number): number {
  return Math.round(
    Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024,
  )
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN
}
