import type { AttemptEvent } from '../../../machines/attempt/attempt-events'
import type { AttemptState } from '../../../machines/attempt/attempt-fold'
import type { components } from '../../../openapi/generated/api'
import { refusal } from '../attempts/lifecycle.rules'

type Decision = components['schemas']['Decision']

/** What an admin decides about an attempt, with what only that decision needs. */
export type Decided =
  | { decision: 'redo' | 'reset' | 'evaluate' | 'reverse' }
  | { decision: 'disqualify'; reason: 'phone' | 'disqualified' }

const types = {
  redo: 'redo.granted',
  reset: 'attempt.reset',
  evaluate: 'evaluation.requested',
  reverse: 'disqualification.reversed',
} as const

/** The event by which a decision goes on the attempt's list. */
export function decisionEvent(
  decided: Decided,
  { epoch, sequence }: AttemptState,
  now: Date,
): AttemptEvent {
  const stamp = { at: now.toISOString(), epoch, sequence }
  return decided.decision === 'disqualify'
    ? { ...stamp, type: 'attempt.disqualified', reason: decided.reason }
    : { ...stamp, type: types[decided.decision] }
}

/** The decisions that the chart allows for the present state of an attempt. */
export const decisionsFor = (state: AttemptState, now: Date): Decision[] =>
  every
    .filter((decided) => refusal(state, decisionEvent(decided, state, now)) === null)
    .map(({ decision }) => decision)

const every: readonly (Decided & { decision: Decision })[] = [
  { decision: 'redo' },
  { decision: 'evaluate' },
  { decision: 'disqualify', reason: 'disqualified' },
  { decision: 'reset' },
]
