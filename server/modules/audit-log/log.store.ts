import { and, asc, count, desc, eq, gte, inArray, lt, or, type SQL, sql } from 'drizzle-orm'
import type { components } from '../../../openapi/generated/api'
import type { Db } from '../../db/db'
import { attempts } from '../attempts/attempts.table'
import { users } from '../auth/auth.table'
import { jobs } from '../jobs/jobs.table'
import { accessLog, companies, files } from '../users/users.table'
import { daySpan } from '../results/result.rules'

export type LogQuery = Omit<
  components['schemas']['AuditSearch'],
  'page' | 'limit' | 'download_report'
>
export type LogRow = typeof accessLog.$inferSelect

/** A page of the log. */
export const logPage = (
  db: Db,
  ask: LogQuery,
  page: { skip: number; take: number },
): Promise<LogRow[]> =>
  db
    .select()
    .from(accessLog)
    .where(fitting(ask))
    .orderBy(
      ...(ask.sort === 'at'
        ? [asc(accessLog.at), asc(accessLog.id)]
        : [desc(accessLog.at), desc(accessLog.id)]),
    )
    .limit(page.take)
    .offset(page.skip)

/**
 * The rows of the log after a given row, the oldest first. It seeks, so earlier rows are not read
 * again.
 */
export const logAfter = (
  db: Db,
  ask: LogQuery,
  last: LogRow | undefined,
  most: number,
): Promise<LogRow[]> =>
  db
    .select()
    .from(accessLog)
    .where(
      and(
        fitting(ask),
        last === undefined
          ? undefined
          : sql`(${accessLog.at}, ${accessLog.id}) > (${last.at.toISOString()}::timestamptz, ${last.id}::uuid)`,
      ),
    )
    .orderBy(asc(accessLog.at), asc(accessLog.id))
    .limit(most)

export async function countLog(db: Db, ask: LogQuery): Promise<number> {
  const [counted] = await db.select({ total: count() }).from(accessLog).where(fitting(ask))
  return counted?.total ?? 0
}

function fitting({ act, by, about, from_date: from, to_date: to }: LogQuery): SQL | undefined {
  const days = daySpan(from, to)
  return and(
    act === undefined ? undefined : eq(accessLog.action, act),
    by === undefined ? undefined : eq(accessLog.userId, by),
    about === undefined
      ? undefined
      : or(eq(accessLog.subjectId, about), eq(accessLog.personId, about)),
    days.from === null ? undefined : gte(accessLog.at, days.from),
    days.before === null ? undefined : lt(accessLog.at, days.before),
  )
}

/**
 * The present names of the people whom rows of the log are by or about. Deleted accounts have none.
 */
export async function namesIn(
  db: Db,
  rows: readonly LogRow[],
): Promise<ReadonlyMap<string, string>> {
  const ids = [
    ...new Set(
      rows.flatMap(({ userId, subjectId, personId }) => [
        userId,
        ...(personId === null ? [] : [personId]),
        ...(uuid.test(subjectId) ? [subjectId] : []),
      ]),
    ),
  ]
  if (ids.length === 0) return new Map()
  const [people, taken, posted, firms, stored] = await Promise.all([
    db
      .select({ id: users.id, firstName: users.firstName, lastName: users.lastName })
      .from(users)
      .where(inArray(users.id, ids)),
    db
      .select({ id: attempts.id, firstName: users.firstName, lastName: users.lastName })
      .from(attempts)
      .innerJoin(users, eq(users.id, attempts.userId))
      .where(inArray(attempts.id, ids)),
    db.select({ id: jobs.id, name: jobs.title }).from(jobs).where(inArray(jobs.id, ids)),
    db
      .select({ id: companies.id, name: companies.name })
      .from(companies)
      .where(inArray(companies.id, ids)),
    db
      .select({ id: files.id, firstName: users.firstName, lastName: users.lastName })
      .from(files)
      .innerJoin(users, eq(users.id, files.ownerId))
      .where(inArray(files.id, ids)),
  ])
  const named = [...people, ...taken, ...stored].map(
    ({ id, firstName, lastName }) => [id, `${firstName} ${lastName}`.trim()] as const,
  )
  return new Map(
    [...named, ...[...posted, ...firms].map(({ id, name }) => [id, name] as const)].filter(
      ([, name]) => name !== '',
    ),
  )
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i
