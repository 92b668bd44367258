import * as z from 'zod/mini'
import type { components } from '../../../../../openapi/generated/api'
import { optionalBlockField, rule } from '../../../../forms/field-rules'
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

/** An observation of fewer characters says too little to be held against somebody. */
const leastObservation = 20

/** What an admin writes who decides; the evidence only of a disqualification. */
export interface DecisionValues {
  reason: DisqualifyReason
  evidence: Evidence['kind'] | null
  /** Of an episode. */
  event_id: string
  note: string
}

/**
 * Whether a decision has to say why: others read it later. A phone says so by itself where the
 * evidence shows it.
 */
export const needsNote = (
  decision: Decision,
  { reason, evidence }: Pick<DecisionValues, 'reason' | 'evidence'>,
): boolean =>
  decision !== 'evaluate' &&
  !(decision === 'disqualify' && reason === 'phone' && evidence !== 'observation')

export const decisionForm = (decision: Decision) =>
  z
    .object({
      reason: z.custom<DisqualifyReason>(),
      evidence: z
        .custom<DecisionValues['evidence']>()
        .check(
          z.refine(
            (kind) => decision !== 'disqualify' || kind !== null,
            rule('recruiter:rule.evidence'),
          ),
        ),
      event_id: z.string(),
      note: optionalBlockField,
    })
    .check(
      z.refine(({ evidence, event_id: id }) => evidence !== 'episode' || id !== '', {
        path: ['event_id'],
        error: rule('common:rule.required'),
      }),
      z.refine((values) => !needsNote(decision, values) || values.note !== '', {
        path: ['note'],
        error: rule('common:rule.required'),
      }),
      z.refine(
        ({ evidence, note }) => evidence !== 'observation' || note.length >= leastObservation,
        { path: ['note'], error: rule('recruiter:rule.tooShort') },
      ),
    )

/** What a disqualification rests on. */
export function toEvidence(
  { evidence: kind, event_id }: Pick<DecisionValues, 'evidence' | 'event_id'>,
  moment: number,
): Evidence | undefined {
  if (kind === null) return undefined
  if (kind === 'moment') return { kind, offset_ms: moment }
  return kind === 'episode' ? { kind, event_id } : { kind }
}

/** The moment at which the player stands, within the attempt. */
export function momentAt(position: number, { result: { attempt } }: Report): number {
  const end = Date.parse(attempt.finished_at ?? attempt.started_at) - Date.parse(attempt.started_at)
  return Math.max(0, Math.min(Math.floor(position), end))
}

/** Whether there is anything to look at that was recorded of the attempt. */
export const hasMoments = ({ recordings, screenshots, media_deleted_at: gone }: Report): boolean =>
  gone === null && recordings.length + screenshots.length > 0
