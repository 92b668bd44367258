import type { components } from '../../../openapi/generated/api'
import type { Question, QuestionnairePart } from '../../content/assessment-schema'
import { type AssessmentId, isPartId } from './lifecycle.rules'

type Schemas = components['schemas']

/** All questions of a running attempt. The content has no right answers in it: they stand in another file. */
export const presentQuestionnaire = (assessmentId: AssessmentId, attemptId: string, parts: readonly QuestionnairePart[]): Schemas['Questionnaire'] => ({
  assessment_id: assessmentId,
  attempt_id: attemptId,
  parts: parts.map((part) => presentPart(part, part.questions, part.budget_seconds)),
})

/** One untimed item for each part: the practice question that is answered in the part's way. */
export const presentPractice = (assessmentId: AssessmentId, parts: readonly QuestionnairePart[], items: readonly Question[]): Schemas['Practice'] => ({
  assessment_id: assessmentId,
  parts: parts.map((part) => presentPart(part, items.filter((item) => item.type === part.questions[0]?.type), 0)),
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
