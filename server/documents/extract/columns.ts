import { isDateOnly, rangeIn } from '../read/dates'
import { findField } from '../read/fields'
import { toHeading } from '../read/headings'
import type { Segment } from './rows'

export interface Row {
  segments: Segment[]
  y: number
}

/**
 * A page cut into parts that are read one after the other. Columns may be cut again, so each is
 * blocks of rows.
 */
export type Region =
  { kind: 'full'; rows: Row[] } | { kind: 'columns'; gutter: number; side: Row[][]; main: Row[][] }

const MIN_ROWS = 4

/** Finds two-column parts of a page; rows above and below them stay whole. */
export const splitRegions = (rows: readonly Segment[][], base: 'ltr' | 'rtl'): Region[] => {
  const whole: Row[] = rows.map((segments) => ({ segments, y: segments[0]?.y ?? 0 }))
  const best = bestGutter(whole)
  if (!best) return splitCards(whole, base)
  return [
    ...splitRegions(rows.slice(0, best.from), base),
    toColumns(whole.slice(best.from, best.to), best.gutter, base, sideAndMain),
    ...splitRegions(rows.slice(best.to), base),
  ]
}

const toColumns = (
  rows: readonly Row[],
  gutter: number,
  base: 'ltr' | 'rtl',
  inOrder: typeof sideAndMain,
): Region => {
  const left = part(rows, (s) => s.right <= gutter)
  const right = part(rows, (s) => s.left >= gutter)
  const [side, main] = inOrder(left, right, base)
  return { kind: 'columns', gutter, side: splitBlocks(side, base), main: splitBlocks(main, base) }
}

/** Cards are read row by row, and the cards of a row one after the other. */
const splitCards = (rows: readonly Row[], base: 'ltr' | 'rtl'): Region[] => {
  const whole = (some: readonly Row[]): Region[] =>
    some.length ? [{ kind: 'full', rows: [...some] }] : []
  const found = cardsIn(rows)
  if (!found) return whole(rows)
  const cards = found.starts.map((start, n) =>
    toColumns(
      rows.slice(start, found.starts[n + 1] ?? found.to),
      found.gutter,
      base,
      (left, right) => (base === 'ltr' ? [left, right] : [right, left]),
    ),
  )
  return [
    ...whole(rows.slice(0, found.starts[0])),
    ...cards,
    ...splitCards(rows.slice(found.to), base),
  ]
}

/** A column in the order in which it is read: it may have columns in turn. */
const splitBlocks = (rows: readonly Row[], base: 'ltr' | 'rtl'): Row[][] =>
  splitRegions(
    rows.map(({ segments }) => segments),
    base,
  ).flatMap((region) => (region.kind === 'full' ? [region.rows] : [...region.side, ...region.main]))

const part = (rows: readonly Row[], keep: (segment: Segment) => boolean): Row[] =>
  rows.flatMap((row) => {
    const segments = row.segments.filter(keep)
    return segments.length ? [{ segments, y: segments[0]?.y ?? row.y }] : []
  })

const width = (rows: readonly Row[]): number => {
  const all = rows.flatMap((row) => row.segments)
  return Math.max(...all.map((s) => s.right)) - Math.min(...all.map((s) => s.left))
}

/**
 * The narrow column is read first, so that the wide one runs on to the next page without a break.
 */
const sideAndMain = (left: Row[], right: Row[], base: 'ltr' | 'rtl'): [Row[], Row[]] => {
  const [a, b] = [width(left), width(right)]
  if (Math.abs(a - b) < 0.15 * Math.max(a, b)) return base === 'ltr' ? [left, right] : [right, left]
  return a < b ? [left, right] : [right, left]
}

interface Gutter {
  gutter: number
  from: number
  to: number
}

const bestGutter = (rows: readonly Row[]): Gutter | null => {
  // Either edge of a column may be ragged, so both edges of every segment are tried, a few points
  // apart.
  const edges = new Set(
    rows.flatMap((row) =>
      row.segments.flatMap((s) => [
        4 * Math.floor((s.left - 2) / 4),
        4 * Math.ceil((s.right + 2) / 4),
      ]),
    ),
  )
  const tableHeads = new Set(rows.filter(isTableHead))
  let best: (Gutter & { weight: number }) | null = null
  for (const gutter of edges) {
    for (const run of runsBeside(rows, gutter)) {
      const inside = rows.slice(run.from, run.to)
      const straight =
        straightness(part(inside, (s) => s.right <= gutter)) +
        straightness(part(inside, (s) => s.left >= gutter))
      const weight = inside.length * (0.5 + straight / 4)
      if ((!best || weight > best.weight) && areColumns(inside, gutter, tableHeads))
        best = { ...run, gutter, weight }
    }
  }
  return best
}

/**
 * Cards side by side, of which each begins with a span of time: rows that keep to the edges of two
 * spans in one row.
 */
const cardsIn = (rows: readonly Row[]): { gutter: number; starts: number[]; to: number } | null => {
  for (const [from, { segments }] of rows.entries()) {
    const [a, b] = segments
    if (!a || !b || !isSpanRow(segments)) continue
    for (const [edge, gutter] of [
      ['left', b.left - 1],
      ['right', a.right + 1],
    ] as const) {
      const isInside = (s: Segment) =>
        (Math.abs(s[edge] - a[edge]) < 3 && s.right <= gutter) ||
        (Math.abs(s[edge] - b[edge]) < 3 && s.left >= gutter)
      const end = rows.findIndex((row, at) => at > from && !row.segments.every(isInside))
      const to = end < 0 ? rows.length : end
      const starts = rows.flatMap((row, at) =>
        at >= from && at < to && isSpanRow(row.segments) ? [at] : [],
      )
      if (starts.length >= 2 && to - from >= 2 * starts.length) return { gutter, starts, to }
    }
  }
  return null
}

const isSpanRow = (segments: readonly Segment[]): boolean =>
  segments.length === 2 && segments.every(({ text }) => isDateOnly(text) && rangeIn(text) !== null)

/**
 * The share of rows that begin, or that end, at one edge: a column's do, and a column with dates of
 * the next one does not.
 */
const straightness = (rows: readonly Row[]): number => {
  const share = (edges: readonly number[]) =>
    Math.max(
      0,
      ...edges.map((edge) => edges.filter((other) => Math.abs(other - edge) < 3).length),
    ) / Math.max(1, edges.length)
  return Math.max(
    share(rows.map((row) => Math.min(...row.segments.map((s) => s.left)))),
    share(rows.map((row) => Math.max(...row.segments.map((s) => s.right)))),
  )
}

/** The longest stretches of rows in which nothing crosses the gutter. */
const runsBeside = (rows: readonly Row[], gutter: number): { from: number; to: number }[] => {
  const runs: { from: number; to: number }[] = []
  let from = 0
  const close = (to: number) => {
    const trimmed = trim(rows, gutter, from, to)
    if (trimmed) runs.push(trimmed)
  }
  rows.forEach((row, i) => {
    if (!row.segments.some((s) => s.left < gutter && s.right > gutter)) return
    close(i)
    from = i + 1
  })
  close(rows.length)
  return runs
}

/**
 * Columns begin at their first heading, or where both sides have text; what stands above belongs to
 * the whole page.
 */
const trim = (
  rows: readonly Row[],
  gutter: number,
  from: number,
  to: number,
): { from: number; to: number } | null => {
  const rowsWith = (keep: (segment: Segment) => boolean) =>
    rows.slice(from, to).flatMap((row, i) => (row.segments.some(keep) ? [from + i] : []))
  const left = rowsWith((s) => s.right <= gutter)
  const right = rowsWith((s) => s.left >= gutter)
  const both = Math.max(left[0] ?? to, right[0] ?? to)
  const heading = rows
    .slice(from, to)
    .findIndex((row) => row.segments.some((s) => toHeading(s.text)))
  const start = heading < 0 ? both : Math.min(both, from + heading)
  const enough = (side: readonly number[]) => side.filter((row) => row >= start).length >= MIN_ROWS
  return enough(left) && enough(right) ? { from: start, to } : null
}

/**
 * Distinguishes columns from a list with dates at one edge, and from headings beside their section.
 * Those are read row by row.
 */
const areColumns = (
  rows: readonly Row[],
  gutter: number,
  tableHeads: ReadonlySet<Row>,
): boolean => {
  const left = part(rows, (s) => s.right <= gutter)
  const right = part(rows, (s) => s.left >= gutter)
  return (
    !rows.some((row) => tableHeads.has(row) && isOnBothSides(row, gutter)) &&
    !areLabelled(rows, gutter) &&
    [left, right].every((side) => {
      const texts = side.map((row) => row.segments.map((s) => s.text).join(' '))
      if (texts.length < MIN_ROWS) return false
      const dates = texts.filter(isDateOnly).length
      const headings = texts.filter((text) => toHeading(text)).length
      return dates < 0.4 * texts.length && headings < 0.6 * texts.length
    }) &&
    beginsInside(left, right)
  )
}

/** The names of a table's columns, which a gutter of columns does not part. */
const isTableHead = ({ segments }: Row): boolean =>
  segments.length > 2 && segments.filter(({ text }) => findField(text) !== null).length > 2

const isOnBothSides = ({ segments }: Row, gutter: number): boolean =>
  segments.some((s) => s.right <= gutter) && segments.some((s) => s.left >= gutter)

/** Labels in one column and their values in the other, each behind its colon, belong together. */
const areLabelled = (rows: readonly Row[], gutter: number): boolean => {
  const pairs = rows.filter((row) => isOnBothSides(row, gutter))
  const labelled = pairs.filter(({ segments }) => {
    const before = segments.findLast((s) => s.right <= gutter)
    const after = segments.find((s) => s.left >= gutter)
    return [before, after].some((s) => s && /^[:：]/u.test(s.text))
  })
  return labelled.length > 2 && 2 * labelled.length >= pairs.length
}

/** Real columns hold a heading each, or much text each. A table of short cells has neither. */
const beginsInside = (left: readonly Row[], right: readonly Row[]): boolean => {
  const sizes = [...left, ...right].flatMap((row) => row.segments.map((s) => s.size))
  const usual = sizes.toSorted((a, b) => a - b)[Math.floor(sizes.length / 2)] ?? 0
  // Two unknown headings that are larger than the text also indicate a column.
  const hasHeading = (side: readonly Row[]) =>
    side.some((row) => row.segments.some((s) => toHeading(s.text))) ||
    side.filter((row) => row.segments.some((s) => s.size > 1.08 * usual)).length >= 2
  const length = (side: readonly Row[]) =>
    side.reduce((sum, row) => sum + row.segments.reduce((n, s) => n + s.text.length, 0), 0)
  return (hasHeading(left) && hasHeading(right)) || Math.min(length(left), length(right)) > 400
}
