import { expect, test } from 'vitest'
import { quadraticKappa, type ScorePair } from './kappa.rules'

/** So many scores of each band, in order: one rater's column. */
const column = (...counts: [score: number, times: number][]): number[] =>
  counts.flatMap(([score, times]) => Array.from({ length: times }, () => score))
const beside = (ones: number[], others: number[]): ScorePair[] =>
  ones.map((one, at) => [one, others[at] ?? NaN])

test('agrees with scikit-learn', () => {
  // Its own test of `cohen_kappa_score(y1, y2, weights='quadratic')`: 0.9541.
  const pairs = beside(column([0, 46], [10, 44], [20, 10]), column([0, 50], [10, 40], [20, 10]))
  expect(quadraticKappa(pairs)).toBeCloseTo(0.9541, 4)
})

test.each<[why: string, pairs: ScorePair[], kappa: number]>([
  // Bands (7,7) (5,6) (4,4) (3,5) (8,9): observed 6 of 5 pairs, expected 176 of 25; 1 - 30/176.
  [
    'by the definition',
    [
      [72, 75],
      [58, 61],
      [44, 47],
      [35, 52],
      [88, 90],
    ],
    73 / 88,
  ],
  // 29 and 30 are neighbours, 90 and 100 are in one band: observed 1, expected 396 of 16.
  [
    'in bands of ten points',
    [
      [0, 9],
      [10, 19],
      [29, 30],
      [100, 90],
    ],
    98 / 99,
  ],
  [
    'of full agreement',
    [
      [55, 51],
      [65, 69],
    ],
    1,
  ],
  [
    'of the opposite',
    [
      [10, 90],
      [90, 10],
    ],
    -1,
  ],
  // One rater gives one band to everything, which is what chance would give.
  [
    'of a rater who tells nothing apart',
    [
      [45, 55],
      [47, 41],
    ],
    0,
  ],
])('is right %s', (_why, pairs, kappa) => {
  expect(quadraticKappa(pairs)).toBeCloseTo(kappa, 10)
  // It is the same whoever is named first.
  expect(quadraticKappa(pairs.map(([one, other]) => [other, one]))).toBeCloseTo(kappa, 10)
})

test('is undefined of too few pairs, and of one band only', () => {
  expect(quadraticKappa([])).toBeNull()
  expect(quadraticKappa([[40, 80]])).toBeNull()
  expect(
    quadraticKappa([
      [70, 71],
      [72, 79],
    ]),
  ).toBeNull()
})
