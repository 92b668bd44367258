import {
  and,
  count,
  desc,
  eq,
  gte,
  ilike,
  inArray,
  isNotNull,
  isNull,
  ne,
  or,
  sql,
} from 'drizzle-orm'
import type { Db } from '../../db/db'
import { containing } from '../../db/search'
import { candidateJobs, jobs } from './jobs.table'
import { companies } from '../users/users.table'

export type JobRow = typeof jobs.$inferSelect
export type CandidateJob = typeof candidateJobs.$inferSelect
export type Company = Pick<typeof companies.$inferSelect, 'name' | 'avatarFileId'>

export interface PostedJob {
  job: JobRow
  company: Company
}

/** A job as a candidate sees it: with what there is between the two, if anything. */
export interface CandidatesJob extends PostedJob {
  mine: CandidateJob | null
}

const company = { name: companies.name, avatarFileId: companies.avatarFileId }
/** Candidates see nothing of a draft. */
const wasPublished = ne(jobs.status, 'draft')

export async function findJob(db: Db, id: string): Promise<JobRow | null> {
  const [found] = await db
    .select()
    .from(jobs)
    .where(and(eq(jobs.id, id), wasPublished))
  return found ?? null
}

/** The jobs with these ids, in their order, without those that were deleted in between. */
export async function jobsFor(
  db: Db,
  userId: string,
  ids: readonly string[],
): Promise<CandidatesJob[]> {
  if (ids.length === 0) return []
  const rows = await withMine(db, userId).where(and(inArray(jobs.id, [...ids]), wasPublished))
  return rows.toSorted((a, b) => ids.indexOf(a.job.id) - ids.indexOf(b.job.id))
}

const withMine = (db: Db, userId: string) =>
  db
    .select({ job: jobs, company, mine: candidateJobs })
    .from(jobs)
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .leftJoin(
      candidateJobs,
      and(eq(candidateJobs.jobId, jobs.id), eq(candidateJobs.userId, userId)),
    )

const ownLists = {
  applied: and(eq(candidateJobs.status, 'applied'), wasPublished),
  dismissed: and(eq(candidateJobs.status, 'dismissed'), wasPublished),
  // What was once shown as a match, is still open, and waits for a decision.
  recommended: and(
    isNotNull(candidateJobs.shownAt),
    isNull(candidateJobs.status),
    eq(jobs.status, 'published'),
  ),
}

/** A page of a candidate's own jobs, the latest first, and how many there are. */
export async function ownJobs(
  db: Db,
  userId: string,
  list: keyof typeof ownLists,
  page: { skip: number; take: number },
): Promise<{ rows: CandidatesJob[]; total: number }> {
  const where = and(eq(candidateJobs.userId, userId), ownLists[list])
  const at = list === 'recommended' ? candidateJobs.shownAt : candidateJobs.statusAt
  const rows = await withMine(db, userId)
    .where(where)
    .orderBy(desc(at), desc(candidateJobs.shownPoints), desc(jobs.id))
    .limit(page.take)
    .offset(page.skip)
  const [counted] = await db
    .select({ total: count() })
    .from(candidateJobs)
    .innerJoin(jobs, eq(jobs.id, candidateJobs.jobId))
    .where(where)
  return { rows, total: counted?.total ?? 0 }
}

/** All that there is between a candidate and any job. */
export const listCandidateJobs = (db: Db, userId: string): Promise<CandidateJob[]> =>
  db.select().from(candidateJobs).where(eq(candidateJobs.userId, userId))

/** Keeps what a candidate was shown, so that it can be found again among the recommended. */
export async function storeShown(
  db: Db,
  userId: string,
  shown: readonly { jobId: string; points: number }[],
  now: Date,
): Promise<void> {
  if (shown.length === 0) return
  await db
    .insert(candidateJobs)
    .values(
      shown.map(({ jobId, points }) => ({ userId, jobId, shownPoints: points, shownAt: now })),
    )
    .onConflictDoUpdate({
      target: [candidateJobs.userId, candidateJobs.jobId],
      set: { shownPoints: sql`excluded.shown_points`, shownAt: sql`excluded.shown_at` },
    })
}

/** What a candidate did about a job, held until the transaction ends. */
export async function holdCandidateJob(
  db: Db,
  userId: string,
  jobId: string,
): Promise<CandidateJob | null> {
  const [found] = await db
    .select()
    .from(candidateJobs)
    .where(and(eq(candidateJobs.userId, userId), eq(candidateJobs.jobId, jobId)))
    .for('update')
  return found ?? null
}

export async function setStatus(
  db: Db,
  userId: string,
  jobId: string,
  status: NonNullable<CandidateJob['status']>,
  now: Date,
): Promise<CandidateJob> {
  return changed(db, userId, jobId, { status, statusAt: now })
}

/** Takes a dismissal back: the job stands as if nothing had been done about it. */
export const bringBack = (db: Db, userId: string, jobId: string): Promise<CandidateJob> =>
  changed(db, userId, jobId, { status: null, statusAt: null })

export async function setFavorite(
  db: Db,
  userId: string,
  jobId: string,
  isFavorite: boolean,
): Promise<CandidateJob> {
  return changed(db, userId, jobId, { isFavorite })
}

async function changed(
  db: Db,
  userId: string,
  jobId: string,
  change: Partial<CandidateJob>,
): Promise<CandidateJob> {
  const [row] = await db
    .insert(candidateJobs)
    .values({ userId, jobId, ...change })
    .onConflictDoUpdate({ target: [candidateJobs.userId, candidateJobs.jobId], set: change })
    .returning()
  if (row === undefined) throw new Error('What a candidate did about a job was not kept.')
  return row
}

/** Which of these jobs there are, each with whether the candidate likes it, in the order asked. */
export async function favoritesAmong(
  db: Db,
  userId: string,
  ids: readonly string[],
): Promise<{ jobId: string; isFavorite: boolean }[]> {
  const found = await jobsFor(db, userId, [...new Set(ids)])
  return found.map(({ job, mine }) => ({ jobId: job.id, isFavorite: mine?.isFavorite ?? false }))
}

/** A job that anybody may see. */
export async function findOpenJob(db: Db, id: string): Promise<PostedJob | null> {
  const [found] = await db
    .select({ job: jobs, company })
    .from(jobs)
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .where(and(eq(jobs.id, id), eq(jobs.status, 'published')))
  return found ?? null
}

interface Search {
  query?: string | undefined
  sector?: string | undefined
  jobType?: 'full_time' | 'part_time' | undefined
  /** yyyy-mm-dd: only those still open. */
  today: string
}

/** The published jobs that fit a search, the latest first. */
export async function searchOpenJobs(
  db: Db,
  { query, sector, jobType, today }: Search,
  page: { skip: number; take: number },
): Promise<{ rows: PostedJob[]; total: number }> {
  const where = and(
    eq(jobs.status, 'published'),
    or(isNull(jobs.closesOn), gte(jobs.closesOn, today)),
    query === undefined || query.trim() === ''
      ? undefined
      : or(
          ilike(jobs.title, containing(query)),
          ilike(companies.name, containing(query)),
          ilike(jobs.description, containing(query)),
        ),
    sector === undefined ? undefined : eq(jobs.sector, sector),
    jobType === undefined ? undefined : eq(jobs.jobType, jobType),
  )
  const rows = await db
    .select({ job: jobs, company })
    .from(jobs)
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .where(where)
    .orderBy(desc(jobs.publishedAt), desc(jobs.id))
    .limit(page.take)
    .offset(page.skip)
  const [counted] = await db
    .select({ total: count() })
    .from(jobs)
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .where(where)
  return { rows, total: counted?.total ?? 0 }
}
