import { undoSeconds } from '../../../machines/approval/approval.machine'
import { plusSeconds } from '../../runtime/clock'

/** How long a set that was shown may be decided about. */
const heldSeconds = 15 * 60

export const mayBeConfirmed = (heldAt: Date, now: Date): boolean =>
  now <= plusSeconds(heldAt, heldSeconds)

/** A change at this time or later can still be undone at `now`. */
export const undoableSince = (now: Date): Date => plusSeconds(now, -undoSeconds)

export type SelectionState = 'held' | 'deciding' | 'decided' | 'undoing' | 'undone'

/** How far a decision about a set is. */
export function toState({
  confirmedAt,
  undoAskedAt,
  finishedAt,
}: {
  confirmedAt: Date | null
  undoAskedAt: Date | null
  finishedAt: Date | null
}): SelectionState {
  if (confirmedAt === null) return 'held'
  if (undoAskedAt !== null) return finishedAt === null ? 'undoing' : 'undone'
  return finishedAt === null ? 'deciding' : 'decided'
}
