import { expect, test } from 'vitest'
import { foldName } from './fold'

test.each([
  ['فاطمة', 'فاطمه'],
  ['مصطفى', 'مصطفي'],
  ['أحمد', 'احمد'],
  ['ٱلزهراء', 'الزهراء'],
  ['لؤي', 'لوي'],
  ['رئيسة', 'رييسه'],
  ['مُحَمَّد', 'محمد'],
  ['محـمد', 'محمد'],
  ['  Zoë   D’Souza ', 'zoe d’souza'],
])('the name “%s” is compared as “%s”', (name, folded) => {
  expect(foldName(name)).toBe(folded)
})
