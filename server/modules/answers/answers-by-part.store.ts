import type { components } from '../../../openapi/generated/api'
import type { QuestionnairePart } from '../../content/assessment-schema'
import { getQuestionnaire } from '../../content/assessments'
import type { Db } from '../../db/db'
import type { answers } from '../attempts/attempts.table'
import { getAnswers } from './answer.store'
import { type AttemptRow, listOutages } from '../attempts/attempt.store'
import { isAheadOfPart } from './late.rules'
import { differs, getDigests, partOfQuestion } from './answer.rules'

type Answer = typeof answers.$inferSelect

/**
 * The answers that count, and those that were saved before their part began: scoring and the report
 * part them alike.
 */
export async function answersByPart(
  db: Db,
  row: AttemptRow,
  parts: readonly QuestionnairePart[],
): Promise<{ counting: Answer[]; ahead: Answer[] }> {
  const all = await getAnswers(db, row.id)
  const outages = await listOutages(db, row, row.lastSeenAt)
  const isAhead = (answer: Answer) => {
    const part = partOfQuestion(parts, answer.questionId)
    return isAheadOfPart(
      answer,
      row.state.clock.parts.find(({ id }) => id === part),
      outages,
    )
  }
  return { counting: all.filter((answer) => !isAhead(answer)), ahead: all.filter(isAhead) }
}

/**
 * The questions of a part of which the page showed another answer than is held; none where it says
 * nothing of them.
 */
export async function differingIn(
  db: Db,
  { id, assessmentId }: AttemptRow,
  part: string,
  shown: readonly components['schemas']['AnswerDigest'][] | undefined,
): Promise<string[]> {
  if (shown === undefined) return []
  const parts = getQuestionnaire(assessmentId) ?? []
  const held = new Map(
    (await getAnswers(db, id)).map(({ questionId, value }) => [questionId, value]),
  )
  const digests = getDigests(shown)
  const asked = new Set([...held.keys(), ...Object.keys(digests)])
  return [...asked].filter(
    (questionId) =>
      partOfQuestion(parts, questionId) === part &&
      differs(digests, questionId, held.get(questionId) ?? ''),
  )
}
