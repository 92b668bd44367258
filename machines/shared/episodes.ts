import type { EpisodeCause, EpisodeDetail } from '../attempt/attempt-events'

/** An event of an attempt's list; `offset_ms` says when it began, since the attempt's start. */
export interface RecordedEpisodeEvent {
  type: string
  offset_ms: number
  detail: EpisodeDetail | null
}

/** One episode with its events, the earliest first. */
export interface Episode<Told> {
  cause: EpisodeCause
  offset_ms: number
  /** Null where it has no length or its end is not known. */
  length_ms: number | null
  told: readonly Told[]
}

/** All episodes of one kind. */
export interface EpisodeGroup<One> {
  cause: EpisodeCause
  /** The total of the known lengths; null if none is known. */
  total_ms: number | null
  episodes: readonly One[]
}

/** A stretch in which the browser was not heard; `length_ms` is null while it lasts. */
interface Silence {
  offset_ms: number
  length_ms: number | null
}

/** An absence that is shorter is none: notices of the system and slips of the hand are. */
const LEAST_ABSENCE_MS = 2_000
/** Episodes of one kind that are less far apart are one. */
const APART_MS = 10_000

const absences: readonly EpisodeCause[] = ['tab_hidden', 'window_blurred']
/** Causes that happen at one moment, so that a missing length is not unknown. */
const moments: readonly EpisodeCause[] = [
  'paste_blocked',
  'fullscreen_left',
  'reload',
  'second_tab',
  'clock_changed',
  'display_changed',
  'signals_unavailable',
]

/** The types of events that the rule reads. */
export const episodeTypes = [
  'episode.recorded',
  'capture.lost',
  'capture.restored',
  'connection.lost',
  'connection.restored',
  'attempt.reentered',
  'writer.taken',
] as const

/** Whether somebody was away for so short a time that it is no episode. */
export const isBlink = ({
  cause,
  length_ms: length,
}: Pick<EpisodeDetail, 'cause' | 'length_ms'>): boolean =>
  absences.includes(cause) && length !== null && length < LEAST_ABSENCE_MS

/**
 * A lost connection, or a browser without signals, is shown but does not count, because it is
 * nobody's fault.
 */
export const isCounted = ({ cause }: { cause: EpisodeCause }): boolean =>
  cause !== 'offline' && cause !== 'signals_unavailable'

/** The length says by how much a clock was moved, and of everything else how long it lasted. */
export const isDuration = (cause: EpisodeCause): boolean => cause !== 'clock_changed'

/**
 * The episodes in a list of events, in the order of time. Very short ones are left out, and those
 * of one kind that follow each other closely are joined. A connection lost within a silence belongs
 * to that silence.
 */
export function getEpisodes<Told extends RecordedEpisodeEvent>(
  events: readonly Told[],
  silences: readonly Silence[] = [],
): Episode<Told>[] {
  const latest = new Map<EpisodeCause, number>()
  const episodes: Episode<Told>[] = []
  for (const one of isListedSingly(events, silences)) {
    const at = latest.get(one.cause)
    const before = at === undefined ? undefined : episodes[at]
    if (at !== undefined && before !== undefined && one.offset_ms - toEnd(before) < APART_MS) {
      episodes[at] = joined(before, one)
    } else {
      latest.set(one.cause, episodes.length)
      episodes.push(one)
    }
  }
  return episodes
}

/**
 * Episodes by their kind: the kind that lasted longest in all first, those without a length last.
 * So it is inside a kind, too; what is alike there stays in the order of time.
 */
export function episodeGroups<One extends Omit<Episode<unknown>, 'told'>>(
  episodes: readonly One[],
): EpisodeGroup<One>[] {
  const groups = new Map<EpisodeCause, One[]>()
  for (const one of episodes) groups.set(one.cause, [...(groups.get(one.cause) ?? []), one])
  return [...groups]
    .map(([cause, alike]) => ({
      cause,
      total_ms: sumLengths(cause, alike),
      episodes: alike.toSorted((a, b) => (b.length_ms ?? -1) - (a.length_ms ?? -1)),
    }))
    .toSorted(
      (a, b) => (b.total_ms ?? -1) - (a.total_ms ?? -1) || b.episodes.length - a.episodes.length,
    )
}

function sumLengths(cause: EpisodeCause, episodes: readonly { length_ms: number | null }[]) {
  const lengths = episodes.flatMap(({ length_ms: length }) => (length === null ? [] : [length]))
  return isDuration(cause) && lengths.length > 0
    ? lengths.reduce((sum, length) => sum + length, 0)
    : null
}

function isListedSingly<Told extends RecordedEpisodeEvent>(
  events: readonly Told[],
  silences: readonly Silence[],
): Episode<Told>[] {
  return events
    .toSorted((a, b) => a.offset_ms - b.offset_ms)
    .flatMap((event, index, inOrder) => {
      const cause = getCause(event)
      if (cause === null || (event.type === 'connection.lost' && isSilent(event, silences)))
        return []
      const length_ms =
        event.detail?.length_ms ?? untilRestored(event, cause, inOrder.slice(index + 1))
      return [{ cause, offset_ms: event.offset_ms, length_ms, told: [event] }]
    })
    .filter((one) => !isBlink(one))
}

/**
 * For a return and a take-over the browser also records an episode, which is joined with these. An
 * unnamed device is the camera, without which an attempt stops.
 */
function getCause({ type, detail }: RecordedEpisodeEvent): EpisodeCause | null {
  if (type === 'episode.recorded') return detail?.cause ?? null
  if (type === 'capture.lost') return detail?.cause ?? 'camera_lost'
  if (type === 'connection.lost') return 'offline'
  if (type === 'attempt.reentered') return 'reload'
  return type === 'writer.taken' ? 'second_tab' : null
}

const restores: Partial<Record<string, string>> = {
  'connection.lost': 'connection.restored',
  'capture.lost': 'capture.restored',
}

/**
 * How long something was lost: the time that the browser reported, or the time until the event of
 * its return. Null if it was lost again before it was reported as back, such as after a reload.
 */
function untilRestored<Told extends RecordedEpisodeEvent>(
  lost: Told,
  cause: EpisodeCause,
  later: readonly Told[],
): number | null {
  const restored = restores[lost.type]
  const next = later.find(
    (event) =>
      (event.type === lost.type && getCause(event) === cause) ||
      (event.type === restored && (event.detail?.cause ?? cause) === cause),
  )
  return next === undefined || next.type !== restored
    ? null
    : (next.detail?.length_ms ?? Math.max(0, next.offset_ms - lost.offset_ms))
}

const isSilent = ({ offset_ms: at }: RecordedEpisodeEvent, silences: readonly Silence[]): boolean =>
  silences.some(
    ({ offset_ms: from, length_ms: length }) =>
      at >= from && at <= from + (length ?? Number.POSITIVE_INFINITY),
  )

/** A clock was moved at a moment, whatever by how much. */
const toEnd = ({ cause, offset_ms: at, length_ms: length }: Omit<Episode<unknown>, 'told'>) =>
  at + (isDuration(cause) ? (length ?? 0) : 0)

/** Two episodes of one kind as one, from the beginning of the first to the end of the later. */
function joined<Told>(before: Episode<Told>, next: Episode<Told>): Episode<Told> {
  return { ...before, length_ms: toLength(before, next), told: [...before.told, ...next.told] }
}

function toLength(before: Episode<unknown>, next: Episode<unknown>): number | null {
  const { cause, offset_ms: from, length_ms: length } = before
  if (length === null && next.length_ms === null) return null
  if (!isDuration(cause)) return Math.max(length ?? 0, next.length_ms ?? 0)
  const isOpen = next.length_ms === null && next.offset_ms >= toEnd(before)
  return isOpen && !moments.includes(cause) ? null : Math.max(toEnd(before), toEnd(next)) - from
}
