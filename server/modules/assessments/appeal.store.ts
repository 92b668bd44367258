import { and, count, desc, eq, inArray, isNotNull, isNull, max, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/db'
import { newId } from '../../db/id'
import { attemptEvents, attempts } from '../../db/schema/assessments'
import { users } from '../../db/schema/auth'
import { appeals } from '../../db/schema/outcomes'
import type { AssessmentId } from './lifecycle.rules'

export type AppealRow = typeof appeals.$inferSelect

export async function appealOf(db: Db, attemptId: string): Promise<AppealRow | null> {
  const [found] = await db.select().from(appeals).where(eq(appeals.attemptId, attemptId))
  return found ?? null
}

/** The appeals against some attempts, by attempt. */
export async function appealsOf(db: Db, attemptIds: readonly string[]): Promise<Map<string, AppealRow>> {
  const found = attemptIds.length === 0 ? [] : await db.select().from(appeals).where(inArray(appeals.attemptId, [...attemptIds]))
  return new Map(found.map((appeal) => [appeal.attemptId, appeal]))
}

/** Keeps what a candidate says; null when something was said before. */
export async function addAppeal(tx: Db, attemptId: string, statement: string, madeAt: Date): Promise<AppealRow | null> {
  const [added] = await tx.insert(appeals).values({ id: newId(madeAt.getTime()), attemptId, statement, madeAt }).onConflictDoNothing().returning()
  return added ?? null
}

/** Answers the open appeal of an attempt; false when none is open. */
export async function decideAppeal(tx: Db, attemptId: string, decided: { decision: 'granted' | 'declined'; decidedBy: string; decidedAt: Date; note: string | null }): Promise<boolean> {
  const answered = await tx.update(appeals).set(decided).where(and(eq(appeals.attemptId, attemptId), isNull(appeals.decidedAt))).returning({ id: appeals.id })
  return answered.length > 0
}

export type RedoListed = Awaited<ReturnType<typeof listRedos>>['rows'][number]

interface ListFilter {
  version: AssessmentId | undefined
  userIds: readonly string[] | undefined
}

const redone = or(eq(attempts.status, 'REDO'), isNotNull(appeals.id))

const ofFilter = ({ version, userIds }: ListFilter): SQL | undefined =>
  and(eq(attempts.archived, false), version === undefined ? undefined : eq(attempts.assessmentId, version), userIds === undefined || userIds.length === 0 ? undefined : inArray(attempts.userId, [...userIds]))

/** A page of the attempts whose redo was asked for or granted: what waits first, then the latest. */
export async function listRedos(db: Db, filter: ListFilter, page: { skip: number; take: number }) {
  const where = and(ofFilter(filter), redone)
  const granted = db
    .select({ attemptId: attemptEvents.attemptId, at: max(attemptEvents.at).as('granted_at') })
    .from(attemptEvents)
    .where(eq(attemptEvents.type, 'redo.granted'))
    .groupBy(attemptEvents.attemptId)
    .as('granted')
  const rows = await db
    .select({ attempt: attempts, appeal: appeals, grantedAt: granted.at, firstName: users.firstName, lastName: users.lastName, email: users.email })
    .from(attempts)
    .innerJoin(users, eq(users.id, attempts.userId))
    .leftJoin(appeals, eq(appeals.attemptId, attempts.id))
    .leftJoin(granted, eq(granted.attemptId, attempts.id))
    .where(where)
    .orderBy(sql`(${appeals.id} is not null and ${appeals.decidedAt} is null) desc`, desc(attempts.startedAt), desc(attempts.id))
    .limit(page.take)
    .offset(page.skip)
  const [counted] = await db.select({ total: count() }).from(attempts).leftJoin(appeals, eq(appeals.attemptId, attempts.id)).where(where)
  return { rows, total: counted?.total ?? 0 }
}
