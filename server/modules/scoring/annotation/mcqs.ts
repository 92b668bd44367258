import { measure, toScore } from '../evidence'
import type { CriterionKey, CriterionScore, Evidence } from '../evidence'
import type { AnswerValues } from './part-score'

/**
 * Choices by key: `100 × right ÷ questions`. An unanswered question counts as not right; nothing is
 * taken off for a wrong one. The evidence names each question and what was chosen, never the right
 * option.
 */
export const scoreMcqs = (
  criterion: CriterionKey,
  questions: readonly { id: string }[],
  key: Readonly<Record<string, string>>,
  answers: AnswerValues,
): CriterionScore => {
  const right = questions.filter(
    ({ id }) => answers[id] !== undefined && answers[id] === key[id],
  ).length
  const each = questions.map(({ id: question }, at): Evidence => {
    const chosen = answers[question]
    if (!chosen) return measure('mcq_unanswered', { question, number: at + 1 })
    return measure(chosen === key[question] ? 'mcq_right' : 'mcq_wrong', {
      question,
      number: at + 1,
      chosen,
    })
  })
  return {
    key: criterion,
    score: questions.length === 0 ? null : toScore((100 * right) / questions.length),
    provisional: false,
    evidence: [measure('mcqs_total', { right, total: questions.length }), ...each],
  }
}
