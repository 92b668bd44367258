import { getEpisodes, isCounted } from '../../../machines/shared/episodes'
import type { components } from '../../../openapi/generated/api'

type Schemas = components['schemas']

/**
 * Details with a cause came through the contract's validation as an episode; others are the
 * server's own notes.
 */
export const isEpisode = (detail: unknown): detail is Schemas['EpisodeDetail'] =>
  typeof detail === 'object' && detail !== null && 'cause' in detail && 'length_ms' in detail

export interface Told {
  type: string
  at: Date
  detail: unknown
}

/**
 * When an event happened, in milliseconds since the attempt's start: an episode where its browser
 * says it began, but not after it was told.
 */
export function beganAt({ at, detail }: Told, startedAt: Date): number {
  const told = at.getTime() - startedAt.getTime()
  return isEpisode(detail) && detail.offset_ms !== undefined
    ? Math.min(detail.offset_ms, told)
    : told
}

/** The events of an attempt as the rule of episodes reads them. */
const read = <Event extends Told>(events: readonly Event[], startedAt: Date) =>
  events.map((event) => ({
    event,
    type: event.type,
    offset_ms: beganAt(event, startedAt),
    detail: isEpisode(event.detail) ? event.detail : null,
  }))

/** A connection that was lost is told as an outage where it mattered. */
const ofConnection = (type: string): boolean => type.startsWith('connection.')

/**
 * What the candidate reads of an attempt's list: the cause, moment and length of each episode, and
 * of each device that was lost until it was back. Nothing that people of the company wrote or
 * decided.
 */
export const ownEpisodes = (events: readonly Told[], startedAt: Date): Schemas['OwnEpisode'][] =>
  getEpisodes(
    read(
      events.filter(({ type }) => !ofConnection(type)),
      startedAt,
    ),
  ).map(({ told: _, ...episode }) => episode)

/** The episodes of an attempt that count, each with the events that told it. */
export const countedEpisodes = <Event extends Told>(events: readonly Event[], startedAt: Date) =>
  getEpisodes(read(events, startedAt)).filter(isCounted)

/** How many episodes of an attempt count. */
export const countEpisodes = (events: readonly Told[], startedAt: Date): number =>
  countedEpisodes(events, startedAt).length
