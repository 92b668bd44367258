import type { components } from '../../../openapi/generated/api'
import type { QuestionnairePart } from '../../content/assessment-schema'
import type { Review } from '../results/result.store'
import { machineScores, scoresIn } from './second-review.rules'

type Schemas = components['schemas']

/** A spoken answer has one score, a written one three. */
const criteria = [null, 'coherence', 'lexical_resource', 'grammar'] as const

interface Reviewed {
  parts: readonly QuestionnairePart[]
  reviews: readonly { review: Review }[]
}

/** Every score of a review beside what the machine had measured, in the order of the questions. */
export function presentGiven(
  review: Review,
  { parts, reviews }: Reviewed,
): Schemas['GivenScore'][] {
  const before = reviews.find((one) => one.review.before !== null)?.review.before ?? null
  const [given, measured] = [scoresIn(review), machineScores(review, before)]
  return parts.flatMap(({ id: part, questions }) =>
    questions.flatMap(({ id }, at) =>
      criteria.flatMap((criterion) => {
        const of = criterion === null ? id : `${id}.${criterion}`
        const score = given.get(of)
        return score === undefined
          ? []
          : [{ part, number: at + 1, criterion, score, measured: measured.get(of) ?? null }]
      }),
    ),
  )
}
