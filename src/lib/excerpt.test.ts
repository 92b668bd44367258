import { expect, test } from 'vitest'
import { excerptAround } from './excerpt'

const line =
  'Skills: data annotation, text annotation, transcription, Arabic, English, Microsoft Excel, attention to detail'

test.each([
  ['data annotation', 'Skills: data annotation, text annotation\u00a0…'],
  ['arabic', '…\u00a0annotation, transcription, Arabic, English, Microsoft Excel\u00a0…'],
  ['attention to detail', '…\u00a0English, Microsoft Excel, attention to detail'],
  ['Audacity', line],
  ['', line],
])('a long line shows %s with the words beside it', (part, shown) => {
  expect(excerptAround(line, part)).toBe(shown)
})

test('a short line stays whole, and a word that is longer than the room is never cut', () => {
  expect(excerptAround('Wrote guidelines for annotators.', 'guidelines')).toBe(
    'Wrote guidelines for annotators.',
  )
  const word = 'x'.repeat(60)
  expect(excerptAround(`${word} Arabic ${word}`, 'Arabic')).toBe('…\u00a0Arabic\u00a0…')
})
