import {
  and,
  asc,
  count,
  eq,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  max,
  notExists,
  or,
  sql,
} from 'drizzle-orm'
import { plusSeconds } from '../../runtime/clock'
import type { Db } from '../../db/db'
import { newId } from '../../db/id'
import { approvalKeys, selectionPeople, selections } from '../approvals/approvals.table'
import { attempts } from '../attempts/attempts.table'
import { users } from '../auth/auth.table'
import { mails } from '../users/users.table'
import { type Filter, shownBy } from '../approvals/approval.store'

export type Selection = typeof selections.$inferSelect

const namesShown = 4
const daySeconds = 24 * 3600

/** Holds on to everybody whom the filter shows now, in one statement. */
export async function holdSelection(
  db: Db,
  { status, role, query }: Filter,
  by: { userId: string; now: Date },
): Promise<Selection | null> {
  await forgetOld(db, by.now)
  const id = newId()
  await db
    .insert(selections)
    .values({ id, heldBy: by.userId, heldAt: by.now, status, total: 0, names: [] })
  const shown = db
    .select({
      selectionId: sql`${id}::uuid`.as('selection_id'),
      userId: users.id,
      outcome: sql`null`.as('outcome'),
      changedAt: sql`null::timestamptz`.as('changed_at'),
    })
    .from(users)
    .where(and(shownBy({ role, query }), eq(users.approvalStatus, status)))
  await db.insert(selectionPeople).select(shown)
  const of = eq(selectionPeople.selectionId, id)
  const [counted] = await db.select({ total: count() }).from(selectionPeople).where(of)
  const first = await db
    .select({ firstName: users.firstName, lastName: users.lastName })
    .from(selectionPeople)
    .innerJoin(users, eq(users.id, selectionPeople.userId))
    .where(of)
    .orderBy(asc(users.nameKey), asc(users.id))
    .limit(namesShown)
  const [held] = await db
    .update(selections)
    .set({
      total: counted?.total ?? 0,
      names: first.map(({ firstName, lastName }) => `${firstName} ${lastName}`.trim()),
    })
    .where(eq(selections.id, id))
    .returning()
  return held === undefined || held.total === 0 ? null : held
}

/**
 * Deletes selections a day old that were never confirmed or are finished: the access log holds the
 * decisions.
 */
const forgetOld = (db: Db, now: Date) =>
  db
    .delete(selections)
    .where(
      and(
        lt(selections.heldAt, plusSeconds(now, -daySeconds)),
        or(isNull(selections.confirmedAt), isNotNull(selections.finishedAt)),
      ),
    )

/** A set, held until the transaction ends. */
export async function takeSelection(db: Db, id: string): Promise<Selection | null> {
  const [found] = await db.select().from(selections).where(eq(selections.id, id)).for('update')
  return found ?? null
}

/** A set on which there is work to do, unless somebody else is at it. */
export async function takeWork(db: Db, id: string): Promise<Selection | null> {
  const [found] = await db
    .select()
    .from(selections)
    .where(and(eq(selections.id, id), unfinished))
    .for('update', { skipLocked: true })
  return found ?? null
}

const unfinished = and(isNotNull(selections.confirmedAt), isNull(selections.finishedAt))

export const unfinishedSelections = (db: Db) =>
  db.select({ id: selections.id }).from(selections).where(unfinished)

export async function findSelection(db: Db, id: string): Promise<Selection | null> {
  const [found] = await db.select().from(selections).where(eq(selections.id, id))
  return found ?? null
}

export const updateSelection = (db: Db, id: string, change: Partial<Selection>): Promise<unknown> =>
  db.update(selections).set(change).where(eq(selections.id, id))

export type SelectionCount = Awaited<ReturnType<typeof countOutcomes>>[number]

/** How many of a set have come to what, and when the last of them was changed. */
export const countOutcomes = (db: Db, id: string) =>
  db
    .select({
      outcome: selectionPeople.outcome,
      number: count(),
      last: max(selectionPeople.changedAt),
    })
    .from(selectionPeople)
    .where(eq(selectionPeople.selectionId, id))
    .groupBy(selectionPeople.outcome)

type Outcome = (typeof selectionPeople.$inferSelect)['outcome']

/**
 * The next people of a selection with this `outcome`; null for those who are not decided about yet.
 */
export const listNext = (db: Db, id: string, outcome: Outcome, most: number) =>
  db
    .select({ userId: selectionPeople.userId, changedAt: selectionPeople.changedAt })
    .from(selectionPeople)
    .where(
      and(
        eq(selectionPeople.selectionId, id),
        outcome === null ? isNull(selectionPeople.outcome) : eq(selectionPeople.outcome, outcome),
      ),
    )
    .orderBy(selectionPeople.userId)
    .limit(most)

export async function setOutcome(
  db: Db,
  id: string,
  userIds: readonly string[],
  to: { outcome: Outcome; changedAt?: Date },
): Promise<void> {
  if (userIds.length > 0)
    await db
      .update(selectionPeople)
      .set(to)
      .where(
        and(eq(selectionPeople.selectionId, id), inArray(selectionPeople.userId, [...userIds])),
      )
}

/** Marks the people who are not decided about yet as left out. */
export const leaveTheRest = (db: Db, id: string): Promise<unknown> =>
  db
    .update(selectionPeople)
    .set({ outcome: 'left' })
    .where(and(eq(selectionPeople.selectionId, id), isNull(selectionPeople.outcome)))

/**
 * Holds back the mails about changes since then that are to be undone, before the first of them can
 * fall due.
 */
export async function holdMailsBack(db: Db, id: string, since: Date, now: Date): Promise<void> {
  const begun = db
    .select({ one: sql`1` })
    .from(attempts)
    .where(
      and(
        eq(attempts.userId, selectionPeople.userId),
        gte(attempts.startedAt, selectionPeople.changedAt),
      ),
    )
  // A person whom a later decision changed is notified of that one instead.
  const undoable = db
    .select({ userId: selectionPeople.userId })
    .from(selectionPeople)
    .innerJoin(
      users,
      and(
        eq(users.id, selectionPeople.userId),
        eq(users.approvalDecidedAt, selectionPeople.changedAt),
      ),
    )
    .where(
      and(
        eq(selectionPeople.selectionId, id),
        eq(selectionPeople.outcome, 'changed'),
        gte(selectionPeople.changedAt, since),
        notExists(begun),
      ),
    )
  await db
    .update(mails)
    .set({ cancelledAt: now })
    .where(and(inArray(mails.about, undoable), isNull(mails.sentAt), isNull(mails.cancelledAt)))
}

/**
 * Takes a key for a decision; answers whom the decision changed that had it before. Another that
 * comes at the same time waits for this one.
 */
export async function takeKey(
  db: Db,
  key: string,
  by: { userId: string; now: Date },
): Promise<string[] | null> {
  await db.delete(approvalKeys).where(lt(approvalKeys.decidedAt, plusSeconds(by.now, -daySeconds)))
  const [taken] = await db
    .insert(approvalKeys)
    .values({ key, decidedBy: by.userId, decidedAt: by.now, userIds: [] })
    .onConflictDoNothing()
    .returning({ key: approvalKeys.key })
  if (taken !== undefined) return null
  const [before] = await db
    .select()
    .from(approvalKeys)
    .where(and(eq(approvalKeys.key, key), eq(approvalKeys.decidedBy, by.userId)))
  return before?.userIds ?? []
}

export const keepAnswer = (db: Db, key: string, userIds: string[]): Promise<unknown> =>
  db.update(approvalKeys).set({ userIds }).where(eq(approvalKeys.key, key))
