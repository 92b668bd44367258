import type { Question } from '../../../../features/assessments/attempt/attempt-api'

/**
 * The place of the first question without an answer, counted from 0; the first of all when none is
 * open.
 */
export function firstOpen(
  questions: readonly Pick<Question, 'id'>[],
  answers: { has: (id: string) => boolean },
): number {
  return Math.max(
    0,
    questions.findIndex(({ id }) => !answers.has(id)),
  )
}
