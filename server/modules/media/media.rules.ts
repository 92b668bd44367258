import type { components } from '../../../openapi/generated/api'

type MediaKind = components['schemas']['MediaKind']

const megabyte = 1024 * 1024

/**
 * The largest piece of a recording (some ten seconds), spoken take, screenshot and picture of an
 * episode that one call may carry, in bytes.
 */
export const maxBytes = {
  piece: 16 * megabyte,
  take: 12 * megabyte,
  screenshot: 3 * megabyte,
  episode: 30 * 1024,
} as const

/**
 * The limits for all media of one attempt: bytes together, and how many of each kind (a screenshot
 * a minute for ten hours).
 */
export const attemptLimit = {
  bytes: 4096 * megabyte,
  recording: 500,
  screenshot: 600,
  take: 200,
  episode: 600,
} as const

/** A spoken answer and one more try, from however many browsers. */
export const takesAllowed = 2

export type Medium = 'recording' | 'screenshot' | 'take' | 'episode'

/** Bytes of all media together, and how many of each. */
export type MediaHeld = Record<Medium | 'bytes', number>

export const nothingHeld: MediaHeld = { bytes: 0, recording: 0, screenshot: 0, take: 0, episode: 0 }

/**
 * Whether one more of `bytes` may be kept; a piece of a recording that is there already adds to no
 * number.
 */
export const hasRoom = (held: MediaHeld, adds: { bytes: number; one: Medium | null }): boolean =>
  held.bytes + adds.bytes <= attemptLimit.bytes &&
  (adds.one === null || held[adds.one] < attemptLimit[adds.one])

export const isMediaKind = (kind: string): kind is MediaKind =>
  kind === 'screen' || kind === 'camera' || kind === 'screenshot' || kind === 'episode'

/** A whole number within bounds, or null. */
export function boundedCount(text: string | undefined, max: number): number | null {
  if (text === undefined || !/^\d{1,12}$/.test(text)) return null
  const count = Number(text)
  return count <= max ? count : null
}
