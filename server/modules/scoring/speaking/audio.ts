import { feedThrough } from './decode'
import { findNuclei } from './syllables'
import { PitchMeter, type VoiceMeasures, measureVoice } from './voice'

/** The sound of a take, measured independently of the words. */
export interface AudioMeasures extends Partial<VoiceMeasures> {
  duration_seconds: number
  /** Share of the time with sound well above the take's own noise, 0–1. */
  speech_share: number
  /** Silences of a second or longer between the first and the last sound. */
  long_pauses: number
  /** Loudness of the sounding parts in dBFS: 0 is as loud as can be, −60 hardly to be heard. */
  level_db: number
  /**
   * How far the loud parts lie above the quiet ones. Speech rises and falls by 15 dB and more with
   * every syllable. Takes that were measured before this or the voice was are without it.
   */
  range_db?: number
  /** How it was spoken; takes that were measured before this are without it. */
  delivery?: Delivery
}

/** How somebody speaks, by the sound alone. */
export interface Delivery {
  /** Silences of a quarter of a second or longer between the first and the last sound. */
  pauses: number
  /** Their mean length; 0 where there is none. */
  pause_seconds: number
  /** Their share of the time between the first and the last sound, 0–1. */
  pause_share: number
  /** Syllable nuclei that were heard (syllables.ts). */
  syllables: number
  /** Syllables a second of sound, pauses left out: the articulation rate. */
  syllable_rate: number
}

const frameSeconds = 0.02
const longPauseSeconds = 1
/**
 * Sound is what lies this far above the quiet tenth of the take, and in any case above the floor.
 */
const aboveNoiseDb = 9
const floorDb = -52
/**
 * Shorter gaps belong to the sounds around them: a `t` is silent while the tongue closes. So did
 * Goldman-Eisler (Psycholinguistics, 1968) tell pauses from speech.
 */
const gapSeconds = 0.25
/** Sound shorter than this is a click: no vowel is. */
const clickSeconds = 0.05
/** A take with a larger share of damaged packets cannot be distinguished from noise. */
const damagedShare = 0.1
/** No telephone has fewer samples a second. */
const lowestRate = 8000

const toDb = (power: number) => (power > 0 ? 10 * Math.log10(power) : -120)

/**
 * Judges 20 ms frames by their energy (the plain energy detector of Rabiner & Sambur 1975, without
 * zero crossings). `powers`: the mean square of each frame's samples, samples in −1…1; `pitches`:
 * two for each frame.
 */
export const getMeasures = (
  powers: readonly number[],
  pitches: readonly (number | null)[],
): AudioMeasures => {
  const levels = powers.map(toDb)
  const sorted = [...levels].sort((one, other) => one - other)
  const quiet = sorted[Math.floor(sorted.length * 0.1)] ?? -120
  // A take without pauses has no quiet tenth; then the loudest frame sets the measure.
  const loud = sorted[Math.floor(sorted.length * 0.95)] ?? -120
  const threshold = Math.max(floorDb, Math.min(quiet + aboveNoiseDb, loud - 15))
  // Where a room is loud, what lies above the quiet tenth is the room as well. A pitch is looked for
  // in two frames.
  const loudest = Math.max(floorDb, (quiet + loud) / 2, loud - 20)
  const isLoud = powers.map((power, at) => toDb((power + (powers[at + 1] ?? power)) / 2) > loudest)
  const above = levels.map((level) => level > threshold)
  const sounding = turned(turned(above, true, clickSeconds), false, gapSeconds)
  const heard = powers.filter((_, at) => above[at] === true && sounding[at] === true)
  const spoken = sounding.filter(Boolean).length
  const runs = toRuns(sounding)
  const pauses = runs.filter(({ value, from, to }) => !value && from > 0 && to < sounding.length)
  const nuclei = findNuclei(powers, pitches).filter((at) => sounding[at] === true).length
  return {
    duration_seconds: Math.round(powers.length * frameSeconds * 10) / 10,
    speech_share: powers.length === 0 ? 0 : Math.round((100 * spoken) / powers.length) / 100,
    long_pauses: pauses.filter((run) => isAsLong(run, longPauseSeconds)).length,
    level_db: Math.round(
      toDb(heard.length === 0 ? 0 : heard.reduce((sum, power) => sum + power, 0) / heard.length),
    ),
    range_db: Math.round(loud - quiet),
    ...(spoken === 0 ? {} : { delivery: toDelivery(pauses, spoken, nuclei) }),
    ...measureVoice(pitches, (at) => isLoud[Math.floor(at / 2)] ?? false),
  }
}

/** `spoken`: how many frames have sound. */
function toDelivery(pauses: readonly Run[], spoken: number, syllables: number): Delivery {
  const silent = pauses.reduce((sum, { from, to }) => sum + to - from, 0)
  const inHundredths = (value: number) => Math.round(value * 100) / 100
  return {
    pauses: pauses.length,
    pause_seconds: pauses.length === 0 ? 0 : inHundredths((silent * frameSeconds) / pauses.length),
    pause_share: inHundredths(silent / (silent + spoken)),
    syllables,
    syllable_rate: inHundredths(syllables / (spoken * frameSeconds)),
  }
}

interface Run {
  value: boolean
  from: number
  /** The first frame after it. */
  to: number
}

/** Frames one after the other that are alike. */
const toRuns = (frames: readonly boolean[]): Run[] => {
  const runs: Run[] = []
  for (const [at, value] of frames.entries()) {
    const last = runs.at(-1)
    if (last?.value === value) last.to = at + 1
    else runs.push({ value, from: at, to: at + 1 })
  }
  return runs
}

const isAsLong = ({ from, to }: Run, seconds: number) =>
  to - from >= Math.round(seconds / frameSeconds)

/** The frames where short runs of a value, save the first and the last, become what is around. */
const turned = (frames: readonly boolean[], value: boolean, seconds: number): boolean[] =>
  toRuns(frames).flatMap((run) => {
    const isInside = value || (run.from > 0 && run.to < frames.length)
    const isShort = run.value === value && isInside && !isAsLong(run, seconds)
    return Array.from({ length: run.to - run.from }, () => (isShort ? !value : run.value))
  })

/**
 * Measures a take. Null for one that cannot be decoded (decode.ts says what can be), that is
 * broken, or in which nothing is.
 */
export async function measureAudio(bytes: Uint8Array<ArrayBuffer>): Promise<AudioMeasures | null> {
  const meter = new FrameMeter()
  try {
    const isKnown = await feedThrough(bytes, (piece, rate) => meter.hear(piece, rate))
    if (!isKnown || meter.isDamaged || meter.powers.length === 0) return null
    return getMeasures(meter.powers, meter.pitches)
  } catch {
    // A broken file is an answer too: nothing can be measured in it.
    return null
  }
}

/** Cuts sound into frames and keeps the power of each, over all channels, and its pitch. */
class FrameMeter {
  readonly powers: number[] = []
  private pitch: PitchMeter | null = null
  private pieces = 0
  private damaged = 0
  private sum = 0
  private count = 0

  get pitches(): readonly (number | null)[] {
    return this.pitch?.pitches ?? []
  }

  get isDamaged(): boolean {
    return this.damaged > this.pieces * damagedShare
  }

  hear(piece: Float32Array[] | null, rate: number) {
    this.pieces += 1
    const [first] = piece ?? []
    if (piece === null || first === undefined || rate < lowestRate) {
      this.damaged += 1
      return
    }
    const size = Math.round(rate * frameSeconds)
    this.pitch ??= new PitchMeter(rate)
    for (let at = 0; at < first.length; at++) {
      let mean = 0
      for (const channel of piece) {
        this.sum += (channel[at] ?? 0) ** 2 / piece.length
        mean += (channel[at] ?? 0) / piece.length
      }
      this.pitch.hear(mean)
      this.count += 1
      if (this.count < size) continue
      this.powers.push(this.sum / size)
      this.sum = 0
      this.count = 0
    }
  }
}
