import type { components } from '../../../openapi/generated/api'

type Schemas = components['schemas']

/**
 * Details with a cause came through the contract's validation as an episode; others are the
 * server's own notes.
 */
export const isEpisode = (detail: unknown): detail is Schemas['EpisodeDetail'] =>
  typeof detail === 'object' && detail !== null && 'cause' in detail && 'length_ms' in detail

interface Told {
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

/**
 * What the candidate reads of an attempt's list: the cause, moment and length of each episode, and
 * of each device that was lost until it was back. Nothing that people of the company wrote or
 * decided.
 */
export function ownEpisodes(events: readonly Told[], startedAt: Date): Schemas['OwnEpisode'][] {
  return events
    .flatMap((event, index) => {
      if (
        (event.type !== 'episode.recorded' && event.type !== 'capture.lost') ||
        !isEpisode(event.detail)
      )
        return []
      const { cause, length_ms: length } = event.detail
      return [
        {
          cause,
          offset_ms: beganAt(event, startedAt),
          length_ms:
            event.type === 'capture.lost' ? untilRestored(cause, events.slice(index + 1)) : length,
        },
      ]
    })
    .toSorted((a, b) => a.offset_ms - b.offset_ms)
}

/** What the browser said of how long a device was lost, when it was back. */
function untilRestored(cause: Schemas['EpisodeCause'], later: readonly Told[]): number | null {
  const restored = later.find(
    ({ type, detail }) =>
      type === 'capture.restored' && isEpisode(detail) && detail.cause === cause,
  )
  return restored !== undefined && isEpisode(restored.detail) ? restored.detail.length_ms : null
}
