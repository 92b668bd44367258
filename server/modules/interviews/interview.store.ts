import { and, asc, count, desc, eq, inArray, ne, notInArray, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/db'
import { newId } from '../../db/id'
import { byLetters, getColumn, sortByIds } from '../../db/search'
import type { TicketList } from '../../db/tickets'
import { users } from '../auth/auth.table'
import { nextFirst } from './interview-order.store'
import { overStatuses } from './interview.rules'
import { interviewEvents, interviewJobs, interviews } from './interviews.table'
import { jobs } from '../jobs/jobs.table'
import { companies, files } from '../users/users.table'

export type Interview = typeof interviews.$inferSelect
export type InterviewRow = Awaited<ReturnType<typeof described>>[number]
export type EventRow = Awaited<ReturnType<typeof getEvents>>[number]

/** The interviews that a session may see: a company's, a candidate's own, or all. */
export type InterviewOwner = Extract<TicketList, { name: 'interviews' }>['whose']

const recruiters = alias(users, 'recruiters')
const candidates = alias(users, 'candidates')
const name = (of: typeof recruiters | typeof candidates) => ({
  firstName: of.firstName,
  lastName: of.lastName,
})

function seenBy(owner: InterviewOwner): SQL | undefined {
  if (owner === 'everybody') return undefined
  return 'company' in owner
    ? eq(interviewJobs.companyId, owner.company)
    : eq(interviews.candidateId, owner.candidate)
}

/** These interviews with what they are about, in the order of their ids. */
export async function interviewRows(db: Db, ids: readonly string[]): Promise<InterviewRow[]> {
  return ids.length === 0
    ? []
    : sortByIds(
        ids,
        await described(db).where(inArray(interviews.id, [...ids])),
        ({ interview }) => interview.id,
      )
}

const described = (db: Db) =>
  db
    .select({
      interview: interviews,
      job: interviewJobs,
      companyName: companies.name,
      recruiter: name(recruiters),
      candidate: name(candidates),
      recording: files,
    })
    .from(interviews)
    .innerJoin(interviewJobs, eq(interviewJobs.jobId, interviews.jobId))
    .innerJoin(companies, eq(companies.id, interviewJobs.companyId))
    .innerJoin(recruiters, eq(recruiters.id, interviews.recruiterId))
    .innerJoin(candidates, eq(candidates.id, interviews.candidateId))
    .leftJoin(files, eq(files.id, interviews.recordingFileId))
    .$dynamic()

export async function findInterview(
  db: Db,
  id: string,
  owner: InterviewOwner,
): Promise<InterviewRow | null> {
  const [found] = await described(db).where(and(eq(interviews.id, id), seenBy(owner)))
  return found ?? null
}

/** As `findInterview`, held until the transaction ends. */
export async function holdInterview(
  tx: Db,
  id: string,
  owner: InterviewOwner,
): Promise<InterviewRow | null> {
  await tx.select({ id: interviews.id }).from(interviews).where(eq(interviews.id, id)).for('update')
  return findInterview(tx, id, owner)
}

export type InterviewsQuery = Extract<TicketList, { name: 'interviews' }>['ask']

const fitting = (
  owner: InterviewOwner,
  {
    recruiter_id: recruiterId,
    job_id: jobId,
    candidate_id: candidateId,
    interview_id: id,
    status,
  }: InterviewsQuery,
): SQL | undefined =>
  and(
    seenBy(owner),
    recruiterId === undefined ? undefined : eq(interviews.recruiterId, recruiterId),
    jobId === undefined ? undefined : eq(interviews.jobId, jobId),
    candidateId === undefined ? undefined : eq(interviews.candidateId, candidateId),
    id === undefined ? undefined : eq(interviews.id, id),
    status === undefined ? undefined : eq(interviews.status, status),
  )

/** The interviews that fit, in order; a page of them, or all. */
export function interviewIds(
  db: Db,
  owner: InterviewOwner,
  ask: InterviewsQuery,
  page?: { skip: number; take: number },
): Promise<{ id: string }[]> {
  const { sort = 'job' } = ask
  const way = sort.startsWith('-') ? desc : asc
  const found = db
    .select({ id: interviews.id })
    .from(interviews)
    .innerJoin(interviewJobs, eq(interviewJobs.jobId, interviews.jobId))
    .$dynamic()
  const latest = [desc(interviews.scheduledAt), desc(interviews.id)]
  const ordered = {
    next: () => found.orderBy(...nextFirst()),
    job: () =>
      found.orderBy(way(byLetters(interviewJobs.title)), way(interviewJobs.jobId), ...latest),
    scheduled_at: () => found.orderBy(way(interviews.scheduledAt), way(interviews.id)),
    full_name: () =>
      found
        .innerJoin(candidates, eq(candidates.id, interviews.candidateId))
        .orderBy(way(candidates.nameKey), ...latest),
    recruiter: () =>
      found
        .innerJoin(recruiters, eq(recruiters.id, interviews.recruiterId))
        .orderBy(way(recruiters.nameKey), ...latest),
  }[getColumn(sort)]()
  const query = ordered.where(fitting(owner, ask))
  return page === undefined ? query : query.limit(page.take).offset(page.skip)
}

export async function countInterviews(
  db: Db,
  owner: InterviewOwner,
  ask: InterviewsQuery,
): Promise<number> {
  const [counted] = await db
    .select({ total: count() })
    .from(interviews)
    .innerJoin(interviewJobs, eq(interviewJobs.jobId, interviews.jobId))
    .where(fitting(owner, ask))
  return counted?.total ?? 0
}

export const getEvents = (db: Db, interviewId: string) =>
  db
    .select({
      event: interviewEvents,
      actor: { firstName: users.firstName, lastName: users.lastName },
    })
    .from(interviewEvents)
    .innerJoin(users, eq(users.id, interviewEvents.actorId))
    .where(eq(interviewEvents.interviewId, interviewId))
    .orderBy(asc(interviewEvents.position))

export async function addEvent(
  tx: Db,
  event: Omit<typeof interviewEvents.$inferInsert, 'id'>,
): Promise<void> {
  await tx.insert(interviewEvents).values({ ...event, id: newId(event.at.getTime()) })
}

/** A job for which somebody can be interviewed, of this company or of any. */
export async function findJob(
  db: Db,
  id: string,
  companyId: string | null,
): Promise<typeof jobs.$inferSelect | null> {
  const [found] = await db
    .select()
    .from(jobs)
    .where(
      and(
        eq(jobs.id, id),
        ne(jobs.status, 'draft'),
        companyId === null ? undefined : eq(jobs.companyId, companyId),
      ),
    )
  return found ?? null
}

/**
 * Holds both sides until the transaction ends, in one order everywhere, so that two who invite
 * somebody at once do not both find the time free. The candidate must be one who may do everything.
 */
export async function holdSides(
  tx: Db,
  recruiterId: string,
  candidateId: string,
): Promise<typeof users.$inferSelect | null> {
  const held = await tx
    .select()
    .from(users)
    .where(inArray(users.id, [recruiterId, candidateId]))
    .orderBy(users.id)
    .for('update')
  return (
    held.find(
      ({ id, roleName, approvalStatus, deletedAt }) =>
        id === candidateId &&
        roleName === 'individual' &&
        approvalStatus === 'APPROVED' &&
        deletedAt === null,
    ) ?? null
  )
}

/** Whether either side has another interview that is not over within this time. */
export async function isTaken(
  tx: Db,
  {
    recruiterId,
    candidateId,
    from,
    to,
    but,
  }: { recruiterId: string; candidateId: string; from: Date; to: Date; but: string | null },
): Promise<boolean> {
  const [found] = await tx
    .select({ id: interviews.id })
    .from(interviews)
    .where(
      and(
        or(eq(interviews.recruiterId, recruiterId), eq(interviews.candidateId, candidateId)),
        notInArray(interviews.status, [...overStatuses]),
        but === null ? undefined : ne(interviews.id, but),
        sql`${interviews.scheduledAt} < ${to.toISOString()}::timestamptz and ${interviews.scheduledAt} + make_interval(mins => ${interviews.durationMinutes}) > ${from.toISOString()}::timestamptz`,
      ),
    )
    .limit(1)
  return found !== undefined
}

/** Takes a job into the interview system, once, and keeps its title as it now is. */
export async function keepJob(
  tx: Db,
  job: { id: string; companyId: string; title: string },
): Promise<void> {
  await tx
    .insert(interviewJobs)
    .values({
      jobId: job.id,
      id: `IV-${newId().slice(-12).toUpperCase()}`,
      companyId: job.companyId,
      title: job.title,
    })
    .onConflictDoUpdate({ target: interviewJobs.jobId, set: { title: job.title } })
}

export const addInterview = (tx: Db, interview: typeof interviews.$inferInsert): Promise<unknown> =>
  tx.insert(interviews).values(interview)

export const changeInterview = (
  tx: Db,
  id: string,
  change: Partial<typeof interviews.$inferInsert>,
): Promise<unknown> => tx.update(interviews).set(change).where(eq(interviews.id, id))
