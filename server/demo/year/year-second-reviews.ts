import { newId } from '../../db/id'
import { isSampled } from '../../modules/reviews/second-review.rules'
import { plusSeconds } from '../../runtime/clock'
import { startChance } from './chance'
import type { YearAttempt } from './year-attempt'

/**
 * Where the product asks for a second reviewer, the other one scored, too, hours after the first,
 * mostly alike. Where they had no time for it yet, none is asked for, so that the lists of the
 * demonstration do not change with the ids that chance draws.
 */
export function addSecondReviews(
  taken: readonly YearAttempt[],
  { now, reviewerIds }: { now: Date; reviewerIds: readonly string[] },
): void {
  // A chance of its own, so that the rest of the year stays the same.
  const chance = startChance(41)
  for (const attempt of taken) {
    const { id, review } = attempt
    const reviewerId = reviewerIds.find((one) => one !== review?.reviewerId)
    if (review === null || reviewerId === undefined || !isSampled(id)) continue
    const at = plusSeconds(review.at, chance.whole(3, 60) * 3600)
    if (at > now) continue
    const near = (score: number) =>
      Math.min(100, Math.max(0, score + chance.whole(-5, 5) + (chance.often(12) ? 9 : 0)))
    review.asksSecond = true
    attempt.secondReview = {
      id: newId(at.getTime()),
      attemptId: id,
      reviewerId,
      scores: Object.fromEntries(
        Object.entries(review.scores).map(([question, score]) => [question, near(score)]),
      ),
      writing: Object.fromEntries(
        Object.entries(review.writing ?? {}).map(([question, given]) => [
          question,
          {
            coherence: near(given.coherence),
            lexical_resource: near(given.lexical_resource),
            grammar: near(given.grammar),
          },
        ]),
      ),
      note: null,
      second: true,
      asksSecond: false,
      before: null,
      at,
    }
  }
}
