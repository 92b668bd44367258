import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../db/db'
import { users } from '../auth/auth.table'
import { candidateJobs, jobs } from '../jobs/jobs.table'
import { companies } from '../users/users.table'
import type { JobRow } from '../jobs/candidate-jobs.store'

/**
 * A job with the company name for the notification, locked until the transaction ends. It must
 * belong to the company; `null` allows any.
 */
export async function findJobToNotify(
  db: Db,
  id: string,
  companyId: string | null,
): Promise<{ job: JobRow; company: string } | null> {
  const [found] = await db
    .select({ job: jobs, company: companies.name })
    .from(jobs)
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .where(and(eq(jobs.id, id), companyId === null ? undefined : eq(jobs.companyId, companyId)))
    .for('share', { of: jobs })
  return found ?? null
}

export type PokedPerson = Awaited<ReturnType<typeof approvedAmong>>[number]

/** The approved candidates among these people. */
export const approvedAmong = (db: Db, ids: readonly string[]) =>
  db
    .select({ id: users.id, email: users.email, firstName: users.firstName, lang: users.lang })
    .from(users)
    .where(
      and(
        inArray(users.id, [...ids]),
        eq(users.roleName, 'individual'),
        eq(users.approvalStatus, 'APPROVED'),
        isNull(users.deletedAt),
      ),
    )

/**
 * Marks people as poked for a job and returns those who were not before. If two recruiters poke at
 * once, each person is returned to one of them.
 */
export async function markPoked(
  db: Db,
  jobId: string,
  ids: readonly string[],
  now: Date,
): Promise<ReadonlySet<string>> {
  // In one order everywhere, so that two who poke the same people do not wait for each other.
  const rows = await db
    .insert(candidateJobs)
    .values([...ids].sort().map((userId) => ({ userId, jobId, pokedAt: now })))
    .onConflictDoUpdate({
      target: [candidateJobs.userId, candidateJobs.jobId],
      set: { pokedAt: sql`excluded.poked_at` },
      setWhere: isNull(candidateJobs.pokedAt),
    })
    .returning({ userId: candidateJobs.userId })
  return new Set(rows.map(({ userId }) => userId))
}
