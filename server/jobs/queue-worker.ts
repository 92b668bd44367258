import { setTimeout as pause } from 'node:timers/promises'
import type PgBoss from 'pg-boss'

export interface QueueWorker {
  /** Says that there may be work. */
  wake(): void
  /** Takes no more jobs, and is done when those that run are, or after `ms` at the latest. */
  stop(ms: number): Promise<void>
}

/**
 * Fetches the jobs of one queue, up to `together` at a time, until none is left, and again when it
 * is woken. They run in parallel, and each is completed or failed separately; one that exceeds its
 * time fails, so that it is tried again. pg-boss's own workers give all jobs of a batch one
 * outcome, and do not wait until it is stored.
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
        (error: unknown) => boss.fail(name, job.id, { message: toMessage(error) }),
      )
    } catch {
      // The database is away.
    } finally {
      running.delete(job.id)
    }
  }

  const woken = new Bell()

  async function work(): Promise<void> {
    while (!stopping.signal.aborted) {
      woken.forget()
      // A fetch that failed, as while the database is away, gives none.
      const jobs = await boss.fetch<object>(name, { batchSize: together })
      await Promise.all(jobs.map(settle))
      if (jobs.length < together) await woken.onNotified()
    }
  }

  const working = work()
  return {
    wake: () => woken.ring(),
    async stop(ms) {
      stopping.abort()
      woken.ring()
      const waiting = new AbortController()
      await Promise.race([working, pause(ms, undefined, { signal: waiting.signal })]).finally(() =>
        waiting.abort(),
      )
      const output = { message: 'The server stopped while the job ran.' }
      await Promise.all([...running].map((id) => boss.fail(name, id, output)))
    },
  }
}

/** A signal between one sender and one waiter; a ring before anybody waits is kept. */
class Bell {
  #rang = false
  #answer: (() => void) | null = null

  ring(): void {
    this.#rang = true
    this.#answer?.()
  }

  forget(): void {
    this.#rang = false
  }

  async onNotified(): Promise<void> {
    if (this.#rang) return
    await new Promise<void>((resolve) => (this.#answer = resolve))
    this.#answer = null
  }
}

/** The first look after something was enqueued here, whose transaction commits about now. */
const soonMs = 20
/** Between looks while nothing comes: what another process enqueued waits for so long at most. */
const longMs = 2000

export interface QueueWatch {
  /** Something was enqueued, or will be once its transaction commits: looks again soon. */
  soon(): void
  stop(): void
}

/**
 * Asks which queues have jobs that are due, all at once, and wakes their workers: soon after
 * something was enqueued, then ever more seldom. Where that cannot be asked it is asked again later,
 * for as long as it takes.
 */
export function watchQueues(
  workers: ReadonlyMap<string, QueueWorker>,
  dueQueues: () => Promise<readonly string[]>,
): QueueWatch {
  let isStopped = false
  let ms = soonMs
  let pausing = new AbortController()

  async function look(): Promise<void> {
    // The log has why it fails.
    for (const name of await dueQueues().catch(() => [])) workers.get(name)?.wake()
  }

  /** Whether it was as long as it should be. */
  async function paused(): Promise<boolean> {
    pausing = new AbortController()
    return pause(ms, true, { signal: pausing.signal }).catch(() => false)
  }

  async function watch(): Promise<void> {
    while (!isStopped) {
      await look()
      // However much is enqueued, there is a pause between two looks.
      while (!isStopped && !(await paused()));
      ms = Math.min(ms * 2, longMs)
    }
  }

  void watch()
  return {
    soon() {
      if (ms === soonMs) return
      ms = soonMs
      pausing.abort()
    },
    stop() {
      isStopped = true
      pausing.abort()
    },
  }
}

export const toMessage = (error: unknown): string =>
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
