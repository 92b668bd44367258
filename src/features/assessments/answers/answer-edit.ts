import type { AnswerEdit } from '../attempt/attempt-api'
import type { StoredAnswer } from '../attempt/attempt-store'
import { toMilliseconds, type ServerClock } from '../attempt/server-clock'

/**
 * A longer time without an answer counts as an outage. An edit from before it carries the time at
 * which it was made.
 */
const LATE_MS = 45_000

/**
 * Builds the request for one answer. A delayed edit states when it was made; for any other, the
 * server counts from the last answer that this device received.
 */
export function toAnswerEdit(
  { questionId, sequence, type, value, since, elapsed_ms, delayed, part }: StoredAnswer,
  clock: Pick<ServerClock, 'now' | 'instant'>,
): AnswerEdit {
  const edit = { question_id: questionId, sequence, type, value }
  const made = toMilliseconds({ since, elapsed_ms })
  if (delayed || clock.now() - made > LATE_MS) return { ...edit, elapsed_ms, late: { since, part } }
  const lastAnsweredAt = Date.parse(clock.instant().since)
  return { ...edit, elapsed_ms: Math.max(0, Math.round(made - lastAnsweredAt)) }
}
