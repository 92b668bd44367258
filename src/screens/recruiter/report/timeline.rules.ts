import {
  joined,
  replacedSources,
  type Span,
  toSpan,
  usable,
} from '../../../../machines/shared/coverage'
import { type Episode as ToldEpisode, getEpisodes } from '../../../../machines/shared/episodes'
import type { components } from '../../../../openapi/generated/api'

export { joined, toSpan, type Span }

type Schemas = components['schemas']
export type Report = Schemas['Report']
/** Whether what was recorded is withheld from the reader, as the e-mail is. */
export const isClosed = ({ candidate }: Report): boolean => candidate.email === null

export type Recording = Schemas['ReportRecording']
export type TrackKind = Recording['kind']

export interface Track {
  kind: TrackKind
  /** In order; several where the recorder was started anew. */
  recordings: readonly Recording[]
  covered: readonly Span[]
  /** Where nothing was recorded, though the attempt ran. */
  gaps: readonly Span[]
  /** True if an arrangement replaces this device, so that its recording is not missing. */
  isReplaced: boolean
}

/** A time in which the browser sent nothing; it is never held against the candidate. */
export interface Outage extends Span {
  cause: Schemas['OutageCause']
  isOver: boolean
}

export interface Episode extends Omit<ToldEpisode<unknown>, 'told'> {
  id: string
  device: Schemas['CaptureDevice'] | null
  /** A still of the camera that shows what it is about, for a ticket. */
  pictureId: string | null
  isLate: boolean
}

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

/** Lays what a report holds along the time of its attempt. */
export function toTimeline({
  result: { attempt },
  events,
  outages: told,
  recordings,
  coverage,
  arrangement,
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
  const episodes = toEpisodes({ events, outages: told })
  const replaced = replacedSources(arrangement)
  const track = (kind: TrackKind): Track => {
    const isReplaced = replaced.has(kind)
    const measured = isReplaced ? { share: null, gaps: [] } : coverage[kind]
    return { ...toTrack(kind, recordings, ran, measured), isReplaced }
  }
  return { ran, length, parts, tracks: [track('screen'), track('camera')], episodes, outages }
}

function toTrack(
  kind: TrackKind,
  all: readonly Recording[],
  ran: number,
  { share, gaps: told }: Schemas['SourceCoverage'],
): Omit<Track, 'isReplaced'> {
  const recordings = usable(kind, all)
  // A gap of less than two seconds is not told, and an attempt may be as short.
  const gaps = (share === 0 ? [{ from_ms: 0, to_ms: ran }] : told)
    .map(({ from_ms: start, to_ms: end }) => ({ start, end: Math.min(end, ran) }))
    .filter(({ start, end }) => end > start)
  // If coverage was not measured, only the playable recordings are known.
  const covered =
    share === null
      ? joined(recordings.filter(({ state }) => state === 'ready').map(toSpan))
      : between(gaps, ran)
  return { kind, recordings, covered, gaps }
}

/** What lies between gaps. */
function between(gaps: readonly Span[], ran: number): Span[] {
  return [...gaps, { start: ran, end: ran }]
    .map((gap, at) => ({ start: gaps[at - 1]?.end ?? 0, end: gap.start }))
    .filter(({ start, end }) => end > start)
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
      recordings.filter(({ state }) => state === 'ready').map(toSpan),
    ),
  )

/** The episodes of a report, each with the details of its events. */
const toEpisodes = ({ events, outages }: Pick<Report, 'events' | 'outages'>): Episode[] =>
  getEpisodes(events, outages).map(({ told, ...episode }) => ({
    ...episode,
    id: told[0]?.id ?? episode.cause,
    device: told.find(({ detail }) => detail?.device !== undefined)?.detail?.device ?? null,
    pictureId: told.find(({ picture_id: id }) => id !== null)?.picture_id ?? null,
    isLate: told.some(({ late_at: lateAt }) => lateAt !== null),
  }))

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
