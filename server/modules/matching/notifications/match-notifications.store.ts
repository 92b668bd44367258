import { and, asc, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { Db } from '../../../db/db'
import { users } from '../../auth/auth.table'
import { candidateIndex, candidateJobs, jobChanges, jobs } from '../../jobs/jobs.table'
import { notifications } from '../../notifications/notifications.table'
import { companies } from '../../users/users.table'
import type { JobRow } from '../../jobs/candidate-jobs.store'

export type ChangedCandidate = Pick<
  typeof candidateIndex.$inferSelect,
  'held' | 'skills' | 'levels' | 'occupations' | 'months' | 'workingSince' | 'userId'
> & { seq: number }

/** Some candidates who changed since their last notification, in the order of the changes. */
export async function changedCandidates(db: Db, most: number): Promise<ChangedCandidate[]> {
  const { notifiedSeq, listed, ...indexed } = candidateIndex
  const { userId, seq, held, skills, levels, occupations, months, workingSince } = indexed
  const rows = await db
    .select({ userId, seq, held, skills, levels, occupations, months, workingSince })
    .from(candidateIndex)
    .where(and(eq(listed, true), isNotNull(seq), sql`${notifiedSeq} is distinct from ${seq}`))
    .orderBy(asc(seq))
    .limit(most)
  return rows.flatMap((row) => (row.seq === null ? [] : [{ ...row, seq: row.seq }]))
}

/**
 * Notes up to which of their changes a candidate was notified; a later change is handled by the
 * next run.
 */
export const setCandidateNotified = (db: Db, { userId, seq }: ChangedCandidate): Promise<unknown> =>
  db.update(candidateIndex).set({ notifiedSeq: seq }).where(eq(candidateIndex.userId, userId))

/** Some published jobs without any notifications yet, the earliest first. */
export async function listUnnotifiedJobs(db: Db, most: number): Promise<JobRow[]> {
  const rows = await db
    .select({ job: jobs })
    .from(jobChanges)
    .innerJoin(jobs, eq(jobs.id, jobChanges.jobId))
    .where(and(isNull(jobChanges.notifiedAt), eq(jobs.status, 'published')))
    .orderBy(asc(jobs.publishedAt), asc(jobs.id))
    .limit(most)
  return rows.map(({ job }) => job)
}

export const setJobNotified = (db: Db, jobId: string, now: Date): Promise<unknown> =>
  db.update(jobChanges).set({ notifiedAt: now }).where(eq(jobChanges.jobId, jobId))

/** The users at these places in the index, in the given order. */
export async function usersAt(db: Db, ordinals: readonly number[]): Promise<string[]> {
  const rows = await db
    .select({ userId: candidateIndex.userId, ordinal: candidateIndex.ordinal })
    .from(candidateIndex)
    .where(inArray(candidateIndex.ordinal, [...ordinals]))
  const known = new Map(rows.map(({ userId, ordinal }) => [ordinal, userId]))
  return ordinals.flatMap((ordinal) => known.get(ordinal) ?? [])
}

export interface Notified {
  userId: string
  jobId: string | null
  at: Date
}

/**
 * Reads what decides who is notified of which job, and locks it until the transaction ends: only
 * one process notifies at a time, and no person or job is deleted in between.
 */
export async function holdForTelling(
  tx: Db,
  userIds: readonly string[],
  jobIds: readonly string[],
) {
  await tx.execute(sql`select pg_advisory_xact_lock(20260, 24)`)
  const people = await tx
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.id, [...userIds]))
    .for('key share')
  const open = await tx
    .select({ id: jobs.id, title: jobs.title, company: companies.name })
    .from(jobs)
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .where(and(inArray(jobs.id, [...jobIds]), eq(jobs.status, 'published')))
    .for('key share', { of: jobs })
  const notified: Notified[] = await tx
    .select({ userId: notifications.userId, jobId: notifications.jobId, at: notifications.at })
    .from(notifications)
    .where(and(inArray(notifications.userId, [...userIds]), eq(notifications.kind, 'job_match')))
  const known = await tx
    .select({ userId: candidateJobs.userId, jobId: candidateJobs.jobId })
    .from(candidateJobs)
    .where(
      and(
        inArray(candidateJobs.userId, [...userIds]),
        inArray(candidateJobs.jobId, [...jobIds]),
        or(
          isNotNull(candidateJobs.status),
          isNotNull(candidateJobs.shownAt),
          isNotNull(candidateJobs.pokedAt),
          eq(candidateJobs.isFavorite, true),
        ),
      ),
    )
  return {
    people: new Set(people.map(({ id }) => id)),
    jobs: new Map(open.map((job) => [job.id, job])),
    told: notified,
    known,
  }
}
