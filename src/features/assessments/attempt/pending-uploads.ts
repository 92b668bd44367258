import type { AttemptApi, ClientEventType } from './attempt-api'
import { listRecords } from './attempt-records'
import type { AttemptDatabase, AttemptRecord } from './attempt-store'
import { httpAttemptApi } from './http-attempt-api'
import { attemptDatabase, forgetIfDone, runningAttempt } from './local-attempt-store'
import { deliver, openAttempt } from './open-attempt'
import type { OpenAttempt } from './open-attempt'
import { leaveInOtherTab, leaveOpenRun } from '../engine/open-run'
import { ServerClock } from './server-clock'
import { withFreeLock, WriterLock } from './writer-lock'

/**
 * Sends what this person's earlier attempts left on the device, save an attempt that another tab is
 * writing, and makes way for this page to write it. Called at sign-in. @throws when no answer came;
 * what is left stays for the next time
 */
export async function uploadPending(
  userId: string,
  api: AttemptApi = httpAttemptApi(userId),
  database: Promise<AttemptDatabase> = attemptDatabase(),
): Promise<void> {
  const db = await database
  for (const record of await listRecords(db, userId))
    await withFreeLock(record.attemptId, async (wanted) => {
      const attempt = reopen(api, db, record)
      if (!record.running) await attempt.outbox.retryRefused()
      await deliver(attempt, wanted)
      if (wanted.aborted) return
      const { running, view } = attempt.local.record
      if (!running && !view.drained && (await attempt.uploader.waiting()) === 0)
        await sendEvent(attempt, 'recordings.drained')
      await forgetIfDone(userId, record.attemptId, database)
    })
}

/**
 * The confirmed logout on the writing device: saved answers are submitted first, then the attempt
 * is cancelled. Without a connection both wait on the device for the next sign-in. Does nothing
 * when no attempt runs here.
 */
export async function leaveByLogout(
  userId: string,
  api: AttemptApi = httpAttemptApi(userId),
  database: Promise<AttemptDatabase> = attemptDatabase(),
  lock = new WriterLock(),
): Promise<void> {
  if (await leaveOpenRun()) return
  const record = await runningAttempt(userId, database)
  if (record === null) return
  // The tab that writes it has the last words, and a spoken answer that may be on.
  if ((await lock.isElsewhere(record.attemptId)) && (await leaveInOtherTab(userId))) return
  const attempt = reopen(api, await database, record)
  await attempt.sender.record('attempt.exited', { reason: 'logged_out' })
  await attempt.local.end()
  await attempt.sender.flush().catch(() => undefined)
}

async function sendEvent({ sender }: OpenAttempt, type: ClientEventType): Promise<void> {
  if (!(await sender.waits(type))) await sender.record(type)
  await sender.flush()
}

function reopen(api: AttemptApi, db: AttemptDatabase, record: AttemptRecord): OpenAttempt {
  const clock = new ServerClock()
  clock.restore(record.clock)
  return openAttempt(api, db, clock, record)
}
