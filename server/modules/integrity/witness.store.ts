import { isDeepStrictEqual } from 'node:util'
import { eq } from 'drizzle-orm'
import { recordAudit } from '../../db/audit'
import type { Db } from '../../db/db'
import { attempts } from '../attempts/attempts.table'
import { acceptedEvidence } from '../results/results.table'
import { users } from '../auth/auth.table'
import type { Deps } from '../../deps'
import { fieldsRefused } from '../../http/domain-error'
import { getAnswers } from '../answers/answer.store'
import { arrangementAt } from '../arrangements/arrangement.store'
import { attemptNotFound, evidenceComplete } from '../attempts/assessments.errors'
import { type AttemptRow, holdAttempt } from '../attempts/attempt.store'
import {
  listAwaiting,
  countDelivered,
  leaveOut,
  noAnswers,
  recordAwaiting,
  getTimes,
} from '../answers/awaiting.store'
import { coverageOfAttempt } from '../media/coverage.store'
import { isBeingScored } from '../results/result.rules'
import { type Evaluation, findEvaluation, storeEvaluation } from '../results/result.store'
import { findLacks } from './witness.rules'

/** The reviewer who accepted the missing evidence of an attempt, and the reason. */
export async function findAcceptedEvidence(db: Db, attemptId: string) {
  const [found] = await db
    .select({ accepted: acceptedEvidence, firstName: users.firstName, lastName: users.lastName })
    .from(acceptedEvidence)
    .innerJoin(users, eq(users.id, acceptedEvidence.reviewerId))
    .where(eq(acceptedEvidence.attemptId, attemptId))
  return found ?? null
}

/**
 * Checks the evidence of a finished attempt again: when it is scored, and when more of its
 * recordings can be played. Evidence that a reviewer accepted stays accepted, except for late
 * answers that came afterwards and are undecided. Returns the attempt after it.
 */
export async function judgeEvidence(tx: Db, row: AttemptRow, now: Date): Promise<AttemptRow> {
  if (row.state.finished_at === null) return row
  const waiting = getTimes(await listAwaiting(tx, row.id))
  const judged = {
    coverage: await coverageOfAttempt(tx, row, now),
    answers: await getAnswers(tx, row.id),
    awaiting: waiting,
    startedAt: row.startedAt,
    arrangement: await arrangementAt(tx, row.userId, row.startedAt),
  }
  // What was deleted for its age was judged while it was there.
  const lacks = row.mediaDeletedAt !== null && row.lacks !== null ? row.lacks : findLacks(judged)
  const witnessed =
    lacks.length === 0 ||
    (waiting.length === 0 && (await findAcceptedEvidence(tx, row.id)) !== null)
  await tx.update(attempts).set({ lacks, witnessed }).where(eq(attempts.id, row.id))
  const isSame = witnessed === row.witnessed && isDeepStrictEqual(lacks, row.lacks)
  if (!isSame) await outdateReport(tx, row.id, now)
  return { ...row, lacks, witnessed }
}

/**
 * Recordings that come after the answers and the scores decide which answers of an outage count,
 * and whether the scores do. Returns the attempt after it.
 */
export async function countRecorded(
  deps: Deps,
  tx: Db,
  held: AttemptRow,
  now: Date,
): Promise<AttemptRow> {
  const row = await countDelivered(deps, tx, held, await recordAwaiting(tx, held, now), now)
  return row.lacks === null ? row : judgeEvidence(tx, row, now)
}

/** The same for an attempt whose recordings can be played by now. */
export const judgeAgain = (deps: Deps, attemptId: string): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const held = await holdAttempt(tx, attemptId)
    if (held !== null) await countRecorded(deps, tx, held, deps.clock.now())
  })

/** A report that was made before says something else. */
async function outdateReport(tx: Db, attemptId: string, now: Date): Promise<void> {
  const evaluation = await findEvaluation(tx, attemptId)
  if (evaluation !== null) await storeEvaluation(tx, { ...evaluation, madeAt: now })
}

/**
 * Lets a result count, by the word of a reviewer, who says of answers that came late without
 * recordings whether they do, too.
 */
export const acceptEvidence = (
  deps: Deps,
  attemptId: string,
  {
    reviewerId,
    note,
    lateAnswers,
  }: { reviewerId: string; note: string; lateAnswers: boolean | undefined },
): Promise<{ row: AttemptRow; evaluation: Evaluation }> =>
  deps.db.transaction(async (tx) => {
    const now = deps.clock.now()
    const held = await holdAttempt(tx, attemptId)
    if (held === null) throw attemptNotFound()
    const earlier = await findEvaluation(tx, attemptId)
    const { state } = held
    const isScored =
      (state.status === 'COMPLETED' || state.status === 'RESULT_PROCESSING') &&
      !isBeingScored(state)
    if (earlier === null || held.archived || held.witnessed || !isScored) throw evidenceComplete()
    const waiting = await listAwaiting(tx, attemptId)
    const areSome = getTimes(waiting).length > 0
    if (areSome && lateAnswers === undefined)
      throw fieldsRefused({ late_answers: 'late_answers_open' })
    await recordAudit(tx, {
      act: 'attempt.evidence',
      userId: reviewerId,
      subject: { kind: 'attempt', id: attemptId },
      personId: held.userId,
      at: now,
      ...(lateAnswers === undefined || !areSome ? {} : { detail: { late_answers: lateAnswers } }),
    })
    const accepted = { reviewerId, note, at: now }
    await tx
      .insert(acceptedEvidence)
      .values({ attemptId, ...accepted })
      .onConflictDoUpdate({ target: acceptedEvidence.attemptId, set: accepted })
    if (lateAnswers !== true) await leaveOut(tx, waiting)
    const counted = lateAnswers === true ? waiting : noAnswers
    const row = await judgeEvidence(tx, await countDelivered(deps, tx, held, counted, now), now)
    return { row, evaluation: { ...earlier, madeAt: now } }
  })
