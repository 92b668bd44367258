import type { components } from '../../../openapi/generated/api'
import type { PracticeItem, Question, QuestionnairePart } from '../../content/assessment-schema'
import type { AttemptRow } from './attempt.store'
import { type AssessmentId, budgetWith, isPartId } from './lifecycle.rules'

type Schemas = components['schemas']

interface Answered {
  answers: readonly { questionId: string; value: string; epoch: number; sequence: number }[]
  takes: readonly { questionId: string; take: number; durationMs: number; counted: boolean }[]
}

/**
 * All questions of a running attempt, and what its candidate answered so far. The content has no right answers in it: they
 * stand in another file.
 */
export function presentQuestionnaire({ id, assessmentId, state }: Pick<AttemptRow, 'id' | 'assessmentId' | 'state'>, parts: readonly QuestionnairePart[], { answers, takes }: Answered): Schemas['Questionnaire'] {
  const types = new Map(parts.flatMap((part) => part.questions.map((question) => [question.id, question.type] as const)))
  return {
    assessment_id: assessmentId,
    attempt_id: id,
    parts: parts.map((part) => presentPart(part, part.questions, budgetWith(state, part.budget_seconds))),
    answers: answers.flatMap(({ questionId, value, epoch, sequence }) => {
      const type = types.get(questionId)
      return type === undefined ? [] : [{ question_id: questionId, type, value, epoch, sequence }]
    }),
    takes: takes.filter((take) => take.counted).map(({ questionId, take, durationMs }) => ({ question_id: questionId, take, duration_ms: durationMs })),
  }
}

/** One untimed item for each part. */
export const presentPractice = (assessmentId: AssessmentId, parts: readonly QuestionnairePart[], items: readonly PracticeItem[]): Schemas['Practice'] => ({
  assessment_id: assessmentId,
  parts: parts.map((part) => presentPart(part, items.filter((item) => item.part === part.id), 0)),
})

function presentPart({ id, kind }: QuestionnairePart, questions: readonly Question[], budget: number): Schemas['QuestionnairePart'] {
  if (!isPartId(id)) throw new Error(`The content names a part that the chart does not know: ${id}`)
  return { id, kind, budget_seconds: budget, questions: questions.map(presentQuestion) }
}

export const presentQuestion = (question: Question): Schemas['Question'] => ({
  id: question.id,
  type: question.type,
  prompt: question.prompt,
  ...(question.body === undefined ? {} : { body: question.body }),
  ...(question.options === undefined ? {} : { options: question.options.map(({ id, text }) => ({ id, text })) }),
  ...(question.min_words === undefined ? {} : { min_words: question.min_words }),
  ...(question.max_words === undefined ? {} : { max_words: question.max_words }),
  ...(question.max_seconds === undefined ? {} : { max_seconds: question.max_seconds }),
})
