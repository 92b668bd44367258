import { cleanBlock, cleanLine } from '../../../machines/shared/line'
import type { components } from '../../../openapi/generated/api'
import type { attempts } from '../attempts/attempts.table'
import type { surveyQuestions } from './survey.table'

type Attempt = Pick<typeof attempts.$inferSelect, 'kind' | 'status'>
type Question = typeof surveyQuestions.$inferSelect
type Body = components['schemas']['SurveyQuestionBody']

/**
 * Whether the survey is offered: both assessments are over, and no redo is open or asked for.
 * `current` holds the attempt at each kind that nothing came after.
 */
export const isOffered = (current: readonly Attempt[], redoAsked: boolean): boolean =>
  !redoAsked &&
  (['english', 'annotation'] as const).every((kind) =>
    current.some(
      (attempt) =>
        attempt.kind === kind && attempt.status !== 'IN_PROGRESS' && attempt.status !== 'REDO',
    ),
  )

/** Whether an answer is one that its question asks for. */
export function answers(
  { type, options }: Pick<Question, 'type' | 'options'>,
  answer: string,
): boolean {
  if (type === 'rating') return /^[1-5]$/.test(answer)
  if (type === 'yes_no') return answer === 'yes' || answer === 'no'
  if (type === 'choice') return options.some(({ value }) => value === answer)
  return cleanBlock(answer) !== ''
}

/** A question as it is kept; options belong to a choice alone. */
export function cleanQuestion({ question, question_ar, type, options = [] }: Body) {
  const labelled = options.map(({ value, label, label_ar }) => ({
    value: cleanLine(value),
    label: cleanLine(label),
    label_ar: cleanLine(label_ar),
  }))
  return {
    question: cleanLine(question),
    questionAr: cleanLine(question_ar),
    type,
    options: type === 'choice' ? labelled : [],
  }
}

/** What keeps a question from being asked, by field; empty when nothing does. */
export function getFaults({
  question,
  questionAr,
  type,
  options,
}: ReturnType<typeof cleanQuestion>): Record<string, 'required' | 'invalid'> {
  const faults: Record<string, 'required' | 'invalid'> = {}
  if (question === '') faults.question = 'required'
  if (questionAr === '') faults.question_ar = 'required'
  if (type === 'choice') {
    const values = new Set(options.map(({ value }) => value))
    if (options.length < 2) faults.options = 'required'
    else if (
      values.size !== options.length ||
      options.some(({ value, label, label_ar }) => value === '' || label === '' || label_ar === '')
    )
      faults.options = 'invalid'
  }
  return faults
}
