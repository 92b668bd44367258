import { and, asc, eq, gt, inArray, isNull, sql } from 'drizzle-orm'
import { foldText } from '../../../../machines/shared/fold'
import type { Db } from '../../../db/db'
import { jobChanges, jobs } from '../../jobs/jobs.table'
import { getJobFacts } from '../job-facts.rules'
import type { IndexedJob } from './job-index'
import type { RelatedSkills } from '../related-skills.rules'

/**
 * Numbers the jobs that changed, one process at a time and until its numbers can be seen, so that
 * who follows them misses none.
 */
export async function numberChangedJobs(db: Db): Promise<void> {
  const [any] = await db
    .select({ jobId: jobChanges.jobId })
    .from(jobChanges)
    .where(isNull(jobChanges.seq))
    .limit(1)
  if (any === undefined) return
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(20260, 23)`)
    const changed = tx
      .select({ jobId: jobChanges.jobId })
      .from(jobChanges)
      .where(isNull(jobChanges.seq))
      .for('update', { skipLocked: true })
    await tx
      .update(jobChanges)
      .set({ seq: sql`nextval('match_changes')` })
      .where(inArray(jobChanges.jobId, changed))
  })
}

/**
 * The jobs whose numbers come after one, in their order; one that is not published (any more) is
 * null.
 */
export async function jobsAfter(
  db: Db,
  seq: number,
  most: number,
  relatedSkills: RelatedSkills,
): Promise<{ seq: number; changes: { id: string; job: IndexedJob | null }[] }> {
  const rows = await db
    .select({
      seq: jobChanges.seq,
      id: jobChanges.jobId,
      job: {
        title: jobs.title,
        occupation: jobs.occupation,
        experience: jobs.experience,
        skills: jobs.skills,
        description: jobs.description,
        sector: jobs.sector,
        city: jobs.city,
        jobType: jobs.jobType,
        closesOn: jobs.closesOn,
        publishedDay,
      },
    })
    .from(jobChanges)
    .leftJoin(jobs, and(eq(jobs.id, jobChanges.jobId), eq(jobs.status, 'published')))
    .where(gt(jobChanges.seq, seq))
    .orderBy(asc(jobChanges.seq))
    .limit(most)
  return {
    seq: rows.at(-1)?.seq ?? seq,
    changes: rows.map(({ id, job }) => ({
      id,
      job:
        job === null
          ? null
          : {
              id,
              facts: getJobFacts(job, relatedSkills),
              title: foldText(job.title),
              sector: job.sector,
              city: job.city,
              jobType: job.jobType,
              closesOn: job.closesOn,
              publishedDay: job.publishedDay,
            },
    })),
  }
}

/** In the Emirates. */
const publishedDay = sql<number>`coalesce((${jobs.publishedAt} at time zone 'Asia/Dubai')::date - date '1970-01-01', 0)`
