import { measure, toScore } from './evidence'
import type { CriterionScore, Evidence } from './evidence'

/**
 * Multiple choice by key: `100 × right ÷ questions`. An unanswered question counts as not right; nothing is taken off for a wrong one.
 * The evidence names each question and what was chosen, never the right option.
 */
export const scoreMcqs = (key: Readonly<Record<string, string>>, answers: Readonly<Record<string, string | undefined>>): CriterionScore => {
  const questions = Object.entries(key)
  const right = questions.filter(([id, option]) => answers[id] === option).length
  const each = questions.map(([question, option], at): Evidence => {
    const chosen = answers[question]
    if (!chosen) return measure('mcq_unanswered', { question, number: at + 1 })
    return measure(chosen === option ? 'mcq_right' : 'mcq_wrong', { question, number: at + 1, chosen })
  })
  return {
    key: 'mcqs',
    score: questions.length === 0 ? null : toScore((100 * right) / questions.length),
    provisional: false,
    evidence: [measure('mcqs_total', { right, total: questions.length }), ...each],
  }
}
