import { expect, test } from 'vitest'
import type { Glyph } from './glyphs'
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
