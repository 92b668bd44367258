import { expect, test } from 'vitest'
import type { Glyph } from './glyphs'
import { indentsIn } from './pdf'
import { toRows } from './rows'

/** Glyphs drawn one after the other from left to right: pairs of the text and how wide it is. */
const drawn = (...pieces: readonly (readonly [string, number])[]): Glyph[] => {
  let x = 0
  return pieces.map(([text, width]) => {
    const glyph = { text, x, y: 100, width, size: 12, bold: false }
    x += width
    return glyph
  })
}
const read = (glyphs: readonly Glyph[]) =>
  toRows(glyphs, 'rtl').map((row) => row.map((segment) => segment.text))

test('a stroke without a letter, as some fonts draw between Arabic letters, makes no gap', () => {
  expect(read(drawn(['ي', 5], ['ن', 5], ['ك', 5], ['\u200D', 4], ['ل', 3], ['ا', 3]))).toEqual([
    ['الكني'],
  ])
})

test('a space beside such a stroke stays a space', () => {
  expect(read(drawn(['م', 5], ['و', 5], [' ', 3], ['\u200D', 4], ['ه', 5]))).toEqual([['ه وم']])
})

test('the strokes that stretch a word are not taken for a letter that is printed twice', () => {
  const word = drawn(['د', 6], ['ـ', 1.2], ['ـ', 1.2], ['ـ', 1.2], ['ل', 3], ['ا', 3], ['خ', 7])
  expect(read(word)).toEqual([['خالد']])
})

test('a mark far below large letters is not taken by the smaller row under them', () => {
  const glyph = (text: string, x: number, y: number, size: number): Glyph => {
    return { text, x, y, size, width: 8, bold: false }
  }
  const large = [glyph('\u0000', 24, 98, 20), glyph('ن', 16, 100, 20), glyph('ب', 24, 100, 20)]
  const small = [glyph('ن', 16, 119, 10), glyph('ب', 24, 119, 10)]
  const page = [...large, glyph('\u0650', 26, 116, 20), ...small]
  expect(read(page)).toEqual([['بِن'], ['بن']])
})

test('a stroke that touches no letter is a dash', () => {
  const years = drawn(['2', 5], ['1', 5], [' ', 3], ['ـ', 5], [' ', 3], ['1', 5], ['8', 5])
  expect(read(years)).toEqual([['18 - 21']])
  expect(read(drawn(['ب', 5], [' ', 3], ['ـ', 5], [' ', 3], ['ا', 5]))).toEqual([['ا - ب']])
})

test('a row in the other language begins at the edge that it is flush with', () => {
  const row = (text: string, left: number, right: number) => ({
    y: 0,
    segments: [{ text, left, right, y: 0, size: 10, bold: false }],
  })
  const rows = [row('Sales Engineer', 0, 70), row('مهندس مبيعات', 0, 60), row('دمشق', 240, 300)]
  const measure = indentsIn(rows, 'ltr')
  expect(rows.map((one) => measure(one).indent)).toEqual([0, 0, 0])
})
