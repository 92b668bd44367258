import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { DestinationStream } from 'pino'
import { buildApp } from '../app'
import { ensureBuiltServer } from './built-server'
import { type OpenedDb, openEmbedded, openPostgres } from '../db/db'
import type { Deps } from '../deps'
import { readEnv } from '../env'
import { errorReports } from '../runtime/error-reports'
import { publicPages } from '../http/pages/public-page'
import { movableClock, type MovableClock } from '../http/development/test-clock'
import { openJobs } from '../jobs/jobs'
import { Matching } from '../modules/matching/matching.store'
import { makeWorkers } from '../jobs/workers'
import { openLog } from '../runtime/log'
import { openMail } from '../mail/mail'
import { openScanner } from '../scanning/scanner'
import { fileStorage } from '../storage/file-storage'
import { type Client, getClient } from './client'
import { createFromTemplate, embeddedTemplate } from './database-template'
import { onServer } from './on-server'

export interface TestServer {
  deps: Deps & { clock: MovableClock }
  client: Client
  /** Lets every job that is due now run to its end. */
  runJobs(): Promise<void>
  close(): Promise<void>
}

/**
 * The real server, over HTTP's injection, on a fresh database: embedded, or PostgreSQL where
 * `TEST_DATABASE_URL` is set. Its workers are built.
 */
export async function startTestServer(
  env: Record<string, string> = {},
  logTo?: DestinationStream,
): Promise<TestServer> {
  const directory = mkdtempSync(join(tmpdir(), 'masar-test-'))
  const settings = readEnv({ MASAR_DATA_DIR: directory, MASAR_DEMO: '1', ...env })
  const [opened] = await Promise.all([openTestDb(), ensureBuiltServer()])
  const clock = movableClock({ now: () => new Date() })
  const log = openLog(
    logTo === undefined ? (process.env.TEST_LOG_LEVEL ?? 'silent') : 'trace',
    logTo,
    errorReports(settings, clock),
  )
  const base = {
    env: settings,
    clock,
    db: opened.db,
    log,
  }
  const queue = await openJobs(opened, log)
  const withJobs = { ...base, jobs: queue, matching: new Matching(base) }
  const deps = {
    ...withJobs,
    storage: fileStorage(join(directory, 'files')),
    mail: openMail(withJobs),
    secret: Buffer.alloc(32, 7),
    formerSecrets: [],
    publicUrl: 'http://masar.test',
    fetchPage: publicPages(),
    scanner: openScanner(base.env, log),
  }
  const app = await buildApp(deps)
  await app.ready()
  return {
    deps,
    client: getClient(app),
    runJobs: () => queue.runDue(makeWorkers(deps)),
    close: async () => {
      await app.close()
      await queue.stop()
      await opened.close()
      rmSync(directory, { recursive: true, force: true })
    },
  }
}

/** A fresh database: embedded, or PostgreSQL where `TEST_DATABASE_URL` is set. */
export async function openTestDb(): Promise<OpenedDb> {
  const server = process.env.TEST_DATABASE_URL
  if (server === undefined || server === '') return openEmbedded(null, await embeddedTemplate())
  const url = await createFromTemplate(server)
  const opened = await openPostgres(url)
  return {
    ...opened,
    close: async () => {
      await opened.close()
      await onServer(server, `drop database ${new URL(url).pathname.slice(1)} with (force)`)
    },
  }
}
