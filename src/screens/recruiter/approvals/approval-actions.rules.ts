import type { ApprovalStatus } from './registrations-search'

export type Decision = 'approved' | 'declined' | 'start_review'

/**
 * What an admin may do with registrations of a status, as the approval's chart has it; the main one
 * last.
 */
export const decisionsFor: Record<ApprovalStatus, readonly Decision[]> = {
  REGISTERED: ['start_review', 'declined', 'approved'],
  PENDING: ['declined', 'approved'],
  APPROVED: ['declined'],
  DECLINED: ['approved'],
}

/** The status that a decision which can be undone leads to. */
export const statusAfter = { approved: 'APPROVED', declined: 'DECLINED' } as const

/** How long an approval or a decline can be undone; its mail waits as long. */
export const undoMilliseconds = 60_000
