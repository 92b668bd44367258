import {
  and,
  asc,
  count,
  desc,
  eq,
  exists,
  gt,
  inArray,
  isNotNull,
  not,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import { alias, unionAll } from 'drizzle-orm/pg-core'
import type { operations } from '../../../openapi/generated/api'
import { contactOpen, type Viewer } from '../../db/contact'
import type { Db } from '../../db/db'
import { attemptEvents, attempts } from '../attempts/attempts.table'
import { users } from '../auth/auth.table'
import { evaluations, reviews } from '../results/results.table'
import { askedForMs } from './second-review.rules'

type Query = NonNullable<operations['listReviews']['parameters']['query']>
export type WaitingQuery = Pick<
  Query,
  'kind' | 'mine_done' | 'assessment_version' | 'user_ids' | 'sort'
>

export interface WaitingReader {
  viewer: Viewer
  now: Date
}

/** The evidence by which a scorer says that an answer waits, by what is reviewed. */
const codes = { speaking: 'awaiting_reviewer', writing: 'review_writing' } as const

type Kind = keyof typeof codes | 'evidence'

const narrowed = (viewer: Viewer, ask: WaitingQuery): SQL | undefined =>
  and(
    eq(attempts.archived, false),
    contactOpen(viewer),
    ask.assessment_version === undefined
      ? undefined
      : eq(attempts.assessmentId, ask.assessment_version),
    ask.user_ids === undefined || ask.user_ids.length === 0
      ? undefined
      : inArray(attempts.userId, ask.user_ids),
  )

const awaitingReview = and(
  eq(attempts.status, 'RESULT_PROCESSING'),
  sql`${attempts.state}->'value'->>'RESULT_PROCESSING' = 'awaitingReview'`,
)

/**
 * The answers without a score, once each, as the criteria of one text share one. An attempt that is
 * being scored is left out. One that is scored again keeps the time since which it waits.
 */
const firstWaiting = (db: Db, { viewer }: WaitingReader, ask: WaitingQuery) =>
  db
    .selectDistinct({
      attemptId: attempts.id,
      userId: attempts.userId,
      questionId: sql<string | null>`evidence.value->'values'->>'question'`.as('question_id'),
      kind: sql<Kind>`case evidence.value->>'code' when ${codes.speaking} then 'speaking' else 'writing' end`.as(
        'review_kind',
      ),
      since:
        sql<Date>`(select max(${attemptEvents.at}) from ${attemptEvents} where ${attemptEvents.attemptId} = ${attempts.id} and ${attemptEvents.type} = 'evaluation.provisional')`.as(
          'since',
        ),
      second: sql<boolean>`false`.as('is_second'),
      mineDone: sql<boolean>`false`.as('mine_done'),
    })
    .from(attempts)
    .innerJoin(users, eq(users.id, attempts.userId))
    .innerJoin(evaluations, eq(evaluations.attemptId, attempts.id))
    .crossJoinLateral(sql`jsonb_array_elements(${evaluations.criteria}) as criterion`)
    .crossJoinLateral(sql`jsonb_array_elements(criterion.value->'evidence') as evidence`)
    .where(
      and(
        narrowed(viewer, ask),
        awaitingReview,
        sql`(criterion.value->>'provisional')::boolean`,
        inArray(sql`evidence.value->>'code'`, Object.values(codes)),
      ),
    )

const others = alias(reviews, 'others')

/** The reviews of an attempt of which something holds. */
const findOthers = (db: Db, holds: SQL) =>
  db
    .select({ one: sql`1` })
    .from(others)
    .where(and(eq(others.attemptId, attempts.id), holds))

/** Answers of the sample that one reviewer scored, while a second one is asked. */
const secondWaiting = (db: Db, { viewer, now }: WaitingReader, ask: WaitingQuery) =>
  db
    .selectDistinct({
      attemptId: attempts.id,
      userId: attempts.userId,
      questionId: sql<string | null>`scored.question`.as('question_id'),
      kind: sql<Kind>`scored.kind`.as('review_kind'),
      since: sql<Date>`${reviews.at}`.as('since'),
      second: sql<boolean>`true`.as('is_second'),
      mineDone: sql<boolean>`${exists(
        findOthers(db, sql`${others.reviewerId}::text = ${viewer.userId}`),
      )}`.as('mine_done'),
    })
    .from(reviews)
    .innerJoin(attempts, eq(attempts.id, reviews.attemptId))
    .innerJoin(users, eq(users.id, attempts.userId))
    .crossJoinLateral(
      sql`(select jsonb_object_keys(${reviews.scores}) as question, 'speaking' as kind union all select jsonb_object_keys(${reviews.writing}), 'writing') as scored`,
    )
    .where(
      and(
        narrowed(viewer, ask),
        reviews.asksSecond,
        eq(attempts.status, 'COMPLETED'),
        gt(reviews.at, new Date(now.getTime() - askedForMs)),
        not(exists(findOthers(db, sql`${others.second}`))),
      ),
    )

/**
 * Results that do not count because evidence is missing. While answers are scored anew, the
 * machine comes first.
 */
const evidenceWaiting = (db: Db, { viewer }: WaitingReader, ask: WaitingQuery) =>
  db
    .selectDistinct({
      attemptId: attempts.id,
      userId: attempts.userId,
      questionId: sql<string | null>`null::text`.as('question_id'),
      kind: sql<Kind>`'evidence'`.as('review_kind'),
      since: sql<Date>`${attempts.finishedAt}`.as('since'),
      second: sql<boolean>`false`.as('is_second'),
      mineDone: sql<boolean>`false`.as('mine_done'),
    })
    .from(attempts)
    .innerJoin(users, eq(users.id, attempts.userId))
    .innerJoin(evaluations, eq(evaluations.attemptId, attempts.id))
    .where(
      and(
        narrowed(viewer, ask),
        eq(attempts.witnessed, false),
        isNotNull(attempts.finishedAt),
        or(eq(attempts.status, 'COMPLETED'), awaitingReview),
      ),
    )

const waiting = (db: Db, reader: WaitingReader, ask: WaitingQuery) => {
  const every = unionAll(
    firstWaiting(db, reader, ask),
    secondWaiting(db, reader, ask),
    evidenceWaiting(db, reader, ask),
  ).as('every')
  return db
    .select()
    .from(every)
    .where(
      and(
        ask.kind === undefined ? undefined : eq(every.kind, ask.kind),
        ask.mine_done === undefined ? undefined : eq(every.mineDone, ask.mine_done),
      ),
    )
    .as('waiting')
}

export async function countWaiting(
  db: Db,
  reader: WaitingReader,
  ask: WaitingQuery,
): Promise<number> {
  const [counted] = await db.select({ total: count() }).from(waiting(db, reader, ask))
  return counted?.total ?? 0
}

/** How much of each kind waits for the reader and was not done by them. */
export async function countByKind(db: Db, reader: WaitingReader): Promise<Record<Kind, number>> {
  const found = waiting(db, reader, { mine_done: false })
  const counted = await db
    .select({ kind: found.kind, number: count() })
    .from(found)
    .groupBy(found.kind)
  const numbers = new Map(counted.map(({ kind, number }) => [kind, number]))
  return {
    speaking: numbers.get('speaking') ?? 0,
    writing: numbers.get('writing') ?? 0,
    evidence: numbers.get('evidence') ?? 0,
  }
}

export type WaitingRow = Awaited<ReturnType<typeof waitingRows>>[number]

/** A page of the answers that wait, in order, each with what its criteria said of it. */
export function waitingRows(
  db: Db,
  reader: WaitingReader,
  ask: WaitingQuery,
  page: { skip: number; take: number },
) {
  const found = waiting(db, reader, ask)
  const { sort = 'since' } = ask
  const way = sort.startsWith('-') ? desc : asc
  return db
    .select({
      attempt: attempts,
      criteria: evaluations.criteria,
      before: reviews.before,
      firstName: users.firstName,
      lastName: users.lastName,
      email: users.email,
      questionId: found.questionId,
      kind: found.kind,
      since: sql<Date>`${found.since}`.mapWith(attemptEvents.at),
      second: found.second,
      mineDone: found.mineDone,
    })
    .from(found)
    .innerJoin(attempts, eq(attempts.id, found.attemptId))
    .innerJoin(evaluations, eq(evaluations.attemptId, found.attemptId))
    .innerJoin(users, eq(users.id, found.userId))
    .leftJoin(reviews, and(eq(reviews.attemptId, found.attemptId), reviews.asksSecond))
    .orderBy(
      way(sort.endsWith('since') ? found.since : users.nameKey),
      asc(found.attemptId),
      asc(found.questionId),
    )
    .limit(page.take)
    .offset(page.skip)
}
