import type { components } from '../../../../../openapi/generated/api'
import type { Report } from '../timeline.rules'

type Schemas = components['schemas']

export type Decision = Schemas['Decision']
export type DecisionEvent = Schemas['ReportEvent']
export type Evidence = Schemas['DisqualificationEvidence']

/** A choice of why an attempt is cancelled by a person. */
export type DisqualifyReason = Schemas['DisqualifyRequest']['reason']

const decided: readonly string[] = [
  'redo.granted',
  'attempt.reset',
  'attempt.disqualified',
  'disqualification.reversed',
  'evaluation.requested',
]

/** What people decided about an attempt, the latest first. */
export const decisionsOn = (events: readonly DecisionEvent[]): DecisionEvent[] =>
  events.filter(({ type }) => decided.includes(type)).toReversed()

/** What an admin says who decides; the last two only of a disqualification. */
export interface Said {
  reason: DisqualifyReason
  note: string
  kind: Evidence['kind'] | null
  eventId: string
}

/** An observation of fewer characters says too little to be held against somebody. */
const leastObservation = 20

/**
 * Whether a decision has to say why: others read it later. A phone says so by itself where the
 * evidence shows it.
 */
export const needsNote = (
  decision: Decision,
  { reason, kind }: Pick<Said, 'reason' | 'kind'>,
): boolean =>
  decision !== 'evaluate' &&
  !(decision === 'disqualify' && reason === 'phone' && kind !== 'observation')

/** Whether what was observed is told in too few words to be evidence. */
export const isTooShort = ({ kind, note }: Pick<Said, 'kind' | 'note'>): boolean =>
  kind === 'observation' && note.trim() !== '' && note.trim().length < leastObservation

/** What a disqualification rests on; null while nothing whole was chosen. */
export function evidenceOf({ kind, eventId, note }: Said, moment: number): Evidence | null {
  if (kind === 'moment') return { kind, offset_ms: moment }
  if (kind === 'episode') return eventId === '' ? null : { kind, event_id: eventId }
  return kind === 'observation' && note.trim().length >= leastObservation ? { kind } : null
}

/** The moment at which the player stands, within the attempt. */
export function momentAt(position: number, { result: { attempt } }: Report): number {
  const end = Date.parse(attempt.finished_at ?? attempt.started_at) - Date.parse(attempt.started_at)
  return Math.max(0, Math.min(Math.floor(position), end))
}

/** Whether there is anything to look at that was recorded of the attempt. */
export const hasMoments = ({ recordings, screenshots, media_deleted_at: gone }: Report): boolean =>
  gone === null && recordings.length + screenshots.length > 0
