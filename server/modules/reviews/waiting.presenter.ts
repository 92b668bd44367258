import type { components } from '../../../openapi/generated/api'
import { getQuestionnaire } from '../../content/assessments'
import { plainText } from '../scoring/annotation/plain-text.rules'
import { fullName, lacksOfResult } from '../results/result.presenter'
import type { WaitingRow } from './waiting.store'

type Schemas = components['schemas']

/**
 * What waits: an answer, with what was asked and why a machine's score is not enough, or the
 * evidence of a whole attempt, with what is missing.
 */
export function presentWaiting(row: WaitingRow): Schemas['WaitingReview'] {
  const { attempt, questionId } = row
  return {
    attempt_id: attempt.id,
    assessment_id: attempt.assessmentId,
    user_id: attempt.userId,
    full_name: fullName(row),
    email: row.email,
    kind: row.kind,
    ...(questionId === null
      ? { ...nothingAsked, reasons: [], lacks: lacksOfResult(attempt) }
      : {
          ...askedIn(attempt.assessmentId, questionId),
          question_id: questionId,
          reasons: reasonsIn(row, questionId),
          lacks: [],
        }),
    since: row.since.toISOString(),
    second: row.second,
    mine_done: row.mineDone,
  }
}

const nothingAsked = { part: null, question_id: null, number: null, question: null }

function askedIn(assessmentId: Schemas['AssessmentId'], questionId: string) {
  for (const { id, questions } of getQuestionnaire(assessmentId) ?? []) {
    const at = questions.findIndex((question) => question.id === questionId)
    const found = questions[at]
    if (found !== undefined)
      return {
        part: id,
        number: at + 1,
        question: found.body === undefined ? found.prompt.en : plainText(found.body),
      }
  }
  throw new Error(`There is no question ${questionId} in ${assessmentId}`)
}

/**
 * Why an answer waits, each reason once, as criteria share some. That it waits is said only where
 * nothing says why, as of a recording without a transcript.
 */
function reasonsIn(
  { criteria: now, before, second, kind }: WaitingRow,
  questionId: string,
): Schemas['Evidence'][] {
  // What one reviewer scored waits for the other for the same reasons as before.
  const criteria = second ? (before?.criteria ?? []) : now
  const reasons = new Map(
    criteria
      .filter(
        ({ key, provisional }) => provisional && (key === 'speaking') === (kind === 'speaking'),
      )
      .flatMap(({ evidence }) => evidence)
      .filter((one) => one.kind === 'reason' && belongsTo(one.values, questionId))
      .map((reason) => [reason.code, reason]),
  )
  const doubts = [...reasons.values()].filter(({ code }) => code !== 'awaiting_reviewer')
  return doubts.length === 0 ? [...reasons.values()] : doubts
}

/** The one text of English writing is not named by the reasons of its criteria. */
const belongsTo = (values: Schemas['Evidence']['values'], questionId: string): boolean =>
  (values['question'] ?? questionId) === questionId
