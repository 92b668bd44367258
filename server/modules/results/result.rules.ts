import { readReview } from '../../../machines/shared/answer-values'
import type { AttemptState } from '../../../machines/attempt/attempt-fold'
import type { PartForm } from '../../../machines/assessment/parts'
import type { components } from '../../../openapi/generated/api'

type Criterion = components['schemas']['Criterion']

/** The pass mark of section 5: 50 and above of 100. */
export const passMark = 50

/** Whether a score passes; null while there is none. */
export const passes = (overall: number | null): boolean | null =>
  overall === null ? null : overall >= passMark

/** True while a job scores the answers: what was scored before is out of date. */
export const isBeingScored = ({ status, value }: AttemptState): boolean =>
  status === 'RESULT_PROCESSING' && !awaitsReview({ status, value })

/** True while an answer waits for a person's scores. */
export const awaitsReview = ({ status, value }: Pick<AttemptState, 'status' | 'value'>): boolean =>
  status === 'RESULT_PROCESSING' &&
  typeof value === 'object' &&
  'RESULT_PROCESSING' in value &&
  value.RESULT_PROCESSING === 'awaitingReview'

/**
 * Where each answer is right or wrong by a key: which was, stays with the recruiter, as the
 * candidate may get the questions again.
 */
const byKey: readonly Criterion['key'][] = ['mcqs', 'part1', 'part2', 'part3', 'part4', 'part6']

/** The evidence of a criterion that candidates may see. */
export const forCandidate = (criterion: Criterion): Criterion =>
  byKey.includes(criterion.key)
    ? {
        ...criterion,
        evidence: criterion.evidence.filter((one) => one.values.question === undefined),
      }
    : criterion

/** Whether a written answer waits for a reviewer's criteria. */
export const awaitsWriting = (criteria: readonly Criterion[], questionId: string): boolean =>
  criteria.some(
    ({ provisional, evidence }) =>
      provisional &&
      evidence.some(
        ({ code, values }) => code === 'review_writing' && values.question === questionId,
      ),
  )

const scoreCodes = ['question_score', 'take_score', 'reviewer_score']
const nothingCodes = ['mcq_wrong', 'mcq_unanswered', 'no_take']

/** The score of one answer, 0–100, from the evidence of the criteria; null while it has none. */
export function scoreOfAnswer(
  criteria: readonly Criterion[],
  form: PartForm,
  questionId: string,
): number | null {
  if (form === 'written') {
    const written = criteria.flatMap(({ key, score }) =>
      score !== null && (key === 'coherence' || key === 'lexical_resource' || key === 'grammar')
        ? [score]
        : [],
    )
    return written.length === 0
      ? null
      : Math.round(written.reduce((sum, score) => sum + score, 0) / written.length)
  }
  const episodes = criteria
    .flatMap(({ evidence }) => evidence)
    .filter(({ values }) => values.question === questionId)
  if (episodes.some(({ code }) => code === 'mcq_right')) return 100
  if (episodes.some(({ code }) => nothingCodes.includes(code))) return 0
  const score = episodes.find(({ code }) => scoreCodes.includes(code))?.values.score
  return typeof score === 'number' ? score : null
}

/** The option that an answer's value chooses, where its form has options to choose from. */
export const optionIn = (form: PartForm, value: string | undefined): string | null =>
  form === 'translation_review' ? readReview(value).option : (value ?? null)

/**
 * Words of an answer as the word counter counts them: runs of characters between spaces that hold a
 * letter or a digit.
 */
export const countWords = (text: string): number =>
  text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length

/**
 * The first and the last instant of a span of days as people in the Emirates (UTC+4, no summer
 * time) mean them. Days before 1970 are moved there: nothing was stored by then, and a database
 * cannot compare with the beginning of the calendar.
 */
export function daySpan(
  from: string | undefined,
  to: string | undefined,
): { from: Date | null; before: Date | null } {
  const midnight = (day: string, later: number) =>
    new Date(Math.max(Date.parse(`${day}T00:00:00+04:00`) + later, 0))
  return {
    from: from === undefined ? null : midnight(from, 0),
    before: to === undefined ? null : midnight(to, 86_400_000),
  }
}
