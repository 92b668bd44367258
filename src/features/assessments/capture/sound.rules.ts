/** Loudness is judged in frames of 20 ms, each by the mean square of its samples. */
export const FRAME_MS = 20
/**
 * So long after a sound the voice still counts as there: speech has gaps within it. The hangover
 * time of the speech voltmeter of ITU-T P.56, method B.
 */
const HANGOVER_MS = 200
/**
 * Sound lies this far above the quiet tenth of the last ten seconds, and in any case above the
 * floor: the energy detector of Rabiner & Sambur 1975 without zero crossings, with the figures by
 * which the server measures takes. A fan or a street is loud and even, so that it is never far
 * above its own quiet tenth.
 */
const ABOVE_QUIET_DB = 9
const FLOOR_DB = -52
const RECENT_FRAMES = 500
/** What no microphone in use is quieter than: nothing but zeros, which say nothing of a room. */
const ZEROS_DB = -115

/** A voice has been heard for this long in all: the microphone works. */
const VOICE_MS = 1_000
/** A take with less sound than this is no answer: two clicks of a key are less, two words more. */
const ANSWER_MS = 600
/** After this long without a sound, somebody who means to speak is told so. */
const SILENCE_MS = 3_000
/** A take that is shorter was ended before anything was said. */
const SHORTEST_MS = 1_000

/**
 * Every eighth sample tells as much of how loud speech is, and takes an eighth of the work from a
 * page that somebody types in.
 */
const STRIDE = 8

/** Root mean square of every eighth sample in decibels; samples in −1 … 1, 0 dB is full scale. */
export function toDecibels(samples: Float32Array): number {
  let sum = 0
  for (let at = 0; at < samples.length; at += STRIDE) sum += (samples[at] ?? 0) ** 2
  return 10 * Math.log10(sum / Math.max(1, Math.ceil(samples.length / STRIDE)) + 1e-12)
}

/**
 * Loudness as 0 to 1: −60 dB or quieter as 0 and −10 dB or louder as 1, which is about how speech
 * near a laptop spreads.
 */
export const toLevel = (samples: Float32Array): number =>
  Math.min(1, Math.max(0, (toDecibels(samples) + 60) / 50))

/** What a microphone has picked up since listening began. */
export interface Hearing {
  /** The last frames that were not nothing but zeros, in decibels. */
  recent: readonly number[]
  /** How long a voice was there in all. */
  heardMs: number
  /** How long there has been no sound. */
  silentMs: number
}

export const nothingHeard: Hearing = { recent: [], heardMs: 0, silentMs: 0 }

/** Hears some more frames, in decibels. */
export function hear(before: Hearing, frames: readonly number[]): Hearing {
  const recent = [...before.recent, ...frames.filter((level) => level > ZEROS_DB)].slice(
    -RECENT_FRAMES,
  )
  const threshold = getThreshold(recent)
  let { heardMs, silentMs } = before
  for (const level of frames) {
    silentMs = level > threshold ? 0 : silentMs + FRAME_MS
    // Before the first sound nothing hangs over.
    if (silentMs === 0 || (heardMs > 0 && silentMs < HANGOVER_MS)) heardMs += FRAME_MS
  }
  return { recent, heardMs, silentMs }
}

function getThreshold(recent: readonly number[]): number {
  const quiet = recent.toSorted((one, other) => one - other)[Math.floor(recent.length * 0.1)]
  return Math.max(FLOOR_DB, (quiet ?? -Infinity) + ABOVE_QUIET_DB)
}

export const isVoice = ({ heardMs }: Hearing): boolean => heardMs >= VOICE_MS
export const isSilence = ({ silentMs }: Hearing): boolean => silentMs >= SILENCE_MS

/** Why a take is no answer: it was cut off, ended at once, or contains no voice. */
export type TakeFault = 'cut' | 'silent'

/**
 * Null for a take that counts. So does one that nobody listened to, as this browser cannot: what is
 * not known is not held against anybody.
 */
export function takeFault(take: {
  durationMs: number
  hearing: Hearing | null
  endedByItself: boolean
}): TakeFault | null {
  if (take.endedByItself || take.durationMs < SHORTEST_MS) return 'cut'
  return take.hearing !== null && take.hearing.heardMs < ANSWER_MS ? 'silent' : null
}
