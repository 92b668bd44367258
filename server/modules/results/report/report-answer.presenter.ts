import type { components } from '../../../../openapi/generated/api'
import type { AnswerKey, QuestionnairePart } from '../../../content/assessment-schema'
import type { answers, lateEdits } from '../../attempts/attempts.table'
import type { takes } from '../../media/media.table'
import type { PictureKey } from '../../../http/pictures'
import { differs, isWritten } from '../../answers/answer.rules'
import type { AttemptRow } from '../../attempts/attempt.store'
import { lateSince } from '../../integrity/evidence.rules'
import { mayCount } from '../../answers/late.rules'
import { presentQuestion } from '../../answers/questionnaire.presenter'
import { countingReview } from '../../reviews/second-review.rules'
import { awaitsWriting, countWords, isBeingScored, optionIn, scoreOfAnswer } from '../result.rules'
import type { Evaluation, listReviews } from '../result.store'

type Schemas = components['schemas']

/** The data from which answers are presented. */
export interface AnswerMaterial {
  row: AttemptRow
  evaluation: Evaluation | null
  key: AnswerKey | null
  answers: (typeof answers.$inferSelect)[]
  /** Saved before their part began: shown, and not counted. */
  ahead: (typeof answers.$inferSelect)[]
  lateEdits: (typeof lateEdits.$inferSelect)[]
  takes: (typeof takes.$inferSelect)[]
  reviews: Awaited<ReturnType<typeof listReviews>>
}

/** One answer with what it was given and how it came about; the right option included. */
export function presentAnswer(
  { id: part, kind }: QuestionnairePart,
  question: QuestionnairePart['questions'][number],
  material: AnswerMaterial,
  key: PictureKey,
): Schemas['ReportAnswer'] {
  const answer = material.answers.find((one) => one.questionId === question.id)
  const shown = material.row.deviceTimes[part]?.shown
  const right = getRight(question.id, material.key)
  const criteria =
    material.evaluation === null || isBeingScored(material.row.state)
      ? []
      : material.evaluation.criteria
  const recorded = material.takes.filter((take) => take.questionId === question.id)
  const chosen = recorded.filter((take) => take.counted).at(-1)
  const review = countingReview(material.reviews.map((one) => one.review))
  const written = review?.writing[question.id] ?? null
  return {
    part,
    question: presentQuestion(question, key),
    value: answer?.value ?? null,
    saved_at: answer?.savedAt.toISOString() ?? null,
    words: answer !== undefined && question.type === 'long_text' ? countWords(answer.value) : null,
    right_option: right.option,
    right_text: right.text,
    right_ranking: right.ranking,
    correct: right.option === null ? null : optionIn(kind, answer?.value) === right.option,
    score: scoreOfAnswer(criteria, kind, question.id),
    takes: recorded.map((take) => ({
      id: take.id,
      take: take.take,
      duration_ms: take.durationMs,
      transcript: take.transcript,
      chosen: take === chosen,
      counted: take.counted,
      awaiting: take.awaiting && mayCount(material.row.state),
      ended_at: take.endedAt?.toISOString() ?? null,
      late_at: lateSince(material.row.state, take.receivedAt),
    })),
    made: answer === undefined || !isTyped(question) ? null : toAnswerMade(answer),
    differs: shown !== undefined && differs(shown, question.id, answer?.value ?? ''),
    late_edits: [...material.ahead.map(asUncounted), ...material.lateEdits]
      .filter((edit) => edit.questionId === question.id)
      .map((edit) => ({
        value: edit.value,
        edited_at: edit.editedAt?.toISOString() ?? null,
        delivered_at: edit.deliveredAt.toISOString(),
        counted: edit.counted,
        awaiting: edit.awaiting && mayCount(material.row.state),
      })),
    review_score:
      review?.scores[question.id] ??
      (written === null
        ? null
        : Math.round((written.coherence + written.lexical_resource + written.grammar) / 3)),
    review_criteria: written,
    awaits_review: awaitsWriting(criteria, question.id),
  }
}

/** A choice is text by its type, and nobody types it. */
const isTyped = ({ type, options }: QuestionnairePart['questions'][number]): boolean =>
  isWritten(type) && options === undefined

/** Null of what was saved before it was kept how an answer comes about. */
const toAnswerMade = ({
  edits,
  firstSavedAt,
  savedAt,
  largestInsertion,
}: typeof answers.$inferSelect): Schemas['AnswerMade'] | null =>
  firstSavedAt === null
    ? null
    : {
        edits,
        seconds: (savedAt.getTime() - firstSavedAt.getTime()) / 1000,
        largest_insertion: largestInsertion,
      }

/** The right answer to a question, as its form has one: an option, words or a text, an order. */
function getRight(
  id: string,
  key: AnswerKey | null,
): { option: string | null; text: string | null; ranking: Record<string, number> | null } {
  const words = key?.reviews[id]?.accepted ?? key?.corrections[id]?.accepted ?? []
  return {
    option: key?.mcqs[id] ?? key?.reviews[id]?.option ?? null,
    text: key?.transcripts[id] ?? key?.ocr[id] ?? (words.length === 0 ? null : words.join('\n')),
    ranking: key?.rankings[id] ?? null,
  }
}

const asUncounted = ({ questionId, value, savedAt }: typeof answers.$inferSelect) => ({
  questionId,
  value,
  editedAt: savedAt,
  deliveredAt: savedAt,
  counted: false,
  awaiting: false,
})
