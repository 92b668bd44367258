import { and, asc, count, desc, eq, gte, ilike, inArray, lt, ne, type SQL } from 'drizzle-orm'
import type { Db } from '../../db/db'
import { newId } from '../../db/id'
import { candidateJobs, jobs } from './jobs.table'
import { companies, files, type TicketList, uploads } from '../users/users.table'
import { containing, sortByIds } from '../../db/search'
import { daySpan } from '../results/result.rules'
import type { JobContent } from './jobs.rules'
import type { Owner } from '../companies/owner.rules'

export type JobRow = typeof jobs.$inferSelect

export interface CompanyJob {
  job: JobRow
  companyName: string
}

const columns = { job: jobs, companyName: companies.name }

const ownedBy = (owner: Owner): SQL | undefined =>
  owner === null ? undefined : eq(jobs.companyId, owner)

export async function findJob(db: Db, id: string, owner: Owner): Promise<CompanyJob | null> {
  const [found] = await db
    .select(columns)
    .from(jobs)
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .where(and(eq(jobs.id, id), ownedBy(owner)))
  return found ?? null
}

/** As `findJob`, held until the transaction ends. */
export async function holdJob(tx: Db, id: string, owner: Owner): Promise<JobRow | null> {
  const [found] = await tx
    .select()
    .from(jobs)
    .where(and(eq(jobs.id, id), ownedBy(owner)))
    .for('update')
  return found ?? null
}

export type JobsQuery = Extract<TicketList, { name: 'jobs' }>['ask']

const orders: Record<JobsQuery['sort'], SQL[]> = {
  '-created_at': [desc(jobs.createdAt), desc(jobs.id)],
  created_at: [asc(jobs.createdAt), asc(jobs.id)],
  title: [asc(jobs.title), asc(jobs.id)],
  '-title': [desc(jobs.title), desc(jobs.id)],
}

function fitting(
  { dashboard, from_date: from, to_date: to, status, title, jid }: JobsQuery,
  owner: Owner,
): SQL | undefined {
  const days = daySpan(from, to)
  return and(
    ownedBy(owner),
    dashboard ? eq(jobs.offDashboard, false) : undefined,
    days.from === null ? undefined : gte(jobs.createdAt, days.from),
    days.before === null ? undefined : lt(jobs.createdAt, days.before),
    status === undefined ? undefined : eq(jobs.status, status),
    title === undefined || title.trim() === '' ? undefined : ilike(jobs.title, containing(title)),
    jid === undefined ? undefined : eq(jobs.id, jid),
  )
}

/** The jobs that fit, in order; a page of them, or all. */
export function jobIds(
  db: Db,
  ask: JobsQuery,
  owner: Owner,
  page?: { skip: number; take: number },
): Promise<{ id: string }[]> {
  const query = db
    .select({ id: jobs.id })
    .from(jobs)
    .where(fitting(ask, owner))
    .orderBy(...orders[ask.sort])
    .$dynamic()
  return page === undefined ? query : query.limit(page.take).offset(page.skip)
}

export async function countFitting(db: Db, ask: JobsQuery, owner: Owner): Promise<number> {
  const [counted] = await db.select({ total: count() }).from(jobs).where(fitting(ask, owner))
  return counted?.total ?? 0
}

/** These jobs with their companies, in the order of their ids. */
export async function jobRows(db: Db, ids: readonly string[]): Promise<CompanyJob[]> {
  if (ids.length === 0) return []
  return sortByIds(
    ids,
    await db
      .select(columns)
      .from(jobs)
      .innerJoin(companies, eq(companies.id, jobs.companyId))
      .where(inArray(jobs.id, [...ids])),
    ({ job }) => job.id,
  )
}

/** How many candidates have applied for each of these jobs and not withdrawn. */
export async function applicationsFor(
  db: Db,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: candidateJobs.jobId, number: count() })
    .from(candidateJobs)
    .where(and(inArray(candidateJobs.jobId, [...ids]), eq(candidateJobs.status, 'applied')))
    .groupBy(candidateJobs.jobId)
  return new Map(rows.map(({ id, number }) => [id, number]))
}

/** How many jobs there are of each status. */
export async function countJobs(db: Db, owner: Owner): Promise<Record<JobRow['status'], number>> {
  const rows = await db
    .select({ status: jobs.status, number: count() })
    .from(jobs)
    .where(ownedBy(owner))
    .groupBy(jobs.status)
  return {
    draft: 0,
    published: 0,
    closed: 0,
    ...Object.fromEntries(rows.map(({ status, number }) => [status, number])),
  }
}

/** How many are among the top jobs. */
export async function countTopJobs(db: Db, owner: Owner): Promise<number> {
  const [counted] = await db
    .select({ total: count() })
    .from(jobs)
    .where(and(ownedBy(owner), eq(jobs.offDashboard, false)))
  return counted?.total ?? 0
}

export async function findCompany(
  db: Db,
  id: string,
): Promise<typeof companies.$inferSelect | null> {
  const [found] = await db.select().from(companies).where(eq(companies.id, id))
  return found ?? null
}

/**
 * Holds a company until the transaction ends, so that two who post at once do not both take its
 * last place; gives its own limit and its open jobs.
 */
export async function holdCompany(
  tx: Db,
  id: string,
): Promise<{ jobLimit: number | null; open: number } | null> {
  const [company] = await tx
    .select({ jobLimit: companies.jobLimit })
    .from(companies)
    .where(eq(companies.id, id))
    .for('update')
  if (company === undefined) return null
  const [counted] = await tx
    .select({ open: count() })
    .from(jobs)
    .where(and(eq(jobs.companyId, id), ne(jobs.status, 'closed')))
  return { jobLimit: company.jobLimit, open: counted?.open ?? 0 }
}

export async function storeLimit(db: Db, companyId: string, limit: number | null): Promise<void> {
  await db.update(companies).set({ jobLimit: limit }).where(eq(companies.id, companyId))
}

interface NewJob {
  companyId: string
  postedBy: string
  source: JobRow['source']
  sourceUrl: string | null
  published: boolean
  now: Date
}

export async function addJob(
  db: Db,
  content: JobContent,
  { companyId, postedBy, source, sourceUrl, published, now }: NewJob,
): Promise<string> {
  const id = newId(now.getTime())
  await db.insert(jobs).values({
    ...content,
    id,
    companyId,
    postedBy,
    source,
    sourceUrl,
    status: published ? 'published' : 'draft',
    createdAt: now,
    updatedAt: now,
    publishedAt: published ? now : null,
  })
  return id
}

export const changeJob = (
  db: Db,
  id: string,
  change: Partial<typeof jobs.$inferInsert>,
): Promise<unknown> => db.update(jobs).set(change).where(eq(jobs.id, id))

/** The row goes with what candidates did about it; interviews do not hang on it. */
export const removeJob = (db: Db, id: string): Promise<unknown> =>
  db.delete(jobs).where(eq(jobs.id, id))

export interface UploadedFile {
  fileId: string | null
  storageKey: string | null
}

/** A person's upload of a job's text; its file is null until it is complete. */
export async function findJobUpload(
  db: Db,
  uploadId: string,
  userId: string,
): Promise<UploadedFile | null> {
  const [found] = await db
    .select({ fileId: uploads.fileId, storageKey: files.storageKey })
    .from(uploads)
    .leftJoin(files, eq(files.id, uploads.fileId))
    .where(and(eq(uploads.id, uploadId), eq(uploads.userId, userId), eq(uploads.kind, 'job')))
  return found ?? null
}

export async function forgetUpload(db: Db, uploadId: string, fileId: string): Promise<void> {
  await db.delete(uploads).where(eq(uploads.id, uploadId))
  await db.delete(files).where(eq(files.id, fileId))
}
