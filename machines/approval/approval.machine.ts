import { assign, setup } from 'xstate'

export type ApprovalStatus = 'REGISTERED' | 'PENDING' | 'APPROVED' | 'DECLINED'

/** How long a decision can be undone; its mail waits as long. */
export const undoSeconds = 60

export type ApprovalEvent =
  | { type: 'review.started' }
  | { type: 'registration.approved' }
  | { type: 'registration.declined'; attemptRuns: boolean }
  | { type: 'decision.undone'; secondsSince: number; attemptStarted: boolean }

export interface ApprovalContext {
  /** What the status was before the last decision; null when there is nothing to undo. */
  previous: ApprovalStatus | null
}

const approve = (from: ApprovalStatus) =>
  ({
    target: 'APPROVED',
    actions: [{ type: 'keepPrevious', params: { status: from } }, 'announceApproval'],
  }) as const

const decline = (from: ApprovalStatus) =>
  ({
    guard: 'noAttemptRuns',
    target: 'DECLINED',
    actions: [{ type: 'keepPrevious', params: { status: from } }, 'announceDecline'],
  }) as const

const backTo = (status: ApprovalStatus) =>
  ({
    guard: { type: 'mayGoBackTo', params: { status } },
    target: status,
    actions: ['forgetPrevious', 'holdMailBack'],
  }) as const

/**
 * The approval of one account by an admin. It invokes nothing: the server steps it with the pure
 * `transition()` and carries out the named effects in the transaction that stores the new status.
 */
export const approvalMachine = setup({
  types: {
    context: {} as ApprovalContext,
    events: {} as ApprovalEvent,
  },
  actions: {
    keepPrevious: assign((_, params: { status: ApprovalStatus }) => ({ previous: params.status })),
    forgetPrevious: assign({ previous: null }),
    announceApproval: () => undefined,
    announceDecline: () => undefined,
    holdMailBack: () => undefined,
  },
  guards: {
    noAttemptRuns: ({ event }) => event.type === 'registration.declined' && !event.attemptRuns,
    mayGoBackTo: ({ context, event }, params: { status: ApprovalStatus }) =>
      event.type === 'decision.undone' &&
      context.previous === params.status &&
      event.secondsSince <= undoSeconds &&
      !event.attemptStarted,
  },
}).createMachine({
  id: 'approval',
  description: 'The approval of one candidate or recruiter, from registration to a decision.',
  context: { previous: null },
  initial: 'REGISTERED',
  states: {
    REGISTERED: {
      description: 'The person has registered and nobody has looked yet.',
      on: {
        'review.started': { target: 'PENDING' },
        'registration.approved': approve('REGISTERED'),
        'registration.declined': decline('REGISTERED'),
      },
    },
    PENDING: {
      description: 'An admin looks at the registration.',
      on: {
        'registration.approved': approve('PENDING'),
        'registration.declined': decline('PENDING'),
      },
    },
    APPROVED: {
      description: 'The account is confirmed and may do what its role allows.',
      on: {
        'registration.declined': decline('APPROVED'),
        'decision.undone': [backTo('REGISTERED'), backTo('PENDING'), backTo('DECLINED')],
      },
    },
    DECLINED: {
      description: 'The registration was declined, and the person is told why.',
      on: {
        'registration.approved': approve('DECLINED'),
        'decision.undone': [backTo('REGISTERED'), backTo('PENDING'), backTo('APPROVED')],
      },
    },
  },
})
