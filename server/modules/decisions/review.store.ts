import type { AttemptEvent } from '../../../machines/attempt/attempt-events'
import { recordAudit } from '../../db/audit'
import type { Deps } from '../../deps'
import { attemptNotFound, reviewNotNeeded } from '../attempts/assessments.errors'
import { type AttemptRow, holdAttempt } from '../attempts/attempt.store'
import { carryOut, saveStep } from '../attempts/attempt-step.store'
import { append } from '../attempts/lifecycle.rules'
import {
  addReview,
  type Evaluation,
  findEvaluation,
  storeEvaluation,
  type Review,
  listReviews,
} from '../results/result.store'
import {
  countingReview,
  isSampled,
  reviewAs,
  reviewDetail,
  scoresBefore,
} from '../reviews/second-review.rules'
import { scoreReviewed } from '../scoring/score-attempt.store'

/**
 * Stores a person's scores and completes the result with them. The scores of a second reviewer are
 * stored, too, but change nothing.
 */
export const giveReview = (
  deps: Deps,
  attemptId: string,
  { reviewerId, scores, writing, note }: Pick<Review, 'reviewerId' | 'scores' | 'writing' | 'note'>,
): Promise<{ row: AttemptRow; evaluation: Evaluation }> =>
  deps.db.transaction(async (tx) => {
    const now = deps.clock.now()
    const held = await holdAttempt(tx, attemptId)
    const earlier = await findEvaluation(tx, attemptId)
    if (held === null) throw attemptNotFound()
    const reviews = (await listReviews(tx, attemptId)).map(({ review }) => review)
    const as = reviewAs(held.state, reviews, { userId: reviewerId, now })
    if (earlier === null || as === null) throw reviewNotNeeded()
    const isNew = reviews.length === 0
    const before = isNew
      ? scoresBefore(earlier)
      : (reviews.find((one) => one.before)?.before ?? null)
    const last = as === 'second' ? undefined : countingReview(reviews)
    // The last review counts, so it holds what earlier ones gave to other answers, too.
    const given = {
      scores: { ...last?.scores, ...scores },
      writing: { ...last?.writing, ...writing },
    }
    await recordAudit(tx, {
      act: 'attempt.review',
      userId: reviewerId,
      subject: { kind: 'attempt', id: attemptId },
      personId: held.userId,
      at: now,
      detail: reviewDetail(given, before, as === 'second'),
    })
    await addReview(tx, {
      attemptId,
      reviewerId,
      ...given,
      note,
      second: as === 'second',
      asksSecond: isNew && isSampled(attemptId),
      before: isNew ? before : null,
      at: now,
    })
    if (as === 'second') return { row: held, evaluation: earlier }
    const evaluation = {
      ...earlier,
      ...(await scoreReviewed(deps, tx, held, earlier, given)),
      madeAt: now,
    }
    await storeEvaluation(tx, evaluation)
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
