import { assign, setup } from 'xstate'
import type { AttemptEvent, AttemptPlan } from './attempt-events'
import {
  beginPart,
  currentPart,
  endPart,
  grantTime,
  isOver,
  onLastPart,
  startClock,
} from './part-clock'
import type { PartClock } from './part-clock'

/** Belongs on the list and changes nothing. */
const noted = { actions: 'noteEvent' } as const

/** Where an attempt can be when a person disqualifies it. */
type Disqualified = 'evaluating' | 'awaitingReview' | 'COMPLETED' | 'FAILED'

/**
 * The times of an attempt, and the state before a disqualification, which its reversal restores.
 * Without a disqualification the field is missing, so that older lists still lead to the same
 * state.
 */
export interface AttemptContext extends PartClock {
  disqualified_from?: Disqualified
}

/** Cancels the attempt for what a person saw, once: its appeal can be made only once, too. */
const disqualifiedFrom = <From extends Disqualified>(from: From) =>
  ({
    guard: 'isNotYetDisqualified',
    target: '#attempt.CANCELLED',
    actions: { type: 'keepPlace', params: { from } },
  }) as const

/**
 * The lifecycle of one attempt, shared by server and browser. It invokes nothing: its effects are
 * named actions that `transition()` gives back as data. Events arrive already stamped with the
 * server's time, so the chart has no clock.
 */
export const attemptMachine = setup({
  types: {
    context: {} as AttemptContext,
    input: {} as { plan: AttemptPlan; at: string },
    events: {} as Exclude<AttemptEvent, { type: 'attempt.started' }>,
    tags: {} as 'over' | 'archived',
  },
  actions: {
    beginPart: assign(({ context, event }) => beginPart(context, event.at)),
    endPart: assign(({ context, event }) => endPart(context, event.at)),
    grantTime: assign(({ context, event }) =>
      event.type === 'time.granted' ? grantTime(context, event.part, event.detail) : context,
    ),
    keepPlace: assign((_, { from }: { from: Disqualified }) => ({ disqualified_from: from })),
    noteEvent: () => undefined,
    requestEvaluation: () => undefined,
    announceResult: () => undefined,
    announceFailure: () => undefined,
    announceCancellation: () => undefined,
    announceReversal: () => undefined,
    offerRedo: () => undefined,
    archiveAttempt: () => undefined,
  },
  guards: {
    isCurrentPart: ({ context, event }) =>
      'part' in event && currentPart(context)?.id === event.part,
    isCurrentPartAndLast: ({ context, event }) =>
      'part' in event && currentPart(context)?.id === event.part && onLastPart(context),
    isPartBehind: ({ context, event }) => 'part' in event && isOver(context, event.part),
    isPartAhead: ({ context, event }) =>
      'part' in event &&
      !isOver(context, event.part) &&
      context.parts.some((part) => part.id === event.part),
    isOnLastPart: ({ context }) => onLastPart(context),
    isNotYetDisqualified: ({ context }) => context.disqualified_from === undefined,
    wasEvaluating: ({ context }) => context.disqualified_from === 'evaluating',
    wasAwaitingReview: ({ context }) => context.disqualified_from === 'awaitingReview',
    wasCompleted: ({ context }) => context.disqualified_from === 'COMPLETED',
    hadFailed: ({ context }) => context.disqualified_from === 'FAILED',
  },
}).createMachine({
  id: 'attempt',
  description: 'One attempt at an assessment, from its start to its result.',
  context: ({ input }) => startClock(input.plan, input.at),
  initial: 'IN_PROGRESS',
  on: {
    heartbeat: noted,
    'episode.recorded': noted,
    'connection.lost': noted,
    'connection.restored': noted,
    'capture.lost': noted,
    'capture.restored': noted,
    'attempt.reset': { target: '.ARCHIVED' },
  },
  states: {
    IN_PROGRESS: {
      description:
        'The candidate is taking the assessment; the clock runs whether or not anybody looks.',
      initial: 'briefing',
      on: {
        'attempt.exited': { target: 'CANCELLED' },
        'capture.expired': { target: 'CANCELLED' },
        'time.granted': { guard: 'isPartAhead', actions: 'grantTime' },
        'writer.taken': noted,
        'attempt.reentered': noted,
        'outage.delivered': noted,
      },
      states: {
        briefing: {
          description: "The next part's instructions are shown; its time has not begun.",
          on: {
            'part.begun': { guard: 'isCurrentPart', target: 'answering', actions: 'beginPart' },
            'briefing.expired': {
              guard: 'isCurrentPart',
              target: 'answering',
              actions: 'beginPart',
            },
            'part.submitted': { guard: 'isPartBehind', ...noted },
          },
        },
        answering: {
          description: 'A part is being answered against its deadline.',
          on: {
            'part.submitted': [
              {
                guard: 'isCurrentPartAndLast',
                target: '#attempt.RESULT_PROCESSING',
                actions: 'endPart',
              },
              { guard: 'isCurrentPart', target: 'briefing', actions: 'endPart' },
              { guard: 'isPartBehind', ...noted },
            ],
            'part.expired': [
              {
                guard: 'isCurrentPartAndLast',
                target: '#attempt.RESULT_PROCESSING',
                actions: 'endPart',
              },
              { guard: 'isCurrentPart', target: 'briefing', actions: 'endPart' },
            ],
            // The briefing ran out on the server a moment before the candidate's own click arrived.
            'part.begun': { guard: 'isCurrentPart', ...noted },
            'attempt.submitted': {
              guard: 'isOnLastPart',
              target: '#attempt.RESULT_PROCESSING',
              actions: 'endPart',
            },
          },
        },
      },
    },
    RESULT_PROCESSING: {
      description: 'The answers are in and the result is being made.',
      tags: 'over',
      initial: 'evaluating',
      on: {
        'part.submitted': { guard: 'isPartBehind', ...noted },
        'attempt.submitted': noted,
        'recordings.drained': noted,
        'outage.delivered': { target: '.evaluating', reenter: true },
        'evaluation.completed': { target: 'COMPLETED' },
        'evaluation.failed': { target: 'FAILED' },
      },
      states: {
        evaluating: {
          description: 'A job scores the answers.',
          entry: 'requestEvaluation',
          on: {
            'evaluation.provisional': { target: 'awaitingReview' },
            'attempt.disqualified': disqualifiedFrom('evaluating'),
          },
        },
        awaitingReview: {
          description:
            'An answer could not be scored by machine alone; a reviewer has to score it.',
          on: {
            'review.scored': { target: '#attempt.COMPLETED' },
            'attempt.disqualified': disqualifiedFrom('awaitingReview'),
          },
        },
      },
    },
    COMPLETED: {
      description: 'The result stands, passed or failed.',
      tags: 'over',
      entry: 'announceResult',
      on: {
        'review.scored': noted,
        'recordings.drained': noted,
        'attempt.submitted': noted,
        'outage.delivered': { target: 'RESULT_PROCESSING' },
        'attempt.disqualified': disqualifiedFrom('COMPLETED'),
        'redo.granted': { target: 'REDO' },
      },
    },
    FAILED: {
      description: 'The evaluation did not succeed; it can be run again.',
      tags: 'over',
      entry: 'announceFailure',
      on: {
        'recordings.drained': noted,
        'attempt.submitted': noted,
        'evaluation.requested': { target: 'RESULT_PROCESSING' },
        'outage.delivered': { target: 'RESULT_PROCESSING' },
        'attempt.disqualified': disqualifiedFrom('FAILED'),
        'redo.granted': { target: 'REDO' },
      },
    },
    CANCELLED: {
      description: 'The attempt was ended for a reason and is never resumed.',
      tags: 'over',
      entry: 'announceCancellation',
      on: {
        'recordings.drained': noted,
        // The same exit confirmed again by a browser that missed the answer.
        'attempt.exited': noted,
        'capture.expired': noted,
        'outage.delivered': noted,
        // An appeal was granted: what had been disqualified is again what it was.
        'disqualification.reversed': [
          {
            guard: 'wasEvaluating',
            target: 'RESULT_PROCESSING.evaluating',
            actions: 'announceReversal',
          },
          {
            guard: 'wasAwaitingReview',
            target: 'RESULT_PROCESSING.awaitingReview',
            actions: 'announceReversal',
          },
          { guard: 'wasCompleted', target: 'COMPLETED', actions: 'announceReversal' },
          { guard: 'hadFailed', target: 'FAILED', actions: 'announceReversal' },
        ],
        'redo.granted': { target: 'REDO' },
      },
    },
    REDO: {
      description: 'Kept as history: the candidate was given another attempt.',
      tags: 'over',
      entry: 'offerRedo',
      on: { 'recordings.drained': noted, 'outage.delivered': noted },
    },
    ARCHIVED: {
      description: 'Set aside by a reset: the candidate starts as if it had never been taken.',
      tags: ['over', 'archived'],
      entry: 'archiveAttempt',
      type: 'final',
    },
  },
})
