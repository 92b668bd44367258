import type { AttemptEvent } from '../../../machines/attempt/attempt-events'
import { recordAudit } from '../../db/audit'
import type { Deps } from '../../deps'
import { attemptNotFound, reviewNotNeeded } from '../attempts/assessments.errors'
import { type AttemptRow, holdAttempt } from '../attempts/attempt.store'
import { carryOut, saveStep } from '../attempts/attempt-step.store'
import { append } from '../attempts/lifecycle.rules'
import { isReviewable } from '../results/result.rules'
import {
  addReview,
  type Evaluation,
  evaluationOf,
  keepEvaluation,
  type Review,
  reviewsOf,
} from '../results/result.store'
import { scoreReviewed } from '../scoring/score-attempt.store'

/** Keeps a person's scores and completes the result with them. */
export const giveReview = (
  deps: Deps,
  attemptId: string,
  { reviewerId, scores, writing, note }: Pick<Review, 'reviewerId' | 'scores' | 'writing' | 'note'>,
): Promise<{ row: AttemptRow; evaluation: Evaluation }> =>
  deps.db.transaction(async (tx) => {
    const now = deps.clock.now()
    const held = await holdAttempt(tx, attemptId)
    const earlier = await evaluationOf(tx, attemptId)
    if (held === null) throw attemptNotFound()
    const before = (await reviewsOf(tx, attemptId)).at(-1)?.review
    if (earlier === null || !isReviewable(held.state, before !== undefined)) throw reviewNotNeeded()
    // The last review counts, so it holds what earlier ones gave to other answers, too.
    const given = {
      scores: { ...before?.scores, ...scores },
      writing: { ...before?.writing, ...writing },
    }
    await recordAudit(tx, {
      act: 'attempt.review',
      userId: reviewerId,
      subject: { kind: 'attempt', id: attemptId },
      personId: held.userId,
      at: now,
    })
    await addReview(tx, { attemptId, reviewerId, ...given, note, at: now })
    const evaluation = {
      ...earlier,
      ...(await scoreReviewed(deps, tx, held, earlier, given)),
      madeAt: now,
    }
    await keepEvaluation(tx, evaluation)
    const event: AttemptEvent = {
      type: 'review.scored',
      at: now.toISOString(),
      epoch: held.state.epoch,
      sequence: held.state.sequence,
    }
    const step = append({ state: held.state, events: [], effects: [] }, event)
    const row = await saveStep(tx, held, step, { actor: 'reviewer', actorId: reviewerId }, now)
    await carryOut(deps, tx, attemptId, step)
    return { row, evaluation }
  })
