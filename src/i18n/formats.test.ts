import { expect, test } from 'vitest'
import { formatAgo, formatDate, formatDateTime, formatMonthOfAxis } from './dates'
import { formatLine, formatList } from './lists'
import { formatClock, formatMegabytes, formatNumber, formatPercent } from './numbers'

const moment = new Date('2025-05-14T06:02:00Z')

test('both languages write dates with Western digits', () => {
  expect(formatDate(moment, 'en')).toBe('14 May 2025')
  for (const text of [formatDate(moment, 'ar'), formatDateTime(moment, 'ar')])
    expect(text).not.toMatch(/[٠-٩]/)
  expect(formatDate(moment, 'ar')).toMatch(/14.*مايو.*2025/)
})

test('the year is under the bars of a chart where it begins, and at the first of them', () => {
  const axis = (first: boolean, day: string) => [
    formatMonthOfAxis(day, first, 'en'),
    formatMonthOfAxis(day, first, 'ar'),
  ]
  expect(axis(true, '2025-09-01')).toEqual(['Sept 2025', expect.stringMatching(/سبتمبر.*2025/)])
  expect(axis(false, '2025-12-01')).toEqual(['Dec', 'ديسمبر'])
  expect(axis(false, '2026-01-01')).toEqual(['Jan 2026', expect.stringMatching(/يناير.*2026/)])
})

test('a recent moment is given in the largest unit that fits', () => {
  expect(formatAgo(moment, new Date('2025-05-14T08:10:00Z'), 'en')).toBe('2 hours ago')
  expect(formatAgo(moment, new Date('2025-05-14T06:02:20Z'), 'en')).toBe('20 seconds ago')
})

test('both languages write numbers with Western digits', () => {
  expect(formatNumber(1284, 'en')).toBe('1,284')
  expect(formatNumber(1284, 'ar')).toMatch(/^1.?284$/)
  expect(formatPercent(82, 'en')).toBe('82%')
  expect(formatPercent(99.17, 'en', 1)).toBe('99.2%')
  // The marks keep the sign after its number in a sentence that runs from right to left.
  expect(formatPercent(82, 'ar')).toBe('82\u200e%\u200e')
})

test('lists and lines separate their items as the language does, each in its own direction', () => {
  const names = ['\u2068Python\u2069', '\u2068SQL\u2069', '\u2068OCR\u2069']
  const bare = ['Python', 'SQL', 'OCR']
  expect(formatList(bare, 'en')).toBe(`${names[0]}, ${names[1]} and ${names[2]}`)
  expect(formatList(bare, 'ar')).toBe(`${names[0]} و${names[1]} و${names[2]}`)
  expect(formatLine(bare, 'en')).toBe(names.join(', '))
  expect(formatLine(bare, 'ar')).toBe(names.join('، '))
})

test('a file size is in megabytes with two decimals', () => {
  expect(formatMegabytes(2_464_154, 'en')).toBe('2.35\u00a0MB')
  expect(formatMegabytes(2_464_154, 'ar')).toBe('2.35\u00a0ميغابايت')
})

test('a clock shows minutes and seconds, and never less than none', () => {
  expect(formatClock(1200)).toBe('20:00')
  expect(formatClock(65.9)).toBe('01:05')
  expect(formatClock(-3)).toBe('00:00')
})
