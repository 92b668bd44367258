import {
  and,
  asc,
  count,
  desc,
  eq,
  gte,
  inArray,
  isNotNull,
  lt,
  or,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { operations } from '../../../../openapi/generated/api'
import type { Db } from '../../../db/db'
import { attempts } from '../../attempts/attempts.table'
import { users } from '../../auth/auth.table'
import { candidateResults } from '../../attempts/outcomes.table'
import { sortByIds, scoreBound } from '../../../db/search'
import type { AssessmentId } from '../../attempts/lifecycle.rules'
import { passMark } from '../result.rules'

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

export type OverallSort = NonNullable<
  NonNullable<operations['listOverallResults']['parameters']['query']>['sort']
>

interface Range {
  min?: number | undefined
  max?: number | undefined
}

const [english, annotation] = [alias(attempts, 'english'), alias(attempts, 'annotation')]

const columns = {
  last_started_at: candidateResults.lastStartedAt,
  average: candidateResults.average,
  english_assessment: candidateResults.english,
  annotation_assessment: candidateResults.annotation,
  full_name: users.nameKey,
}

function toOrder(order: OverallSort): SQL[] {
  const [way, column] = order.startsWith('-')
    ? [desc, columns[order.slice(1) as keyof typeof columns]]
    : [asc, columns[order as keyof typeof columns]]
  // Candidates without a score come last in both directions.
  const isScore = column !== columns.last_started_at && column !== columns.full_name
  return isScore
    ? [sql`${way(column)} nulls last`, desc(candidateResults.userId)]
    : [way(column), way(candidateResults.userId)]
}

function matching({
  versions,
  from,
  before,
  passed,
  failed,
  userIds,
  ...filter
}: OverallFilter): SQL | undefined {
  const { average, lastStartedAt, userId } = candidateResults
  // Both flags, or neither, mean whatever the score.
  const verdict =
    (passed ?? false) === (failed ?? false)
      ? undefined
      : passed === true
        ? gte(average, passMark)
        : lt(average, passMark)
  return and(
    isNotNull(lastStartedAt),
    versions === undefined || versions.length === 0
      ? undefined
      : or(
          ofVersions(candidateResults.englishAttemptId, versions),
          ofVersions(candidateResults.annotationAttemptId, versions),
        ),
    from === null ? undefined : gte(lastStartedAt, from),
    before === null ? undefined : lt(lastStartedAt, before),
    verdict,
    within(average, filter.average),
    within(candidateResults.english, filter.english),
    within(candidateResults.annotation, filter.annotation),
    userIds === undefined || userIds.length === 0 ? undefined : inArray(userId, userIds),
  )
}

const ofVersions = (attemptId: SQLWrapper, versions: readonly AssessmentId[]): SQL =>
  sql`${attemptId} in (select ${attempts.id} from ${attempts} where ${inArray(attempts.assessmentId, [...versions])} and not ${attempts.archived})`

/** A range that leaves nothing out asks for no score. */
const within = (score: SQLWrapper, { min = 0, max = 100 }: Range): SQL | undefined =>
  and(
    min <= 0 ? undefined : sql`${score} >= ${scoreBound(min)}`,
    max >= 100 ? undefined : sql`${score} <= ${scoreBound(max)}`,
  )

/** The candidates who took anything and fit, in order; a page of them, or all. */
export function overallIds(
  db: Db,
  filter: OverallFilter,
  order: OverallSort,
  page?: { skip: number; take: number },
): Promise<{ id: string }[]> {
  const results = db.select({ id: candidateResults.userId }).from(candidateResults).$dynamic()
  const query = (
    order.endsWith('full_name')
      ? results.innerJoin(users, eq(users.id, candidateResults.userId))
      : results
  )
    .where(matching(filter))
    .orderBy(...toOrder(order))
  return page === undefined ? query : query.limit(page.take).offset(page.skip)
}

export async function countOverall(db: Db, filter: OverallFilter): Promise<number> {
  const [counted] = await db
    .select({ total: count() })
    .from(candidateResults)
    .where(matching(filter))
  return counted?.total ?? 0
}

export type OverallListed = Awaited<ReturnType<typeof overallRows>>[number]

/** These candidates with their last attempts at both kinds, in the order of their ids. */
export async function overallRows(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return []
  const shown = ({
    id,
    assessmentId,
    status,
    overall,
    lacks,
    witnessed,
    state,
    startedAt,
    finishedAt,
  }: typeof english | typeof annotation) => ({
    id,
    assessmentId,
    status,
    overall,
    lacks,
    witnessed,
    state,
    startedAt,
    finishedAt,
  })
  const rows = await db
    .select({
      user: {
        id: users.id,
        firstName: users.firstName,
        lastName: users.lastName,
        email: users.email,
      },
      english: shown(english),
      annotation: shown(annotation),
      results: candidateResults,
    })
    .from(candidateResults)
    .innerJoin(users, eq(users.id, candidateResults.userId))
    .leftJoin(english, eq(english.id, candidateResults.englishAttemptId))
    .leftJoin(annotation, eq(annotation.id, candidateResults.annotationAttemptId))
    .where(
      and(inArray(candidateResults.userId, [...ids]), isNotNull(candidateResults.lastStartedAt)),
    )
  return sortByIds(ids, rows, ({ user }) => user.id)
}

/**
 * The mean seconds of each part of an assessment, and of the whole, over complete attempts; parts
 * that were left out do not count.
 */
export async function averageSeconds(
  db: Db,
  assessmentId: AssessmentId,
): Promise<{ overall: number | null; parts: Map<string, number> }> {
  const whole = and(
    eq(attempts.assessmentId, assessmentId),
    eq(attempts.archived, false),
    isNotNull(attempts.finishedAt),
    sql`${attempts.state}->>'cancel_reason' is null`,
  )
  const [all] = await db
    .select({
      seconds: sql<
        number | null
      >`avg(extract(epoch from ${attempts.finishedAt} - ${attempts.startedAt}))::float`,
    })
    .from(attempts)
    .where(whole)
  const { rows } = await db.execute<{ part: string; seconds: number }>(sql`
    select part->>'id' as part, avg(extract(epoch from (part->>'submitted_at')::timestamptz - (part->>'started_at')::timestamptz))::float as seconds
    from ${attempts}, jsonb_array_elements(${attempts.state}->'clock'->'parts') as part
    where ${whole} and (part->>'budget_seconds')::float > 0 and part->>'submitted_at' is not null and part->>'started_at' is not null
    group by 1`)
  return {
    overall: all?.seconds ?? null,
    parts: new Map(rows.map(({ part, seconds }) => [part, seconds])),
  }
}
