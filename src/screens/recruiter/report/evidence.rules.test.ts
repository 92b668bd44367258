// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { findingsIn, getMeasures, getPieces, type Finding } from './evidence.rules'
import { toResult } from './fixtures/report'

const finding = (number: number, start: number, end: number): Finding => ({
  number,
  criterion: 'grammar',
  evidence: { kind: 'finding', code: 'spelling', values: {} },
  start,
  end,
})

test('findings are numbered in the order of the text', () => {
  expect(findingsIn(toResult().criteria, 'writing-1')).toMatchObject([
    { number: 1, criterion: 'grammar', start: 2, end: 15 },
  ])
  expect(findingsIn(toResult().criteria, 'writing-2')).toEqual([])
})

test('overlapping findings cut the text without losing a letter', () => {
  const pieces = getPieces('abcdefgh', [finding(1, 1, 5), finding(2, 3, 7)])
  expect(pieces.map(({ text }) => text).join('')).toBe('abcdefgh')
  expect(pieces.map(({ findings }) => findings)).toEqual([[], [1], [1, 2], [2], []])
  expect(pieces.flatMap(({ ending }) => ending)).toEqual([1, 2])
})

test('measures of a question and of its part are told apart', () => {
  const [coherence, , speaking] = toResult().criteria
  expect(coherence && getMeasures(coherence, null)).toHaveLength(1)
  expect(speaking && getMeasures(speaking, null)).toHaveLength(0)
  expect(speaking && getMeasures(speaking, 'speaking-1')).toHaveLength(1)
})
