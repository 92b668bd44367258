import type { AssessmentCard } from '../../../features/assessments/attempt/attempt-api'

/** What a candidate can do with an assessment now. */
export type CardStatus =
  'unavailable' | 'taken' | 'open' | 'running' | 'processing' | 'completed' | 'ended' | 'again'

const cardStatuses = {
  IN_PROGRESS: 'running',
  RESULT_PROCESSING: 'processing',
  COMPLETED: 'completed',
  FAILED: 'ended',
  CANCELLED: 'ended',
  REDO: 'again',
} as const

/** Whether it begins an attempt, which needs a computer. */
export const isStart = (status: CardStatus): boolean => status === 'open' || status === 'again'

/**
 * An attempt counts before what is on offer: one that is over stays to be looked at, whatever is
 * active by now.
 */
export function getCardStatus(
  card: Pick<AssessmentCard, 'attempt' | 'available' | 'taken_before'> | null,
): CardStatus {
  if (card === null) return 'unavailable'
  if (card.attempt !== null && card.attempt.status !== 'REDO')
    return cardStatuses[card.attempt.status]
  if (card.taken_before === true) return 'taken'
  if (!card.available) return 'unavailable'
  return card.attempt === null ? 'open' : 'again'
}
