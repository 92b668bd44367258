/**
 * Syllables are counted without knowing the words, after de Jong & Wempe (Praat script to detect
 * syllable nuclei and measure speech rate automatically, Behavior Research Methods 41, 2009): a
 * nucleus is a peak of loudness with a dip on both sides, in a frame that has a voice's pitch.
 */

/** A peak lies at most this far below the loudest hundredth of the take… */
const belowLoudestDb = 25
/** … and stands out from the dips around it by this. */
const dipDb = 2
/** Where the loudest hundredth begins. */
const loudestShare = 0.99
/** No loudness at all, in dBFS. */
const nothingDb = -120

/** Loudness in dB over about 60 ms, as the ear and Praat smooth it; `powers` are of 20 ms each. */
const smoothed = (powers: readonly number[]): number[] =>
  powers.map((power, at) => {
    const mean = ((powers[at - 1] ?? power) + 2 * power + (powers[at + 1] ?? power)) / 4
    return mean > 0 ? 10 * Math.log10(mean) : nothingDb
  })

/**
 * The frames in which a syllable has its nucleus. `pitches`: two for each frame, each of the window
 * that begins there, so that the pitch of a frame's middle is the one before it.
 */
export function findNuclei(
  powers: readonly number[],
  pitches: readonly (number | null)[],
): number[] {
  const levels = smoothed(powers)
  const sorted = levels.toSorted((one, other) => one - other)
  const loudest = sorted[Math.floor((sorted.length - 1) * loudestShare)] ?? nothingDb
  const isVoiced = (at: number) =>
    [2 * at - 2, 2 * at - 1, 2 * at].some((index) => (pitches[index] ?? null) !== null)
  const peaks = levels.flatMap((level, at) =>
    level > loudest - belowLoudestDb &&
    level > (levels[at - 1] ?? nothingDb) &&
    level >= (levels[at + 1] ?? nothingDb) &&
    isVoiced(at)
      ? [at]
      : [],
  )
  const nuclei: number[] = []
  for (const peak of peaks) {
    const level = levels[peak] ?? nothingDb
    const last = nuclei.at(-1)
    if (last === undefined) {
      nuclei.push(peak)
      continue
    }
    const lower = Math.min(level, levels[last] ?? nothingDb)
    const dip = Math.min(...levels.slice(last, peak))
    if (dip <= lower - dipDb) nuclei.push(peak)
    // Two peaks without a dip between them are one, where it is louder.
    else if (level > lower) nuclei[nuclei.length - 1] = peak
  }
  return nuclei
}
