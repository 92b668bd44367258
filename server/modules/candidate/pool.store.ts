import { and, arrayContains, asc, count, desc, eq, gte, ilike, inArray, isNull, lt, max, or, type SQL, sql } from 'drizzle-orm'
import type { components } from '../../../openapi/generated/api'
import type { Db } from '../../db/db'
import { containing } from '../../db/search'
import { attempts, evaluations } from '../../db/schema/assessments'
import { users } from '../../db/schema/auth'
import { candidateIndex, candidateJobs, jobs } from '../../db/schema/jobs'
import { candidates, profiles } from '../../db/schema/user'
import { daySpan } from '../assessments/result.rules'

export type PoolAsk = Omit<components['schemas']['SearchCandidates'], 'page' | 'limit' | 'download_report'>

const fullName = sql`${users.firstName} || ' ' || ${users.lastName}`

/** The overall score of somebody's last attempt at a kind, where it is settled. */
const lastScore = (kind: 'english' | 'annotation') => sql<number | null>`(
  select case when ${attempts.status} = 'RESULT_PROCESSING' or ${evaluations.provisional} then null else ${evaluations.overall} end
  from ${attempts} left join ${evaluations} on ${evaluations.attemptId} = ${attempts.id}
  where ${attempts.userId} = ${users.id} and ${attempts.kind} = ${kind} and not ${attempts.archived}
  order by ${attempts.startedAt} desc, ${attempts.id} desc limit 1)`

const orders: Record<PoolAsk['sort'], SQL[]> = {
  '-registered_at': [desc(users.createdAt), desc(users.id)],
  registered_at: [asc(users.createdAt), asc(users.id)],
  full_name: [asc(sql`lower(${fullName})`), asc(users.id)],
  '-full_name': [desc(sql`lower(${fullName})`), desc(users.id)],
  '-english_assessment': [sql`${lastScore('english')} desc nulls last`, desc(users.id)],
  '-annotation_assessment': [sql`${lastScore('annotation')} desc nulls last`, desc(users.id)],
}

/** Everybody of the pool who fits, in order; a page of them, or all. Only their ids: what is shown of them is read for those that are shown. */
export function poolIds(db: Db, ask: PoolAsk, page?: { skip: number; take: number }): Promise<{ id: string }[]> {
  const query = fitting(db.select({ id: users.id }).from(users).$dynamic(), ask)
    .where(conditions(ask))
    .orderBy(...orders[ask.sort])
  return page === undefined ? query : query.limit(page.take).offset(page.skip)
}

export async function countPool(db: Db, ask: PoolAsk): Promise<number> {
  const [counted] = await fitting(db.select({ total: count() }).from(users).$dynamic(), ask).where(conditions(ask))
  return counted?.total ?? 0
}

interface Joins<Query> {
  innerJoin: (table: typeof candidates, on: SQL) => Query
  leftJoin: (table: typeof candidateIndex, on: SQL) => Query
}

/** Joins only what is asked about. */
function fitting<Query extends Joins<Query>>(query: Query, { query: typed, skills }: PoolAsk): Query {
  const onboarded = query.innerJoin(candidates, eq(candidates.userId, users.id))
  return typed === undefined && skills === undefined ? onboarded : onboarded.leftJoin(candidateIndex, eq(candidateIndex.userId, users.id))
}

function conditions(ask: PoolAsk): SQL | undefined {
  const { status, query, user_ids: userIds, skills, cities, education_levels: levels, from_date: from, to_date: to } = ask
  const days = daySpan(from, to)
  return and(
    eq(users.roleName, 'individual'),
    isNull(users.deletedAt),
    status === 'ALL' ? undefined : eq(users.approvalStatus, status),
    query === undefined || query.trim() === '' ? undefined : or(ilike(fullName, containing(query)), ilike(users.email, containing(query)), ilike(candidateIndex.currentTitle, containing(query))),
    userIds === undefined || userIds.length === 0 ? undefined : inArray(users.id, userIds),
    skills === undefined || skills.length === 0 ? undefined : arrayContains(candidateIndex.skills, skills),
    cities === undefined || cities.length === 0 ? undefined : inArray(candidates.city, cities),
    levels === undefined || levels.length === 0 ? undefined : inArray(candidates.educationLevel, levels),
    ask.is_emirati === undefined ? undefined : eq(candidates.isEmirati, ask.is_emirati),
    ask.laptop_available === undefined ? undefined : eq(candidates.laptopAvailable, ask.laptop_available),
    ask.wifi_available === undefined ? undefined : eq(candidates.wifiAvailable, ask.wifi_available),
    ask.availability_40_hours === undefined ? undefined : eq(candidates.availability40Hours, ask.availability_40_hours),
    ask.availability_mode === undefined ? undefined : eq(candidates.availabilityMode, ask.availability_mode),
    scored('english', ask.english_assessment),
    scored('annotation', ask.annotation_assessment),
    days.from === null ? undefined : gte(users.createdAt, days.from),
    days.before === null ? undefined : lt(users.createdAt, days.before),
  )
}

/** A range that leaves nothing out asks for no score. */
const scored = (kind: 'english' | 'annotation', { min = 0, max: most = 100 }: { min?: number; max?: number } = {}): SQL | undefined =>
  min <= 0 && most >= 100 ? undefined : sql`${lastScore(kind)} between ${min} and ${most}`

export type PoolRow = Awaited<ReturnType<typeof poolRows>>[number]

/** What is shown of these people, in the order of their ids. */
export async function poolRows(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return []
  const rows = await db
    .select({
      user: { id: users.id, firstName: users.firstName, lastName: users.lastName, email: users.email, mobileNumber: users.mobileNumber, avatarFileId: users.avatarFileId, approvalStatus: users.approvalStatus, createdAt: users.createdAt },
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
  const places = new Map(ids.map((id, place) => [id, place]))
  return rows.toSorted((a, b) => (places.get(a.user.id) ?? 0) - (places.get(b.user.id) ?? 0))
}

/** When a company last poked each of these people, for any of its jobs. */
export async function lastPokes(db: Db, companyId: string | null, ids: readonly string[]): Promise<ReadonlyMap<string, Date>> {
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
export const usersNamed = (db: Db, name: string) =>
  db
    .select({ id: users.id, firstName: users.firstName, lastName: users.lastName, email: users.email, avatarFileId: users.avatarFileId })
    .from(users)
    .where(and(eq(users.roleName, 'individual'), isNull(users.deletedAt), eq(sql`lower(${fullName})`, name.trim().replace(/\s+/g, ' ').toLowerCase())))
    .orderBy(asc(users.createdAt))
    .limit(50)
