import { expect, test } from 'vitest'
import { withWholeCells } from './cells'

const row = (
  y: number,
  ...cells: readonly (readonly [text: string, left: number, size?: number])[]
) => ({
  y,
  segments: cells.map(([text, left, size = 10]) => ({
    text,
    left,
    right: left + 60,
    y,
    size,
    bold: false,
  })),
})
const read = (...rows: readonly ReturnType<typeof row>[]) =>
  withWholeCells(rows).map(({ segments }) => segments.map(({ text }) => text))

test('text that is wrapped in a narrow cell continues in that cell', () => {
  expect(
    read(
      row(100, ['1', 0], ['Delta Foods', 20], ['Senior', 120], ['2018', 220]),
      row(112, ['Company, Mansoura', 20], ['Accountant', 120]),
      row(130, ['2', 0], ['Lotus Plastics', 20], ['Clerk', 120], ['2013', 220]),
    ),
  ).toEqual([
    ['1', 'Delta Foods Company, Mansoura', 'Senior Accountant', '2018'],
    ['2', 'Lotus Plastics', 'Clerk', '2013'],
  ])
})

test('a row with a date, a heading or far below is a row of its own', () => {
  const first = row(100, ['Excel', 0], ['Word', 100], ['Access', 200])
  expect(read(first, row(112, ['June 2018', 0]))).toHaveLength(2)
  expect(read(first, row(112, ['LANGUAGES', 0]))).toHaveLength(2)
  expect(read(first, row(140, ['Typing', 0]))).toHaveLength(2)
})

test('a name in large letters does not continue in the small ones below it', () => {
  const head = row(100, ['050 123 4567', 0], ['Tomasz Wierzba', 100, 20], ['Dubai', 200])
  expect(read(head, row(114, ['Naval Architect', 100]))).toHaveLength(2)
})
