import { expect, test } from 'vitest'
import { countWords } from './count-words'

test.each([
  ['', 0],
  ['   \n ', 0],
  ['One word', 2],
  ["It doesn't stop — the well-known clock.", 6],
  ['Line one.\nLine two, 2026!', 5],
  ['كلمتان هنا', 2],
])('%j has %i words', (text, words) => expect(countWords(text)).toBe(words))
