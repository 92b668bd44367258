import { and, asc, count, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/db'
import { newId } from '../../db/id'
import { attemptEvents, attempts } from '../attempts/attempts.table'
import { users } from '../auth/auth.table'
import { appeals } from '../attempts/outcomes.table'
import type { TicketList } from '../users/users.table'
import { sortByIds } from '../../db/search'

export type AppealRow = typeof appeals.$inferSelect

export async function getAppeal(db: Db, attemptId: string): Promise<AppealRow | null> {
  const [found] = await db.select().from(appeals).where(eq(appeals.attemptId, attemptId))
  return found ?? null
}

/** The appeals against some attempts, by attempt. */
export async function getAppeals(
  db: Db,
  attemptIds: readonly string[],
): Promise<Map<string, AppealRow>> {
  const found =
    attemptIds.length === 0
      ? []
      : await db
          .select()
          .from(appeals)
          .where(inArray(appeals.attemptId, [...attemptIds]))
  return new Map(found.map((appeal) => [appeal.attemptId, appeal]))
}

/** Keeps what a candidate says; null when something was said before. */
export async function addAppeal(
  tx: Db,
  attemptId: string,
  statement: string,
  madeAt: Date,
): Promise<AppealRow | null> {
  const [added] = await tx
    .insert(appeals)
    .values({ id: newId(madeAt.getTime()), attemptId, statement, madeAt })
    .onConflictDoNothing()
    .returning()
  return added ?? null
}

/** Answers the open appeal of an attempt; false when none is open. */
export async function decideAppeal(
  tx: Db,
  attemptId: string,
  decided: {
    decision: 'granted' | 'declined'
    decidedBy: string
    decidedAt: Date
    note: string | null
  },
): Promise<boolean> {
  const answered = await tx
    .update(appeals)
    .set(decided)
    .where(and(eq(appeals.attemptId, attemptId), isNull(appeals.decidedAt)))
    .returning({ id: appeals.id })
  return answered.length > 0
}

export type RedoQuery = Extract<TicketList, { name: 'redo' }>['ask']

/**
 * Attempts whose redo was asked for or granted: both kinds are few, and each has an index of its
 * own.
 */
const redone = sql`${attempts.id} in (select ${attempts.id} from ${attempts} where ${attempts.status} = 'REDO' and not ${attempts.archived} union all select ${appeals.attemptId} from ${appeals})`

const ofAsk = ({ assessment_version: version, user_ids: userIds }: RedoQuery): SQL | undefined =>
  and(
    eq(attempts.archived, false),
    redone,
    version === undefined ? undefined : eq(attempts.assessmentId, version),
    userIds === undefined || userIds.length === 0 ? undefined : inArray(attempts.userId, userIds),
  )

/** Attempts without an appeal are sorted by their start. */
const asked = sql`coalesce(${appeals.madeAt}, ${attempts.startedAt})`

const waits = sql`(${appeals.id} is not null and ${appeals.decidedAt} is null)`

const orders: Record<NonNullable<RedoQuery['sort']>, SQL[]> = {
  // What waits first, then the latest.
  waiting: [desc(waits), desc(attempts.startedAt), desc(attempts.id)],
  '-asked_at': [desc(asked), desc(attempts.id)],
  asked_at: [asc(asked), asc(attempts.id)],
  full_name: [asc(users.nameKey), asc(attempts.id)],
  '-full_name': [desc(users.nameKey), desc(attempts.id)],
}

/** The attempts whose redo was asked for or granted, in order; a page of them, or all. */
export function redoIds(
  db: Db,
  ask: RedoQuery,
  page?: { skip: number; take: number },
): Promise<{ id: string }[]> {
  const query = db
    .select({ id: attempts.id })
    .from(attempts)
    .innerJoin(users, eq(users.id, attempts.userId))
    .leftJoin(appeals, eq(appeals.attemptId, attempts.id))
    .where(ofAsk(ask))
    .orderBy(...orders[ask.sort ?? 'waiting'])
    .$dynamic()
  return page === undefined ? query : query.limit(page.take).offset(page.skip)
}

export async function countRedos(db: Db, ask: RedoQuery): Promise<number> {
  const [counted] = await db.select({ total: count() }).from(attempts).where(ofAsk(ask))
  return counted?.total ?? 0
}

export type RedoListed = Awaited<ReturnType<typeof redoRows>>[number]

/** What is shown of these attempts, in the order of their ids. */
export async function redoRows(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return []
  const rows = await db
    .select({
      attempt: attempts,
      appeal: appeals,
      grantedAt: sql<
        string | null
      >`(select max(${attemptEvents.at}) from ${attemptEvents} where ${attemptEvents.attemptId} = ${attempts.id} and ${attemptEvents.type} = 'redo.granted')`.mapWith(
        attemptEvents.at,
      ),
      firstName: users.firstName,
      lastName: users.lastName,
      email: users.email,
    })
    .from(attempts)
    .innerJoin(users, eq(users.id, attempts.userId))
    .leftJoin(appeals, eq(appeals.attemptId, attempts.id))
    .where(inArray(attempts.id, [...ids]))
  return sortByIds(ids, rows, ({ attempt }) => attempt.id)
}
