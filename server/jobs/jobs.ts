import { sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import { fromDrizzle, PgBoss } from 'pg-boss'
import type { Db, OpenedDb } from '../db/db'
import { newId } from '../db/id'

/**
 * Every background job with what it is given. A job may run twice, so each starts by looking at
 * what is already done.
 */
export interface JobInputs {
  'mail.send': { mail_id: string }
  'resume.parse': { user_id: string; file_id: string }
  'selection.decide': { selection_id: string }
  'attempt.evaluate': { attempt_id: string }
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
  depths(): Promise<
    { queue: JobName; waiting: number; deferred: number; active: number; failed: number }[]
  >
  start(workers: JobWorkers): Promise<void>
  /**
   * Runs every job that is due, in turn, until none is left: for tests and tools, in place of
   * `start`.
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
  'recording.assemble': { retryLimit: 3, retryDelay: 5, retryBackoff: true, expireInSeconds: 600 },
  'interview.remux': { retryLimit: 3, retryDelay: 5, retryBackoff: true, expireInSeconds: 600 },
  'report.pdf': { retryLimit: 2, retryDelay: 5, retryBackoff: true, expireInSeconds: 120 },
  'attempt_report.pdf': { retryLimit: 2, retryDelay: 5, retryBackoff: true, expireInSeconds: 120 },
  'principles.pdf': { retryLimit: 2, retryDelay: 5, retryBackoff: true, expireInSeconds: 120 },
  'own_data.zip': { retryLimit: 2, retryDelay: 5, retryBackoff: true, expireInSeconds: 300 },
  'files.delete': { retryLimit: 8, retryDelay: 5, retryBackoff: true, expireInSeconds: 300 },
}

export async function openJobs(opened: OpenedDb, log: FastifyBaseLogger): Promise<Jobs> {
  const boss = new PgBoss({
    db: opened.queue,
    backend: opened.backend,
    superviseIntervalSeconds: 60,
  })
  boss.on('error', (error) => log.error({ err: error }, 'job queue error'))
  await opened.inTurn(async () => {
    await boss.start()
    for (const name of jobNames) await boss.createQueue(name, { ...retries[name], policy: 'short' })
  })
  for (const name of jobNames) {
    // The queue looks its own row up on first use, on its own connection. In a transaction of the
    // embedded database, which has one connection, that look-up would wait for ever: so each queue
    // is used once here.
    await boss.findJobs(name, { id: newId() })
  }
  return {
    async send(db, name, input, options = {}) {
      await boss.send(name, input, {
        db: fromDrizzle(db, sql),
        ...(options.after === undefined ? {} : { startAfter: options.after }),
        singletonKey: options.key ?? JSON.stringify(input),
      })
    },
    async depths() {
      const found = await Promise.all(
        jobNames.map(
          async (name) => [name, (await boss.getQueueStats(name, { force: true }))[0]] as const,
        ),
      )
      return found.map(([queue, stats]) => ({
        queue,
        waiting: stats?.readyCount ?? 0,
        deferred: stats?.deferredCount ?? 0,
        active: stats?.activeCount ?? 0,
        failed: stats?.failedCount ?? 0,
      }))
    },
    async start(workers) {
      for (const name of jobNames)
        await boss.work(
          name,
          {
            pollingIntervalSeconds: 0.5,
            batchSize: together[name] ?? 1,
            burstWhenBatchFull: true,
            perJobResults: true,
          },
          (batch) => Promise.all(batch.map((job) => outcomeOf(name, workers, job, log))),
        )
    },
    async runDue(workers) {
      for (let ran = true; ran;) {
        ran = false
        for (const name of jobNames) {
          for (const job of await boss.fetch(name, { batchSize: 20 })) {
            ran = true
            try {
              await runJob(name, workers, job, log)
              await boss.complete(name, job.id)
            } catch (error) {
              await boss.fail(name, job.id, {
                message: error instanceof Error ? error.message : String(error),
              })
            }
          }
        }
      }
    },
    async stop() {
      await boss.stop({ graceful: true, timeout: 10_000 })
    },
  }
}

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
    log.error({ err: error, job: name, id: job.id }, 'job failed')
    throw error
  }
}

/** A job that fails does not take those with it that were run beside it. */
async function outcomeOf(
  name: JobName,
  workers: JobWorkers,
  job: { id: string; data: unknown },
  log: FastifyBaseLogger,
) {
  try {
    await runJob(name, workers, job, log)
    return { id: job.id, status: 'completed' } as const
  } catch (error) {
    return {
      id: job.id,
      status: 'failed',
      output: { message: error instanceof Error ? error.message : String(error) },
    } as const
  }
}
