import { expect, test } from 'vitest'
import { westernDigits, wholeIn } from './digits'

test('Arabic and Persian digits are read as Western ones, and the rest of the text stays', () => {
  expect(westernDigits('a ٠١٩ ۰۱۹ 7')).toBe('a 019 019 7')
})

test.each([
  ['0', 0],
  [' 100 ', 100],
  ['٧٢', 72],
  ['۷۲', 72],
  ['101', null],
  ['-1', null],
  ['7.5', null],
  ['1e1', null],
  ['', null],
  ['99999999999999999999', null],
])('%j is %j of 0 to 100', (typed, whole) => {
  expect(wholeIn(typed, 0, 100)).toBe(whole)
})
