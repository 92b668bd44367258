import type { Span } from '../../../machines/shared/coverage'
import type { components } from '../../../openapi/generated/api'
import type { consents } from '../attempts/attempts.table'
import type { AttemptRow } from '../attempts/attempt.store'
import { toLength, within } from '../media/coverage.rules'
import type { Outage } from '../answers/late.rules'
import { outagesTold } from '../attempts/outage.rules'

type Schemas = components['schemas']

interface Stored {
  row: AttemptRow
  /** The consent that stood when the attempt began. */
  consent: typeof consents.$inferSelect | null
  screenshots: readonly unknown[]
  /** When the writing browser was not heard, and when no server of ours was running. */
  outages: readonly Outage[]
  downtimes: readonly Outage[]
}

/** What is kept of how an attempt was taken, beside its recordings and its events. */
export const presentLedger = (stored: Stored, now: Date): Schemas['EvidenceLedger'] => ({
  consent:
    stored.consent === null
      ? null
      : {
          text_version: stored.consent.textVersion,
          given_at: stored.consent.givenAt.toISOString(),
        },
  device_check: stored.row.deviceCheck,
  screenshots: stored.screenshots.length,
  heard_share: heardShare(stored, now),
})

/** Of the time in which a server of ours ran, the part in which the browser was heard. */
function heardShare({ row, outages, downtimes }: Omit<Stored, 'consent'>, now: Date): number {
  const { startedAt, lastSeenAt, finishedAt } = row
  const toSpan = ({ from, to }: { from: Date; to: Date | null }): Span => ({
    start: from.getTime(),
    end: (to ?? now).getTime(),
  })
  const ran = toSpan({ from: startedAt, to: finishedAt })
  const ours = within(ran, downtimes.map(toSpan))
  const silent = within(
    ran,
    outagesTold(
      { startedAt, finishedAt, lastSeenAt, past: outages, downtimes, events: [] },
      now,
    ).map(toSpan),
  )
  const unheard = toLength(silent) - toLength(silent.flatMap((span) => within(span, ours)))
  const running = ran.end - ran.start - toLength(ours)
  return running <= 0 ? 1 : Math.round((1 - unheard / running) * 10_000) / 10_000
}
