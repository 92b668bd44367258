import { and, eq, exists, inArray, sql } from 'drizzle-orm'
import { getQuestionnaire } from '../../content/assessments'
import type { Db } from '../../db/db'
import { answers, lateEdits } from '../attempts/attempts.table'
import { writeAnswers } from './answer.store'
import { arrangementAt } from '../arrangements/arrangement.store'
import type { AttemptRow } from '../attempts/attempt.store'
import { coverageOfAttempt } from '../media/coverage.store'
import { mayCount } from './late.rules'
import { isRecorded } from '../integrity/witness.rules'

export type LateEditRow = typeof lateEdits.$inferSelect

/** Late edits that wait for the recordings of their minutes, or for a reviewer, in their order. */
export const listAwaitingEdits = (db: Db, attemptId: string): Promise<LateEditRow[]> =>
  db
    .select()
    .from(lateEdits)
    .where(and(eq(lateEdits.attemptId, attemptId), eq(lateEdits.awaiting, true)))
    .orderBy(lateEdits.epoch, lateEdits.sequence)

/** The waiting edits whose minutes are covered by the required recordings by now. */
export const recordAwaitingEdits = async (
  tx: Db,
  row: AttemptRow,
  now: Date,
): Promise<LateEditRow[]> =>
  recordedAmong(tx, row, await listAwaitingEdits(tx, row.id), ({ editedAt }) => editedAt, now)

/** Of what waits, written or spoken, that whose minutes the recordings that are needed cover. */
export async function recordedAmong<Late>(
  tx: Db,
  row: AttemptRow,
  waiting: readonly Late[],
  madeAt: (late: Late) => Date | null,
  now: Date,
): Promise<Late[]> {
  if (waiting.length === 0 || !mayCount(row.state)) return []
  const coverage = await coverageOfAttempt(tx, row, now)
  const arrangement = await arrangementAt(tx, row.userId, row.startedAt)
  return waiting.filter((late) => {
    const at = madeAt(late)
    return at !== null && isRecorded(coverage, row.startedAt, at, arrangement)
  })
}

/**
 * Has edits count that waited: each is written in its turn, and the later one stands. Returns whether
 * an answer is another now.
 */
export async function countEdits(
  tx: Db,
  row: AttemptRow,
  edits: readonly LateEditRow[],
): Promise<boolean> {
  await decide(tx, edits, true)
  const questions = (getQuestionnaire(row.assessmentId) ?? []).flatMap((part) => part.questions)
  let changed = false
  for (const { attemptId, questionId, epoch, sequence, value, deliveredAt } of edits) {
    const type = questions.find(({ id }) => id === questionId)?.type ?? 'text'
    const counted = await writeAnswers(tx, {
      attemptId,
      epoch,
      late: true,
      now: deliveredAt,
      // What came about without a connection is judged by the recordings of its minutes.
      unheardMs: Infinity,
      edits: [{ questionId, sequence, type, value }],
    })
    changed ||= counted.size > 0
  }
  await releaseSuperseded(tx, row.id)
  return changed
}

/** An edit in place of which a later one stands changes nothing: nothing waits for it. */
export const releaseSuperseded = (tx: Db, attemptId: string): Promise<unknown> =>
  tx
    .update(lateEdits)
    .set({ awaiting: false })
    .where(
      and(
        eq(lateEdits.attemptId, attemptId),
        eq(lateEdits.awaiting, true),
        exists(
          tx
            .select({ id: answers.questionId })
            .from(answers)
            .where(
              and(
                eq(answers.attemptId, lateEdits.attemptId),
                eq(answers.questionId, lateEdits.questionId),
                sql`(${answers.epoch}, ${answers.sequence}) > (${lateEdits.epoch}, ${lateEdits.sequence})`,
              ),
            ),
        ),
      ),
    )

/** Leaves edits that waited out for good: they are shown, and the result stands without them. */
export const leaveOutEdits = (tx: Db, edits: readonly LateEditRow[]): Promise<void> =>
  decide(tx, edits, false)

async function decide(tx: Db, edits: readonly LateEditRow[], counted: boolean): Promise<void> {
  if (edits.length === 0) return
  await tx
    .update(lateEdits)
    .set({ counted, awaiting: false })
    .where(
      inArray(
        lateEdits.id,
        edits.map(({ id }) => id),
      ),
    )
}
