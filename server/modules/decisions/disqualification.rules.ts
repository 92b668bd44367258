import type { components } from '../../../openapi/generated/api'
import { countedEpisodes, isEpisode } from '../integrity/episode.rules'

type Schemas = components['schemas']
export type Evidence = Schemas['DisqualificationEvidence']

/** An observation of fewer characters says too little to be held against somebody. */
const leastObservation = 20

interface Rested {
  startedAt: Date
  /** Null while it runs: then nothing is decided about it. */
  finishedAt: Date | null
  events: readonly { id: string; type: string; at: Date; detail: unknown }[]
}

/** The evidence for a disqualification, as it is stored with the event; or its errors, by field. */
export function checkedEvidence(
  {
    reason,
    evidence,
    note,
  }: { reason: Schemas['DisqualifyRequest']['reason']; evidence: Evidence; note: string },
  attempt: Rested,
): { evidence: Evidence } | { faults: Record<string, string> } {
  const { kind } = evidence
  if (kind === 'observation' && note.length < leastObservation)
    return { faults: { note: note === '' ? 'required' : 'observation_length' } }
  // A phone says by itself what was seen.
  const faults: Record<string, string> = {}
  if (reason === 'disqualified' && note === '') faults.note = 'required'
  const found = foundIn(evidence, attempt)
  if (typeof found === 'string') faults.evidence = found
  return typeof found === 'string' || 'note' in faults ? { faults } : { evidence: found }
}

/** The evidence with its moment, or the key of the sentence for why it is none. */
function foundIn(
  { kind, offset_ms: offset, event_id: eventId }: Evidence,
  { startedAt, finishedAt, events }: Rested,
): Evidence | string {
  if (kind === 'observation') return { kind }
  if (kind === 'moment') {
    if (offset === undefined) return 'required'
    const end = (finishedAt ?? startedAt).getTime() - startedAt.getTime()
    return offset > end ? 'moment_outside' : { kind, offset_ms: offset }
  }
  if (eventId === undefined) return 'required'
  const episode = countedEpisodes(events, startedAt).find(({ told }) =>
    told.some(({ event }) => event.id === eventId),
  )
  return episode === undefined
    ? 'episode_elsewhere'
    : { kind, event_id: eventId, offset_ms: episode.offset_ms }
}

/** The evidence stored with an event; null for events from before evidence was required. */
export function evidenceIn(detail: unknown): Evidence | null {
  if (typeof detail !== 'object' || detail === null || isEpisode(detail)) return null
  return 'evidence' in detail && isEvidence(detail.evidence) ? detail.evidence : null
}

const isEvidence = (value: unknown): value is Evidence =>
  typeof value === 'object' && value !== null && 'kind' in value

/** Why a person decided as they did, kept beside what the chart reads. */
export const noteIn = (detail: unknown): string | null =>
  typeof detail === 'object' &&
  detail !== null &&
  'note' in detail &&
  typeof detail.note === 'string'
    ? detail.note
    : null
