import {
  joined,
  overlap,
  shareOf,
  type Span,
  spanOf,
  usable,
} from '../../../../machines/shared/coverage'
import type { components } from '../../../../openapi/generated/api'

export { joined, spanOf, type Span }

type Schemas = components['schemas']
export type Report = Schemas['Report']
export type Recording = Schemas['ReportRecording']
type Event = Schemas['ReportEvent']
export type TrackKind = Recording['kind']

export interface Track {
  kind: TrackKind
  /** In order; several where the recorder was started anew. */
  recordings: readonly Recording[]
  covered: readonly Span[]
  /** Where nothing was recorded, though the attempt ran. */
  gaps: readonly Gap[]
  /** Percent of the attempt that was recorded. */
  share: number
}

/**
 * What there was instead of a recording: an outage of one of its causes, a device that was off, a
 * recording that cannot be played.
 */
export type GapReason = Outage['cause'] | 'device' | 'broken'

export interface Gap extends Span {
  /** Null where nothing is known that explains it. */
  reason: GapReason | null
}

/** A stretch in which the browser was not heard; never held against the candidate. */
export interface Outage extends Span {
  cause: Schemas['OutageCause']
  isOver: boolean
}

export interface Episode {
  id: string
  at: number
  cause: EpisodeCause
  /** Null where it has no length or its end is not known. */
  lengthMs: number | null
  device: Schemas['CaptureDevice'] | null
  /** A still of the camera that shows what it is about, for a ticket. */
  pictureId: string | null
  isLate: boolean
}

type EpisodeCause = Schemas['EpisodeCause']

export interface TimelinePart extends Span {
  id: Schemas['PartId']
}

export interface Timeline {
  /** Milliseconds from start to end, and until the last recording was stopped. */
  ran: number
  length: number
  parts: readonly TimelinePart[]
  tracks: readonly [screen: Track, camera: Track]
  episodes: readonly Episode[]
  outages: readonly Outage[]
}

/** A recorder needs a moment to start and to stop: less than this is no gap worth a look. */
const leastGap = 1500

/** Lays what a report holds along the time of its attempt. */
export function timelineOf({
  result: { attempt },
  events,
  outages: told,
  recordings,
}: Report): Timeline {
  const start = Date.parse(attempt.started_at)
  const heard =
    attempt.finished_at === null
      ? Math.max(
          0,
          ...events.filter(({ actor }) => actor !== 'reviewer').map(({ offset_ms: at }) => at),
        )
      : Date.parse(attempt.finished_at) - start
  const length = Math.max(
    1000,
    heard,
    ...recordings.map(({ offset_ms: at, duration_ms: lasts }) => at + lasts),
  )
  // A recorder that runs on for a moment after the end adds nothing to what there was to record.
  const ran = attempt.finished_at === null ? length : Math.max(1, heard)
  const offset = (instant: string) => Date.parse(instant) - start
  const parts = attempt.parts.flatMap(({ id, started_at: from, submitted_at: to }) =>
    from === null ? [] : [{ id, start: offset(from), end: to === null ? length : offset(to) }],
  )
  const outages = told.map(({ offset_ms: at, length_ms: lasts, cause }) => ({
    start: at,
    end: lasts === null ? length : at + lasts,
    cause,
    isOver: lasts !== null,
  }))
  const episodes = episodesOf(events, outages)
  const track = (kind: TrackKind) =>
    trackOf(kind, recordings, ran, instead(kind, { recordings, outages, episodes }))
  return { ran, length, parts, tracks: [track('screen'), track('camera')], episodes, outages }
}

/** What may explain that nothing of a kind was recorded. */
interface Instead extends Span {
  reason: GapReason
}

function instead(
  kind: TrackKind,
  {
    recordings,
    outages,
    episodes,
  }: Pick<Timeline, 'outages' | 'episodes'> & Pick<Report, 'recordings'>,
): Instead[] {
  const off = kind === 'screen' ? ['screen_lost'] : ['camera_lost', 'microphone_lost']
  return [
    ...outages.map(({ start, end, cause }) => ({ start, end, reason: cause })),
    ...episodes
      .filter(({ cause }) => off.includes(cause))
      .map(({ at, lengthMs }) => ({
        start: at,
        end: at + (lengthMs ?? Infinity),
        reason: 'device' as const,
      })),
    ...recordings
      .filter((one) => one.kind === kind && one.state === 'broken')
      .map((one) => ({ ...spanOf(one), reason: 'broken' as const })),
  ]
}

function trackOf(
  kind: TrackKind,
  all: readonly Recording[],
  ran: number,
  reasons: readonly Instead[],
): Track {
  const recordings = usable(kind, all)
  const covered = joined(recordings.map(spanOf))
  const gaps = gapsBetween(covered, ran).map((gap) => ({ ...gap, reason: reasonOf(gap, reasons) }))
  return { kind, recordings, covered, gaps, share: shareOf(covered, ran) }
}

/** What lasted for most of a gap. */
function reasonOf(gap: Span, reasons: readonly Instead[]): GapReason | null {
  const [likeliest] = reasons.toSorted((a, b) => overlap(gap, b) - overlap(gap, a))
  return likeliest !== undefined && overlap(gap, likeliest) * 2 >= gap.end - gap.start
    ? likeliest.reason
    : null
}

function gapsBetween(covered: readonly Span[], ran: number): Span[] {
  const edges = [0, ...covered.flatMap(({ start, end }) => [start, end]), ran]
  const gaps: Span[] = []
  for (let at = 0; at + 1 < edges.length; at += 2) {
    const gap = { start: edges[at] ?? 0, end: edges[at + 1] ?? 0 }
    if (gap.end - gap.start >= leastGap) gaps.push(gap)
  }
  return gaps
}

/** The recording of a track that can be played at a moment. */
export const recordingAt = ({ recordings }: Track, at: number): Recording | null =>
  recordings.findLast(
    (one) => one.state === 'ready' && at >= one.offset_ms && at < one.offset_ms + one.duration_ms,
  ) ?? null

/** Where something can be played, on either track. */
export const playableSpans = ({ tracks }: Timeline): Span[] =>
  joined(
    tracks.flatMap(({ recordings }) =>
      recordings.filter(({ state }) => state === 'ready').map(spanOf),
    ),
  )

/** What the events that are episodes by themselves were about. */
const causes: Partial<Record<string, EpisodeCause>> = {
  'connection.lost': 'offline',
  'attempt.reentered': 'reload',
  'writer.taken': 'second_tab',
}
const lostDevice = {
  camera: 'camera_lost',
  microphone: 'microphone_lost',
  screen: 'screen_lost',
} as const

/** Milliseconds between an event and what the browser records of it, with its length. */
const told = 10_000

function episodesOf(events: readonly Event[], outages: readonly Outage[]): Episode[] {
  return events.flatMap((event, index) => {
    const cause = causeOf(event)
    if (cause === null || isToldElsewhere(event, cause, events, outages)) return []
    const lengthMs = event.detail?.length_ms ?? restoredAfter(event, events.slice(index + 1))
    return [
      {
        id: event.id,
        at: event.offset_ms,
        cause,
        lengthMs,
        device: event.detail?.device ?? null,
        pictureId: event.picture_id,
        isLate: event.late_at !== null,
      },
    ]
  })
}

/**
 * A connection lost in an outage is the outage; of a return or a take-over the browser records an
 * episode of its own.
 */
function isToldElsewhere(
  { type, offset_ms: at }: Event,
  cause: EpisodeCause,
  events: readonly Event[],
  outages: readonly Outage[],
): boolean {
  if (type === 'connection.lost') return outages.some(({ start, end }) => at >= start && at <= end)
  if (type !== 'attempt.reentered' && type !== 'writer.taken') return false
  return events.some(
    (other) =>
      other.type === 'episode.recorded' &&
      other.detail?.cause === cause &&
      Math.abs(other.offset_ms - at) < told,
  )
}

function causeOf({ type, detail }: Event): EpisodeCause | null {
  if (type === 'episode.recorded') return detail?.cause ?? null
  if (type === 'capture.lost') return detail?.cause ?? lostDevice[detail?.device ?? 'camera']
  return causes[type] ?? null
}

/**
 * A lost connection is shown and does not count, nor does a browser that gave no signals: it is
 * nobody's doing.
 */
export const counts = ({ cause }: Episode): boolean =>
  cause !== 'offline' && cause !== 'signals_unavailable'

const restores: Partial<Record<string, string>> = {
  'connection.lost': 'connection.restored',
  'capture.lost': 'capture.restored',
}

/** How long something was lost, told by the event that says it was back. */
function restoredAfter(lost: Event, later: readonly Event[]): number | null {
  const restored = later.find(
    ({ type, detail }) => type === restores[lost.type] && detail?.device === lost.detail?.device,
  )
  return restored === undefined ? null : restored.offset_ms - lost.offset_ms
}

/** Round steps of time for an axis: four to seven of them. */
export function axisSteps(length: number): number[] {
  const step =
    [1, 2, 5, 10, 15, 30, 60, 120, 300, 600, 900, 1800, 3600, 7200]
      .map((seconds) => seconds * 1000)
      .find((size) => length / size <= 6) ?? length
  return Array.from({ length: Math.floor(length / step) + 1 }, (_, at) => at * step).filter(
    (at) => length - at >= step * 0.45,
  )
}
