import {
  and,
  arrayContains,
  asc,
  count,
  desc,
  eq,
  gte,
  ilike,
  inArray,
  isNull,
  lt,
  max,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm'
import type { components } from '../../../openapi/generated/api'
import { shownTo, type Viewer } from '../../db/contact'
import type { Db } from '../../db/db'
import { foldName } from '../../../machines/shared/fold'
import { containing, sortByIds, namedLike, scoreBound } from '../../db/search'
import { users } from '../auth/auth.table'
import { candidateIndex, candidateJobs, jobs } from '../jobs/jobs.table'
import { candidateResults } from '../attempts/outcomes.table'
import { candidates, profiles } from '../users/users.table'
import { daySpan } from '../results/result.rules'

export type PoolQuery = Omit<
  components['schemas']['SearchCandidates'],
  'page' | 'limit' | 'download_report'
>

const orders: Record<PoolQuery['sort'], SQL[]> = {
  '-registered_at': [desc(users.createdAt), desc(users.id)],
  registered_at: [asc(users.createdAt), asc(users.id)],
  full_name: [asc(users.nameKey), asc(users.id)],
  '-full_name': [desc(users.nameKey), desc(users.id)],
  '-english_assessment': [
    sql`${candidateResults.english} desc nulls last`,
    desc(candidateResults.userId),
  ],
  '-annotation_assessment': [
    sql`${candidateResults.annotation} desc nulls last`,
    desc(candidateResults.userId),
  ],
}

/**
 * The ids of everybody in the pool who fits, in order; one page, or all. Details are read only for
 * the rows that are shown.
 */
export function poolIds(
  db: Db,
  viewer: Viewer,
  ask: PoolQuery,
  page?: { skip: number; take: number },
): Promise<{ id: string }[]> {
  const query = fitting(db.select({ id: users.id }).from(users).$dynamic(), ask)
    .where(conditions(ask, viewer))
    .orderBy(...orders[ask.sort])
  return page === undefined ? query : query.limit(page.take).offset(page.skip)
}

export async function countPool(db: Db, viewer: Viewer, ask: PoolQuery): Promise<number> {
  const [counted] = await fitting(db.select({ total: count() }).from(users).$dynamic(), ask).where(
    conditions(ask, viewer),
  )
  return counted?.total ?? 0
}

interface Joins<Query> {
  innerJoin: (
    table: typeof candidateResults | typeof candidates | typeof candidateIndex,
    on: SQL,
  ) => Query
}

/**
 * Joins only the tables that the query needs. Everybody who finished onboarding has a row of
 * results, which is far smaller than their details.
 */
function fitting<Query extends Joins<Query>>(query: Query, ask: PoolQuery): Query {
  const onboarded = query.innerJoin(candidateResults, eq(candidateResults.userId, users.id))
  const notified =
    matchesDetails(ask) === undefined
      ? onboarded
      : onboarded.innerJoin(candidates, eq(candidates.userId, users.id))
  return ask.skills === undefined || ask.skills.length === 0
    ? notified
    : notified.innerJoin(candidateIndex, eq(candidateIndex.userId, users.id))
}

/** The conditions on the onboarding details. */
const matchesDetails = ({ cities, education_levels: levels, ...ask }: PoolQuery): SQL | undefined =>
  and(
    cities === undefined || cities.length === 0 ? undefined : inArray(candidates.city, cities),
    levels === undefined || levels.length === 0
      ? undefined
      : inArray(candidates.educationLevel, levels),
    ask.is_emirati === undefined ? undefined : eq(candidates.isEmirati, ask.is_emirati),
    ask.laptop_available === undefined
      ? undefined
      : eq(candidates.laptopAvailable, ask.laptop_available),
    ask.wifi_available === undefined ? undefined : eq(candidates.wifiAvailable, ask.wifi_available),
    ask.availability_40_hours === undefined
      ? undefined
      : eq(candidates.availability40Hours, ask.availability_40_hours),
    ask.availability_mode === undefined
      ? undefined
      : eq(candidates.availabilityMode, ask.availability_mode),
  )

/**
 * Matches part of the name, e-mail or title. Each has its own index, so there are two subqueries
 * instead of one condition over two tables.
 */
const likeTyped = (typed: string, viewer: Viewer): SQL =>
  sql`${users.id} in (select ${users.id} from ${users} where ${namedLike(typed, viewer)} union all select ${candidateIndex.userId} from ${candidateIndex} where ${ilike(candidateIndex.currentTitle, containing(typed))})`

function conditions(ask: PoolQuery, viewer: Viewer): SQL | undefined {
  const { status, query, user_ids: userIds, skills, from_date: from, to_date: to } = ask
  const days = daySpan(from, to)
  return and(
    eq(users.roleName, 'individual'),
    isNull(users.deletedAt),
    status === 'ALL' ? undefined : eq(users.approvalStatus, status),
    query === undefined || query.trim() === '' ? undefined : likeTyped(query, viewer),
    userIds === undefined || userIds.length === 0 ? undefined : inArray(users.id, userIds),
    skills === undefined || skills.length === 0
      ? undefined
      : arrayContains(candidateIndex.skills, skills),
    matchesDetails(ask),
    scored(candidateResults.english, ask.english_assessment),
    scored(candidateResults.annotation, ask.annotation_assessment),
    days.from === null ? undefined : gte(users.createdAt, days.from),
    days.before === null ? undefined : lt(users.createdAt, days.before),
  )
}

/** A range that leaves nothing out asks for no score. */
const scored = (
  score: SQLWrapper,
  { min = 0, max: most = 100 }: { min?: number; max?: number } = {},
): SQL | undefined =>
  min <= 0 && most >= 100
    ? undefined
    : sql`${score} between ${scoreBound(min)} and ${scoreBound(most)}`

export type PoolRow = Awaited<ReturnType<typeof poolRows>>[number]

/** What is shown of these people to a viewer, in the order of their ids. */
export async function poolRows(db: Db, viewer: Viewer, ids: readonly string[]) {
  if (ids.length === 0) return []
  const rows = await db
    .select({
      user: {
        id: users.id,
        firstName: users.firstName,
        lastName: users.lastName,
        email: shownTo(viewer, users.email),
        mobileNumber: shownTo(viewer, users.mobileNumber),
        avatarFileId: users.avatarFileId,
        approvalStatus: users.approvalStatus,
        createdAt: users.createdAt,
      },
      candidate: candidates,
      profileStatus: profiles.status,
      currentTitle: candidateIndex.currentTitle,
      held: candidateIndex.held,
    })
    .from(users)
    .innerJoin(candidates, eq(candidates.userId, users.id))
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .leftJoin(candidateIndex, eq(candidateIndex.userId, users.id))
    .where(inArray(users.id, [...ids]))
  return sortByIds(ids, rows, ({ user }) => user.id)
}

/** When a company last poked each of these people, for any of its jobs. */
export async function lastPokes(
  db: Db,
  companyId: string | null,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Date>> {
  if (companyId === null || ids.length === 0) return new Map()
  const rows = await db
    .select({ userId: candidateJobs.userId, at: max(candidateJobs.pokedAt) })
    .from(candidateJobs)
    .innerJoin(jobs, and(eq(jobs.id, candidateJobs.jobId), eq(jobs.companyId, companyId)))
    .where(inArray(candidateJobs.userId, [...ids]))
    .groupBy(candidateJobs.userId)
  return new Map(rows.flatMap(({ userId, at }) => (at === null ? [] : [[userId, at] as const])))
}

/** Users with exactly this full name, whatever its letters' case. */
export const usersNamed = (db: Db, viewer: Viewer, name: string) =>
  db
    .select({
      id: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      email: shownTo(viewer, users.email),
      avatarFileId: users.avatarFileId,
    })
    .from(users)
    .where(
      and(
        eq(users.roleName, 'individual'),
        isNull(users.deletedAt),
        eq(users.nameKey, foldName(name)),
      ),
    )
    .orderBy(asc(users.createdAt))
    .limit(50)
