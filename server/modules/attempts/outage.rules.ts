import type { components } from '../../../openapi/generated/api'
import type { Outage } from '../answers/late.rules'
import { outageSeconds, outageUntil } from './lifecycle.rules'

type Cause = components['schemas']['OutageCause']

export interface DescribedOutage {
  from: Date
  /** Null while it lasts. */
  to: Date | null
  cause: Cause
}

interface Known {
  startedAt: Date
  /** Null while the attempt runs. */
  finishedAt: Date | null
  /** The last time the writing browser was heard. */
  lastSeenAt: Date
  /** Gaps that ended with a word of the browser. */
  past: readonly Outage[]
  /** When no server of ours was running. */
  downtimes: readonly Outage[]
  events: readonly { type: string; at: Date }[]
}

/**
 * The outages of an attempt as reviewers see them: limited to the attempt, overlapping ones joined,
 * each with its known cause. A browser that goes silent after the end has no outage.
 */
export function describeOutages(
  { startedAt, finishedAt, lastSeenAt, past, downtimes, events }: Known,
  now: Date,
): DescribedOutage[] {
  const end = finishedAt ?? now
  const silence = outageUntil(lastSeenAt, now)
  const within = [...past, ...(silence === null ? [] : [silence])].map(({ from, to }) => ({
    from: later(from, startedAt),
    to: earlier(to, end),
  }))
  return joined(within)
    .filter((outage) => toLength(outage) > outageMs)
    .map((outage) => ({
      from: outage.from,
      to: finishedAt === null && outage.to >= now ? null : outage.to,
      cause: findCause(outage, downtimes, events),
    }))
}

const outageMs = outageSeconds * 1000

const later = (a: Date, b: Date): Date => (a > b ? a : b)
const earlier = (a: Date, b: Date): Date => (a < b ? a : b)
const toLength = ({ from, to }: Outage): number => to.getTime() - from.getTime()

function joined(spans: readonly Outage[]): Outage[] {
  const whole: Outage[] = []
  for (const span of spans.toSorted((a, b) => a.from.getTime() - b.from.getTime())) {
    const last = whole.at(-1)
    if (last === undefined || span.from >= last.to) whole.push({ ...span })
    else last.to = later(last.to, span.to)
  }
  return whole
}

/** The browser reports the cause of an outage within this time after its end. */
const accountMs = 15_000

function findCause(outage: Outage, downtimes: readonly Outage[], events: Known['events']): Cause {
  const ours = joined(
    downtimes
      .map(({ from, to }) => ({ from: later(from, outage.from), to: earlier(to, outage.to) }))
      .filter((span) => toLength(span) > 0),
  ).reduce((sum, span) => sum + toLength(span), 0)
  // Had our server run, it would not have been an outage.
  if (ours > 0 && toLength(outage) - ours <= outageMs) return 'server'
  const hasEvent = (type: string) =>
    events.some(
      (event) =>
        event.type === type &&
        event.at > outage.from &&
        event.at.getTime() <= outage.to.getTime() + accountMs,
    )
  if (hasEvent('attempt.reentered')) return 'page_closed'
  if (hasEvent('writer.taken')) return 'taken_over'
  return hasEvent('connection.lost') ? 'connection' : 'unknown'
}
