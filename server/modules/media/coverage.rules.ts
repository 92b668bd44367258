import { joined, overlap, type Span } from '../../../machines/shared/coverage'
import type { recordings } from './media.table'
import { beganAt, isEpisode } from '../integrity/episode.rules'
import type { Outage } from '../answers/late.rules'
import { outageSeconds } from '../attempts/lifecycle.rules'
import { sameFilmIn } from './same-film.rules'

/** Where nothing of a source was recorded, since the attempt's start. */
export interface Gap {
  from_ms: number
  to_ms: number
  cause: 'reload' | 'take_over' | 'device_lost' | 'our_outage' | 'disk_full' | null
}

export interface SourceCoverage {
  /**
   * Of the running time, from 0 to 1; null while something that was recorded is not measured, of
   * which nothing is claimed.
   */
  share: number | null
  /** The coverage of every started minute of the attempt, including our own downtimes. */
  minutes: number[]
  /** Longer than two seconds. */
  gaps: Gap[]
}

export interface Coverage {
  /** From the attempt's start to its end, or until now, without our own outages. */
  running_ms: number
  screen: SourceCoverage
  camera: SourceCoverage
  microphone: SourceCoverage
  /** The started minutes of the attempt in which camera and screen are one film. */
  same_film: readonly number[]
}

type Run = Pick<typeof recordings.$inferSelect, 'kind' | 'state' | 'offsetMs' | 'measured'>

interface Event {
  type: string
  at: Date
  detail: unknown
}

interface Material {
  startedAt: Date
  /** The end of the attempt, or now while it runs. */
  until: Date
  recordings: readonly Run[]
  events: readonly Event[]
  /** When the writing browser was not heard, and when no server of ours was running. */
  outages: readonly Outage[]
  downtimes: readonly Outage[]
}

type Source = 'screen' | 'camera' | 'microphone'

/** A shorter gap is a recorder's pause for breath. */
const leastGapMs = 2000

const minuteMs = 60_000

/**
 * How much of an attempt can be seen and heard in its recordings, as they were measured; where
 * something is missing and what is known of why.
 */
export function toCoverage(material: Material): Coverage {
  const { startedAt, until, downtimes } = material
  const since = (at: Date) => at.getTime() - startedAt.getTime()
  const ran = { start: 0, end: Math.max(0, since(until)) }
  const ours = within(
    ran,
    downtimes.map(({ from, to }) => ({ start: since(from), end: since(to) })),
  )
  const running = ran.end - toLength(ours)
  const source = (of: Source): SourceCoverage => {
    const covered = coveredBy(material.recordings, of, ran)
    if (covered === null) return { share: null, minutes: [], gaps: [] }
    const ourOwn = toLength(covered.flatMap((span) => within(span, ours)))
    return {
      share: running === 0 ? null : rounded((toLength(covered) - ourOwn) / running),
      minutes: sumByMinute(covered, ran.end),
      gaps: gapsIn(covered, ran.end).flatMap((gap) =>
        explained(gap, [
          ...ours.map((span) => ({ ...span, cause: 'our_outage' as const })),
          ...findReasons(material, of),
        ]),
      ),
    }
  }
  return {
    running_ms: running,
    screen: source('screen'),
    camera: source('camera'),
    microphone: source('microphone'),
    same_film: startedMinutes(within(ran, sameFilmIn(material.recordings))),
  }
}

/** Null where a recording of the source is not measured. */
function coveredBy(recordings: readonly Run[], source: Source, ran: Span): Span[] | null {
  const runs = recordings.filter(
    ({ kind, state }) => kind === (source === 'screen' ? 'screen' : 'camera') && state !== 'broken',
  )
  if (runs.some(({ state, measured }) => state === 'processing' || measured === null)) return null
  return within(
    ran,
    runs.flatMap(({ offsetMs, measured }) =>
      (measured?.[source === 'microphone' ? 'audio' : 'video'] ?? []).map(([from, to]) => ({
        start: offsetMs + from,
        end: offsetMs + to,
      })),
    ),
  )
}

/** The parts of some spans that lie in another, in order and without overlaps. */
export const within = (span: Span, others: readonly Span[]): Span[] =>
  joined(
    others
      .map(({ start, end }) => ({
        start: Math.max(start, span.start),
        end: Math.min(end, span.end),
      }))
      .filter(({ start, end }) => end > start),
  )

export const toLength = (spans: readonly Span[]): number =>
  spans.reduce((sum, { start, end }) => sum + end - start, 0)

const rounded = (share: number): number => Math.round(share * 10_000) / 10_000

function sumByMinute(covered: readonly Span[], end: number): number[] {
  const sums = Array.from({ length: Math.ceil(end / minuteMs) }, () => 0)
  for (const span of covered)
    for (let at = Math.floor(span.start / minuteMs); at * minuteMs < span.end; at += 1)
      sums[at] = (sums[at] ?? 0) + overlap(span, { start: at * minuteMs, end: (at + 1) * minuteMs })
  return sums.map((sum, at) => rounded(sum / Math.min(minuteMs, end - at * minuteMs)))
}

const startedMinutes = (spans: readonly Span[]): number[] => [
  ...new Set(
    spans.flatMap(({ start, end }) => {
      const first = Math.floor(start / minuteMs)
      return Array.from({ length: Math.ceil(end / minuteMs) - first }, (_, at) => first + at)
    }),
  ),
]

const gapsIn = (covered: readonly Span[], end: number): Span[] =>
  [...covered, { start: end, end }]
    .map((span, at) => ({ start: covered[at - 1]?.end ?? 0, end: span.start }))
    .filter(({ start, end }) => end > start)

interface Reason extends Span {
  cause: NonNullable<Gap['cause']>
}

/** A gap in pieces, each with the first of the reasons that were there; the rest has none. */
function explained(gap: Span, reasons: readonly Reason[]): Gap[] {
  const there = reasons.filter((reason) => overlap(gap, reason) > 0)
  const edges = [gap, ...there.flatMap((one) => within(gap, [one]))]
    .flatMap(({ start, end }) => [start, end])
    .toSorted((a, b) => a - b)
  const pieces: Gap[] = []
  for (const [at, to] of edges.slice(1).entries()) {
    const from = edges[at] ?? to
    const cause = there.find(({ start, end }) => start <= from && end >= to)?.cause ?? null
    const last = pieces.at(-1)
    if (from === to) continue
    if (last?.cause === cause) last.to_ms = to
    else pieces.push({ from_ms: from, to_ms: to, cause })
  }
  return pieces.filter(({ from_ms: from, to_ms: to }) => to - from > leastGapMs)
}

/** What a recorder had not given out when it ended is lost with it, in milliseconds. */
const beforeMs = 10_000

/** How long devices may take to be granted and recorders to begin. */
const afterMs = 30_000

/** A device that stays away ends the attempt after two minutes. */
const longestLossMs = 120_000

const devicesBySource: Record<Source, readonly string[]> = {
  screen: ['screen_lost'],
  camera: ['camera_lost', 'microphone_lost'],
  microphone: ['camera_lost', 'microphone_lost'],
}

/** What the ledger knows that ended a recording of a source, and how long that can have lasted. */
function findReasons({ startedAt, events, outages }: Material, source: Source): Reason[] {
  const since = (at: Date) => at.getTime() - startedAt.getTime()
  const reason = (cause: Reason['cause'], start: number, end: number): Reason => ({
    cause,
    start: start - beforeMs,
    end: end + afterMs,
  })
  return events.flatMap((event, index) => {
    const at = since(event.at)
    if (event.type === 'capture.lost' && devicesBySource[source].includes(getCause(event) ?? '')) {
      const start = beganAt(event, startedAt)
      const back = events
        .slice(index + 1)
        .find(
          ({ type, ...reported }) =>
            type === 'capture.restored' && getCause(reported) === getCause(event),
        )
      return [
        reason('device_lost', start, back === undefined ? start + longestLossMs : since(back.at)),
      ]
    }
    if (event.type === 'episode.recorded' && getCause(event) === 'disk_full') {
      const start = beganAt(event, startedAt)
      // The rest of a run is no file without the piece that gave way; when it did, another began.
      return [reason('disk_full', start, Math.max(at, start + lengthIn(event)))]
    }
    const back = returns[event.type]
    if (back === undefined) return []
    const reported = events.find(
      (other) =>
        getCause(other) === back.episode && Math.abs(since(other.at) - at) < reportedWithinMs,
    )
    const silence = outages.find(
      ({ from, to }) => event.at > from && event.at.getTime() <= to.getTime() + reportedWithinMs,
    )
    // A page that was away for longer than makes an outage was not heard for as long.
    const unheard = silence === undefined ? outageSeconds * 1000 : at - since(silence.from)
    const away = isEpisode(reported?.detail) ? reported.detail.length_ms : null
    const start = at - Math.min(unheard, away ?? (silence === undefined ? 0 : unheard))
    return [reason(back.cause, start, at)]
  })
}

const returns: Partial<
  Record<string, { cause: 'reload' | 'take_over'; episode: 'reload' | 'second_tab' }>
> = {
  'attempt.reentered': { cause: 'reload', episode: 'reload' },
  'writer.taken': { cause: 'take_over', episode: 'second_tab' },
}

/** The longest time between an event and the browser's report of it, in milliseconds. */
const reportedWithinMs = 15_000

const getCause = ({ detail }: Pick<Event, 'detail'>): string | null =>
  isEpisode(detail) ? detail.cause : null

const lengthIn = ({ detail }: Pick<Event, 'detail'>): number =>
  isEpisode(detail) ? (detail.length_ms ?? 0) : 0
