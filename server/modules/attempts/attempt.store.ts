import { consentTextVersion } from '../../../machines/shared/consent-text'
import { and, asc, desc, eq, inArray, isNotNull, lte, ne, sql } from 'drizzle-orm'
import { batched } from '../../db/batch'
import type { Db } from '../../db/db'
import { newId } from '../../db/id'
import { attemptEvents, attemptOutages, attempts, consents } from './attempts.table'
import { readSetting, writeSetting } from '../../db/settings'
import { type AssessmentId, isAssessmentId, type Kind, outageUntil } from './lifecycle.rules'
import type { Outage } from '../answers/late.rules'

export type AttemptRow = typeof attempts.$inferSelect

/**
 * An attempt of this candidate, by its id. Null for another's, so that it answers like one that
 * does not exist.
 */
export async function findOwnAttempt(
  db: Db,
  userId: string,
  id: string,
): Promise<AttemptRow | null> {
  const [found] = await db
    .select()
    .from(attempts)
    .where(and(eq(attempts.id, id), eq(attempts.userId, userId)))
  return found ?? null
}

/** As `findOwnAttempt`, with what several candidates ask at once in one query. */
export const attemptReader = (
  db: Db,
): ((wanted: { userId: string; id: string }) => Promise<AttemptRow | null>) =>
  batched(async (wanted: readonly { userId: string; id: string }[]) => {
    const found = await db
      .select()
      .from(attempts)
      .where(inArray(attempts.id, [...new Set(wanted.map(({ id }) => id))]))
    const byId = new Map(found.map((row) => [row.id, row]))
    return wanted.map(({ userId, id }) => {
      const row = byId.get(id)
      return row?.userId === userId ? row : null
    })
  })

export async function findAttempt(db: Db, id: string): Promise<AttemptRow | null> {
  const [found] = await db.select().from(attempts).where(eq(attempts.id, id))
  return found ?? null
}

/** The same, held until the transaction ends, so that two events cannot step from one state. */
export async function holdAttempt(tx: Db, id: string): Promise<AttemptRow | null> {
  const [found] = await tx.select().from(attempts).where(eq(attempts.id, id)).for('update')
  return found ?? null
}

/**
 * Locks several attempts like `holdAttempt`, always in the same order, so that transactions do not
 * deadlock.
 */
export const holdAttempts = (tx: Db, ids: readonly string[]): Promise<AttemptRow[]> =>
  tx
    .select()
    .from(attempts)
    .where(inArray(attempts.id, [...ids]))
    .orderBy(asc(attempts.id))
    .for('update')

/** Every attempt of a candidate, those that were reset among them, the newest first. */
export const listAllAttempts = (db: Db, userId: string): Promise<AttemptRow[]> =>
  db
    .select()
    .from(attempts)
    .where(eq(attempts.userId, userId))
    .orderBy(desc(attempts.startedAt), desc(attempts.id))

/** Every attempt of a candidate that was not reset, the newest first. */
export const listAttempts = (db: Db, userId: string, kind?: Kind): Promise<AttemptRow[]> =>
  db
    .select()
    .from(attempts)
    .where(
      and(
        eq(attempts.userId, userId),
        eq(attempts.archived, false),
        kind === undefined ? undefined : eq(attempts.kind, kind),
      ),
    )
    .orderBy(desc(attempts.startedAt), desc(attempts.id))

/** The standing attempts at an assessment, of the named candidates or of all. */
export const attemptsToReset = (
  db: Db,
  {
    user_ids: userIds,
    assessment_version: assessmentId,
    is_reset_all: all,
  }: { user_ids: string[]; assessment_version: AssessmentId; is_reset_all: boolean },
): Promise<AttemptRow[]> =>
  db
    .select()
    .from(attempts)
    .where(
      and(
        eq(attempts.assessmentId, assessmentId),
        eq(attempts.archived, false),
        ne(attempts.status, 'REDO'),
        all ? undefined : inArray(attempts.userId, userIds),
      ),
    )
    .orderBy(asc(attempts.id))

/** The attempt of a kind that is under way or stands; a redo and a reset make room for another. */
export async function findOpenAttempt(
  db: Db,
  userId: string,
  kind: Kind,
): Promise<AttemptRow | null> {
  const [found] = await db
    .select()
    .from(attempts)
    .where(
      and(
        eq(attempts.userId, userId),
        eq(attempts.kind, kind),
        eq(attempts.archived, false),
        ne(attempts.status, 'REDO'),
      ),
    )
  return found ?? null
}

/** The attempt whose list holds an event under this key, if it is the candidate's. */
export async function attemptOfKey(
  db: Db,
  userId: string,
  key: string,
): Promise<AttemptRow | null> {
  const [found] = await db
    .select({ attempt: attempts })
    .from(attemptEvents)
    .innerJoin(attempts, eq(attempts.id, attemptEvents.attemptId))
    .where(and(eq(attemptEvents.key, key), eq(attempts.userId, userId)))
  return found?.attempt ?? null
}

/** Whether the attempt's list holds an event under this key. */
export async function hasEvent(db: Db, attemptId: string, key: string): Promise<boolean> {
  const [found] = await db
    .select({ id: attemptEvents.id })
    .from(attemptEvents)
    .where(and(eq(attemptEvents.key, key), eq(attemptEvents.attemptId, attemptId)))
  return found !== undefined
}

/**
 * Notes that the browser sent something, and a gap of more than 45 seconds before it as an outage.
 * `device` holds the device's times of parts that are over.
 */
export async function setLastContact(
  db: Db,
  row: AttemptRow,
  now: Date,
  device?: AttemptRow['deviceTimes'],
): Promise<void> {
  const outage = outageUntil(row.lastSeenAt, now)
  if (outage !== null)
    await db
      .insert(attemptOutages)
      .values({ id: newId(now.getTime()), attemptId: row.id, ...outage })
  await db
    .update(attempts)
    .set({ lastSeenAt: now, ...(device === undefined ? {} : { deviceTimes: device }) })
    .where(eq(attempts.id, row.id))
}

/** The outages of an attempt that ended with a word of its browser. */
export const pastOutages = (db: Db, attemptId: string): Promise<Outage[]> =>
  db
    .select({ from: attemptOutages.from, to: attemptOutages.to })
    .from(attemptOutages)
    .where(eq(attemptOutages.attemptId, attemptId))

/** The outages of an attempt, the one that ends just now included. */
export async function listOutages(db: Db, row: AttemptRow, now: Date): Promise<Outage[]> {
  const past = await pastOutages(db, row.id)
  const current = outageUntil(row.lastSeenAt, now)
  return current === null ? past : [...past, current]
}

/** Attempts in which something fell due, for the sweep. */
export const dueAttempts = (db: Db, now: Date, limit: number): Promise<{ id: string }[]> =>
  db
    .select({ id: attempts.id })
    .from(attempts)
    .where(and(isNotNull(attempts.nextExpiryAt), lte(attempts.nextExpiryAt, now)))
    .orderBy(asc(attempts.nextExpiryAt))
    .limit(limit)

export const addConsent = (
  db: Db,
  consent: Omit<typeof consents.$inferInsert, 'id'>,
): Promise<unknown> => db.insert(consents).values({ id: newId(), ...consent })

/** The last consent to the recording that a candidate gave before an instant, at a kind. */
export async function consentAt(
  db: Db,
  { userId, kind }: Pick<AttemptRow, 'userId' | 'kind'>,
  at: Date,
) {
  const [found] = await db
    .select()
    .from(consents)
    .where(and(eq(consents.userId, userId), eq(consents.kind, kind), lte(consents.givenAt, at)))
    .orderBy(desc(consents.givenAt))
    .limit(1)
  return found ?? null
}

/** The kinds before which somebody agreed to the current text about the recording. */
export async function consentedKinds(db: Db, userId: string): Promise<Kind[]> {
  const found = await db
    .selectDistinct({ kind: consents.kind })
    .from(consents)
    .where(and(eq(consents.userId, userId), eq(consents.textVersion, consentTextVersion)))
  return found.map(({ kind }) => kind)
}

const activeKey = 'active_assessments'
const defaultActive: readonly AssessmentId[] = ['english_v3', 'annotation_v3']

/** The active assessment versions, in the order in which candidates get them. */
export async function activeAssessments(db: Db): Promise<readonly AssessmentId[]> {
  return (await readSetting<AssessmentId[]>(db, activeKey))?.filter(isAssessmentId) ?? defaultActive
}

export const setActive = (db: Db, ids: readonly AssessmentId[]): Promise<unknown> =>
  writeSetting(db, activeKey, ids)

/** How many attempts stand in each status, by version; reset ones are not counted. */
export const countAttempts = (db: Db) =>
  db
    .select({
      assessmentId: attempts.assessmentId,
      status: attempts.status,
      count: sql<number>`count(*)::int`,
    })
    .from(attempts)
    .where(eq(attempts.archived, false))
    .groupBy(attempts.assessmentId, attempts.status)
