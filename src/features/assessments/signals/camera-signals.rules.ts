/**
 * What a detector found in one frame: how sure it is of each face, and of the best person and
 * phone, each from 0 to 1.
 */
export interface Seen {
  faces: readonly number[]
  person: number
  phone: number
}

/** One look at the camera's picture; `at` in milliseconds of a monotonic clock. */
export interface Sample {
  at: number
  faces: number
  phone: boolean
}

export type SignalCause = 'nobody_in_view' | 'several_faces' | 'phone_possible'

/** A stretch in which a signal stood, in milliseconds of the samples' clock. */
export interface SignalEpisode {
  cause: SignalCause
  from: number
  to: number
}

/**
 * Two phones looked alike must lie this close together; a phone that is not seen for as long is
 * gone.
 */
const PHONE_MS = 15_000
/** Between samples further apart than this nothing is known. */
const GAP_MS = 10_000
/** The number of samples in a row that begin an episode, and that end it. */
const ENOUGH = 2

/**
 * A face counts when it is sure, or likely and a person is there too: of 120 empty scenes none had
 * one, of 51 pictures of one person all had exactly one, of 13 of groups all had two or more. A
 * phone is found in 3 of 11 pictures and imagined in 3 of 243: that is why one look is never
 * enough.
 */
export const toSample = ({ faces, person, phone }: Seen, at: number): Sample => ({
  at,
  faces: faces.filter((sure) => sure >= 0.85 || (sure >= 0.6 && person >= 0.25)).length,
  phone: phone >= 0.25,
})

interface Track {
  first: number
  last: number
  hits: number
  misses: number
  /** When it first was not there any more. */
  missedAt: number
}

/**
 * What the samples so far amount to: for each cause the stretch that may become, or is, an episode.
 */
export type CameraSignals = Readonly<Partial<Record<SignalCause, Track>>> & { readonly at?: number }

export interface SignalStep {
  signals: CameraSignals
  /** Episodes that this sample confirmed, and those that it ended. */
  begun: readonly SignalCause[]
  ended: readonly SignalEpisode[]
}

export const noSignals: CameraSignals = {}

const causes: readonly SignalCause[] = ['nobody_in_view', 'several_faces', 'phone_possible']

const shows: Record<SignalCause, (sample: Sample) => boolean> = {
  nobody_in_view: ({ faces }) => faces === 0,
  several_faces: ({ faces }) => faces >= 2,
  phone_possible: ({ phone }) => phone,
}

/** Takes one more sample. A gap in the samples ends what stood before it. */
export function nextSignals(before: CameraSignals, sample: Sample): SignalStep {
  if (before.at !== undefined && sample.at - before.at > GAP_MS) {
    const { ended } = pauseSignals(before)
    const after = nextSignals(noSignals, sample)
    return { ...after, ended: [...ended, ...after.ended] }
  }
  const steps = causes.map((cause) => ({
    cause,
    before: before[cause],
    ...stepTrack(cause, before[cause], sample),
  }))
  return {
    signals: {
      ...Object.fromEntries(steps.map(({ cause, track }) => [cause, track])),
      at: sample.at,
    },
    begun: steps
      .filter((step) => isBegun(step.track) && !isBegun(step.before))
      .map(({ cause }) => cause),
    ended: steps.flatMap(({ ended }) => (ended === null ? [] : [ended])),
  }
}

/** Stops counting until the next sample: open episodes end at the time of their last sample. */
export const pauseSignals = (before: CameraSignals): SignalStep => ({
  signals: noSignals,
  begun: [],
  ended: causes.flatMap((cause) => {
    const track = before[cause]
    return track !== undefined && isBegun(track)
      ? [{ cause, from: track.first, to: track.last }]
      : []
  }),
})

const isBegun = (track: Track | undefined): boolean => track !== undefined && track.hits >= ENOUGH

interface TrackStep {
  track: Track | undefined
  ended: SignalEpisode | null
}

function stepTrack(cause: SignalCause, before: Track | undefined, sample: Sample): TrackStep {
  const { at } = sample
  const track =
    cause === 'phone_possible' && before !== undefined && at - before.last > PHONE_MS
      ? undefined
      : before
  const ended =
    track === undefined && isBegun(before) && before !== undefined
      ? { cause, from: before.first, to: before.last }
      : null
  if (shows[cause](sample)) {
    const { first, hits } = track ?? { first: at, hits: 0 }
    return { track: { first, last: at, hits: hits + 1, misses: 0, missedAt: at }, ended }
  }
  if (track === undefined || cause === 'phone_possible') return { track, ended }
  // Before it is an episode the samples have to follow one another.
  if (!isBegun(track)) return { track: undefined, ended: null }
  const missedAt = track.misses === 0 ? at : track.missedAt
  const misses = track.misses + 1
  return misses >= ENOUGH
    ? { track: undefined, ended: { cause, from: track.first, to: missedAt } }
    : { track: { ...track, misses, missedAt }, ended: null }
}

/** How the screen was arranged, and what may become its new arrangement. */
export interface Display {
  stands: string
  other: string | null
}

/** A change that is there in two looks in a row: a screen that goes to sleep flickers. */
export function nextDisplay(
  { stands, other }: Display,
  now: string,
): { display: Display; changed: boolean } {
  if (now === stands) return { display: { stands, other: null }, changed: false }
  if (now === other) return { display: { stands: now, other: null }, changed: true }
  return { display: { stands, other: now }, changed: false }
}
