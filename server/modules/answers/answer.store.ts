import { and, desc, eq, inArray, or, sql } from 'drizzle-orm'
import { batched } from '../../db/batch'
import type { Db } from '../../db/db'
import { newId } from '../../db/id'
import { answers, attemptEvents, attempts, lateEdits } from '../attempts/attempts.table'
import { atOnce, isWritten } from './answer.rules'

export interface Edit {
  questionId: string
  sequence: number
  type: string
  value: string
}

/** Edits of one writer's epoch. */
export interface Saving {
  attemptId: string
  epoch: number
  late: boolean
  now: Date
  /** For how long the page was not heard before this. */
  unheardMs: number
  /** At most one a question. */
  edits: readonly Edit[]
}

/**
 * Writes edits, each only where no higher sequence of a higher epoch stands. Returns the questions
 * whose edit stands.
 */
export async function writeAnswers(db: Db, saving: Saving): Promise<Set<string>> {
  const [counted] = await writeTogether(db, [saving])
  return counted ?? new Set()
}

/** As `writeAnswers`, with what several candidates save at once in one statement. */
export const answerWriter = (db: Db): ((saving: Saving) => Promise<Set<string>>) =>
  batched((savings: readonly Saving[]) => writeTogether(db, savings), {
    apart: ({ attemptId, edits }) => edits.map((edit) => `${attemptId} ${edit.questionId}`),
  })

async function writeTogether(db: Db, savings: readonly Saving[]): Promise<Set<string>[]> {
  const before = await findSavedTexts(db, savings)
  const rows = savings.flatMap(({ attemptId, epoch, late, now, unheardMs, edits }) =>
    edits.map(({ questionId, sequence, type, value }) => {
      const saved = before.get(`${attemptId} ${questionId}`)
      // A page that could not reach the server may have begun the answer when the silence began.
      const begun = Number.isFinite(unheardMs) ? new Date(now.getTime() - unheardMs) : now
      const first = (saved?.firstSavedAt ?? now).getTime()
      return {
        attemptId,
        questionId,
        epoch,
        sequence,
        type,
        value,
        savedAt: now,
        deliveredLate: late,
        firstSavedAt: begun,
        largestInsertion: isWritten(type)
          ? atOnce(saved?.value ?? '', value, { sinceFirstMs: now.getTime() - first, unheardMs })
          : 0,
      }
    }),
  )
  if (rows.length === 0) return savings.map(() => new Set())
  const written = await db
    .insert(answers)
    .values(rows)
    .onConflictDoUpdate({
      target: [answers.attemptId, answers.questionId],
      set: {
        epoch: sql`excluded.epoch`,
        sequence: sql`excluded.sequence`,
        type: sql`excluded.type`,
        value: sql`excluded.value`,
        savedAt: sql`excluded.saved_at`,
        deliveredLate: sql`excluded.delivered_late`,
        edits: sql`${answers.edits} + case when (excluded.epoch, excluded.sequence) > (${answers.epoch}, ${answers.sequence}) then 1 else 0 end`,
        largestInsertion: sql`greatest(${answers.largestInsertion}, excluded.largest_insertion)`,
      },
      // The same sequence again is the same edit, sent because its answer was lost.
      setWhere: sql`(excluded.epoch, excluded.sequence) >= (${answers.epoch}, ${answers.sequence})`,
    })
    .returning({ attemptId: answers.attemptId, questionId: answers.questionId })
  return savings.map(
    ({ attemptId }) =>
      new Set(written.filter((row) => row.attemptId === attemptId).map((row) => row.questionId)),
  )
}

type SavedText = Pick<typeof answers.$inferSelect, 'value' | 'firstSavedAt'>

/** The stored texts of the written answers that are being saved, by attempt and question. */
async function findSavedTexts(db: Db, savings: readonly Saving[]): Promise<Map<string, SavedText>> {
  const asked = savings.flatMap(({ attemptId, edits }) =>
    edits
      .filter(({ type }) => isWritten(type))
      .map(({ questionId }) =>
        and(eq(answers.attemptId, attemptId), eq(answers.questionId, questionId)),
      ),
  )
  if (asked.length === 0) return new Map()
  const rows = await db
    .select({
      attemptId: answers.attemptId,
      questionId: answers.questionId,
      value: answers.value,
      firstSavedAt: answers.firstSavedAt,
    })
    .from(answers)
    .where(or(...asked))
  return new Map(rows.map((row) => [`${row.attemptId} ${row.questionId}`, row]))
}

/** Keeps late edits, each once: if an edit comes again, the first decision about it remains. */
export async function storeLate(
  db: Db,
  { attemptId, epoch, now }: { attemptId: string; epoch: number; now: Date },
  edits: readonly (Edit & { editedAt: Date | null; awaiting: boolean })[],
): Promise<void> {
  if (edits.length === 0) return
  await db
    .insert(lateEdits)
    .values(
      edits.map(({ questionId, sequence, value, editedAt, awaiting }) => ({
        id: newId(now.getTime()),
        attemptId,
        epoch,
        questionId,
        sequence,
        value,
        editedAt,
        counted: false,
        awaiting,
        deliveredAt: now,
      })),
    )
    .onConflictDoNothing()
}

/**
 * Whether an outage's delivery stands on the list already, and an evaluation has not been made
 * since.
 */
export async function deliveryNoted(db: Db, attemptId: string, outageFrom: Date): Promise<boolean> {
  const [found] = await db
    .select({ id: attemptEvents.id })
    .from(attemptEvents)
    .where(
      and(
        eq(attemptEvents.attemptId, attemptId),
        eq(attemptEvents.type, 'outage.delivered'),
        sql`${attemptEvents.detail}->>'outage_from' = ${outageFrom.toISOString()}`,
      ),
    )
    .limit(1)
  return found !== undefined
}

/** When an attempt was last evaluated; null before the first time. */
export async function lastEvaluatedAt(db: Db, attemptId: string): Promise<Date | null> {
  const [found] = await db
    .select({ at: attemptEvents.receivedAt })
    .from(attemptEvents)
    .where(
      and(
        eq(attemptEvents.attemptId, attemptId),
        inArray(attemptEvents.type, [
          'evaluation.completed',
          'evaluation.provisional',
          'evaluation.failed',
        ]),
      ),
    )
    .orderBy(desc(attemptEvents.position))
    .limit(1)
  return found?.at ?? null
}

/** An evaluation that has read the answers before this is out of date. */
export const raiseRevision = (db: Db, attemptId: string): Promise<unknown> =>
  db
    .update(attempts)
    .set({ answersRevision: sql`${attempts.answersRevision} + 1` })
    .where(eq(attempts.id, attemptId))

export const getAnswers = (db: Db, attemptId: string): Promise<(typeof answers.$inferSelect)[]> =>
  db.select().from(answers).where(eq(answers.attemptId, attemptId))

export const listLateEdits = (
  db: Db,
  attemptId: string,
): Promise<(typeof lateEdits.$inferSelect)[]> =>
  db
    .select()
    .from(lateEdits)
    .where(eq(lateEdits.attemptId, attemptId))
    .orderBy(lateEdits.deliveredAt, lateEdits.sequence)
