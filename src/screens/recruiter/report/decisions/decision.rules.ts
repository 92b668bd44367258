import type { components } from '../../../../../openapi/generated/api'

type Schemas = components['schemas']

export type Decision = Schemas['Decision']
export type DecisionEvent = Schemas['ReportEvent']

/** A choice of why an attempt is cancelled by a person. */
export type DisqualifyReason = Schemas['DisqualifyRequest']['reason']

const types = {
  'redo.granted': 'redo',
  'attempt.reset': 'reset',
  'attempt.disqualified': 'disqualify',
  'evaluation.requested': 'evaluate',
} as const satisfies Record<string, Decision>

const isDecided = (type: string): type is keyof typeof types => type in types

/** The decision an event is of; null for anything else that happened. */
export const decisionOf = ({ type }: Pick<DecisionEvent, 'type'>): Decision | null =>
  isDecided(type) ? types[type] : null

/** What people decided about an attempt, the latest first. */
export const decisionsOn = (events: readonly DecisionEvent[]): DecisionEvent[] =>
  events.filter((event) => decisionOf(event) !== null).toReversed()

/** Whether a decision has to say why: others read it later, and a phone says so by itself. */
export const needsNote = (decision: Decision, reason: DisqualifyReason): boolean =>
  decision !== 'evaluate' && !(decision === 'disqualify' && reason === 'phone')
