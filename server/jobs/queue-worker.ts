import { setTimeout as pause } from 'node:timers/promises'
import type PgBoss from 'pg-boss'

const pollingMs = 500

export interface QueueWorker {
  /** Takes no more jobs, and is done when those that run are, or after `ms` at the latest. */
  stop(ms: number): Promise<void>
}

/**
 * Fetches the jobs of one queue, up to `together` at a time, and runs them beside each other. Each
 * is completed or failed by itself; one that runs longer than it may fails, so that it is tried
 * again. pg-boss's own workers give all jobs of a batch one outcome, and do not wait until that is
 * written.
 */
export function startQueueWorker(
  boss: PgBoss,
  name: string,
  together: number,
  run: (job: PgBoss.Job) => Promise<void>,
): QueueWorker {
  const stopping = new AbortController()
  const running = new Set<string>()

  /** A job whose outcome cannot be written is active until it expires; the log has why. */
  async function settle(job: PgBoss.Job): Promise<void> {
    running.add(job.id)
    try {
      await within(Number(job.expireInSeconds) * 1000, run(job)).then(
        () => boss.complete(name, job.id),
        (error: unknown) => boss.fail(name, job.id, { message: messageOf(error) }),
      )
    } catch {
      // The database is away.
    } finally {
      running.delete(job.id)
    }
  }

  async function poll(): Promise<void> {
    while (!stopping.signal.aborted) {
      const jobs = await boss.fetch<object>(name, { batchSize: together })
      await Promise.all(jobs.map(settle))
      if (jobs.length < together)
        await pause(pollingMs, undefined, { signal: stopping.signal }).catch(() => undefined)
    }
  }

  const polling = poll()
  return {
    async stop(ms) {
      stopping.abort()
      const waiting = new AbortController()
      await Promise.race([polling, pause(ms, undefined, { signal: waiting.signal })]).finally(() =>
        waiting.abort(),
      )
      const output = { message: 'The server stopped while the job ran.' }
      await Promise.all([...running].map((id) => boss.fail(name, id, output)))
    },
  }
}

export const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error)

async function within(ms: number, job: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  try {
    await Promise.race([
      job,
      new Promise<never>((_, reject) => {
        timer = setTimeout(() => reject(new Error(`The job took more than ${ms} ms.`)), ms)
      }),
    ])
  } finally {
    clearTimeout(timer)
  }
}
