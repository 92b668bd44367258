import { and, asc, desc, eq, isNotNull, isNull, lt, lte, or, sql } from 'drizzle-orm'
import type { Db } from '../../db/db'
import { newId } from '../../db/id'
import { atsDeliveries } from './ats.table'
import { users } from '../auth/auth.table'
import { jobs } from '../jobs/jobs.table'
import { candidates, companies, profiles } from '../users/users.table'
import type { Owner } from '../companies/owner.rules'

export type Delivery = typeof atsDeliveries.$inferSelect

/** A delivery with the names of what it is about. */
export interface NamedDelivery {
  delivery: Delivery
  title: string
  company: string
  firstName: string | null
  lastName: string | null
}

const columns = {
  delivery: atsDeliveries,
  title: jobs.title,
  company: companies.name,
  firstName: users.firstName,
  lastName: users.lastName,
}

export const named = (db: Db) =>
  db
    .select(columns)
    .from(atsDeliveries)
    .innerJoin(jobs, eq(jobs.id, atsDeliveries.jobId))
    .innerJoin(companies, eq(companies.id, atsDeliveries.companyId))
    .leftJoin(users, eq(users.id, atsDeliveries.userId))
    .$dynamic()

export async function findDelivery(db: Db, id: string): Promise<NamedDelivery | null> {
  const [found] = await named(db).where(eq(atsDeliveries.id, id))
  return found ?? null
}

/** Whether a company may send; false where there is none. */
export async function isAllowed(db: Db, companyId: string): Promise<boolean> {
  const [company] = await db
    .select({ allowed: companies.atsAllowed })
    .from(companies)
    .where(eq(companies.id, companyId))
  return company?.allowed ?? false
}

/** Gives what was set before; null where there is no such company. */
export async function storePermission(
  tx: Db,
  companyId: string,
  allowed: boolean,
): Promise<boolean | null> {
  const [company] = await tx
    .select({ allowed: companies.atsAllowed })
    .from(companies)
    .where(eq(companies.id, companyId))
    .for('update')
  if (company === undefined) return null
  await tx.update(companies).set({ atsAllowed: allowed }).where(eq(companies.id, companyId))
  return company.allowed
}

interface Wanted {
  companyId: string
  jobId: string
  userId: string | null
  askedBy: string
  now: Date
}

/**
 * Notes that something is to be sent, from the first try on; what is being sent just now is left to
 * that. Gives its id.
 */
export async function wantDelivery(tx: Db, { now, ...wanted }: Wanted): Promise<string> {
  const begun = {
    state: 'waiting',
    tries: 0,
    nextTryAt: now,
    failure: null,
    failureStatus: null,
    settledAt: null,
    askedBy: wanted.askedBy,
  } as const
  await tx
    .insert(atsDeliveries)
    .values({ ...wanted, ...begun, id: newId(now.getTime()), createdAt: now })
    .onConflictDoUpdate({
      target: [atsDeliveries.jobId, atsDeliveries.userId],
      set: begun,
      setWhere: or(isNull(atsDeliveries.busyUntil), lt(atsDeliveries.busyUntil, now)),
    })
  const about = and(
    eq(atsDeliveries.jobId, wanted.jobId),
    wanted.userId === null ? isNull(atsDeliveries.userId) : eq(atsDeliveries.userId, wanted.userId),
  )
  const [row] = await tx.select({ id: atsDeliveries.id }).from(atsDeliveries).where(about)
  if (row === undefined) throw new Error('What is to be sent was not stored.')
  return row.id
}

/** Begins again with what was given up. Gives false where it was not. */
export async function reviveDelivery(tx: Db, id: string, now: Date): Promise<boolean> {
  const revived = await tx
    .update(atsDeliveries)
    .set({ state: 'waiting', tries: 0, nextTryAt: now, busyUntil: null, settledAt: null })
    .where(and(eq(atsDeliveries.id, id), eq(atsDeliveries.state, 'failed')))
    .returning({ id: atsDeliveries.id })
  return revived.length > 0
}

/**
 * Reserves a waiting delivery for one try, so that no other server sends it at the same time; null
 * if it must not be sent.
 */
export async function takeDelivery(
  db: Db,
  id: string,
  { now, until }: { now: Date; until: Date },
): Promise<Delivery | null> {
  const [taken] = await db
    .update(atsDeliveries)
    .set({ busyUntil: until, tries: sql`${atsDeliveries.tries} + 1` })
    .where(
      and(
        eq(atsDeliveries.id, id),
        eq(atsDeliveries.state, 'waiting'),
        or(isNull(atsDeliveries.busyUntil), lt(atsDeliveries.busyUntil, now)),
      ),
    )
    .returning()
  return taken ?? null
}

/** Writes down how a try ended; the posting's id is the job's from then on. */
export async function settleDelivery(
  db: Db,
  { id, jobId }: Delivery,
  outcome: Partial<Delivery>,
  posting: string | null,
): Promise<void> {
  await db.transaction(async (tx) => {
    if (posting !== null)
      await tx.update(jobs).set({ externalJobId: posting }).where(eq(jobs.id, jobId))
    await tx
      .update(atsDeliveries)
      .set({ ...outcome, busyUntil: null })
      .where(eq(atsDeliveries.id, id))
  })
}

/** What is to be tried now, the one that waits longest first. */
export const dueDeliveries = (db: Db, now: Date, most: number): Promise<{ id: string }[]> =>
  db
    .select({ id: atsDeliveries.id })
    .from(atsDeliveries)
    .where(
      and(
        eq(atsDeliveries.state, 'waiting'),
        lte(atsDeliveries.nextTryAt, now),
        or(isNull(atsDeliveries.busyUntil), lt(atsDeliveries.busyUntil, now)),
      ),
    )
    .orderBy(asc(atsDeliveries.nextTryAt), asc(atsDeliveries.id))
    .limit(most)

/**
 * A candidate's data as recruiters may see it, which may therefore be sent; null for anybody whom
 * recruiters cannot find.
 */
export async function findSendable(db: Db, userId: string) {
  const [found] = await db
    .select({ user: users, candidate: candidates, profile: profiles.parsed })
    .from(users)
    .innerJoin(candidates, eq(candidates.userId, users.id))
    .innerJoin(profiles, eq(profiles.userId, users.id))
    .where(
      and(
        eq(users.id, userId),
        eq(users.roleName, 'individual'),
        eq(users.approvalStatus, 'APPROVED'),
        isNull(users.deletedAt),
      ),
    )
  return found === undefined || found.profile === null ? null : { ...found, profile: found.profile }
}

interface Asked {
  owner: Owner
  jobId?: string | undefined
  userId?: string | undefined
}

/** The newest deliveries about a job or a candidate. */
export const deliveriesAbout = (
  db: Db,
  { owner, jobId, userId }: Asked,
): Promise<NamedDelivery[]> =>
  named(db)
    .where(
      and(
        owner === null ? undefined : eq(atsDeliveries.companyId, owner),
        jobId === undefined ? undefined : eq(atsDeliveries.jobId, jobId),
        userId === undefined ? undefined : eq(atsDeliveries.userId, userId),
      ),
    )
    .orderBy(desc(atsDeliveries.createdAt), desc(atsDeliveries.id))
    .limit(50)

/** Jobs that are there and to which candidates can go, the newest first. */
export const listPostings = (
  db: Db,
  owner: Owner,
): Promise<{ id: string; title: string; company: string }[]> =>
  db
    .select({ id: jobs.id, title: jobs.title, company: companies.name })
    .from(jobs)
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .where(
      and(
        isNotNull(jobs.externalJobId),
        eq(jobs.status, 'published'),
        eq(companies.atsAllowed, true),
        owner === null ? undefined : eq(jobs.companyId, owner),
      ),
    )
    .orderBy(desc(jobs.publishedAt), desc(jobs.id))
    .limit(100)

/** The signed-in person, as their data is sent to the system. */
export async function whoSignsIn(
  db: Db,
  userId: string,
): Promise<{ email: string; name: string; company: string | null } | null> {
  const [found] = await db
    .select({
      email: users.email,
      firstName: users.firstName,
      lastName: users.lastName,
      company: companies.name,
    })
    .from(users)
    .leftJoin(companies, eq(companies.id, users.companyId))
    .where(eq(users.id, userId))
  return found === undefined
    ? null
    : {
        email: found.email,
        name: `${found.firstName} ${found.lastName}`.trim(),
        company: found.company,
      }
}
