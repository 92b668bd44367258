import { getEpisodes, isCounted } from '../../../machines/shared/episodes'
import type { components } from '../../../openapi/generated/api'

type Schemas = components['schemas']

/**
 * Details with a cause came through the contract's validation as an episode; others are the
 * server's own notes.
 */
export const isEpisode = (detail: unknown): detail is Schemas['EpisodeDetail'] =>
  typeof detail === 'object' && detail !== null && 'cause' in detail && 'length_ms' in detail

export interface TimedEvent {
  type: string
  at: Date
  detail: unknown
}

/**
 * When an event happened, in milliseconds since the attempt's start. For an episode it is the start
 * that its browser reports, but no later than the report.
 */
export function beganAt({ at, detail }: TimedEvent, startedAt: Date): number {
  const elapsed = at.getTime() - startedAt.getTime()
  return isEpisode(detail) && detail.offset_ms !== undefined
    ? Math.min(detail.offset_ms, elapsed)
    : elapsed
}

/** The events of an attempt as the rule of episodes reads them. */
const read = <Event extends TimedEvent>(events: readonly Event[], startedAt: Date) =>
  events.map((event) => ({
    event,
    type: event.type,
    offset_ms: beganAt(event, startedAt),
    detail: isEpisode(event.detail) ? event.detail : null,
  }))

/** A lost connection is shown as an outage if it mattered. */
const ofConnection = (type: string): boolean => type.startsWith('connection.')

/**
 * The episodes that candidates may read: the cause, time and length of each, and of each loss of a
 * device. Notes and decisions of reviewers are not among them.
 */
export const ownEpisodes = (
  events: readonly TimedEvent[],
  startedAt: Date,
): Schemas['OwnEpisode'][] =>
  getEpisodes(
    read(
      events.filter(({ type }) => !ofConnection(type)),
      startedAt,
    ),
  ).map(({ told: _, ...episode }) => episode)

/** The episodes of an attempt that count, each with its events. */
export const countedEpisodes = <Event extends TimedEvent>(
  events: readonly Event[],
  startedAt: Date,
) => getEpisodes(read(events, startedAt)).filter(isCounted)

/** How many episodes of an attempt count. */
export const countEpisodes = (events: readonly TimedEvent[], startedAt: Date): number =>
  countedEpisodes(events, startedAt).length
