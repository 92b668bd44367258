import {
  and,
  asc,
  count,
  desc,
  eq,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  or,
  sql,
} from 'drizzle-orm'
import type { Db } from '../../db/db'
import type { TicketList } from '../../db/tickets'
import { daySpan } from '../results/result.rules'
import { surveyAnswers, surveyQuestions, surveySubmissions } from './survey.table'

export type AnswersQuery = Extract<TicketList, { name: 'survey' }>['ask']

/** The surveys that were submitted on the days asked for. */
function within({ from_date, to_date }: AnswersQuery) {
  const { from, before } = daySpan(from_date, to_date)
  return and(
    from === null ? undefined : gte(surveySubmissions.submittedAt, from),
    before === null ? undefined : lt(surveySubmissions.submittedAt, before),
  )
}

const ofSubmission = eq(surveySubmissions.userId, surveyAnswers.userId)

export async function countSubmissions(db: Db, ask: AnswersQuery): Promise<number> {
  const [counted] = await db.select({ total: count() }).from(surveySubmissions).where(within(ask))
  return counted?.total ?? 0
}

/**
 * How often each answer to each question was given. Of what candidates wrote in their own words only
 * how many did: `answer` is null.
 */
export const countAnswers = (db: Db, ask: AnswersQuery) => {
  const answer = sql<
    string | null
  >`case when ${surveyQuestions.type} = 'text' then null else ${surveyAnswers.answer} end`
  return db
    .select({ questionId: surveyAnswers.questionId, answer: answer.as('answer'), number: count() })
    .from(surveyAnswers)
    .innerJoin(surveySubmissions, ofSubmission)
    .innerJoin(surveyQuestions, eq(surveyQuestions.id, surveyAnswers.questionId))
    .where(within(ask))
    .groupBy(surveyAnswers.questionId, sql`2`)
}

/** The questions that are asked, in their order, and then those that these answers were given to. */
export const questionsAnswered = (db: Db, ids: readonly string[]) =>
  db
    .select()
    .from(surveyQuestions)
    .where(or(isNull(surveyQuestions.deletedAt), inArray(surveyQuestions.id, [...ids])))
    .orderBy(
      isNotNull(surveyQuestions.deletedAt),
      asc(surveyQuestions.position),
      asc(surveyQuestions.id),
    )

/** Whether there is or was such a question. */
export async function isQuestion(db: Db, id: string): Promise<boolean> {
  return (await db.$count(surveyQuestions, eq(surveyQuestions.id, id))) > 0
}

/** What was written to a question, the newest first. */
export async function pageOfTexts(
  db: Db,
  id: string,
  { skip, take, ...ask }: AnswersQuery & { skip: number; take: number },
) {
  const those = and(eq(surveyAnswers.questionId, id), within(ask))
  const rows = await db
    .select({ answer: surveyAnswers.answer, submittedAt: surveySubmissions.submittedAt })
    .from(surveyAnswers)
    .innerJoin(surveySubmissions, ofSubmission)
    .where(those)
    .orderBy(desc(surveySubmissions.submittedAt), desc(surveySubmissions.userId))
    .limit(take)
    .offset(skip)
  const [counted] = await db
    .select({ total: count() })
    .from(surveyAnswers)
    .innerJoin(surveySubmissions, ofSubmission)
    .where(those)
  return { rows, total: counted?.total ?? 0 }
}

/** The submitted surveys, the newest first. */
export const submissionIds = (db: Db, ask: AnswersQuery): Promise<{ id: string }[]> =>
  db
    .select({ id: surveySubmissions.userId })
    .from(surveySubmissions)
    .where(within(ask))
    .orderBy(desc(surveySubmissions.submittedAt), desc(surveySubmissions.userId))

/** What these surveys answered, in the order of the submissions and of the questions. */
export const listAnswers = (db: Db, ids: readonly string[]) =>
  db
    .select({
      submittedAt: surveySubmissions.submittedAt,
      answer: surveyAnswers.answer,
      question: surveyQuestions,
    })
    .from(surveyAnswers)
    .innerJoin(surveySubmissions, ofSubmission)
    .innerJoin(surveyQuestions, eq(surveyQuestions.id, surveyAnswers.questionId))
    .where(inArray(surveySubmissions.userId, [...ids]))
    .orderBy(
      desc(surveySubmissions.submittedAt),
      desc(surveySubmissions.userId),
      asc(surveyQuestions.position),
      asc(surveyQuestions.id),
    )
