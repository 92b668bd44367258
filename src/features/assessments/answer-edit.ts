import type { AnswerEdit } from './attempt-api'
import type { StoredAnswer } from './attempt-store'
import { millisOf, type ServerClock } from './server-clock'

/**
 * Longer than this without an answer is an outage, so an edit from before it says when it was made.
 */
const LATE_MS = 45_000

/**
 * What is sent of an answer. An edit that comes late tells when it was made; any other counts from
 * the last answer that the device had.
 */
export function editOf(
  { questionId, sequence, type, value, since, elapsed_ms, delayed, part }: StoredAnswer,
  clock: Pick<ServerClock, 'now' | 'instant'>,
): AnswerEdit {
  const edit = { question_id: questionId, sequence, type, value }
  const made = millisOf({ since, elapsed_ms })
  if (delayed || clock.now() - made > LATE_MS) return { ...edit, elapsed_ms, late: { since, part } }
  const lastAnsweredAt = Date.parse(clock.instant().since)
  return { ...edit, elapsed_ms: Math.max(0, Math.round(made - lastAnsweredAt)) }
}
