import { isPartId } from '../assessment/parts'
import { clientEventTypes, serverEventTypes } from './attempt-events'
import type {
  AttemptEvent,
  AttemptEventType,
  AttemptPlan,
  EpisodeDetail,
  TimeGrant,
} from './attempt-events'

/**
 * An event as a flat record: a row of the table, or a browser's request with the server's instant
 * added.
 */
export interface AttemptEventRow {
  type: string
  /** ISO instant on the server's clock. */
  at: string
  epoch: number
  sequence: number
  part?: string | null
  reason?: string | null
  detail?: unknown
}

/** Reads a flat record as an event of the list, or null when its fields do not make one. */
export function readAttemptEvent(row: AttemptEventRow): AttemptEvent | null {
  const { at, epoch, sequence, part, reason, detail } = row
  const type = eventTypes.find((known) => known === row.type)
  if (!type || Number.isNaN(Date.parse(at))) return null
  const stamp = { at, epoch, sequence }
  switch (type) {
    case 'attempt.started':
      return isPlan(detail) ? { ...stamp, type, detail } : null
    case 'part.begun':
    case 'part.submitted':
    case 'briefing.expired':
    case 'part.expired':
      return isPartId(part) ? { ...stamp, type, part } : null
    case 'time.granted':
      return isPartId(part) && isGrant(detail) ? { ...stamp, type, part, detail } : null
    case 'attempt.exited':
      return reason === 'exited' || reason === 'logged_out' ? { ...stamp, type, reason } : null
    case 'attempt.disqualified':
      return reason === 'phone' || reason === 'disqualified' ? { ...stamp, type, reason } : null
    case 'episode.recorded':
    case 'capture.lost':
    case 'capture.restored':
    case 'connection.lost':
    case 'connection.restored':
      return isEpisode(detail) ? { ...stamp, type, detail } : { ...stamp, type, detail: null }
    default:
      return { ...stamp, type }
  }
}

const eventTypes: readonly AttemptEventType[] = [...clientEventTypes, ...serverEventTypes]

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const isPlan = (value: unknown): value is AttemptPlan =>
  isRecord(value) &&
  typeof value.factor === 'number' &&
  Array.isArray(value.parts) &&
  value.parts.length > 0 &&
  value.parts.every(
    (part) => isRecord(part) && isPartId(part.id) && typeof part.budget_seconds === 'number',
  )

const isGrant = (value: unknown): value is TimeGrant =>
  isRecord(value) &&
  (value.kind === 'work' || value.kind === 'break') &&
  typeof value.seconds === 'number' &&
  typeof value.cause === 'string'

const isEpisode = (value: unknown): value is EpisodeDetail =>
  isRecord(value) &&
  typeof value.cause === 'string' &&
  (value.length_ms === null || typeof value.length_ms === 'number')
