/** Measures that distinguish a voice from other sound: vowels have a pitch, and it always moves. */
export interface VoiceMeasures {
  /** Share of the loud time that has a pitch which goes on, as vowels have, 0–1. */
  voiced_share: number
  /** Share of that time in which the pitch moves, 0–1; null where there is too little of it. */
  pitch_moves: number | null
}

/** A pitch is looked for every hundredth of a second, in forty milliseconds. */
const hopSeconds = 0.01
const windowSeconds = 0.04
/** About as many samples a second as are left: a voice's pitch and its first formant need fewer. */
const keptRate = 8000
/** From a deep man's voice to a child's. */
const pitchHz = { least: 70, most: 400 }
/** What lies outside is no part of a voice's first harmonics. */
const bandHz = { from: 80, to: 900 }
/** The mean square of a window in which nothing is worth looking at: −80 dBFS. */
const nothing = 1e-8
/** How alike the sound has to be one period later, from −1 to 1. Noise stays below. */
const alike = 0.55
/** A later period is taken only when it is clearly more alike: twice a period is as alike. */
const clearlyMore = 0.02
/** A pitch that goes on leaps by less than a semitone in a hundredth of a second… */
const leapSemitones = 1
/** … and is none for so short a time. */
const leastFrames = 6
/** Where sound begins and ends, the window holds a part of it only, and the pitch is not exact. */
const edgeFrames = 3
/** A pitch moves when it does so by this within so many frames. */
const moves = { semitones: 0.15, frames: 6 }
/** With fewer of those nothing is said of it. */
const leastMoves = 20

/** Hears the pitch of sound that comes in pieces. */
export class PitchMeter {
  /** In semitones above 1 Hz, one for each hundredth of a second; null where there is none. */
  readonly pitches: (number | null)[] = []
  readonly #every: number
  readonly #hop: number
  readonly #window: number
  readonly #lags: { least: number; most: number }
  readonly #rate: number
  readonly #band: ((sample: number) => number)[]
  readonly #held: Float32Array
  #filled = 0
  #sum = 0
  #count = 0

  constructor(rate: number) {
    this.#every = Math.max(1, Math.round(rate / keptRate))
    this.#rate = rate / this.#every
    this.#hop = Math.round(this.#rate * hopSeconds)
    this.#window = Math.round(this.#rate * windowSeconds)
    this.#lags = {
      least: Math.floor(this.#rate / pitchHz.most) - 1,
      most: Math.ceil(this.#rate / pitchHz.least),
    }
    this.#band = [
      ...Array.from({ length: 2 }, () => filter('above', bandHz.from / this.#rate)),
      ...Array.from({ length: 2 }, () => filter('below', bandHz.to / this.#rate)),
    ]
    this.#held = new Float32Array(this.#window + this.#lags.most)
  }

  hear(sample: number) {
    this.#sum += sample
    this.#count += 1
    if (this.#count < this.#every) return
    let kept = this.#sum / this.#every
    for (const through of this.#band) kept = through(kept)
    this.#sum = 0
    this.#count = 0
    this.#held[this.#filled] = kept
    this.#filled += 1
    if (this.#filled < this.#held.length) return
    this.pitches.push(this.#pitch())
    this.#held.copyWithin(0, this.#hop)
    this.#filled -= this.#hop
  }

  /** By how alike the sound is to itself a little later (normalised autocorrelation). */
  #pitch(): number | null {
    const { least, most } = this.#lags
    const now = this.#power(0)
    if (now < nothing * this.#window) return null
    let later = this.#power(least)
    const likeness: number[] = []
    for (let lag = least; lag <= most; lag += 1) {
      likeness.push(this.#product(lag) / Math.sqrt(now * later + 1e-12))
      if (lag < most) later += this.#at(lag + this.#window) ** 2 - this.#at(lag) ** 2
    }
    let best: { at: number; likeness: number } | null = null
    for (let at = 1; at + 1 < likeness.length; at += 1) {
      const here = likeness[at] ?? 0
      const isPeak = here > (likeness[at - 1] ?? 0) && here >= (likeness[at + 1] ?? 0)
      const least = best === null ? alike : best.likeness + clearlyMore
      if (isPeak && here > least) best = { at, likeness: here }
    }
    if (best === null) return null
    const [before = 0, here = 0, after = 0] = likeness.slice(best.at - 1, best.at + 2)
    // The top of the parabola through three samples lies between them.
    const top = (before - after) / 2 / (before - 2 * here + after)
    return 12 * Math.log2(this.#rate / (least + best.at + top))
  }

  #at(index: number): number {
    return this.#held[index] ?? 0
  }

  #product(lag: number): number {
    let sum = 0
    for (let at = 0; at < this.#window; at += 1) sum += this.#at(at) * this.#at(at + lag)
    return sum
  }

  #power(from: number): number {
    let sum = 0
    for (let at = from; at < from + this.#window; at += 1) sum += this.#at(at) ** 2
    return sum
  }
}

/** A filter of the second order (Butterworth's); `edge` in parts of the sample rate. */
function filter(passes: 'above' | 'below', edge: number): (sample: number) => number {
  const [sine, cosine] = [Math.sin(2 * Math.PI * edge), Math.cos(2 * Math.PI * edge)]
  const alpha = sine / Math.SQRT2
  const scale = 1 + alpha
  const outer = (passes === 'above' ? 1 + cosine : 1 - cosine) / 2 / scale
  const middle = passes === 'above' ? -2 * outer : 2 * outer
  let [in1, in2, out1, out2] = [0, 0, 0, 0]
  return (sample) => {
    const out =
      outer * (sample + in2) + middle * in1 + (2 * cosine * out1 - (1 - alpha) * out2) / scale
    in2 = in1
    in1 = sample
    out2 = out1
    out1 = out
    return out
  }
}

/** How much of the loud time has a voice's pitch. `isLoud` says it of each hundredth of a second. */
export function measureVoice(
  pitches: readonly (number | null)[],
  isLoud: (at: number) => boolean,
): VoiceMeasures {
  const heard = pitches.map((pitch, at) => (isLoud(at) ? pitch : null))
  const loud = pitches.filter((_, at) => isLoud(at)).length
  const vowels = goingOn(heard).filter((run) => run.length >= leastFrames)
  const windows = vowels.flatMap((run) => {
    const inner = run.slice(edgeFrames, -edgeFrames)
    return inner.slice(moves.frames - 1).map((_, at) => inner.slice(at, at + moves.frames))
  })
  const moving = windows.filter(
    (window) => Math.max(...window) - Math.min(...window) > moves.semitones,
  )
  const voiced = vowels.reduce((sum, run) => sum + run.length, 0)
  return {
    voiced_share: loud === 0 ? 0 : inHundredths(voiced / loud),
    pitch_moves: windows.length < leastMoves ? null : inHundredths(moving.length / windows.length),
  }
}

const inHundredths = (share: number) => Math.round(share * 100) / 100

/** The stretches in which a pitch goes on without a leap. */
function goingOn(pitches: readonly (number | null)[]): number[][] {
  const runs: number[][] = []
  let run: number[] = []
  for (const pitch of pitches) {
    const last = run.at(-1)
    if (pitch === null || last === undefined || Math.abs(pitch - last) > leapSemitones) {
      run = []
      runs.push(run)
    }
    if (pitch !== null) run.push(pitch)
  }
  return runs
}
