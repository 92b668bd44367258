// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { findingsIn, getMeasures, getPieces, toMeasureTables, type Finding } from './evidence.rules'
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

test('measures of a question are separate from those of its part', () => {
  const [coherence, , speaking] = toResult().criteria
  expect(coherence && getMeasures(coherence, null)).toHaveLength(1)
  expect(speaking && getMeasures(speaking, null)).toHaveLength(0)
  expect(speaking && getMeasures(speaking, 'speaking-1')).toHaveLength(1)
})

const of = (code: string, values: Record<string, string | number>) =>
  ({ kind: 'measure', code, values }) as const

test.each([
  ['names them', (criterion: string) => ({ criterion })],
  ['is older and does not', () => ({})],
])('a part of several texts has a table for each criterion where its evidence %s', (_, named) => {
  const { tables, others } = toMeasureTables('part8', [
    of('writing_level', { band: 'B1' }),
    of('usual_points', { ...named('coherence'), points: 40.2 }),
    of('variety', { ...named('coherence'), share: 70, percent: 76, points: -3 }),
    of('usual_points', { ...named('lexical_resource'), points: 36.6 }),
  ])
  expect(others.map(({ code }) => code)).toEqual(['writing_level'])
  expect(tables.map(({ criterion, rows }) => [criterion, rows.map(({ row }) => row.code)])).toEqual(
    [
      ['coherence', ['usual_points', 'variety']],
      ['lexical_resource', ['usual_points']],
    ],
  )
})

test('a criterion of writing has one table, its own', () => {
  const { tables } = toMeasureTables('grammar', [
    of('usual_points', { points: 36.6 }),
    of('slips', { rate: 1, usual: 2.1, points: 3 }),
  ])
  expect(tables.map(({ criterion, rows }) => [criterion, rows.length])).toEqual([['grammar', 2]])
})
