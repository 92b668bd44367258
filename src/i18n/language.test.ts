// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { getDirection, readLanguage } from './language'

beforeEach(() => localStorage.clear())

test.each([
  [null, 'en', 'ltr'],
  ['en', 'en', 'ltr'],
  ['ar', 'ar', 'rtl'],
  ['fr', 'en', 'ltr'],
  ['AR', 'en', 'ltr'],
  ['', 'en', 'ltr'],
] as const)('a stored language of %s is %s, from %s', (stored, language, direction) => {
  if (stored !== null) localStorage.setItem('locale', stored)
  expect(readLanguage()).toBe(language)
  expect(localStorage.getItem('locale')).toBe(language)
  expect(getDirection(language)).toBe(direction)
})
