import { expect, test } from 'vitest'
import fc from 'fast-check'
import { texts } from '../fixtures/texts'
import { countOwnWords } from './own-words'
import { readText, toStem, getWords } from './reading'

const pointsAtItself = (text: string) => {
  for (const word of getWords(readText(text)))
    expect(text.slice(word.start, word.end).toLowerCase().replaceAll('’', "'")).toBe(word.form)
}

test('each word of the thirty texts is at its offsets', () => {
  for (const { sentences } of texts)
    for (const text of [
      sentences.join(' '),
      sentences.join('\n\n'),
      `  \n${sentences.join('  ')}\n`,
    ])
      pointsAtItself(text)
})

test('each word of any text is at its offsets', () => {
  const pieces = fc.constantFrom(
    'I',
    "don't",
    'it’s',
    'e-mail',
    'نعم',
    '🙂',
    ' ',
    '  ',
    '\n',
    '\n\n',
    '.',
    '...',
    ', ',
    '"',
    '(',
    ') ',
    'Mr. ',
    '3.5',
    'a/b',
    '—',
    '\t',
    'U.A.E.',
  )
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 40 }), (parts) => pointsAtItself(parts.join(''))),
  )
})

test.each([
  ['files', 'file'],
  ['companies', 'company'],
  ['written', 'wrote'],
  ['children', 'child'],
  ['stopped', 'stop'],
  ['recordings', 'recording'],
  ['quickly', 'quick'],
  ['making', 'make'],
])('%s and %s are one word', (one, other) => {
  expect(toStem(one)).toBe(toStem(other))
})

test('repeated and copied words do not count as one’s own', () => {
  const prompt = readText('Write to your team leader. Say which way you would choose and why.')
  const own = countOwnWords(
    readText(
      'I like dialect a lot. I like dialect a lot. You would choose and why. My reason is simple.',
    ),
    prompt,
  )
  expect(own).toMatchObject({ total: 19, own: 9, repeated: 5, copied: 5 })
  expect(own.reading.sentences).toHaveLength(2)
})
