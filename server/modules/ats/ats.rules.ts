/**
 * Seconds until the next try after each that came to nothing for now; after the last there is none
 * by itself.
 */
const waits = [10, 30, 120, 600, 3600, 3 * 3600, 6 * 3600]

/** The longest that the system may ask us to wait. */
const longest = 6 * 3600

/** Why a try came to nothing. */
export type AtsFailure = 'no_answer' | 'unavailable' | 'refused' | 'unreadable' | 'gone'

const passing: readonly AtsFailure[] = ['no_answer', 'unavailable', 'unreadable']

/**
 * When to try again after so many tries; null to give up, as after a refusal, which would come
 * again.
 */
export function nextTry(
  failure: AtsFailure,
  tries: number,
  now: Date,
  askedSeconds: number | null,
): Date | null {
  const wait = waits[tries - 1]
  if (!passing.includes(failure) || wait === undefined) return null
  return new Date(now.getTime() + Math.max(wait, Math.min(askedSeconds ?? 0, longest)) * 1000)
}

/** What an answer of the system means that is not a success. */
export const toFailure = (status: number): AtsFailure =>
  status >= 500 || [408, 425, 429].includes(status) ? 'unavailable' : 'refused'

/** `Retry-After` in seconds; it may also be a date (RFC 9110). */
export function parseRetryAfter(retryAfter: string | null, now: Date): number | null {
  if (retryAfter === null) return null
  if (/^\d+$/.test(retryAfter)) return Number(retryAfter)
  const date = Date.parse(retryAfter)
  return Number.isNaN(date) ? null : Math.max(0, Math.ceil((date - now.getTime()) / 1000))
}
