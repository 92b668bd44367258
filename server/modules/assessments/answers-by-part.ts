import type { QuestionnairePart } from '../../content/assessment-schema'
import type { Db } from '../../db/db'
import type { answers } from '../../db/schema/assessments'
import { answersOf } from './answer.store'
import { type AttemptRow, outagesOf } from './attempt.store'
import { isAheadOfPart } from './late.rules'
import { partOfQuestion } from './answer.rules'

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
  const all = await answersOf(db, row.id)
  const outages = await outagesOf(db, row, row.lastSeenAt)
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
