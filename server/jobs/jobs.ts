import { sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import PgBoss from 'pg-boss'
import type { Db, OpenedDb } from '../db/db'
import type { QueueStatements } from '../db/queue-statements'
import { logFailure } from '../http/service/outage'
import { onTransaction } from './queue-transaction'
import {
  toMessage,
  type QueueWatch,
  type QueueWorker,
  startQueueWorker,
  watchQueues,
} from './queue-worker'
import { takeOverFormerQueue } from './former-queue'

/**
 * Every background job with what it is given. A job may run twice, so each starts by looking at
 * what is already done.
 */
export interface JobInputs {
  'mail.send': { mail_id: string; reply_to?: string; useful_until?: string }
  'resume.parse': { user_id: string; file_id: string }
  'selection.decide': { selection_id: string }
  'attempt.evaluate': { attempt_id: string }
  'attempts.rescore': { after: string | null }
  'recording.assemble': { recording_id: string }
  'interview.remux': { file_id: string }
  'report.pdf': { attempt_id: string; lang: 'en' | 'ar' }
  'attempt_report.pdf': { attempt_id: string; lang: 'en' | 'ar' }
  'principles.pdf': { user_id: string; lang: 'en' | 'ar' }
  'own_data.zip': { user_id: string; lang: 'en' | 'ar' }
  'files.delete': { storage_keys: string[] }
}

export type JobName = keyof JobInputs
export type JobWorkers = { [Name in JobName]: (input: JobInputs[Name]) => Promise<void> }

interface SendOptions {
  /** Not before this time. */
  after?: Date
  /** While a job with this key waits, another is not added. */
  key?: string
}

interface Depth {
  queue: JobName
  waiting: number
  deferred: number
  active: number
  failed: number
}

export interface Jobs {
  /**
   * Enqueues in the transaction `db`, so that the job exists exactly when the row it serves does.
   */
  send<Name extends JobName>(
    db: Db,
    name: Name,
    input: JobInputs[Name],
    options?: SendOptions,
  ): Promise<void>
  /**
   * How many there are of each kind, counted anew once a minute: that takes a look at every job.
   */
  depths(): Promise<Depth[]>
  /** Has each job of a kind that was given up and is younger than `seconds` tried once more. */
  retryFailed(name: JobName, seconds: number): Promise<void>
  start(workers: JobWorkers): Promise<void>
  /**
   * Runs every job that is due, one after another, until none is left. Tests and tools use it in
   * place of `start`.
   */
  runDue(workers: JobWorkers): Promise<void>
  /** Lets running jobs finish, then stops. */
  stop(): Promise<void>
}

const retries: Record<
  JobName,
  { retryLimit: number; retryDelay: number; retryBackoff: boolean; expireInSeconds: number }
> = {
  'mail.send': { retryLimit: 8, retryDelay: 5, retryBackoff: true, expireInSeconds: 60 },
  'selection.decide': { retryLimit: 2, retryDelay: 5, retryBackoff: true, expireInSeconds: 600 },
  'resume.parse': { retryLimit: 2, retryDelay: 2, retryBackoff: true, expireInSeconds: 120 },
  'attempt.evaluate': { retryLimit: 3, retryDelay: 5, retryBackoff: true, expireInSeconds: 300 },
  'attempts.rescore': { retryLimit: 3, retryDelay: 5, retryBackoff: true, expireInSeconds: 600 },
  'recording.assemble': { retryLimit: 3, retryDelay: 5, retryBackoff: true, expireInSeconds: 600 },
  'interview.remux': { retryLimit: 3, retryDelay: 5, retryBackoff: true, expireInSeconds: 600 },
  'report.pdf': { retryLimit: 2, retryDelay: 5, retryBackoff: true, expireInSeconds: 120 },
  'attempt_report.pdf': { retryLimit: 2, retryDelay: 5, retryBackoff: true, expireInSeconds: 120 },
  'principles.pdf': { retryLimit: 2, retryDelay: 5, retryBackoff: true, expireInSeconds: 120 },
  'own_data.zip': { retryLimit: 2, retryDelay: 5, retryBackoff: true, expireInSeconds: 300 },
  'files.delete': { retryLimit: 8, retryDelay: 5, retryBackoff: true, expireInSeconds: 300 },
}

/** How long jobs that run may take once the server is told to stop. */
const stopMs = 10_000

const depthsKeptMs = 60_000

/** The queue over a database, with every kind of job; made where it is not there yet. */
export async function openQueue(
  statements: QueueStatements,
  log: Pick<FastifyBaseLogger, 'error' | 'warn'>,
): Promise<PgBoss> {
  const boss = new PgBoss({
    db: statements,
    schema,
    // Nothing is done at fixed hours.
    schedule: false,
    maintenanceIntervalSeconds: 60,
    archiveFailedAfterSeconds: 7 * 24 * 60 * 60,
  })
  boss.on('error', (error) => logFailure(log, error, {}, 'job queue error'))
  await boss.start()
  for (const name of jobNames)
    await boss.createQueue(name, { name, ...retries[name], policy: 'short' })
  return boss
}

export async function openJobs(opened: OpenedDb, log: FastifyBaseLogger): Promise<Jobs> {
  const statements = watched(opened.queue, log)
  const boss = await opened.inTurn(async () => {
    const queue = await openQueue(statements, log)
    await takeOverFormerQueue(opened.db, queue)
    if (opened.hasOneOwner) await putBackActive(opened.db, queue)
    return queue
  })
  let workers = new Map<JobName, QueueWorker>()
  let watch: QueueWatch | null = null
  let counted: { at: number; depths: Promise<Depth[]> } | null = null
  return {
    async send(db, name, input, options = {}) {
      // `insert` names each of its values once, which Drizzle needs; `send` does not.
      await boss.insert(
        [
          {
            name,
            data: input,
            ...(options.after === undefined ? {} : { startAfter: options.after }),
            singletonKey: options.key ?? JSON.stringify(input),
          },
        ],
        { db: onTransaction(db) },
      )
      watch?.soon()
    },
    async retryFailed(name, seconds) {
      const { rows } = await opened.db.execute<{ id: string }>(sql`
        select id from ${sql.identifier(schema)}.job where name = ${name} and state = 'failed'
          and created_on > now() - make_interval(secs => ${seconds})`)
      const ids = rows.map(({ id }) => id)
      if (ids.length > 0) await boss.retry(name, ids)
    },
    depths() {
      const now = performance.now()
      if (counted === null || now - counted.at >= depthsKeptMs)
        counted = { at: now, depths: countDepths(opened.db) }
      const { depths } = counted
      depths.catch(() => (counted = null))
      return depths
    },
    async start(run) {
      workers = new Map(
        jobNames.map((name) => [
          name,
          startQueueWorker(boss, name, together[name] ?? 1, (job) => runJob(name, run, job, log)),
        ]),
      )
      watch = watchQueues(workers, () => dueQueues(statements))
    },
    async runDue(run) {
      for (let ran = true; ran;) {
        ran = false
        for (const name of jobNames) {
          for (const job of await boss.fetch(name, { batchSize: 20 })) {
            ran = true
            try {
              await runJob(name, run, job, log)
              await boss.complete(name, job.id)
            } catch (error) {
              await boss.fail(name, job.id, { message: toMessage(error) })
            }
          }
        }
      }
    },
    async stop() {
      watch?.stop()
      await boss.stop({ graceful: false })
      await Promise.all([...workers.values()].map((worker) => worker.stop(stopMs)))
      await statements.settled()
    },
  }
}

/**
 * The queue asks for jobs without saying when that fails, and stops without waiting for what it is
 * asking: failures are logged here, and `settled` is when nothing is asked any more.
 */
function watched(statements: QueueStatements, log: FastifyBaseLogger) {
  const asked = new Set<Promise<unknown>>()
  return {
    async executeSql(text: string, values?: unknown[]) {
      const answer = statements.executeSql(text, values)
      asked.add(answer)
      try {
        return await answer
      } catch (error) {
        logFailure(log, error, {}, 'job queue error')
        throw error
      } finally {
        asked.delete(answer)
      }
    },
    settled: () => Promise.allSettled(asked),
  }
}

/**
 * Lets the queue try again at once the jobs that were running when the server was killed. Otherwise
 * they would wait until their time runs out, although no other server can be running them.
 */
async function putBackActive(db: Db, boss: PgBoss): Promise<void> {
  const { rows } = await db.execute<{ name: string; id: string }>(
    sql`select name, id from ${sql.identifier(schema)}.job where state = 'active'`,
  )
  const output = { message: 'The server ended while the job ran.' }
  await Promise.all(rows.map(({ name, id }) => boss.fail(name, id, output)))
}

/**
 * The queues with due jobs. pg-boss itself tells this only by fetching from one queue at a time.
 */
async function dueQueues(statements: QueueStatements): Promise<string[]> {
  const { rows } = await statements.executeSql(
    `select distinct name from ${schema}.job where state < 'active' and start_after < now()`,
    [],
  )
  return (rows as { name: string }[]).map(({ name }) => name)
}

/** pg-boss's own counts by state do not distinguish due jobs from deferred ones. */
async function countDepths(db: Db): Promise<Depth[]> {
  const { rows } = await db.execute<Omit<Depth, 'queue'> & { name: string }>(sql`
    select name,
      count(*) filter (where state in ('created', 'retry') and start_after <= now())::int as waiting,
      count(*) filter (where state in ('created', 'retry') and start_after > now())::int as deferred,
      count(*) filter (where state = 'active')::int as active,
      count(*) filter (where state = 'failed')::int as failed
    from ${sql.identifier(schema)}.job group by name`)
  return jobNames.map((queue) => {
    const { waiting, deferred, active, failed } = rows.find(({ name }) => name === queue) ?? none
    return { queue, waiting, deferred, active, failed }
  })
}

const none = { waiting: 0, deferred: 0, active: 0, failed: 0 }

/** The schema `pgboss` belongs to a later version of the queue, which earlier servers used. */
const schema = 'job_queue'

const jobNames = Object.keys(retries) as JobName[]

/**
 * How many of a kind are run at once; one where nothing is said. Of the mails, as many can be in
 * flight when the server is killed.
 */
const together: Partial<Record<JobName, number>> = { 'mail.send': 10 }

async function runJob<Name extends JobName>(
  name: Name,
  workers: JobWorkers,
  job: { id: string; data: unknown },
  log: FastifyBaseLogger,
): Promise<void> {
  try {
    await workers[name](job.data as JobInputs[Name])
  } catch (error) {
    logFailure(log, error, { job: name, id: job.id }, 'job failed')
    throw error
  }
}
