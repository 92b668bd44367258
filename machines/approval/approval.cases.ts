import type { ChartCases } from '../paths/cases'
import { approvalIgnored, approvalWords } from './approval-words.cases'
import { approvalMachine, undoSeconds } from './approval.machine'

/**
 * The finite world of the approval chart: who may still be declined, and which decisions may still
 * be undone.
 */
export const approvalCases: ChartCases<typeof approvalMachine> = {
  machine: approvalMachine,
  input: undefined,
  events: [
    { type: 'review.started' },
    { type: 'registration.approved' },
    { type: 'registration.declined', attemptRuns: false },
    { type: 'registration.declined', attemptRuns: true },
    { type: 'decision.undone', secondsSince: undoSeconds, attemptStarted: false },
    { type: 'decision.undone', secondsSince: undoSeconds + 1, attemptStarted: false },
    { type: 'decision.undone', secondsSince: 0, attemptStarted: true },
  ],
  outcomes: {},
  facts: ({ context }) => context.previous,
  words: approvalWords,
  ignored: approvalIgnored,
}
