import { expect, test } from 'vitest'
import { getInitials } from './initials'

test.each([
  ['Mariam Al Ketbi', 'MK'],
  ['  aisha   ', 'A'],
  ['مريم الكتبي', 'م\u200cا'],
  ['(Omar) “Rashid” Saeed', 'OS'],
  ['😀 Noura 2', 'N'],
  ['', ''],
])('of %s are %s', (name, initials) => {
  expect(getInitials(name)).toBe(initials)
})
