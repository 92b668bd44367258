import type { components } from '../../../../../openapi/generated/api'
import type { Report } from '../timeline.rules'

type Answer = components['schemas']['ReportAnswer']

/** Whether a person may score speaking: while that is waited for, and later to correct what a person gave. */
export const isReviewable = ({ result: { attempt, provisional }, reviews }: Report): boolean =>
  (attempt.status === 'RESULT_PROCESSING' && provisional) || (attempt.status === 'COMPLETED' && reviews.length > 0)

export type ScoreFault = 'required' | 'number'

/** What is wrong with a typed score; null when it is a whole number from 0 to 100. */
export function scoreFault(typed: string): ScoreFault | null {
  if (typed.trim() === '') return 'required'
  return /^\d{1,3}$/.test(typed.trim()) && Number(typed) <= 100 ? null : 'number'
}

/** The scores by question as they are typed, beginning with what a person gave before. */
export const firstScores = (answers: readonly Answer[]): Record<string, string> => Object.fromEntries(answers.map(({ question, review_score: given }) => [question.id, given === null ? '' : String(given)]))
