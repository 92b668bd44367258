import fc from 'fast-check'
import { expect, test } from 'vitest'
import { likeness } from './likeness'

test.each([
  [
    'the same sentence in other clothes',
    '<p>By the time she came, we had left.</p>',
    'by the time SHE came we had left',
    1,
    1,
  ],
  [
    'one word exchanged',
    'By the time the supervisor arrived, the team had checked half.',
    'By the time the manager arrived, the team had checked half.',
    0.5,
    1,
  ],
  [
    'the same sentence in Arabic with one word exchanged',
    'وصل المدير إلى المكتب قبل الموعد بساعة',
    'وصل المشرف إلى المكتب قبل الموعد بساعة',
    0.5,
    1,
  ],
  [
    'one subject, other words',
    'The bus to Al Ain was late because of the fog this morning.',
    'Fog kept the Al Ain bus waiting for an hour after sunrise.',
    0,
    0.3,
  ],
  ['nothing in common', 'abc', 'xyz', 0, 0],
  ['nothing at all', '', '<p></p>', 0, 0],
])('%s', (_, one, other, least, most) => {
  expect(likeness(one, other)).toBeGreaterThanOrEqual(least)
  expect(likeness(one, other)).toBeLessThanOrEqual(most)
})

test('it does not matter which text comes first, and a text is like itself', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (one, other) => {
      expect(likeness(one, other)).toBe(likeness(other, one))
      expect([0, 1]).toContain(likeness(one, one))
    }),
  )
})
