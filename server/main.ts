import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { buildApp } from './app'
import { systemClock } from './runtime/clock'
import { useTaxonomyFile } from './content/taxonomy/taxonomy'
import { openControl } from './runtime/control'
import { openEmbedded, openPostgres } from './db/db'
import { demoAccounts, loadDemoData, refuseDemoAccounts } from './demo/demo'
import { yearAccounts } from './demo/year/year-people'
import { loadDemoYear } from './demo/year/year'
import type { Deps } from './deps'
import { type Env, readEnv } from './env'
import { errorReports } from './runtime/error-reports'
import { evaluationSwitch } from './http/development/test-evaluation'
import { movableClock } from './http/development/test-clock'
import { openJobs } from './jobs/jobs'
import { publicPages } from './http/pages/public-page'
import { Matching } from './modules/matching/matching.store'
import { seedSurvey } from './modules/survey/survey.store'
import { makeWorkers } from './jobs/workers'
import { listen } from './runtime/listen'
import { openLog } from './runtime/log'
import { openMail } from './mail/mail'
import { openScanner } from './scanning/scanner'
import { fileStorage } from './storage/file-storage'
import { s3Storage } from './storage/s3-storage'
import { openServerKey } from './runtime/server-key'
import { startSweeps } from './jobs/sweeps'
import { startRescoring } from './modules/scoring/rescore-attempts.job'

const env = readEnv(process.env)
const clock = env.testClock ? movableClock(systemClock) : systemClock
const log = openLog(env.LOG_LEVEL, undefined, errorReports(env, clock))
if (env.TAXONOMY_FILE !== undefined) useTaxonomyFile(env.TAXONOMY_FILE)
const embedded = env.DATABASE_URL === undefined ? await openEmbedded(env.MASAR_DATA_DIR) : null
const opened = embedded ?? (await openPostgres(env.DATABASE_URL ?? ''))
const jobs = await openJobs(opened, log)
const base = {
  env,
  clock,
  db: opened.db,
  jobs,
  log,
  matching: new Matching({ db: opened.db, clock }),
  fetchPage: publicPages(),
  scanner: openScanner(env, log),
}
const deps: Deps = {
  ...base,
  storage: makeStorage(env),
  mail: openMail(base),
  ...(await opened.inTurn(() => openServerKey(opened.db, env))),
  publicUrl: env.PUBLIC_URL?.replace(/\/$/, '') ?? `http://localhost:${env.PORT}`,
  ...(env.testClock ? { evaluations: evaluationSwitch() } : {}),
}
await (env.demo ? loadDemoData(deps) : refuseDemoAccounts(opened.db))
await seedSurvey(deps)
if (env.demoYear) await loadDemoYear(deps)
const stopping = new AbortController()
const app = await buildApp(
  deps,
  fileURLToPath(new URL('../dist/web', import.meta.url)),
  stopping.signal,
)
// PostgreSQL takes tools beside the server; the embedded database has one owner, which they have to
// ask.
const control = embedded === null ? null : openControl(app, deps, embedded.dump)
await startRescoring(deps)
await jobs.start(makeWorkers(deps))
const stopSweeps = startSweeps(deps)
const address = await listen(app, env).catch(async (error: unknown) => {
  stopSweeps()
  await jobs.stop()
  await opened.close()
  throw error
})
control?.announce()
announce(address)

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop(signal))

async function stop(signal: 'SIGINT' | 'SIGTERM'): Promise<void> {
  if (stopping.signal.aborted) return
  stopping.abort()
  // A person who presses Ctrl+C has no balancer that needs time.
  if (signal === 'SIGTERM') await wait(env.DRAIN_MS)
  stopSweeps()
  control?.withdraw()
  await app.close()
  await jobs.stop()
  await opened.close()
  process.exit(0)
}

function makeStorage(from: Env) {
  return from.S3_BUCKET === undefined
    ? fileStorage(join(from.MASAR_DATA_DIR, 'files'))
    : s3Storage({ ...from, S3_BUCKET: from.S3_BUCKET })
}

/** Prints the address and the demo accounts for a person at the terminal. */
function announce(at: string): void {
  process.stdout.write(`\nMasar is ready: ${at.replace('127.0.0.1', 'localhost')}\n`)
  if (!env.demo) return
  process.stdout.write(
    `\nDemo accounts (password ${demoAccounts.password}):\n${[...demoAccounts.emails, ...(env.demoYear ? Object.values(yearAccounts) : [])].map((email) => `  ${email}\n`).join('')}\nSent mail: ${at.replace('127.0.0.1', 'localhost')}/dev/outbox\n\n`,
  )
}
