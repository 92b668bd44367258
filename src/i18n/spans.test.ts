import { expect, test } from 'vitest'
import { formatSpan, formatSpanShort } from './spans'

test.each([
  [0, '00:00', '00:00'],
  [-5, '00:00', '00:00'],
  [754, '12:34', '12:34'],
  [3599, '59:59', '59:59'],
  [3600, '1 hour', 'ساعة'],
  [7500, '2 hours, 5 minutes', 'ساعتان و5 دقائق'],
  [86_399, '1 day', 'يوم'],
  [600_012, '6 days, 23 hours', '6 أيام و23 ساعة'],
  [2 * 86_400 - 60, '2 days', 'يومان'],
  [11 * 86_400, '11 days', '11 يوماً'],
])('%s seconds', (seconds, english, arabic) => {
  expect(formatSpan(seconds, 'en')).toBe(english)
  expect(formatSpan(seconds, 'ar')).toBe(arabic)
})

test('there is room for one unit over a bar', () => {
  expect([750, 20_000, 600_000].map((seconds) => formatSpanShort(seconds, 'en'))).toEqual([
    '13m',
    '6h',
    '7d',
  ])
})
