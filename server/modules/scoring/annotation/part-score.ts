import type { Question } from '../../../content/assessment-schema'
import { measure, reason, toScore } from '../evidence'
import type { CriterionKey, CriterionScore, Evidence } from '../evidence'

/** The winning value of each question that was answered. */
export type AnswerValues = Readonly<Record<string, string | undefined>>

/** What one answer was given, 0–100, not rounded, and why. */
export interface AnswerScore {
  score: number
  evidence: Evidence[]
}

/** An answer that was not given; `meanOfAnswers` says so. */
export const noAnswer: AnswerScore = { score: 0, evidence: [reason('answer_missing')] }

/**
 * A part whose questions weigh the same: `score` is the mean of its answers' scores. The evidence
 * is the summary, which names no question, and then each question's, headed by its score.
 */
export const meanOfAnswers = (
  key: CriterionKey,
  questions: readonly Question[],
  answers: readonly AnswerScore[],
  summary: Evidence[],
): CriterionScore => ({
  key,
  score: answers.length === 0 ? null : toScore(toMean(answers.map(({ score }) => score))),
  provisional: false,
  evidence: [
    ...summary,
    ...answers.flatMap(({ score, evidence }, at) => {
      const which = { question: questions[at]?.id ?? '', number: at + 1 }
      const each = evidence.map((one): Evidence => ({
        ...one,
        values: { ...one.values, ...which },
      }))
      return [measure('question_score', { ...which, score: toScore(score) }), ...each]
    }),
  ],
})

export const toMean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
