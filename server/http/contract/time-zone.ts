/** The time zone of the Emirates, where no reader says another. */
export const gulfZone = 'Asia/Dubai'

/** Whether this is a time zone that clocks are known of, as in `Asia/Dubai`. */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    // An offset has no name, and does not follow the clocks of a place.
    return /^[A-Za-z]/.test(name)
  } catch {
    return false
  }
}

/** The zone of a `time-zone` header; anything that is no zone is the Emirates' own. */
export const readTimeZone = (header: unknown): string =>
  typeof header === 'string' && isTimeZone(header) ? header : gulfZone
