import type { components } from '../../../openapi/generated/api'
import type { PracticeItem, Question, QuestionnairePart } from '../../content/assessment-schema'
import { type AddressKey, sealedUrl } from '../../http/sealed-address'
import { partOfQuestion } from './answer.rules'
import type { AttemptRow } from '../attempts/attempt.store'
import { stateOfTake } from './late.rules'
import { type AssessmentId, budgetWith, waivedParts } from '../attempts/lifecycle.rules'
import type { TakeRow } from '../media/take.store'

type Schemas = components['schemas']

interface Answered {
  answers: readonly { questionId: string; value: string; epoch: number; sequence: number }[]
  takes: readonly Pick<
    TakeRow,
    'questionId' | 'take' | 'durationMs' | 'counted' | 'awaiting' | 'receivedAt'
  >[]
}

/**
 * All questions of a running attempt, and its candidate's answers so far. The content contains no
 * right answers; those are in another file.
 */
export function presentQuestionnaire(
  { id, assessmentId, state }: Pick<AttemptRow, 'id' | 'assessmentId' | 'state'>,
  parts: readonly QuestionnairePart[],
  { answers, takes }: Answered,
  key: AddressKey,
): Schemas['Questionnaire'] {
  const waived: readonly string[] = waivedParts(state)
  const types = new Map(
    parts.flatMap((part) =>
      part.questions.map((question) => [question.id, question.type] as const),
    ),
  )
  return {
    assessment_id: assessmentId,
    attempt_id: id,
    parts: parts.map((part) =>
      waived.includes(part.id)
        ? { ...presentPart(part, [], key), waived: true }
        : {
            ...presentPart(part, part.questions, key),
            budget_seconds: budgetWith(state.clock, part.budget_seconds),
            ...(part.passage === undefined ? {} : { passage: part.passage }),
          },
    ),
    answers: answers.flatMap(({ questionId, value, epoch, sequence }) => {
      const type = types.get(questionId)
      return type === undefined ? [] : [{ question_id: questionId, type, value, epoch, sequence }]
    }),
    takes: takes
      .filter((take) => take.counted || take.awaiting)
      .map((take) => ({
        question_id: take.questionId,
        take: take.take,
        duration_ms: take.durationMs,
        state: stateOfTake(take, partOfQuestion(parts, take.questionId), state),
      })),
  }
}

/**
 * One untimed item for each part. Practice shows no passage, because the passage belongs to the
 * assessment.
 */
export const presentPractice = (
  assessmentId: AssessmentId,
  parts: readonly QuestionnairePart[],
  items: readonly PracticeItem[],
  key: AddressKey,
): Schemas['Practice'] => ({
  assessment_id: assessmentId,
  parts: parts.map((part) =>
    presentPart(
      part,
      items.filter((item) => item.part === part.id),
      key,
    ),
  ),
})

const presentPart = (
  { id, kind }: QuestionnairePart,
  questions: readonly Question[],
  key: AddressKey,
): Schemas['QuestionnairePart'] => ({
  id,
  kind,
  budget_seconds: 0,
  questions: questions.map((question) => presentQuestion(question, key)),
})

/**
 * A question as its candidate or a recruiter gets it, with the address of its sound or image, which
 * is nobody else's to have.
 */
export const presentQuestion = (question: Question, key: AddressKey): Schemas['Question'] => ({
  id: question.id,
  type: question.type,
  prompt: question.prompt,
  ...(question.body === undefined ? {} : { body: question.body }),
  ...(question.options === undefined
    ? {}
    : { options: question.options.map(({ id, text }) => ({ id, text })) }),
  ...(question.media === undefined
    ? {}
    : {
        media: { kind: question.media.kind, url: sealedUrl(key, 'question', question.media.file) },
      }),
  ...(question.answer_lang === undefined ? {} : { answer_lang: question.answer_lang }),
  ...(question.given === undefined ? {} : { given: question.given }),
  ...(question.min_words === undefined ? {} : { min_words: question.min_words }),
  ...(question.max_words === undefined ? {} : { max_words: question.max_words }),
  ...(question.max_seconds === undefined ? {} : { max_seconds: question.max_seconds }),
})
