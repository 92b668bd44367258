import { and, count, desc, eq, gte, inArray, isNotNull, lt, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Db } from '../../db/db'
import { attempts, evaluations } from '../../db/schema/assessments'
import { users } from '../../db/schema/auth'
import type { AssessmentId, Kind } from './lifecycle.rules'
import { passMark } from './result.rules'

export interface OverallFilter {
  versions?: AssessmentId[] | undefined
  from: Date | null
  before: Date | null
  passed?: boolean | undefined
  failed?: boolean | undefined
  average: Range
  english: Range
  annotation: Range
  userIds?: string[] | undefined
}

interface Range {
  min?: number | undefined
  max?: number | undefined
}

/** The score of an attempt that is settled: not one that is being made anew, nor one that waits for a reviewer. */
const settled = sql<number | null>`case when ${attempts.status} = 'RESULT_PROCESSING' or ${evaluations.provisional} then null else ${evaluations.overall} end`

/** Each candidate's last attempt at a kind, those that were reset left out. */
const lastOf = (db: Db, kind: Kind) =>
  db
    .selectDistinctOn([attempts.userId], {
      id: attempts.id,
      userId: attempts.userId,
      assessmentId: attempts.assessmentId,
      status: attempts.status,
      startedAt: attempts.startedAt,
      finishedAt: attempts.finishedAt,
      overall: settled.as(`${kind}_overall`),
    })
    .from(attempts)
    .leftJoin(evaluations, eq(evaluations.attemptId, attempts.id))
    .where(and(eq(attempts.kind, kind), eq(attempts.archived, false)))
    .orderBy(attempts.userId, desc(attempts.startedAt), desc(attempts.id))
    .as(kind)

function joined(db: Db, filter: OverallFilter) {
  const [english, annotation] = [lastOf(db, 'english'), lastOf(db, 'annotation')]
  // The mean of the scores there are.
  const average = sql<number | null>`(coalesce(${english.overall}, ${annotation.overall}) + coalesce(${annotation.overall}, ${english.overall})) / 2`
  const latest = sql`greatest(${english.startedAt}, ${annotation.startedAt})`
  const { versions, from, before, passed, failed, userIds } = filter
  // Both flags, or neither, mean whatever the score.
  const verdict = (passed ?? false) === (failed ?? false) ? undefined : passed === true ? gte(average, passMark) : lt(average, passMark)
  const where = and(
    eq(users.roleName, 'individual'),
    or(isNotNull(english.id), isNotNull(annotation.id)),
    versions === undefined || versions.length === 0 ? undefined : or(inArray(english.assessmentId, versions), inArray(annotation.assessmentId, versions)),
    from === null ? undefined : sql`${latest} >= ${from.toISOString()}::timestamptz`,
    before === null ? undefined : sql`${latest} < ${before.toISOString()}::timestamptz`,
    verdict,
    within(average, filter.average),
    within(english.overall, filter.english),
    within(annotation.overall, filter.annotation),
    userIds === undefined || userIds.length === 0 ? undefined : inArray(users.id, userIds),
  )
  return { english, annotation, average, latest, where }
}

/** A range that leaves nothing out asks for no score. */
const within = (score: SQLWrapper, { min = 0, max = 100 }: Range): SQL | undefined => and(min <= 0 ? undefined : sql`${score} >= ${min}`, max >= 100 ? undefined : sql`${score} <= ${max}`)

/** Candidates with their last attempts at both kinds, who took one last coming first. All of them without a page. */
export async function listOverall(db: Db, filter: OverallFilter, page?: { skip: number; take: number }) {
  const { english, annotation, average, latest, where } = joined(db, filter)
  const columns = ({ id, assessmentId, status, startedAt, finishedAt, overall }: typeof english) => ({ id, assessmentId, status, startedAt, finishedAt, overall })
  const query = db
    .select({ user: { id: users.id, firstName: users.firstName, lastName: users.lastName, email: users.email }, english: columns(english), annotation: columns(annotation), average })
    .from(users)
    .leftJoin(english, eq(english.userId, users.id))
    .leftJoin(annotation, eq(annotation.userId, users.id))
    .where(where)
    .orderBy(sql`${latest} desc`, desc(users.id))
  return page === undefined ? query : query.limit(page.take).offset(page.skip)
}

export type OverallListed = Awaited<ReturnType<typeof listOverall>>[number]

export async function countOverall(db: Db, filter: OverallFilter): Promise<number> {
  const { english, annotation, where } = joined(db, filter)
  const [counted] = await db.select({ total: count() }).from(users).leftJoin(english, eq(english.userId, users.id)).leftJoin(annotation, eq(annotation.userId, users.id)).where(where)
  return counted?.total ?? 0
}

/** The mean seconds of each part of an assessment, and of the whole, over attempts that were not cut short; parts that were spared do not count. */
export async function averageSeconds(db: Db, assessmentId: AssessmentId): Promise<{ overall: number | null; parts: Map<string, number> }> {
  const whole = and(eq(attempts.assessmentId, assessmentId), eq(attempts.archived, false), isNotNull(attempts.finishedAt), sql`${attempts.state}->>'cancel_reason' is null`)
  const [all] = await db.select({ seconds: sql<number | null>`avg(extract(epoch from ${attempts.finishedAt} - ${attempts.startedAt}))::float` }).from(attempts).where(whole)
  const { rows } = await db.execute<{ part: string; seconds: number }>(sql`
    select part->>'id' as part, avg(extract(epoch from (part->>'submitted_at')::timestamptz - (part->>'started_at')::timestamptz))::float as seconds
    from ${attempts}, jsonb_array_elements(${attempts.state}->'clock'->'parts') as part
    where ${whole} and (part->>'budget_seconds')::float > 0 and part->>'submitted_at' is not null and part->>'started_at' is not null
    group by 1`)
  return { overall: all?.seconds ?? null, parts: new Map(rows.map(({ part, seconds }) => [part, seconds])) }
}
