import { and, avg, count, countDistinct, eq, gte, isNull, lt, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/db'
import { answers, attempts } from '../attempts/attempts.table'
import { evaluations } from '../results/results.table'
import { users } from '../auth/auth.table'
import { employments } from '../employees/employments.table'
import { jobs } from '../jobs/jobs.table'
import { candidates } from '../users/users.table'
import { passMark } from '../results/result.rules'

/** From one instant to another; null is without an end. */
export interface Period {
  from: Date | null
  before: Date | null
}

type Column = Parameters<typeof gte>[0]
export const within = (column: Column, { from, before }: Period): SQL | undefined =>
  and(
    from === null ? undefined : gte(column, from),
    before === null ? undefined : lt(column, before),
  )

/** Everybody who registered as a candidate and has not deleted the account. */
export const candidate = and(eq(users.roleName, 'individual'), isNull(users.deletedAt))
const gulfMonth = sql<string>`to_char(${attempts.finishedAt} at time zone 'Asia/Dubai', 'YYYY-MM')`
/**
 * The numbers of passed, failed and cancelled attempts. A score that waits for a reviewer does not
 * count yet.
 */
const passed = sql<number>`count(*) filter (where ${attempts.status} = 'COMPLETED' and ${attempts.witnessed} and not ${evaluations.provisional} and ${evaluations.overall} >= ${passMark})::int`
const failed = sql<number>`count(*) filter (where ${attempts.status} = 'COMPLETED' and ${attempts.witnessed} and not ${evaluations.provisional} and ${evaluations.overall} < ${passMark})::int`
const cancelled = sql<number>`count(*) filter (where ${attempts.status} = 'CANCELLED')::int`

/**
 * The number of people who signed up in a period, and who were approved in it by an admin or by the
 * criteria alone.
 */
export async function registrationsIn(db: Db, period: Period) {
  const [all] = await db
    .select({ number: count() })
    .from(users)
    .where(and(isNull(users.deletedAt), within(users.createdAt, period)))
  const [fresh] = await db
    .select({ number: count() })
    .from(users)
    .where(and(candidate, within(users.createdAt, period)))
  const [approved] = await db
    .select({
      byAdmin: sql<number>`count(*) filter (where ${users.approvalDecidedBy} is not null)::int`,
      byCriteria: sql<number>`count(*) filter (where ${users.approvalDecidedBy} is null)::int`,
    })
    .from(users)
    .where(
      and(
        candidate,
        eq(users.approvalStatus, 'APPROVED'),
        within(sql`coalesce(${users.approvalDecidedAt}, ${users.createdAt})`, period),
      ),
    )
  return {
    registered: all?.number ?? 0,
    candidates: fresh?.number ?? 0,
    byAdmin: approved?.byAdmin ?? 0,
    byCriteria: approved?.byCriteria ?? 0,
  }
}

/**
 * The attempts that ended in a period by the month of their end in the Emirates, the earliest
 * first.
 */
export async function outcomesByMonth(db: Db, period: Period) {
  return db
    .select({ month: gulfMonth, passed, failed, cancelled })
    .from(attempts)
    .leftJoin(evaluations, eq(evaluations.attemptId, attempts.id))
    .where(and(sql`${attempts.finishedAt} is not null`, within(attempts.finishedAt, period)))
    .groupBy(gulfMonth)
    .orderBy(gulfMonth)
}

/**
 * Who took what in a period, and how often again: each kind that a candidate took counts by itself.
 */
export async function takersIn(db: Db, period: Period) {
  const kinds = await db
    .select({ kind: attempts.kind, number: countDistinct(attempts.userId) })
    .from(attempts)
    .where(within(attempts.startedAt, period))
    .groupBy(attempts.kind)
  const taken = db
    .select({ userId: attempts.userId, kind: attempts.kind, times: count().as('times') })
    .from(attempts)
    .where(within(attempts.startedAt, period))
    .groupBy(attempts.userId, attempts.kind)
    .as('taken')
  const [again] = await db
    .select({
      retaken: sql<number>`count(*) filter (where ${taken.times} > 1)::int`,
      moreThanTwice: sql<number>`count(*) filter (where ${taken.times} > 3)::int`,
    })
    .from(taken)
  const done = db
    .select({ userId: attempts.userId, kinds: countDistinct(attempts.kind).as('kinds') })
    .from(attempts)
    .where(
      and(
        eq(attempts.status, 'COMPLETED'),
        eq(attempts.archived, false),
        within(attempts.finishedAt, period),
      ),
    )
    .groupBy(attempts.userId)
    .as('done')
  const [both] = await db.select({ number: count() }).from(done).where(eq(done.kinds, 2))
  const of = (kind: 'english' | 'annotation') => kinds.find((one) => one.kind === kind)?.number ?? 0
  return {
    english: of('english'),
    annotation: of('annotation'),
    retaken: again?.retaken ?? 0,
    moreThanTwice: again?.moreThanTwice ?? 0,
    both: both?.number ?? 0,
  }
}

/**
 * When each person began their first attempt, and when they signed up. An attempt that began before
 * its account was made does not count: a clock that was set back, or an account brought over from
 * elsewhere, would give a time below nothing.
 */
export const firstAttempts = (db: Db) =>
  db
    .select({
      at: sql<Date>`min(${attempts.startedAt})`.as('first_at'),
      registeredAt: sql<Date>`min(${users.createdAt})`.as('registered_at'),
    })
    .from(attempts)
    .innerJoin(users, and(eq(users.id, attempts.userId), gte(attempts.startedAt, users.createdAt)))
    .groupBy(attempts.userId)
    .as('firsts')

/** Attempts that were taken to their end: one that was cut short does not say how long it takes. */
export const wholeAttempts = (period: Period): SQL | undefined =>
  and(
    gte(attempts.finishedAt, attempts.startedAt),
    sql`${attempts.state}->>'cancel_reason' is null`,
    within(attempts.finishedAt, period),
  )

/**
 * Mean seconds: from signing up to the first attempt, for an answer, for each part, and for the
 * whole of each kind. Attempts that were cut short do not count.
 */
export async function timesIn(db: Db, period: Period) {
  const firsts = firstAttempts(db)
  const [begun] = await db
    .select({
      seconds: sql<
        number | null
      >`avg(extract(epoch from ${firsts.at} - ${firsts.registeredAt}))::float`,
    })
    .from(firsts)
    .where(within(firsts.at, period))
  const whole = wholeAttempts(period)
  const length = sql<number>`extract(epoch from ${attempts.finishedAt} - ${attempts.startedAt})::float`
  const kinds = await db
    .select({ kind: attempts.kind, seconds: avg(length).mapWith(Number) })
    .from(attempts)
    .where(whole)
    .groupBy(attempts.kind)
  const { rows: parts } = await db.execute<{ kind: string; part: string; seconds: number }>(sql`
    select ${attempts.kind} as kind, part->>'id' as part,
      avg(extract(epoch from (part->>'submitted_at')::timestamptz - (part->>'started_at')::timestamptz))::float as seconds
    from ${attempts}, jsonb_array_elements(${attempts.state}->'clock'->'parts') as part
    where ${whole} and (part->>'budget_seconds')::float > 0
      and (part->>'submitted_at')::timestamptz >= (part->>'started_at')::timestamptz
    group by 1, 2`)
  const answered = db
    .select({ seconds: length.as('seconds'), number: count(answers.questionId).as('number') })
    .from(attempts)
    .innerJoin(answers, eq(answers.attemptId, attempts.id))
    .where(whole)
    .groupBy(attempts.id)
    .as('answered')
  const [each] = await db
    .select({
      seconds: sql<
        number | null
      >`sum(${answered.seconds})::float / nullif(sum(${answered.number}), 0)`,
    })
    .from(answered)
  const ofKind = (kind: string): number | null =>
    kinds.find((one) => one.kind === kind)?.seconds ?? null
  const ofPart = (kind: string, part: string): number | null =>
    parts.find((one) => one.kind === kind && one.part === part)?.seconds ?? null
  return { toFirst: begun?.seconds ?? null, toAnswer: each?.seconds ?? null, ofKind, ofPart }
}

/**
 * Jobs by different titles that are published; candidates of the platform; people in the register
 * of employees who work there now, each once and citizens apart.
 */
export async function countPlatform(db: Db, companyId: string | null) {
  const [titles] = await db
    .select({ number: sql<number>`count(distinct lower(${jobs.title}))::int` })
    .from(jobs)
    .where(
      and(
        eq(jobs.status, 'published'),
        companyId === null ? undefined : eq(jobs.companyId, companyId),
      ),
    )
  const [members] = await db.select({ number: count() }).from(users).where(candidate)
  const [employed] = await db
    .select({
      all: countDistinct(employments.userId),
      emirati: sql<number>`count(distinct ${employments.userId}) filter (where ${candidates.isEmirati})::int`,
    })
    .from(employments)
    .innerJoin(candidates, eq(candidates.userId, employments.userId))
    .where(
      and(
        isNull(employments.endedOn),
        companyId === null ? undefined : eq(employments.companyId, companyId),
      ),
    )
  return {
    jobs: titles?.number ?? 0,
    members: members?.number ?? 0,
    employed: employed?.all ?? 0,
    emirati: employed?.emirati ?? 0,
  }
}

/**
 * How many candidates there are of each registration status, and how many people signed up at all.
 */
export async function registrationsEver(db: Db) {
  const rows = await db
    .select({ status: users.approvalStatus, number: count() })
    .from(users)
    .where(candidate)
    .groupBy(users.approvalStatus)
  const [all] = await db.select({ number: count() }).from(users).where(isNull(users.deletedAt))
  return {
    counts: new Map(rows.map(({ status, number }) => [status, number])),
    all: all?.number ?? 0,
  }
}

/** How the attempts at either assessment stand, those that were reset left out. */
export const attemptsEver = (db: Db) =>
  db
    .select({
      kind: attempts.kind,
      candidates: countDistinct(attempts.userId),
      inProgress: sql<number>`count(*) filter (where ${attempts.status} = 'IN_PROGRESS')::int`,
      processing: sql<number>`count(*) filter (where ${attempts.status} = 'RESULT_PROCESSING')::int`,
      completed: sql<number>`count(*) filter (where ${attempts.status} = 'COMPLETED')::int`,
      redo: sql<number>`count(*) filter (where ${attempts.status} = 'REDO')::int`,
      passed,
      failed,
      cancelled,
      average: sql<
        number | null
      >`avg(${evaluations.overall}) filter (where ${attempts.status} = 'COMPLETED' and ${attempts.witnessed} and not ${evaluations.provisional})::float`,
    })
    .from(attempts)
    .leftJoin(evaluations, eq(evaluations.attemptId, attempts.id))
    .where(eq(attempts.archived, false))
    .groupBy(attempts.kind)

/** When the first account was made: where a count without a first day begins. */
export async function firstSignUp(db: Db): Promise<Date | null> {
  const [first] = await db.select({ at: sql<string | null>`min(${users.createdAt})` }).from(users)
  return first?.at == null ? null : new Date(first.at)
}
