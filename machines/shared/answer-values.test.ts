import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isWholeRanking, readRanking, readReview, writeRanking, writeReview } from './answer-values'

const options = ['a', 'b', 'c', 'd'].map((id) => ({ id }))

test('a value is read as it was written', () => {
  expect(readReview(writeReview({ option: 'b', text: 'الترجمة' }))).toEqual({
    option: 'b',
    text: 'الترجمة',
  })
  expect(readRanking(writeRanking({ a: 2, b: 1, c: 4, d: 3 }), options)).toEqual({
    a: 2,
    b: 1,
    c: 4,
    d: 3,
  })
})

test('a ranking is whole when every option has its rank', () => {
  expect(isWholeRanking({ a: 2, b: 1, c: 4, d: 3 }, options)).toBe(true)
  expect(isWholeRanking({ a: 2, b: 1 }, options)).toBe(false)
})

test.each([
  ['a rank given twice', { a: 1, b: 1 }, { a: 1 }],
  ['a rank that does not exist', { a: 0, b: 5, c: 1.5 }, {}],
  ['an option that is not asked', { z: 1, d: 1 }, { d: 1 }],
])('%s is left out', (_what, given, read) => {
  expect(readRanking(JSON.stringify(given), options)).toEqual(read)
})

test('any text can be read, and an unknown one is an empty answer', () => {
  expect(readReview(undefined)).toEqual({ option: null, text: '' })
  expect(readReview('[1]')).toEqual({ option: null, text: '' })
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (value) => {
      const ranks = Object.values(readRanking(value, options))
      return new Set(ranks).size === ranks.length && typeof readReview(value).text === 'string'
    }),
  )
})
