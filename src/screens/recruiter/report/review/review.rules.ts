import * as z from 'zod/mini'
import type { components } from '../../../../../openapi/generated/api'
import { rule } from '../../../../forms/field-rules'
import { wholeIn } from '../../../../lib/digits'
import { isClosed, type Report } from '../timeline.rules'

type Answer = components['schemas']['ReportAnswer']

/**
 * Whether a person's scores are waited for. While answers are scored nothing is provisional, and
 * what is provisional for its evidence alone is completed.
 */
export const awaitsScores = ({ attempt, provisional }: Report['result']): boolean =>
  attempt.status === 'RESULT_PROCESSING' && provisional

/**
 * Whether a person may score speaking: while that is waited for, and later to correct what a person
 * gave, as long as the reader may listen to it.
 */
export const isReviewable = (report: Report): boolean =>
  !isClosed(report) &&
  (awaitsScores(report.result) ||
    (report.result.attempt.status === 'COMPLETED' && report.reviews.length > 0))

export type ScoreFault = 'required' | 'number'

/** The whole score somebody typed, 0 to 100; null for anything else. */
export const scoreIn = (typed: string): number | null => wholeIn(typed, 0, 100)

/** What is wrong with a typed score; null when it is one. */
export function scoreFault(typed: string): ScoreFault | null {
  if (typed.trim() === '') return 'required'
  return scoreIn(typed) === null ? 'number' : null
}

const scoreField = z.string().check(
  z.refine((typed) => scoreFault(typed) !== 'required', rule('recruiter:rule.scoreRequired')),
  z.refine((typed) => scoreFault(typed) !== 'number', rule('recruiter:rule.score')),
)

/** A score of each spoken answer, by question, and a note. */
export const reviewForm = (answers: readonly Answer[]) =>
  z.object({
    scores: z.object(Object.fromEntries(answers.map(({ question }) => [question.id, scoreField]))),
    note: z.string().check(z.trim()),
  })
export type ReviewValues = z.infer<ReturnType<typeof reviewForm>>

/** The scores by question, beginning with what a person gave before. */
export const reviewOf = (answers: readonly Answer[]): ReviewValues => ({
  scores: Object.fromEntries(
    answers.map(({ question, review_score: given }) => [
      question.id,
      given === null ? '' : String(given),
    ]),
  ),
  note: '',
})

/** What the contract takes; a note that was left empty is not said. */
export const toRequest = ({
  scores,
  note,
}: ReviewValues): components['schemas']['ReviewRequest'] => ({
  speaking: {
    scores: Object.fromEntries(
      Object.entries(scores).map(([id, typed]) => [id, scoreIn(typed) ?? 0]),
    ),
  },
  ...(note === '' ? {} : { note }),
})
