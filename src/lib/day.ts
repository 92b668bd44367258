/** The day in the Emirates, by which the server counts days: `2026-11-20`. */
export const gulfDay = (now: Date): string =>
  new Date(now.getTime() + 4 * 3_600_000).toISOString().slice(0, 10)

/** A moment of a day, `2026-11-20`, that falls on it wherever it is read. */
export const toNoon = (day: string): string => `${day}T12:00:00`
