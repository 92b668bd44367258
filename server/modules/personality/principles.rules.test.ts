import { describe, expect, test } from 'vitest'
import { principles } from '../../content/principles/principles'
import { toBand, keyedAnswer, toProgress, toReliability, getScore } from './principles.rules'

const of = (trait: string) => principles.key.filter((entry) => entry.trait === trait)

describe('a score', () => {
  test.each([
    [1, 0],
    [2, 25],
    [3, 50],
    [4, 75],
    [5, 100],
  ])('of somebody who answers %i for the trait throughout is %i', (answer, score) => {
    expect(
      getScore(
        'openness',
        of('openness').map((entry) => ({
          number: entry.number,
          answer: keyedAnswer(entry, answer),
        })),
      ),
    ).toEqual({ score, statements: 20 })
  })

  test('of somebody who agrees with everything is the middle, since half the statements speak against the trait', () => {
    for (const { trait } of principles.traits)
      expect(
        getScore(
          trait,
          principles.key.map(({ number }) => ({ number, answer: 5 })),
        ),
      ).toEqual({ score: 50, statements: 20 })
  })

  test('rests on what is answered, and there is none without an answer', () => {
    const [first] = of('extraversion')
    expect(getScore('extraversion', [{ number: first?.number ?? 0, answer: 4 }])).toEqual({
      score: first?.direction === 1 ? 75 : 25,
      statements: 1,
    })
    expect(
      getScore(
        'extraversion',
        of('openness').map(({ number }) => ({ number, answer: 4 })),
      ),
    ).toBeNull()
  })

  test.each([
    [0, 'low'],
    [39.9, 'low'],
    [40, 'middle'],
    [60, 'middle'],
    [60.1, 'high'],
    [100, 'high'],
  ] as const)('of %d is %s', (score, band) => expect(toBand(score)).toBe(band))
})

test('the short scale is the first fifty statements, and not any fifty', () => {
  const numbers = Array.from({ length: 100 }, (_, at) => at + 1)
  expect(toProgress(numbers.slice(0, 50))).toEqual({
    shortscaleComplete: true,
    assessmentComplete: false,
    fractionComplete: 0.5,
  })
  expect(toProgress(numbers.slice(1, 51))).toMatchObject({
    shortscaleComplete: false,
    fractionComplete: 0.5,
  })
  expect(toProgress(numbers)).toEqual({
    shortscaleComplete: true,
    assessmentComplete: true,
    fractionComplete: 1,
  })
})

describe('the reliability', () => {
  // Two statements of variance 1 that correlate by r: the sum varies by 2 + 2r, and alpha is 2r /
  // (1 + r) (Spearman–Brown).
  test.each([
    [1, 1],
    [0.5, 0.67],
    [0, 0],
    [-0.5, -2],
  ])('of two statements that correlate by %d is %d', (r, alpha) =>
    expect(toReliability({ people: 30, ofStatements: [1, 1], ofSum: 2 + 2 * r })).toBeCloseTo(
      alpha,
      5,
    ),
  )

  test('is not known while too few finished, and where all have the same sum', () => {
    expect(toReliability({ people: 29, ofStatements: [1, 1], ofSum: 3 })).toBeNull()
    expect(toReliability({ people: 30, ofStatements: [0, 0], ofSum: 0 })).toBeNull()
  })
})
