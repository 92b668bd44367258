import type { Db } from '../../db/db'
import { type AttemptRow, pastOutages } from '../attempts/attempt.store'
import { type Coverage, toCoverage } from './coverage.rules'
import { downtimesIn } from '../attempts/downtime.store'
import { listRecordings } from './media.store'
import { getEvents } from '../results/result.store'

/** The present coverage of an attempt by its recordings. */
export async function coverageOfAttempt(db: Db, row: AttemptRow, now: Date): Promise<Coverage> {
  const { startedAt } = row
  const [recordings, events, outages, downtimes] = await Promise.all([
    listRecordings(db, row.id),
    getEvents(db, row.id),
    pastOutages(db, row.id),
    downtimesIn(db, { from: startedAt, to: now }),
  ])
  return toCoverage({
    startedAt,
    until: row.state.finished_at === null ? now : new Date(row.state.finished_at),
    recordings,
    events: events.map(({ event }) => event),
    outages,
    downtimes,
  })
}
