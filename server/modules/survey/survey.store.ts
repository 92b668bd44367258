import { and, asc, count, desc, eq, isNull, sql } from 'drizzle-orm'
import { surveyContent } from '../../content/survey/survey'
import { recordAudit } from '../../db/audit'
import type { Db } from '../../db/db'
import { newId } from '../../db/id'
import { attempts } from '../attempts/attempts.table'
import { appeals } from '../attempts/outcomes.table'
import { surveyAnswers, surveyQuestions, surveySubmissions } from './survey.table'
import type { Deps } from '../../deps'

export type SurveyQuestion = typeof surveyQuestions.$inferSelect
type Asked = Pick<SurveyQuestion, 'question' | 'questionAr' | 'type' | 'options'>

/** Asks what the content asks, in a database where nobody ever put or struck a question. */
export async function seedSurvey({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  await db.transaction(async (tx) => {
    await holdOrder(tx)
    const [known] = await tx.select({ id: surveyQuestions.id }).from(surveyQuestions).limit(1)
    if (known !== undefined) return
    const updatedAt = clock.now()
    await tx.insert(surveyQuestions).values(
      surveyContent.map(({ question, question_ar, type, options }, at) => ({
        id: newId(),
        question,
        questionAr: question_ar,
        type,
        options,
        position: at + 1,
        updatedAt,
      })),
    )
  })
}

const current = isNull(surveyQuestions.deletedAt)

/** The questions that are asked, in their order. */
export const askedQuestions = (db: Db): Promise<SurveyQuestion[]> =>
  db
    .select()
    .from(surveyQuestions)
    .where(current)
    .orderBy(asc(surveyQuestions.position), asc(surveyQuestions.id))

export async function pageOfQuestions(
  db: Db,
  page: { skip: number; take: number },
): Promise<{ rows: SurveyQuestion[]; total: number }> {
  const rows = await db
    .select()
    .from(surveyQuestions)
    .where(current)
    .orderBy(asc(surveyQuestions.position), asc(surveyQuestions.id))
    .limit(page.take)
    .offset(page.skip)
  const [counted] = await db.select({ total: count() }).from(surveyQuestions).where(current)
  return { rows, total: counted?.total ?? 0 }
}

/** Puts a question at the end. */
export const addQuestion = (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  asked: Asked,
): Promise<SurveyQuestion> =>
  db.transaction(async (tx) => {
    await holdOrder(tx)
    const questions = await askedQuestions(tx)
    const [added] = await tx
      .insert(surveyQuestions)
      .values({ id: newId(), ...asked, position: questions.length + 1, updatedAt: clock.now() })
      .returning()
    if (added === undefined) throw new Error('The question was not added')
    return added
  })

/**
 * Asks another question in a question's place: answers given before keep the wording they were
 * given to, so the earlier one stays for them. `position` moves it among the others, which close
 * up. Null where there is no such question.
 */
export const changeQuestion = (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  id: string,
  change: (asked: SurveyQuestion) => { asked: Asked; position: number },
): Promise<SurveyQuestion | null> =>
  db.transaction(async (tx) => {
    await holdOrder(tx)
    const questions = await askedQuestions(tx)
    const earlier = questions.find((question) => question.id === id)
    if (earlier === undefined) return null
    const { asked, position } = change(earlier)
    const [answered] = await tx
      .select({ userId: surveyAnswers.userId })
      .from(surveyAnswers)
      .where(eq(surveyAnswers.questionId, id))
      .limit(1)
    const updatedAt = clock.now()
    const reworded =
      asked.question !== earlier.question ||
      asked.questionAr !== earlier.questionAr ||
      asked.type !== earlier.type ||
      JSON.stringify(asked.options) !== JSON.stringify(earlier.options)
    const successor = answered !== undefined && reworded ? newId() : id
    if (successor === id)
      await tx
        .update(surveyQuestions)
        .set({ ...asked, updatedAt })
        .where(eq(surveyQuestions.id, id))
    else {
      await tx
        .update(surveyQuestions)
        .set({ deletedAt: updatedAt })
        .where(eq(surveyQuestions.id, id))
      await tx
        .insert(surveyQuestions)
        .values({ id: successor, ...asked, position: earlier.position, updatedAt })
    }
    const others = questions.flatMap((question) => (question.id === id ? [] : [question.id]))
    await number(tx, others.toSpliced(position - 1, 0, successor))
    const [changed] = await tx
      .select()
      .from(surveyQuestions)
      .where(eq(surveyQuestions.id, successor))
    return changed ?? null
  })

/** Takes a question out; answers given to it stay. False where there is no such question. */
export const deleteQuestion = (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  id: string,
  userId: string,
): Promise<boolean> =>
  db.transaction(async (tx) => {
    await holdOrder(tx)
    const struck = await tx
      .update(surveyQuestions)
      .set({ deletedAt: clock.now() })
      .where(and(eq(surveyQuestions.id, id), current))
      .returning({ id: surveyQuestions.id })
    if (struck.length === 0) return false
    await recordAudit(tx, {
      act: 'question.deleted',
      userId,
      subject: { kind: 'question', id },
      at: clock.now(),
    })
    await number(
      tx,
      (await askedQuestions(tx)).map((question) => question.id),
    )
    return true
  })

async function number(tx: Db, ids: readonly string[]): Promise<void> {
  for (const [at, id] of ids.entries())
    await tx
      .update(surveyQuestions)
      .set({ position: at + 1 })
      .where(eq(surveyQuestions.id, id))
}

/** One change of the order at a time; `survey` in ASCII. */
const holdOrder = (tx: Db) => tx.execute(sql`select pg_advisory_xact_lock(${0x737572})`)

export async function submittedAt(db: Db, userId: string): Promise<Date | null> {
  const [submission] = await db
    .select()
    .from(surveySubmissions)
    .where(eq(surveySubmissions.userId, userId))
  return submission?.submittedAt ?? null
}

/**
 * The attempts that nothing came after, one for each kind, and whether a redo is asked for and not
 * decided.
 */
export async function listAssessments(db: Db, userId: string) {
  const all = await db
    .select({ kind: attempts.kind, status: attempts.status })
    .from(attempts)
    .where(and(eq(attempts.userId, userId), eq(attempts.archived, false)))
    .orderBy(desc(attempts.startedAt), desc(attempts.id))
  const open = await db
    .select({ id: appeals.id })
    .from(appeals)
    .innerJoin(attempts, eq(attempts.id, appeals.attemptId))
    .where(
      and(eq(attempts.userId, userId), eq(attempts.archived, false), isNull(appeals.decidedAt)),
    )
    .limit(1)
  return {
    current: all.filter(({ kind }, at) => all.findIndex((attempt) => attempt.kind === kind) === at),
    redoAsked: open.length > 0,
  }
}

/** Keeps a survey. False when one was submitted before. */
export async function submitAnswers(
  tx: Db,
  userId: string,
  given: readonly { questionId: string; answer: string }[],
  now: Date,
): Promise<boolean> {
  const added = await tx
    .insert(surveySubmissions)
    .values({ userId, submittedAt: now })
    .onConflictDoNothing()
    .returning()
  if (added.length === 0) return false
  if (given.length > 0)
    await tx.insert(surveyAnswers).values(given.map((one) => ({ userId, ...one })))
  return true
}
