/** Two scores of the same answer, each from 0 to 100. */
export type ScorePair = readonly [one: number, other: number]

/** Bands of ten points: 0 to 9, …, 80 to 89, and 90 to 100. */
const bandCount = 10
const toBand = (score: number): number => Math.min(bandCount - 1, Math.floor(score / 10))

/**
 * Weighted kappa with quadratic weights, of two raters over bands of ten points (J. Cohen, "Weighted
 * kappa", Psychological Bulletin 70(4), 1968): one minus the observed disagreement over the
 * disagreement that chance alone would give, where a pair weighs the square of the bands between
 * its two scores. 1 is full agreement, 0 is what chance gives. Null where it is undefined: below two
 * pairs, or where both raters gave one and the same band to everything.
 */
export function quadraticKappa(pairs: readonly ScorePair[]): number | null {
  if (pairs.length < 2) return null
  const bands = pairs.map(([one, other]): ScorePair => [toBand(one), toBand(other)])
  const ones = countBands(bands.map(([one]) => one))
  const others = countBands(bands.map(([, other]) => other))
  const observed = bands.reduce((sum, [one, other]) => sum + (one - other) ** 2, 0)
  const expected = ones
    .flatMap((left, one) => others.map((right, other) => left * right * (one - other) ** 2))
    .reduce((sum, weighted) => sum + weighted, 0)
  return expected === 0 ? null : 1 - (observed * pairs.length) / expected
}

function countBands(bands: readonly number[]): number[] {
  const counts = Array.from({ length: bandCount }, () => 0)
  for (const band of bands) counts[band] = (counts[band] ?? 0) + 1
  return counts
}
