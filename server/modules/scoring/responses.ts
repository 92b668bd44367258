import type { Question } from '../../content/assessment-schema'
import { measure } from './evidence'
import type { CriterionKey, CriterionScore, Evidence } from './evidence'
import { type AnswerScore, type AnswerValues, meanOf, meanOfAnswers } from './part-score'
import { toAsked } from './plain-text.rules'
import type { WritingEvaluator } from './writing'

/** The criteria share what was measured on the text as a whole; it is told once. */
const once = (evidence: readonly Evidence[]): Evidence[] => [
  ...new Map(evidence.map((one) => [JSON.stringify(one), one])).values(),
]

/** One response: the mean of the three criteria of writing. */
const scoreResponse = async (
  question: Question,
  writing: WritingEvaluator,
  text: string,
): Promise<AnswerScore> => {
  const { min_words = 50, max_words = 90 } = question
  const criteria = await writing.evaluate({
    question_id: question.id,
    prompt: toAsked(question),
    text,
    min_words,
    max_words,
  })
  const each = Object.fromEntries(criteria.map(({ key, score }) => [key, score ?? 0]))
  return {
    score: meanOf(Object.values(each)),
    evidence: [
      measure('response_criteria', each),
      ...once(criteria.flatMap(({ evidence }) => evidence)),
    ],
  }
}

/**
 * Writing responses: the mean of the responses. Rejects when the writing could not be looked at.
 */
export const scoreResponses = async (
  key: CriterionKey,
  questions: readonly Question[],
  writing: WritingEvaluator,
  values: AnswerValues,
): Promise<CriterionScore> => {
  const scored: AnswerScore[] = []
  for (const question of questions)
    scored.push(await scoreResponse(question, writing, values[question.id] ?? ''))
  return meanOfAnswers(key, questions, scored, [])
}
