import { readReview } from '../../../../machines/shared/answer-values'
import type { AnswerKey, Question } from '../../../content/assessment-schema'
import { closeness } from './edit-distance'
import { measure, percent } from '../evidence'
import type { CriterionKey, CriterionScore, Evidence } from '../evidence'
import { type AnswerScore, type AnswerValues, meanOfAnswers, noAnswer } from './part-score'
import { normalised } from './text-match'

type Review = AnswerKey['reviews'][string]

/** The share of the chosen option in the score, if a replacement is asked for as well. */
const optionShare = 0.6

/** How near a replacement comes to the nearest accepted one, 0–1. */
const nearest = (text: string, accepted: readonly string[]): number =>
  Math.max(
    0,
    ...accepted.map((one) => closeness(normalised(one, 'loose'), normalised(text, 'loose'))),
  )

const textEvidence = (near: number): Evidence =>
  near === 1
    ? measure('review_text_accepted', {})
    : near > 0
      ? measure('review_text_close', { percent: percent(near) })
      : measure('review_text_missed', {})

/**
 * One review: 60 % for the right option, 40 % for the replacement; the option alone where nothing
 * is to be replaced.
 */
const scoreReview = ({ option, accepted }: Review, value: string | undefined): AnswerScore => {
  const given = readReview(value)
  if (given.option === null && given.text.trim() === '') return noAnswer
  const right = given.option === option ? 1 : 0
  const chosen =
    given.option === null
      ? measure('review_option_missing', {})
      : measure(right === 1 ? 'review_option_right' : 'review_option_wrong', {
          chosen: given.option,
        })
  if (accepted.length === 0) return { score: 100 * right, evidence: [chosen] }
  const near = nearest(given.text, accepted)
  return {
    score: 100 * (optionShare * right + (1 - optionShare) * near),
    evidence: [chosen, textEvidence(near)],
  }
}

/** Reviewing translations: the mean of the reviews. */
export const scoreReviews = (
  key: CriterionKey,
  questions: readonly Question[],
  reviews: AnswerKey['reviews'],
  values: AnswerValues,
): CriterionScore => {
  const known = questions.flatMap((question) =>
    reviews[question.id] === undefined
      ? []
      : [{ question, review: reviews[question.id] as Review }],
  )
  const right = known.filter(
    ({ question, review }) => readReview(values[question.id]).option === review.option,
  ).length
  const scored = known.map(({ question, review }) => scoreReview(review, values[question.id]))
  return meanOfAnswers(
    key,
    known.map(({ question }) => question),
    scored,
    [measure('reviews_total', { right, total: known.length })],
  )
}
