import { type AttemptState, evidenceTypes } from '../../../machines/attempt/attempt-fold'

/** Seconds by which a device's clock may run ahead of the server's. */
const aheadSeconds = 5

/** Seconds that a recorder may run on until its browser hears that the attempt is over. */
const stoppingSeconds = 30

/**
 * Seconds after an attempt's end in which its recordings are on their way; what comes after them is
 * marked as delivered late.
 */
const drainingSeconds = 30 * 60

type Ended = Pick<AttemptState, 'started_at' | 'finished_at'>

/**
 * Whether what a device recorded lies outside the attempt: after its end, or while it runs at a
 * moment that is still to come. A recording that `continues` from before the end may run on until
 * it is stopped.
 */
export function liesAfterEnd(
  { started_at: start, finished_at: end }: Ended,
  { offsetMs, continues }: { offsetMs: number; continues: boolean },
  now: Date,
): boolean {
  const allowed = end === null || continues ? stoppingSeconds : aheadSeconds
  const latest = end === null ? now.getTime() : Date.parse(end)
  return Date.parse(start) + offsetMs > latest + allowed * 1000
}

/** When something arrived that came late; null for what came in the attempt or soon after it. */
export function lateSince(
  { finished_at: end }: Pick<Ended, 'finished_at'>,
  receivedAt: Date,
): string | null {
  return end !== null && receivedAt.getTime() > Date.parse(end) + drainingSeconds * 1000
    ? receivedAt.toISOString()
    : null
}

/**
 * The same for an event, of those that a device tells of the circumstances; the others move the
 * attempt and are never late.
 */
export const eventLateSince = (
  state: Pick<Ended, 'finished_at'>,
  { type, receivedAt }: { type: string; receivedAt: Date },
): string | null => (evidenceTypes.includes(type) ? lateSince(state, receivedAt) : null)
