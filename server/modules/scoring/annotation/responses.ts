import type { Question } from '../../../content/assessment-schema'
import { measure } from '../evidence'
import type { CriterionKey, CriterionScore, Evidence } from '../evidence'
import { type AnswerScore, toMean, meanOfAnswers } from './part-score'

/** The criteria share the measures of the whole text, so duplicates are removed. */
const once = (evidence: readonly Evidence[]): Evidence[] => [
  ...new Map(evidence.map((one) => [JSON.stringify(one), one])).values(),
]

/** One response: the mean of the three criteria of writing. */
const toAnswerScore = (criteria: readonly CriterionScore[]): AnswerScore => {
  const each = Object.fromEntries(criteria.map(({ key, score }) => [key, score ?? 0]))
  return {
    score: toMean(Object.values(each)),
    evidence: [
      measure('response_criteria', each),
      ...once(criteria.flatMap(({ evidence }) => evidence)),
    ],
  }
}

/**
 * Writing responses: the mean of the responses, provisional while a reviewer has to score one.
 * Rejects when the writing could not be looked at.
 */
export const scoreResponses = async (
  key: CriterionKey,
  questions: readonly Question[],
  evaluateAnswer: (question: Question) => Promise<CriterionScore[]>,
): Promise<CriterionScore> => {
  const answers: CriterionScore[][] = []
  for (const question of questions) answers.push(await evaluateAnswer(question))
  return {
    ...meanOfAnswers(key, questions, answers.map(toAnswerScore), []),
    provisional: answers.some((criteria) => criteria.some(({ provisional }) => provisional)),
  }
}
