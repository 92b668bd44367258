import { transition } from 'xstate'
import {
  approvalMachine,
  type ApprovalEvent,
  type ApprovalStatus,
  undoSeconds,
} from '../../../machines/approval/approval.machine'
import { plusSeconds } from '../../runtime/clock'

export type ApprovalAction = 'approved' | 'declined' | 'start_review' | 'undo'

/** What a decision about an account depends on. */
export interface ApprovalFacts {
  status: ApprovalStatus
  /** The status before the last decision; null if there is none to undo. */
  previous: ApprovalStatus | null
  decidedAt: Date | null
  attemptRuns: boolean
  /** Whether an attempt was started since the last decision. */
  attemptStarted: boolean
}

type ApprovalEffect = 'announceApproval' | 'announceDecline' | 'holdMailBack'

export interface Decision {
  status: ApprovalStatus
  previous: ApprovalStatus | null
  effects: ApprovalEffect[]
}

export type ApprovalRefusal = 'attempt_running' | 'undo_expired' | 'no_pending_request'

/** A decision: its action, author and time. */
export interface DecisionBy {
  action: ApprovalAction
  /** The reason that a declined person is told; null for any other decision. */
  reason: string | null
  now: Date
  /**
   * The person named in the log: the admin, or for an automatic decision the one who set the
   * criteria.
   */
  userId: string
  automatic?: boolean
}

/**
 * One step of the approval chart for an account: where it leads and what is to be done, or why it
 * cannot be taken.
 */
export function decide(
  facts: ApprovalFacts,
  action: ApprovalAction,
  now: Date,
): Decision | ApprovalRefusal {
  const snapshot = approvalMachine.resolveState({
    value: facts.status,
    context: { previous: facts.previous },
  })
  const event = toEvent(facts, action, now)
  if (approvalMachine.getTransitionData(snapshot, event).length === 0) return refusal(facts, event)
  const [next, actions] = transition(approvalMachine, snapshot, event)
  return {
    status: next.value,
    previous: next.context.previous,
    effects: actions.map(({ type }) => type).filter(isEffect),
  }
}

export const isRefusal = (outcome: Decision | ApprovalRefusal): outcome is ApprovalRefusal =>
  typeof outcome === 'string'

/** The refusal to report if none of several accounts could be changed: the most specific one. */
export function worstRefusal(refusals: readonly ApprovalRefusal[]): ApprovalRefusal {
  return (
    (['attempt_running', 'undo_expired'] as const).find((refused) => refusals.includes(refused)) ??
    'no_pending_request'
  )
}

/** When the mail about a decision may go: not before it can no longer be undone. */
export const mailDueAt = (decidedAt: Date): Date => plusSeconds(decidedAt, undoSeconds)

function toEvent(
  { decidedAt, attemptRuns, attemptStarted }: ApprovalFacts,
  action: ApprovalAction,
  now: Date,
): ApprovalEvent {
  switch (action) {
    case 'approved':
      return { type: 'registration.approved' }
    case 'declined':
      return { type: 'registration.declined', attemptRuns }
    case 'start_review':
      return { type: 'review.started' }
    case 'undo':
      return {
        type: 'decision.undone',
        secondsSince:
          decidedAt === null
            ? Number.POSITIVE_INFINITY
            : (now.getTime() - decidedAt.getTime()) / 1000,
        attemptStarted,
      }
  }
}

function refusal(facts: ApprovalFacts, event: ApprovalEvent): ApprovalRefusal {
  if (event.type === 'registration.declined' && facts.attemptRuns) return 'attempt_running'
  return event.type === 'decision.undone' && facts.previous !== null
    ? 'undo_expired'
    : 'no_pending_request'
}

const isEffect = (name: string): name is ApprovalEffect =>
  name === 'announceApproval' || name === 'announceDecline' || name === 'holdMailBack'
