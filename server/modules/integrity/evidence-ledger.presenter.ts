import type { Span } from '../../../machines/shared/coverage'
import type { components } from '../../../openapi/generated/api'
import type { consents } from '../attempts/attempts.table'
import type { AttemptRow } from '../attempts/attempt.store'
import { toLength, within } from '../media/coverage.rules'
import type { Outage } from '../answers/late.rules'
import { describeOutages } from '../attempts/outage.rules'

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

/** The facts kept about how an attempt was taken, besides its recordings and events. */
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

/** The share of the time with a running server in which the browser was in contact. */
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
    describeOutages(
      { startedAt, finishedAt, lastSeenAt, past: outages, downtimes, events: [] },
      now,
    ).map(toSpan),
  )
  const unheard = toLength(silent) - toLength(silent.flatMap((span) => within(span, ours)))
  const running = ran.end - ran.start - toLength(ours)
  return running <= 0 ? 1 : Math.round((1 - unheard / running) * 10_000) / 10_000
}
