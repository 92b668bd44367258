import { and, count, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/db'
import { attempts } from '../attempts/attempts.table'
import { users } from '../auth/auth.table'
import {
  candidate,
  firstAttempts,
  outcomesByMonth,
  type Period,
  wholeAttempts,
  within,
} from './figures.store'

/** The month of the Emirates that an instant falls into. */
const gulfMonth = (at: SQL | typeof users.createdAt | typeof attempts.finishedAt) =>
  sql<string>`to_char(${at} at time zone 'Asia/Dubai', 'YYYY-MM')`

const median = (seconds: SQL) =>
  sql<number | null>`percentile_cont(0.5) within group (order by ${seconds})::float`

/**
 * Median seconds by month: from signing up to the first attempt, by the month it began in, and of
 * each kind of attempt, by the month it ended in. What lies before its own beginning does not count.
 */
export async function mediansByMonth(db: Db, period: Period) {
  const firsts = firstAttempts(db)
  const begun = gulfMonth(sql`${firsts.at}`)
  const toFirst = await db
    .select({
      month: begun,
      seconds: median(sql`extract(epoch from ${firsts.at} - ${firsts.registeredAt})`),
    })
    .from(firsts)
    .where(within(firsts.at, period))
    .groupBy(begun)
  const ended = gulfMonth(attempts.finishedAt)
  const lengths = await db
    .select({
      month: ended,
      kind: attempts.kind,
      seconds: median(sql`extract(epoch from ${attempts.finishedAt} - ${attempts.startedAt})`),
    })
    .from(attempts)
    .where(wholeAttempts(period))
    .groupBy(ended, attempts.kind)
  const whole = (found: { seconds: number | null } | undefined): number | null =>
    found?.seconds == null ? null : Math.round(found.seconds)
  return (month: string) => ({
    signup_to_assessment_median: whole(toFirst.find((one) => one.month === month)),
    english_median: whole(lengths.find((one) => one.month === month && one.kind === 'english')),
    annotation_median: whole(
      lengths.find((one) => one.month === month && one.kind === 'annotation'),
    ),
  })
}

/** Who signed up, what was handed in and what it came to, month by month. */
export async function programmeByMonth(db: Db, months: readonly string[], period: Period) {
  const signedUp = gulfMonth(users.createdAt)
  const ended = gulfMonth(attempts.finishedAt)
  const [registered, submitted, outcomes, getMedian] = await Promise.all([
    db
      .select({ month: signedUp, number: count() })
      .from(users)
      .where(and(candidate, within(users.createdAt, period)))
      .groupBy(signedUp),
    db
      .select({ month: ended, number: count() })
      .from(attempts)
      .where(wholeAttempts(period))
      .groupBy(ended),
    outcomesByMonth(db, period),
    mediansByMonth(db, period),
  ])
  const getNumber = (rows: readonly { month: string; number: number }[], month: string) =>
    rows.find((one) => one.month === month)?.number ?? 0
  return months.map((month) => {
    const outcome = outcomes.find((one) => one.month === month)
    return {
      month,
      registered: getNumber(registered, month),
      submitted: getNumber(submitted, month),
      passed: outcome?.passed ?? 0,
      failed: outcome?.failed ?? 0,
      ...getMedian(month),
    }
  })
}
