import { describe, expect, test } from 'vitest'
import { atOnce } from './answer.rules'

describe('the words that came at once', () => {
  const words = (count: number) => Array.from({ length: count }, (_, at) => `word${at}`).join(' ')

  test.each([
    ['the first ones', '', 'three new words', 3],
    ['ones at the end', 'So it', 'So it was said', 2],
    ['ones in the middle', 'So said he', 'So it was said he', 2],
    ['ones in place of others', `So ${words(50)} end`, 'So none end', 1],
    ['nothing where words went', 'So it was', 'So', 0],
  ])('are counted: %s', (_, before, after, count) => {
    expect(atOnce(before, after, { sinceFirstMs: 60_000, unheardMs: 0 })).toBe(count)
  })

  test('leave out the words that could be written while the page was not connected', () => {
    expect(atOnce('', words(120), { sinceFirstMs: 0, unheardMs: 40_000 })).toBe(20)
    expect(atOnce('', words(120), { sinceFirstMs: 0, unheardMs: Infinity })).toBe(0)
  })

  test.each([
    ['a moment', 300, 120],
    ['half the time that it takes', 24_000, 60],
    ['the time that it takes', 48_000, 2],
  ])('are those of a text that came in small pieces within %s', (_, sinceFirstMs, count) => {
    expect(atOnce(words(118), words(120), { sinceFirstMs, unheardMs: 0 })).toBe(count)
  })
})
