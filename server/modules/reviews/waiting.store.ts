import { and, asc, count, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { operations } from '../../../openapi/generated/api'
import { contactOpen, type Viewer } from '../../db/contact'
import type { Db } from '../../db/db'
import { attemptEvents, attempts } from '../attempts/attempts.table'
import { users } from '../auth/auth.table'
import { evaluations } from '../results/results.table'

type Query = NonNullable<operations['listReviews']['parameters']['query']>
export type WaitingQuery = Pick<Query, 'kind' | 'assessment_version' | 'user_ids' | 'sort'>

/** The evidence by which a scorer says that an answer waits, by what is reviewed. */
const codes = { speaking: 'awaiting_reviewer', writing: 'review_writing' } as const

const question = sql<string>`evidence.value->'values'->>'question'`

/**
 * The answers that wait, once each: the criteria of one text share it. An attempt that is being
 * scored anew waits for the machine first.
 */
const waiting = (db: Db, viewer: Viewer, ask: WaitingQuery) =>
  db
    .selectDistinct({
      attemptId: attempts.id,
      userId: attempts.userId,
      questionId: question.as('question_id'),
      kind: sql<
        'speaking' | 'writing'
      >`case evidence.value->>'code' when ${codes.speaking} then 'speaking' else 'writing' end`.as(
        'review_kind',
      ),
    })
    .from(attempts)
    .innerJoin(users, eq(users.id, attempts.userId))
    .innerJoin(evaluations, eq(evaluations.attemptId, attempts.id))
    .crossJoinLateral(sql`jsonb_array_elements(${evaluations.criteria}) as criterion`)
    .crossJoinLateral(sql`jsonb_array_elements(criterion.value->'evidence') as evidence`)
    .where(
      and(
        eq(attempts.status, 'RESULT_PROCESSING'),
        eq(attempts.archived, false),
        sql`${attempts.state}->'value'->>'RESULT_PROCESSING' = 'awaitingReview'`,
        sql`(criterion.value->>'provisional')::boolean`,
        inArray(
          sql`evidence.value->>'code'`,
          ask.kind === undefined ? Object.values(codes) : [codes[ask.kind]],
        ),
        contactOpen(viewer),
        ask.assessment_version === undefined
          ? undefined
          : eq(attempts.assessmentId, ask.assessment_version),
        ask.user_ids === undefined || ask.user_ids.length === 0
          ? undefined
          : inArray(attempts.userId, ask.user_ids),
      ),
    )
    .as('waiting')

export async function countWaiting(db: Db, viewer: Viewer, ask: WaitingQuery): Promise<number> {
  const [counted] = await db.select({ total: count() }).from(waiting(db, viewer, ask))
  return counted?.total ?? 0
}

export type WaitingRow = Awaited<ReturnType<typeof waitingRows>>[number]

/** A page of the answers that wait, in order, each with what its criteria say. */
export function waitingRows(
  db: Db,
  viewer: Viewer,
  ask: WaitingQuery,
  page: { skip: number; take: number },
) {
  const found = waiting(db, viewer, ask)
  // An attempt that is scored again while it waits has waited since it first did.
  const since = sql<Date>`(select max(${attemptEvents.at}) from ${attemptEvents} where ${attemptEvents.attemptId} = ${found.attemptId} and ${attemptEvents.type} = 'evaluation.provisional')`
  const { sort = 'since' } = ask
  const way = sort.startsWith('-') ? desc : asc
  const order: SQL[] = [
    way(sort.endsWith('since') ? since : users.nameKey),
    asc(found.attemptId),
    asc(found.questionId),
  ]
  return db
    .select({
      attempt: attempts,
      criteria: evaluations.criteria,
      firstName: users.firstName,
      lastName: users.lastName,
      email: users.email,
      questionId: found.questionId,
      kind: found.kind,
      since: since.mapWith(attemptEvents.at),
    })
    .from(found)
    .innerJoin(attempts, eq(attempts.id, found.attemptId))
    .innerJoin(evaluations, eq(evaluations.attemptId, found.attemptId))
    .innerJoin(users, eq(users.id, found.userId))
    .orderBy(...order)
    .limit(page.take)
    .offset(page.skip)
}
