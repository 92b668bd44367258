import { dateIn } from '../read/dates'
import { toHeading } from '../read/headings'
import type { Row } from './columns'
import type { Segment } from './rows'

const MIN_CELLS = 3

/**
 * Joins the cells of a table that continue in the next row: a row with fewer cells, all close below
 * cells of the row above and without a date, continues those.
 */
export const withWholeCells = (rows: readonly Row[]): Row[] => {
  const out: { row: Row; bottom: number }[] = []
  for (const row of rows) {
    const last = out.at(-1)
    const cells = last && goesOn(row, last.row, last.bottom) ? last.row.segments : null
    if (!cells || !last) {
      out.push({ row, bottom: row.y })
      continue
    }
    last.row = {
      ...last.row,
      segments: cells.map((cell) => {
        const more = row.segments.find((segment) => isBelow(segment, cell))
        return more ? { ...cell, text: joined(cell.text, more.text) } : cell
      }),
    }
    last.bottom = row.y
  }
  return out.map(({ row }) => row)
}

const goesOn = (row: Row, above: Row, bottom: number): boolean => {
  const size = Math.max(...row.segments.map((segment) => segment.size))
  return (
    above.segments.length >= MIN_CELLS &&
    row.segments.length < above.segments.length &&
    row.y - bottom < 2 * size &&
    row.segments.every(
      (segment) =>
        above.segments.some((cell) => isBelow(segment, cell) && isSetAlike(segment, cell)) &&
        dateIn(segment.text) === null &&
        toHeading(segment.text) === null,
    )
  )
}

/** A name in large letters does not continue in the small ones below it. */
const isSetAlike = (segment: Segment, cell: Segment): boolean =>
  cell.bold === segment.bold && Math.abs(cell.size - segment.size) < 0.2 * cell.size

const isBelow = (segment: Segment, cell: Segment): boolean =>
  Math.abs(segment.left - cell.left) < 4 ||
  Math.abs(segment.right - cell.right) < 4 ||
  Math.abs(segment.left + segment.right - cell.left - cell.right) < 6

/** A narrow cell may break a word: a continuation with one or two small letters is its end. */
const joined = (text: string, more: string): string =>
  /\p{Ll}$/u.test(text) &&
  /^(?!(?:a|i|of|in|to|or|at|by|on|as|an|is|it)\s)\p{Ll}{1,2}\s/u.test(more)
    ? `${text}${more}`
    : `${text} ${more}`
