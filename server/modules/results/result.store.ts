import { episodeTypes } from '../../../machines/shared/episodes'
import { incidentDigitsIn } from '../../../machines/shared/incident-number'
import { and, asc, count, desc, eq, gte, inArray, lt, lte, or, type SQL, sql } from 'drizzle-orm'
import { contactOpen, shownTo, type Viewer } from '../../db/contact'
import type { Db } from '../../db/db'
import { newId } from '../../db/id'
import { attemptEvents, attempts } from '../attempts/attempts.table'
import { evaluations, reportFiles, reviews } from './results.table'
import { users } from '../auth/auth.table'
import { candidates, files, profiles } from '../users/users.table'
import { sortByIds, namedLike, scoreBound } from '../../db/search'
import type { AttemptRow } from '../attempts/attempt.store'
import { countEpisodes } from '../integrity/episode.rules'
import { type AssessmentId, toKind } from '../attempts/lifecycle.rules'
import { passMark } from './result.rules'

export type Evaluation = typeof evaluations.$inferSelect
export type Review = typeof reviews.$inferSelect

export async function findEvaluation(db: Db, attemptId: string): Promise<Evaluation | null> {
  const [found] = await db.select().from(evaluations).where(eq(evaluations.attemptId, attemptId))
  return found ?? null
}

/** What is left out of the evaluation stays as it is stored. */
export async function storeEvaluation(
  db: Db,
  evaluation: typeof evaluations.$inferInsert,
): Promise<void> {
  await db
    .insert(evaluations)
    .values(evaluation)
    .onConflictDoUpdate({ target: evaluations.attemptId, set: evaluation })
}

/** Every review of an attempt with its reviewer's name, oldest first. */
export const listReviews = (db: Db, attemptId: string) =>
  db
    .select({ review: reviews, firstName: users.firstName, lastName: users.lastName })
    .from(reviews)
    .innerJoin(users, eq(users.id, reviews.reviewerId))
    .where(eq(reviews.attemptId, attemptId))
    .orderBy(asc(reviews.at), asc(reviews.id))

export const addReview = (db: Db, review: Omit<Review, 'id'>): Promise<unknown> =>
  db.insert(reviews).values({ id: newId(review.at.getTime()), ...review })

export interface Filter {
  /** All assessments if it is missing. */
  assessmentId?: AssessmentId | undefined
  from: Date | null
  before: Date | null
  status?: AttemptRow['status'] | undefined
  passed?: boolean | undefined
  failed?: boolean | undefined
  userIds?: string[] | undefined
  name?: string | undefined
  scoreMin?: number | undefined
  scoreMax?: number | undefined
}

export interface ResultOrder {
  sort: 'started_at' | 'finished_at' | 'overall' | 'full_name'
  descending: boolean
}

/**
 * The attempts that match, in order; a page of them, or all. Only their ids: what is shown of them
 * is read for those that are shown.
 */
export function resultIds(
  db: Db,
  viewer: Viewer,
  filter: Filter,
  order: ResultOrder,
  page?: { skip: number; take: number },
): Promise<{ id: string }[]> {
  // In the order of names the kind, which goes without saying, leads from somebody to their
  // attempts; to count them it is not looked up.
  const query = (
    filter.name === undefined && order.sort !== 'full_name'
      ? attemptsOnly(db)
      : attemptsOnly(db).innerJoin(users, eq(users.id, attempts.userId))
  )
    .where(
      and(
        matching(filter, viewer),
        order.sort === 'full_name' && filter.assessmentId !== undefined
          ? eq(attempts.kind, toKind(filter.assessmentId))
          : undefined,
      ),
    )
    .orderBy(...toOrder(order))
  return page === undefined ? query : query.limit(page.take).offset(page.skip)
}

const attemptsOnly = (db: Db) => db.select({ id: attempts.id }).from(attempts).$dynamic()

function toOrder({ sort, descending }: ResultOrder): SQL[] {
  const way = descending ? desc : asc
  if (sort === 'started_at') return [way(attempts.startedAt), way(attempts.id)]
  if (sort === 'finished_at') return [way(attempts.finishedAt), way(attempts.id)]
  if (sort === 'full_name') return [way(users.nameKey), way(attempts.id)]
  // What has no score yet comes last either way.
  return [sql`${way(attempts.overall)} nulls last`, desc(attempts.id)]
}

export async function countResults(db: Db, viewer: Viewer, filter: Filter): Promise<number> {
  const query = db.select({ total: count() }).from(attempts).$dynamic()
  const [found] = await (
    filter.name === undefined ? query : query.innerJoin(users, eq(users.id, attempts.userId))
  ).where(matching(filter, viewer))
  return found?.total ?? 0
}

const listedTo = (viewer: Viewer) => ({
  attempt: attempts,
  firstName: users.firstName,
  lastName: users.lastName,
  email: shownTo(viewer, users.email),
  avatarFileId: users.avatarFileId,
  evaluation: evaluations,
})

export type ListedResult = Awaited<ReturnType<typeof resultRows>>[number]

/** What is shown of these attempts to a viewer, in the order of their ids. */
export async function resultRows(db: Db, viewer: Viewer, ids: readonly string[]) {
  if (ids.length === 0) return []
  const rows = await db
    .select(listedTo(viewer))
    .from(attempts)
    .innerJoin(users, eq(users.id, attempts.userId))
    .leftJoin(evaluations, eq(evaluations.attemptId, attempts.id))
    .where(inArray(attempts.id, [...ids]))
  const episodeEvents = await findEpisodeEvents(db, ids)
  return sortByIds(
    ids,
    rows.map((row) => ({
      ...row,
      episodes: countEpisodes(episodeEvents.get(row.attempt.id) ?? [], row.attempt.startedAt),
    })),
    ({ attempt }) => attempt.id,
  )
}

/** By attempt the events that its episodes are counted by. */
async function findEpisodeEvents(db: Db, attemptIds: readonly string[]) {
  const events = await db
    .select({
      attemptId: attemptEvents.attemptId,
      type: attemptEvents.type,
      at: attemptEvents.at,
      detail: attemptEvents.detail,
    })
    .from(attemptEvents)
    .where(
      and(
        inArray(attemptEvents.attemptId, [...attemptIds]),
        inArray(attemptEvents.type, [...episodeTypes]),
      ),
    )
    .orderBy(asc(attemptEvents.at), asc(attemptEvents.position))
  const episodeEvents = new Map<string, typeof events>()
  for (const event of events)
    episodeEvents.set(event.attemptId, [...(episodeEvents.get(event.attemptId) ?? []), event])
  return episodeEvents
}

function matching(filter: Filter, viewer: Viewer): SQL | undefined {
  const { overall } = attempts
  // Both flags, or neither, mean whatever the score. While speaking waits for a person's score there
  // is no verdict yet, whatever the others come to.
  const verdict =
    filter.passed === filter.failed || (!filter.passed && !filter.failed)
      ? undefined
      : and(
          eq(attempts.status, 'COMPLETED'),
          attempts.witnessed,
          filter.passed ? gte(overall, passMark) : lt(overall, passMark),
        )
  return and(
    filter.assessmentId === undefined ? undefined : eq(attempts.assessmentId, filter.assessmentId),
    eq(attempts.archived, false),
    filter.from === null ? undefined : gte(attempts.startedAt, filter.from),
    filter.before === null ? undefined : lt(attempts.startedAt, filter.before),
    filter.status === undefined ? undefined : eq(attempts.status, filter.status),
    verdict,
    filter.userIds === undefined || filter.userIds.length === 0
      ? undefined
      : inArray(attempts.userId, filter.userIds),
    filter.name === undefined || filter.name.trim() === ''
      ? undefined
      : named(filter.name.trim(), viewer),
    filter.scoreMin === undefined || filter.scoreMin <= 0
      ? undefined
      : gte(overall, scoreBound(filter.scoreMin)),
    filter.scoreMax === undefined || filter.scoreMax >= 100
      ? undefined
      : lte(overall, scoreBound(filter.scoreMax)),
  )
}

/** Part of a name or e-mail; the incident number of an attempt finds that attempt too. */
function named(text: string, viewer: Viewer): SQL | undefined {
  const digits = incidentDigitsIn(text)
  return or(
    namedLike(text, viewer),
    digits === null ? undefined : sql`right(${attempts.id}::text, 8) = ${digits}`,
  )
}

/** A report's data about its candidate for a viewer, and whether the viewer may see all of it. */
export async function getCandidate(db: Db, viewer: Viewer, userId: string) {
  const [found] = await db
    .select({
      id: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      email: shownTo(viewer, users.email),
      avatarFileId: users.avatarFileId,
      city: candidates.city,
      resumeFileId: shownTo(viewer, profiles.resumeFileId),
      isOpen: contactOpen(viewer),
    })
    .from(users)
    .leftJoin(candidates, eq(candidates.userId, users.id))
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .where(eq(users.id, userId))
  if (found === undefined) throw new Error(`No user ${userId}`)
  return found
}

/**
 * The list of an attempt in the order of time, with the names of the people of the company who are
 * on it.
 */
export const getEvents = (db: Db, attemptId: string) =>
  db
    .select({
      event: attemptEvents,
      decider: { firstName: users.firstName, lastName: users.lastName },
    })
    .from(attemptEvents)
    .leftJoin(users, and(eq(users.id, attemptEvents.actorId), eq(attemptEvents.actor, 'reviewer')))
    .where(eq(attemptEvents.attemptId, attemptId))
    .orderBy(asc(attemptEvents.at), asc(attemptEvents.position))

/** Every attempt of a candidate at a kind, reset ones included, with its score. */
export const listHistory = (db: Db, { userId, kind }: AttemptRow) =>
  db
    .select({ attempt: attempts, overall: evaluations.overall })
    .from(attempts)
    .leftJoin(evaluations, eq(evaluations.attemptId, attempts.id))
    .where(and(eq(attempts.userId, userId), eq(attempts.kind, kind)))
    .orderBy(desc(attempts.startedAt))

/** The PDF made of exactly these scores, if there is one. */
export async function findReportFile(
  db: Db,
  attemptId: string,
  lang: 'en' | 'ar',
  evaluationMadeAt: Date,
): Promise<string | null> {
  const [found] = await db
    .select()
    .from(reportFiles)
    .where(and(eq(reportFiles.attemptId, attemptId), eq(reportFiles.lang, lang)))
  return found !== undefined && found.evaluationMadeAt.getTime() === evaluationMadeAt.getTime()
    ? found.fileId
    : null
}

/** Keeps a PDF in place of the one made before. Returns the key of that one's bytes. */
export async function storeReportFile(
  tx: Db,
  report: typeof reportFiles.$inferInsert,
  file: typeof files.$inferInsert,
): Promise<string | null> {
  const [earlier] = await tx
    .select({ storageKey: files.storageKey, id: files.id })
    .from(reportFiles)
    .innerJoin(files, eq(files.id, reportFiles.fileId))
    .where(and(eq(reportFiles.attemptId, report.attemptId), eq(reportFiles.lang, report.lang)))
  await tx.insert(files).values(file)
  await tx
    .insert(reportFiles)
    .values(report)
    .onConflictDoUpdate({ target: [reportFiles.attemptId, reportFiles.lang], set: report })
  if (earlier !== undefined) await tx.delete(files).where(eq(files.id, earlier.id))
  return earlier?.storageKey ?? null
}
