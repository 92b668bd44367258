import type { AttemptState } from '../../../machines/attempt/attempt-fold'
import type { components } from '../../../openapi/generated/api'

type Criterion = components['schemas']['Criterion']

/** The pass mark of section 5: 50 and above of 100. */
export const passMark = 50

/** Whether a score passes; null while there is none. */
export const passes = (overall: number | null): boolean | null => (overall === null ? null : overall >= passMark)

/** True while a job scores the answers: what was scored before is out of date. */
export const isBeingScored = ({ status, value }: AttemptState): boolean => status === 'RESULT_PROCESSING' && !awaitsReview({ status, value })

/** True while speaking waits for a person's scores. */
export const awaitsReview = ({ status, value }: Pick<AttemptState, 'status' | 'value'>): boolean => status === 'RESULT_PROCESSING' && typeof value === 'object' && 'RESULT_PROCESSING' in value && value.RESULT_PROCESSING === 'awaitingReview'

/**
 * Whether a person may score speaking now: while that is waited for, and afterwards to correct what a person gave.
 * A speaking score that was made by machine is not open to it, and nothing of an attempt that was reset is.
 */
export const isReviewable = (state: AttemptState, reviewed: boolean): boolean => !state.archived && (awaitsReview(state) || (state.status === 'COMPLETED' && reviewed))

/** What a candidate is told of why a score is what it is. Which choice was right, and so also which was wrong, stays with the recruiter. */
export const forCandidate = (criterion: Criterion): Criterion => (criterion.key === 'mcqs' ? { ...criterion, evidence: criterion.evidence.filter((one) => one.code === 'mcqs_total') } : criterion)

/** Words of an answer as the word counter counts them: runs of characters between spaces that hold a letter or a digit. */
export const countWords = (text: string): number => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length

/**
 * Types of events that count as an episode. A lost connection is nobody's doing, and of a return or a take-over the browser
 * records an episode of its own, with its length.
 */
export const episodeTypes = ['episode.recorded', 'capture.lost'] as const

/** The first and the last instant of a span of days as people in the Emirates (UTC+4, no summer time) mean them. */
export function daySpan(from: string | undefined, to: string | undefined): { from: Date | null; before: Date | null } {
  const midnight = (day: string) => new Date(`${day}T00:00:00+04:00`)
  return { from: from === undefined ? null : midnight(from), before: to === undefined ? null : new Date(midnight(to).getTime() + 86_400_000) }
}
