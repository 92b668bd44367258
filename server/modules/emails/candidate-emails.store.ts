import { and, asc, count, desc, eq, gt, inArray, isNull, max, or, type SQL, sql } from 'drizzle-orm'
import type { components } from '../../../openapi/generated/api'
import { anyAdmin } from '../../db/contact'
import type { Db } from '../../db/db'
import { users } from '../auth/auth.table'
import { accessLog, profiles } from '../users/users.table'
import { namedLike } from '../../db/search'

type Schemas = components['schemas']
export type NewcomersQuery = Omit<Schemas['NewcomersSearch'], 'page' | 'limit'>

/** Somebody who may get a mail, with what that depends on. */
export interface MailedPerson {
  user: typeof users.$inferSelect
  /** Whether they have looked their profile over: from then on it counts. */
  reviewed: boolean
  mailedLately: boolean
}

const act = 'candidate.emailed'

/**
 * The candidates and people without a role among these, by name, and whether they got a mail of
 * this kind since then. `hold` locks their rows until the transaction ends, so that nobody gets two
 * mails.
 */
export async function peopleToMail(
  db: Db,
  ids: readonly string[],
  { kind, since, hold }: { kind: Schemas['CandidateEmailKind']; since: Date; hold: boolean },
): Promise<MailedPerson[]> {
  const isRecipient = and(
    inArray(users.id, [...ids]),
    isNull(users.deletedAt),
    or(isNull(users.roleName), eq(users.roleName, 'individual')),
  )
  // In one order everywhere, so that two who write to the same people do not wait for each other.
  if (hold)
    await db.select({ id: users.id }).from(users).where(isRecipient).orderBy(users.id).for('update')
  const found = await db
    .select({ user: users, reviewed: sql<boolean>`${profiles.parsed} is not null` })
    .from(users)
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .where(isRecipient)
    .orderBy(users.nameKey, users.id)
  const mailed = await db
    .select({ id: accessLog.subjectId })
    .from(accessLog)
    .where(
      and(
        eq(accessLog.action, act),
        inArray(accessLog.subjectId, [...ids]),
        gt(accessLog.at, since),
        sql`${accessLog.detail}->>'kind' = ${kind}`,
      ),
    )
  const lately = new Set(mailed.map(({ id }) => id))
  return found.map(({ user, reviewed }) => ({ user, reviewed, mailedLately: lately.has(user.id) }))
}

const orders: Record<NewcomersQuery['sort'], SQL[]> = {
  '-registered_at': [desc(users.createdAt), desc(users.id)],
  registered_at: [asc(users.createdAt), asc(users.id)],
  full_name: [asc(users.nameKey), asc(users.id)],
  '-full_name': [desc(users.nameKey), desc(users.id)],
}

const newcomers = ({ query }: Pick<NewcomersQuery, 'query'>): SQL | undefined =>
  and(
    isNull(users.roleName),
    isNull(users.deletedAt),
    query === undefined || query.trim() === '' ? undefined : namedLike(query, anyAdmin),
  )

/** A page of those who have signed up and not chosen yet what they are. */
export const listNewcomers = (db: Db, ask: NewcomersQuery, page: { skip: number; take: number }) =>
  db
    .select()
    .from(users)
    .where(newcomers(ask))
    .orderBy(...orders[ask.sort])
    .limit(page.take)
    .offset(page.skip)

export async function countNewcomers(db: Db, ask: NewcomersQuery): Promise<number> {
  const [counted] = await db.select({ total: count() }).from(users).where(newcomers(ask))
  return counted?.total ?? 0
}

/** When an admin last wrote to each of these people. */
export async function lastMailed(
  db: Db,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Date>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: accessLog.subjectId, at: max(accessLog.at) })
    .from(accessLog)
    .where(and(eq(accessLog.action, act), inArray(accessLog.subjectId, [...ids])))
    .groupBy(accessLog.subjectId)
  return new Map(rows.flatMap(({ id, at }) => (at === null ? [] : [[id, at] as const])))
}
