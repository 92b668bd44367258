import type { components } from '../../../openapi/generated/api'
import type { surveyQuestions } from './survey.table'

type Question = typeof surveyQuestions.$inferSelect
type Counted = components['schemas']['SurveyQuestionAnswers']

/** The choices of a question in their order; none for a written answer. */
export function toChoices({
  type,
  options,
}: Pick<Question, 'type' | 'options'>): Question['options'] {
  const known = { rating: ['1', '2', '3', '4', '5'], yes_no: ['yes', 'no'], choice: [], text: [] }
  return type === 'choice'
    ? options
    : known[type].map((value) => ({ value, label: value, label_ar: value }))
}

/** How a question was answered; `counted` holds how often each answer was given to it. */
export function sumUp(
  question: Question,
  counted: readonly { answer: string | null; number: number }[],
): Counted {
  const answered = counted.reduce((sum, { number }) => sum + number, 0)
  const total = counted.reduce((sum, { answer, number }) => sum + Number(answer) * number, 0)
  return {
    id: question.id,
    question: question.question,
    question_ar: question.questionAr,
    type: question.type,
    asked: question.deletedAt === null,
    answered,
    average: question.type === 'rating' && answered > 0 ? total / answered : null,
    counts: toChoices(question).map((option) => ({
      ...option,
      count: counted.find(({ answer }) => answer === option.value)?.number ?? 0,
    })),
  }
}
