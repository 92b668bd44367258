import type { components } from '../../../../openapi/generated/api'
import type { AnswerKey, Question } from '../../../content/assessment-schema'
import { measure, toScore } from '../evidence'
import type { CriterionScore, WritingCriterion } from '../evidence'
import type { AnswerValues } from './part-score'
import { toAsked } from './plain-text.rules'
import type { WritingEvaluator } from '../writing/writing'

/** The criteria that a reviewer gave written answers, by question. */
export type ReviewerCriteria = Readonly<
  Record<string, components['schemas']['WritingScores'] | undefined>
>

const isCriterion = (key: CriterionScore['key']): key is WritingCriterion =>
  key === 'coherence' || key === 'lexical_resource' || key === 'grammar'

/**
 * The three criteria of one written answer. A reviewer's scores count if there are any; the
 * measured ones are kept in the evidence.
 */
export const evaluateAnswer = async (
  question: Question,
  key: AnswerKey,
  writing: WritingEvaluator,
  answers: { values: AnswerValues; reviewedWriting: ReviewerCriteria },
): Promise<CriterionScore[]> => {
  const { min_words = 100, max_words = 150 } = question
  const measured = await writing.evaluate({
    question_id: question.id,
    text: answers.values[question.id] ?? '',
    asked: {
      prompt: toAsked(question),
      topic: key.writing_topics[question.id] ?? {},
      min_words,
      max_words,
    },
  })
  const given = answers.reviewedWriting[question.id]
  return measured.map((criterion): CriterionScore => {
    if (given === undefined || !isCriterion(criterion.key))
      return criterion.provisional
        ? {
            ...criterion,
            evidence: [measure('review_writing', { question: question.id }), ...criterion.evidence],
          }
        : criterion
    const score = toScore(given[criterion.key])
    return {
      ...criterion,
      score,
      provisional: false,
      evidence: [
        measure('reviewer_criterion', { score, criterion: criterion.key }),
        measure('machine_score', { score: criterion.score ?? 0, criterion: criterion.key }),
        ...criterion.evidence,
      ],
    }
  })
}
