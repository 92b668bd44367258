/** The one source of the time on the server, so that tests can move it. */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }

/** `date` moved by a number of seconds (negative for earlier). */
export const plusSeconds = (date: Date, seconds: number): Date =>
  new Date(date.getTime() + seconds * 1000)
