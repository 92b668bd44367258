import { and, asc, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import { shownTo, type Viewer } from '../../db/contact'
import type { Db } from '../../db/db'
import { getColumn, nameContaining } from '../../db/search'
import { users } from '../auth/auth.table'
import { candidateIndex, candidateJobs, jobs } from '../jobs/jobs.table'
import { candidateResults } from '../attempts/outcomes.table'
import { candidates } from '../users/users.table'
import type { TicketList } from '../../db/tickets'
import type { JobRow } from '../jobs/candidate-jobs.store'

/** A job that a recruiter may see: their company's, or anybody's for a `null` company. */
export async function findCompanyJob(
  db: Db,
  id: string,
  companyId: string | null,
): Promise<JobRow | null> {
  const [found] = await db
    .select()
    .from(jobs)
    .where(and(eq(jobs.id, id), companyId === null ? undefined : eq(jobs.companyId, companyId)))
  return found ?? null
}

interface Narrowed {
  userIds?: readonly string[] | undefined
  name?: string | undefined
  /** Only who applied for this job. */
  appliedFor?: string | undefined
}

/** The places in the index of those who fit; undefined where nothing narrows them. */
export async function getPlaces(
  db: Db,
  { userIds, name, appliedFor }: Narrowed,
): Promise<ReadonlySet<number> | undefined> {
  const given = name === undefined || name.trim() === '' ? undefined : name
  if (userIds === undefined && given === undefined && appliedFor === undefined) return undefined
  const rows = await db
    .select({ ordinal: candidateIndex.ordinal })
    .from(candidateIndex)
    .innerJoin(users, eq(users.id, candidateIndex.userId))
    .leftJoin(
      candidateJobs,
      and(
        eq(candidateJobs.userId, candidateIndex.userId),
        eq(candidateJobs.jobId, appliedFor ?? sql`null`),
      ),
    )
    .where(
      and(
        userIds === undefined ? undefined : inArray(users.id, [...userIds]),
        given === undefined ? undefined : nameContaining(given),
        appliedFor === undefined ? undefined : eq(candidateJobs.status, 'applied'),
      ),
    )
  return new Set(rows.map(({ ordinal }) => ordinal))
}

export type FoundCandidate = Awaited<ReturnType<typeof candidatesFor>>[number]

export type MatchingQuery = Extract<TicketList, { name: 'matching' }>['ask']

/** The places, among these, that have a value to sort by, in its order. */
export async function placesBy(
  db: Db,
  sort: Exclude<MatchingQuery['sort'], 'score' | '-score'>,
  jobId: string,
  places: readonly number[],
): Promise<number[]> {
  if (places.length === 0) return []
  const key = {
    full_name: users.nameKey,
    english_assessment: candidateResults.english,
    annotation_assessment: candidateResults.annotation,
    applied_at: sql`case when ${candidateJobs.status} = 'applied' then ${candidateJobs.statusAt} end`,
    poked_at: candidateJobs.pokedAt,
  }[getColumn(sort)]
  const rows = await db
    .select({ ordinal: candidateIndex.ordinal })
    .from(candidateIndex)
    .innerJoin(users, eq(users.id, candidateIndex.userId))
    .leftJoin(
      candidateJobs,
      and(eq(candidateJobs.userId, users.id), eq(candidateJobs.jobId, jobId)),
    )
    .leftJoin(candidateResults, eq(candidateResults.userId, users.id))
    .where(and(inArray(candidateIndex.ordinal, [...places]), isNotNull(key)))
    .orderBy((sort.startsWith('-') ? desc : asc)(key), asc(users.id))
  return rows.map(({ ordinal }) => ordinal)
}

/** The candidates at these places, as a viewer sees them with a job. */
export const candidatesFor = async (
  db: Db,
  viewer: Viewer,
  jobId: string,
  ordinals: readonly number[],
) =>
  ordinals.length === 0
    ? []
    : db
        .select({
          indexed: candidateIndex,
          user: {
            id: users.id,
            firstName: users.firstName,
            lastName: users.lastName,
            email: shownTo(viewer, users.email),
            avatarFileId: users.avatarFileId,
          },
          city: candidates.city,
          availabilityMode: candidates.availabilityMode,
          availability40Hours: candidates.availability40Hours,
          mine: candidateJobs,
        })
        .from(candidateIndex)
        .innerJoin(users, eq(users.id, candidateIndex.userId))
        .leftJoin(candidates, eq(candidates.userId, users.id))
        .leftJoin(
          candidateJobs,
          and(eq(candidateJobs.userId, users.id), eq(candidateJobs.jobId, jobId)),
        )
        .where(inArray(candidateIndex.ordinal, [...ordinals]))

/** The score of each one's last attempt at either assessment, where it is settled. */
export async function lastScores(
  db: Db,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, { english: number | null; annotation: number | null }>> {
  if (userIds.length === 0) return new Map()
  const rows = await db
    .select()
    .from(candidateResults)
    .where(inArray(candidateResults.userId, [...userIds]))
  return new Map(rows.map(({ userId, english, annotation }) => [userId, { english, annotation }]))
}
