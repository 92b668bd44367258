import { expect, test } from 'vitest'
import { wordDiff } from './word-diff.rules'

/** What differs in square brackets. */
const shown = (pieces: { text: string; same: boolean }[]) =>
  pieces.map(({ text, same }) => (same ? text : `[${text}]`)).join('')
const diff = (one: string, other: string) => {
  const both = wordDiff(one, other)
  return [shown(both.one), shown(both.other)]
}

test.each([
  ['the same text', 'to the old fort', 'to the old fort', 'to the old fort', 'to the old fort'],
  ['a wrong word', 'to the odd fort', 'to the old fort', 'to the [odd] fort', 'to the [old] fort'],
  ['a word that is missing', 'to the fort', 'to the old fort', 'to the fort', 'to the [old] fort'],
  [
    'a word too many',
    'to the very old fort',
    'to the old fort',
    'to the [very] old fort',
    'to the old fort',
  ],
  ['neighbours that differ', 'a b c', 'x y c', '[a b] c', '[x y] c'],
  ['the last words', 'one two', 'one three four', 'one [two]', 'one [three four]'],
  ['nothing', '', 'all of it', '', '[all of it]'],
  ['a sign', 'الطابق الخامس', 'الطابق الخامس،', 'الطابق [الخامس]', 'الطابق [الخامس،]'],
  ['line breaks, which stay', 'Bill\nno. 47', 'Bill\nno. 41', 'Bill\nno. [47]', 'Bill\nno. [41]'],
])('%s', (_name, one, other, oneShown, otherShown) => {
  expect(diff(one, other)).toEqual([oneShown, otherShown])
})

test('whatever the texts, each is still whole', () => {
  const [one, other] = ['  a  b\n c ', 'b a  c\td']
  const both = wordDiff(one, other)
  expect([both.one, both.other].map((pieces) => pieces.map(({ text }) => text).join(''))).toEqual([
    one,
    other,
  ])
})
