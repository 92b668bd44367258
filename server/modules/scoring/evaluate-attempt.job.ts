import { eq, sql } from 'drizzle-orm'
import type { AttemptEvent } from '../../../machines/attempt/attempt-events'
import { attempts } from '../attempts/attempts.table'
import type { Deps } from '../../deps'
import type { JobInputs } from '../../jobs/jobs'
import { type AttemptRow, findAttempt, holdAttempt } from '../attempts/attempt.store'
import { carryOut, saveStep } from '../attempts/attempt-step.store'
import { append, refusal } from '../attempts/lifecycle.rules'
import { type Evaluation, findEvaluation, storeEvaluation } from '../results/result.store'
import { chooseScores } from '../results/score-versions.rules'
import { scorerVersion } from './scorer-version'
import { scoreAttempt } from './score-attempt.store'
import { judgeEvidence } from '../integrity/witness.store'

/** How often an evaluation is tried before it is given up. */
export const evaluationTries = 3

/** Scores an attempt whose answers are in. Tried three times before it is given up. */
export async function evaluateAttempt(
  deps: Deps,
  { attempt_id: id }: JobInputs['attempt.evaluate'],
  score = scoreAttempt,
): Promise<void> {
  const row = await findAttempt(deps.db, id)
  if (row?.state.status !== 'RESULT_PROCESSING') return
  try {
    await storeScores(deps, row, await score(deps, row))
  } catch (error) {
    const [tried] = await deps.db
      .update(attempts)
      .set({ evaluationTries: sql`${attempts.evaluationTries} + 1` })
      .where(eq(attempts.id, id))
      .returning({ count: attempts.evaluationTries })
    if ((tried?.count ?? 0) < evaluationTries) throw error
    deps.log.error({ err: error, attempt: id }, 'evaluation given up')
    await giveUp(deps, id)
  }
}

/**
 * Stores the scores, unless a late answer that counts came in between: then everything is scored
 * again.
 */
const storeScores = (
  deps: Deps,
  { id, answersRevision }: AttemptRow,
  scored: Pick<Evaluation, 'overall' | 'provisional' | 'criteria'>,
): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const now = deps.clock.now()
    const row = await holdAttempt(tx, id)
    if (row?.state.status !== 'RESULT_PROCESSING') return
    if (row.answersRevision !== answersRevision)
      return deps.jobs.send(tx, 'attempt.evaluate', { attempt_id: id })
    const isAnnounced = row.witnessed
    const earlier = await findEvaluation(tx, id)
    const chosen = chooseScores(earlier, scored, { scorer: scorerVersion, now, isAnnounced })
    await storeEvaluation(tx, { ...chosen, attemptId: id })
    await judgeEvidence(tx, row, now)
    await tx.update(attempts).set({ evaluationTries: 0 }).where(eq(attempts.id, id))
    const type = scored.provisional ? 'evaluation.provisional' : 'evaluation.completed'
    const event: AttemptEvent = {
      type,
      at: now.toISOString(),
      epoch: row.state.epoch,
      sequence: row.state.sequence,
    }
    // Scored again while a reviewer is waited for: the list says so already.
    if (refusal(row.state, event) !== null) return
    const step = append({ state: row.state, events: [], effects: [] }, event)
    await saveStep(tx, row, step, { actor: 'server' }, now)
    await carryOut(deps, tx, id, step)
  })

const giveUp = (deps: Deps, id: string): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const now = deps.clock.now()
    const row = await holdAttempt(tx, id)
    if (row === null) return
    const event: AttemptEvent = {
      type: 'evaluation.failed',
      at: now.toISOString(),
      epoch: row.state.epoch,
      sequence: row.state.sequence,
    }
    if (refusal(row.state, event) !== null) return
    const step = append({ state: row.state, events: [], effects: [] }, event)
    await tx.update(attempts).set({ evaluationTries: 0 }).where(eq(attempts.id, id))
    await saveStep(tx, row, step, { actor: 'server' }, now)
    await carryOut(deps, tx, id, step)
  })
