import { and, type Column, eq, exists, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { RoleName } from '../../machines/shared/account-status'
import type { Db } from './db'
import { users } from '../modules/auth/auth.table'
import { candidateJobs, jobs } from '../modules/jobs/jobs.table'

/**
 * The person who looks at somebody, as far as it decides what they may see; a session is a viewer.
 */
export interface Viewer {
  userId: string
  role: RoleName | null
  companyId: string | null
}

/** A viewer with the rights of an admin, for files that the platform makes itself. */
export const anyAdmin: Viewer = { userId: '', role: 'recruiter admin', companyId: null }

/**
 * Whether a person's contact details, resume and recordings are open to a viewer (decision 0031):
 * to the person and to admins always; to recruiters once the person is approved, or has applied to
 * a job of the recruiter's company. It is a condition of a query, so that a list, a file and a
 * single page all go by it.
 */
export function contactOpen({ userId, role, companyId }: Viewer): SQL<boolean> {
  if (role === 'recruiter admin') return sql<boolean>`true`
  const isOwn = eq(users.id, userId)
  const open =
    role === 'recruiter'
      ? or(isOwn, eq(users.approvalStatus, 'APPROVED'), appliedTo(companyId))
      : isOwn
  // The brackets are needed: a bare column in a query over one table would lose the name of its
  // table.
  return sql<boolean>`(${open})`
}

const appliedTo = (companyId: string | null): SQL | undefined =>
  companyId === null
    ? undefined
    : exists(
        sql`(select 1 from ${candidateJobs} inner join ${jobs} on ${eq(jobs.id, candidateJobs.jobId)} where ${and(
          eq(candidateJobs.userId, users.id),
          eq(candidateJobs.status, 'applied'),
          eq(jobs.companyId, companyId),
        )})`,
      )

/** A column as a viewer gets it: null where the person's contact details are not open to them. */
export const shownTo = <Data>(
  viewer: Viewer,
  column: Column & { _: { data: Data } },
): SQL<Data | null> => sql<Data | null>`case when ${contactOpen(viewer)} then ${column} end`

/** The people among these whose contact details the viewer may see. */
export async function openAmong(
  db: Db,
  viewer: Viewer,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set()
  const open = await db
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.id, [...ids]), contactOpen(viewer)))
  return new Set(open.map(({ id }) => id))
}

export const isContactOpen = async (db: Db, viewer: Viewer, id: string): Promise<boolean> =>
  (await openAmong(db, viewer, [id])).has(id)

/** Somebody as a viewer, for what is made after their call; null once they are gone. */
export async function findViewer(db: Db, userId: string): Promise<Viewer | null> {
  const [found] = await db
    .select({ userId: users.id, role: users.roleName, companyId: users.companyId })
    .from(users)
    .where(eq(users.id, userId))
  return found ?? null
}
