import * as z from 'zod/mini'
import type { components } from '../../../../../openapi/generated/api'
import { rule } from '../../../../forms/field-rules'
import { wholeIn } from '../../../../lib/digits'
import { isClosed, type Report } from '../timeline.rules'

type Schemas = components['schemas']
type Answer = Schemas['ReportAnswer']

/**
 * Whether a person's scores are waited for. While answers are scored nothing is provisional, and
 * what is provisional for its evidence alone is completed.
 */
export const awaitsScores = ({ attempt, provisional }: Report['result']): boolean =>
  attempt.status === 'RESULT_PROCESSING' && provisional

/**
 * Whether a person may score answers: while that is waited for, and later to correct what a person
 * gave, as long as the reader may see and hear what was recorded.
 */
export const isReviewable = (report: Report): boolean =>
  !isClosed(report) &&
  (awaitsScores(report.result) ||
    (report.result.attempt.status === 'COMPLETED' && report.reviews.length > 0))

/** Whether speaking is among what waits; a doubted text may wait alone. */
export const awaitsSpeaking = ({ criteria }: Report['result']): boolean =>
  criteria.some(({ key, provisional }) => key === 'speaking' && provisional)

/** The answers that a person scores: a spoken one by one score, a written one by its criteria. */
export interface OpenAnswers {
  spoken: readonly Answer[]
  written: readonly Answer[]
}

/** What is scored at once: every spoken answer, and each written one that is or was doubted. */
export function getOpenAnswers(report: Report): OpenAnswers {
  if (!isReviewable(report)) return { spoken: [], written: [] }
  const spoken = report.answers.filter(({ part }) => part === 'speaking')
  const isSpeakingOpen =
    awaitsSpeaking(report.result) || spoken.some(({ review_score: given }) => given !== null)
  return {
    spoken: isSpeakingOpen ? spoken : [],
    written: report.answers.filter(
      ({ awaits_review: waits, review_criteria: given }) => waits || given !== null,
    ),
  }
}

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

const criteriaFields = z.object({
  coherence: scoreField,
  lexical_resource: scoreField,
  grammar: scoreField,
})

const byQuestion = <T>(answers: readonly Answer[], toValue: (answer: Answer) => T) =>
  Object.fromEntries(answers.map((answer) => [answer.question.id, toValue(answer)]))

/** The scores of spoken and of written answers, by question, and a note. */
export const reviewForm = ({ spoken, written }: OpenAnswers) =>
  z.object({
    scores: z.object(byQuestion(spoken, () => scoreField)),
    criteria: z.object(byQuestion(written, () => criteriaFields)),
    note: z.string().check(z.trim()),
  })
export type ReviewValues = z.infer<ReturnType<typeof reviewForm>>

const typedScore = (given: number | null | undefined): string => String(given ?? '')

/** The scores by question, beginning with what a person gave before. */
export const toReviewValues = ({ spoken, written }: OpenAnswers): ReviewValues => ({
  scores: byQuestion(spoken, ({ review_score: given }) => typedScore(given)),
  criteria: byQuestion(written, ({ review_criteria: given }) => ({
    coherence: typedScore(given?.coherence),
    lexical_resource: typedScore(given?.lexical_resource),
    grammar: typedScore(given?.grammar),
  })),
  note: '',
})

/**
 * The review as the contract takes it, without scores that were not asked for and without an empty
 * note.
 */
export const toRequest = ({ scores, criteria, note }: ReviewValues): Schemas['ReviewRequest'] => ({
  ...(Object.keys(scores).length === 0 ? {} : { speaking: { scores: mapValues(scores, toScore) } }),
  ...(Object.keys(criteria).length === 0
    ? {}
    : {
        writing: {
          scores: mapValues(criteria, (typed) => ({
            coherence: toScore(typed.coherence),
            lexical_resource: toScore(typed.lexical_resource),
            grammar: toScore(typed.grammar),
          })),
        },
      }),
  ...(note === '' ? {} : { note }),
})

const toScore = (typed: string): number => scoreIn(typed) ?? 0

const mapValues = <T, U>(values: Record<string, T>, toValue: (value: T) => U) =>
  Object.fromEntries(Object.entries(values).map(([id, value]) => [id, toValue(value)]))
