import { eq } from 'drizzle-orm'
import { noteAct } from '../../db/audit'
import type { Db } from '../../db/db'
import { attempts } from '../../db/schema/assessments'
import { acceptedEvidence } from '../../db/schema/attempt-results'
import { users } from '../../db/schema/auth'
import type { Deps } from '../../deps'
import { answersOf, lateEditsOf } from './answer.store'
import { attemptNotFound, evidenceComplete } from './assessments.errors'
import { type AttemptRow, holdAttempt } from './attempt.store'
import { coverageOfAttempt } from './coverage.store'
import { isBeingScored } from './result.rules'
import { type Evaluation, evaluationOf, keepEvaluation } from './result.store'
import { lacksOf } from './witness.rules'

/** Who let the result of an attempt count although evidence is missing, and why. */
export async function acceptedEvidenceOf(db: Db, attemptId: string) {
  const [found] = await db
    .select({ accepted: acceptedEvidence, firstName: users.firstName, lastName: users.lastName })
    .from(acceptedEvidence)
    .innerJoin(users, eq(users.id, acceptedEvidence.reviewerId))
    .where(eq(acceptedEvidence.attemptId, attemptId))
  return found ?? null
}

/**
 * Judges anew what the evidence of an attempt that is over lacks: when it is scored, and when more
 * of its recordings can be played. What a reviewer accepted stays accepted.
 */
export async function judgeEvidence(tx: Db, row: AttemptRow, now: Date): Promise<void> {
  if (row.state.finished_at === null) return
  // What was deleted for its age was judged while it was there.
  if (row.mediaDeletedAt !== null && row.lacks !== null) return
  const lacks = lacksOf({
    coverage: await coverageOfAttempt(tx, row, now),
    answers: await answersOf(tx, row.id),
    lateEdits: (await lateEditsOf(tx, row.id)).flatMap(({ counted, editedAt }) =>
      counted && editedAt !== null ? [editedAt] : [],
    ),
    startedAt: row.startedAt,
  })
  const witnessed = lacks.length === 0 || (await acceptedEvidenceOf(tx, row.id)) !== null
  await tx.update(attempts).set({ lacks, witnessed }).where(eq(attempts.id, row.id))
  if (witnessed !== row.witnessed) await outdateReport(tx, row.id, now)
}

/** Recordings that come after the scores decide whether these count. */
export const judgeAgain = (deps: Deps, attemptId: string): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const row = await holdAttempt(tx, attemptId)
    if (row !== null && row.lacks !== null) await judgeEvidence(tx, row, deps.clock.now())
  })

/** A report that was made before says another verdict. */
async function outdateReport(tx: Db, attemptId: string, now: Date): Promise<void> {
  const evaluation = await evaluationOf(tx, attemptId)
  if (evaluation !== null) await keepEvaluation(tx, { ...evaluation, madeAt: now })
}

/** Lets a result count, by the word of a reviewer. */
export const acceptEvidence = (
  deps: Deps,
  attemptId: string,
  { reviewerId, note }: { reviewerId: string; note: string },
): Promise<{ row: AttemptRow; evaluation: Evaluation }> =>
  deps.db.transaction(async (tx) => {
    const now = deps.clock.now()
    const held = await holdAttempt(tx, attemptId)
    if (held === null) throw attemptNotFound()
    const earlier = await evaluationOf(tx, attemptId)
    const { state } = held
    const isScored =
      (state.status === 'COMPLETED' || state.status === 'RESULT_PROCESSING') &&
      !isBeingScored(state)
    if (earlier === null || held.archived || held.witnessed || !isScored) throw evidenceComplete()
    await noteAct(tx, {
      act: 'attempt.evidence',
      userId: reviewerId,
      subject: { kind: 'attempt', id: attemptId },
      at: now,
    })
    await tx.insert(acceptedEvidence).values({ attemptId, reviewerId, note, at: now })
    await tx.update(attempts).set({ witnessed: true }).where(eq(attempts.id, attemptId))
    const evaluation = { ...earlier, madeAt: now }
    await keepEvaluation(tx, evaluation)
    return { row: { ...held, witnessed: true }, evaluation }
  })
