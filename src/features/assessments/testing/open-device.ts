import { IDBFactory } from 'fake-indexeddb'
import { newId } from '../../../lib/new-id'
import { listRecords } from '../attempt/attempt-records'
import { openAttemptDatabase } from '../attempt/attempt-store'
import type { AttemptDatabase } from '../attempt/attempt-store'
import { deliver, openAttempt, toRecord } from '../attempt/open-attempt'
import type { OpenAttempt } from '../attempt/open-attempt'
import { ServerClock } from '../attempt/server-clock'
import { attemptId, InMemoryServer, questionnaire } from './in-memory-server'

export const userId = '01920000-0000-7000-8000-000000000001'

/** A device's disk, empty. */
export async function emptyDisk(): Promise<AttemptDatabase> {
  globalThis.indexedDB = new IDBFactory()
  return openAttemptDatabase()
}

/** A device that has begun an attempt with the server. */
export async function deviceWithAttempt(wall: () => number = Date.now) {
  const server = new InMemoryServer(() => Date.now())
  const db = await emptyDisk()
  await server.sendEvent('', {
    attempt_id: null,
    key: newId(),
    epoch: 1,
    sequence: 0,
    type: 'attempt.started',
    elapsed_ms: 0,
    at: new Date().toISOString(),
  })
  const open = (): OpenAttempt => {
    const clock = new ServerClock({ mono: () => performance.now(), wall })
    clock.synchronize(server.view().server_time, clock.asking())
    return openAttempt(server, db, clock, toRecord(userId, server.view(), questionnaire, clock))
  }
  const attempt = open()
  await attempt.local.save()
  /** The page again after a crash: only what is on the disk is left. */
  const reload = async (): Promise<OpenAttempt> => {
    const [record] = await listRecords(db, userId, attemptId)
    if (!record) throw new Error('The attempt is not on the disk.')
    const clock = new ServerClock({ mono: () => performance.now(), wall })
    clock.restore(record.clock)
    const again = openAttempt(server, db, clock, record)
    await again.sender.prepare()
    return again
  }
  return { server, db, attempt, reload, deliver }
}
