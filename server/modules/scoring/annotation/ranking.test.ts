import { expect, test } from 'vitest'
import { writeRanking } from '../../../../machines/shared/answer-values'
import type { Question } from '../../../content/assessment-schema'
import { kendallTauB, scoreRankings } from './ranking'

test.each([
  ['the same order', [1, 2, 3, 4], [1, 2, 3, 4], 1],
  ['the opposite order', [1, 2, 3, 4], [4, 3, 2, 1], -1],
  ['one neighbouring pair exchanged', [1, 2, 3, 4], [2, 1, 3, 4], 4 / 6],
  // The example of SciPy's kendalltau, whose default is tau-b.
  ['ties in one', [12, 2, 1, 12, 2], [1, 4, 7, 1, 0], -0.471_404_520_791_031_7],
  ['ties in both', [1, 1, 2, 3], [1, 2, 2, 3], 4 / 5],
])('tau-b of %s', (_, one, other, tau) => expect(kendallTauB(one, other)).toBeCloseTo(tau, 12))

test('tau-b of a list without an order is not a number', () =>
  expect(kendallTauB([1, 1], [1, 2])).toBeNaN())

const options = ['a', 'b', 'c', 'd'].map((id) => ({ id, text: `Response ${id}` }))
const question: Question = { id: 'q1', type: 'json', prompt: { en: 'Rank.', ar: 'رتّب.' }, options }
const right = { q1: { a: 1, b: 2, c: 3, d: 4 } }
const toScore = (given: Record<string, number>) =>
  scoreRankings('part4', [question], right, { q1: writeRanking(given) }).score

test('a ranking is worth the share of pairs in the right order', () => {
  expect(toScore({ a: 1, b: 2, c: 3, d: 4 })).toBe(100)
  expect(toScore({ a: 2, b: 1, c: 3, d: 4 })).toBe(83)
  expect(toScore({ a: 4, b: 3, c: 2, d: 1 })).toBe(0)
})

test('responses that are not ranked earn nothing', () => {
  expect(toScore({})).toBe(0)
  expect(toScore({ a: 1 })).toBe(0)
  expect(toScore({ a: 1, b: 2 })).toBe(17)
  expect(toScore({ a: 1, b: 2, c: 3 })).toBe(50)
  expect(scoreRankings('part4', [question], right, { q1: '["not a ranking"]' }).score).toBe(0)
})
