import type { Line } from '../../extract/text'
import { durationIn, isDateOnly, rangeIn } from '../dates'
import { splitPieces } from './pieces'
import { datedLines, isHeadLine, withWholeSpans, withToldBelow } from './spans'
import type { Dated } from './spans'

/** A dated part of a section: the pieces of its heading lines, and the lines below. */
export interface Entry {
  pieces: string[]
  start: string | null
  end: string | null
  /** The dated line itself, for heads that are sentences. */
  text: string
  body: Line[]
}

interface Layout {
  above: number
  below: number
}
interface Head extends Dated {
  pieces: string[]
  top: number
  bottom: number
}

const LAYOUTS: readonly Layout[] = [0, 1, 2, 3].flatMap((above) =>
  [0, 1, 2].flatMap((below) => (above + below <= 3 ? [{ above, below }] : [])),
)

/**
 * Cuts a section into entries, each with a span of time. A resume keeps one layout, so each layout
 * (so many lines above the date, so many below) is tried for all entries, and the one whose heads
 * contain most is used; `worth` rates the pieces of a head.
 */
export const splitEntries = (
  written: readonly Line[],
  options: { single: 'all' | 'heads'; worth: (pieces: readonly string[]) => number },
): Entry[] => {
  const lines = withToldBelow(withWholeSpans(written))
  const dated = datedLines(lines, options.single)
  if (!dated.length) return []
  const heads = LAYOUTS.map((layout) => {
    const found = findHeads(lines, dated, layout)
    const says = found.reduce(
      (sum, head) => sum + options.worth(head.pieces) + fit(lines, head, found),
      0,
    )
    return { found, says: says - 0.25 * found.length * (layout.above + layout.below) }
  }).reduce((best, one) => (one.says > best.says + 0.001 ? one : best)).found
  return heads.map((head, n) => ({
    pieces: head.pieces,
    start: head.start,
    end: head.end,
    text: lines[head.index]?.text ?? '',
    body: lines.slice(head.bottom + 1, heads[n + 1]?.top ?? lines.length),
  }))
}

const findHeads = (lines: readonly Line[], dated: readonly Dated[], layout: Layout): Head[] => {
  const heads: Head[] = []
  dated.forEach((date, n) => {
    const own = lines[date.index]
    const floor = (heads.at(-1)?.bottom ?? -1) + 1
    let top = date.index
    for (let taken = 0; top > floor && taken < layout.above;) {
      const line = lines[top - 1]
      if (!line || !isHeadLine(line, own?.indent ?? 0)) break
      top -= 1
      // A line that is a place and nothing else is part of no layout.
      if (splitPieces(line.text).length > 0) taken += 1
      // A head begins where a gap is.
      if (line.gapBefore) break
    }
    // With the date at the left edge, the text of the entry begins beside it.
    const indent = (date.from === 0 ? own?.lastIndent : own?.indent) ?? 0
    let bottom = date.index
    const ceiling = dated[n + 1]?.index ?? lines.length
    while (bottom + 1 < ceiling && bottom - date.index < layout.below) {
      const line = lines[bottom + 1]
      // Text in the cell beside a date may begin after a gap.
      const isApart = line?.gapBefore && !(bottom === date.index && isDateOnly(own?.text ?? ''))
      if (!line || isApart || !isHeadLine(line, indent) || line.text.length > 80) break
      bottom += 1
    }
    heads.push({ ...date, top, bottom, pieces: headPieces(lines, date, top, bottom) })
  })
  return heads
}

const headPieces = (lines: readonly Line[], date: Dated, top: number, bottom: number): string[] => {
  const text = lines[date.index]?.text ?? ''
  return [
    ...lines.slice(top, date.index).flatMap((line) => splitPieces(line.text)),
    ...splitPieces(withoutSpans(`${text.slice(0, date.from)}\t${text.slice(date.to)}`)),
    ...lines.slice(date.index + 1, bottom + 1).flatMap((line) => splitPieces(line.text)),
  ]
}

/** A second span beside the first says the same in another calendar or way of counting. */
const withoutSpans = (text: string): string => {
  const more = rangeIn(text) ?? durationIn(text)
  const rest = more ? `${text.slice(0, more.from)}\t${text.slice(more.to)}` : text
  return rest.replace(/الموافق/gu, ' ')
}

/** A head fits where it begins after a gap or what was told before, and leaves no line of heads. */
const fit = (lines: readonly Line[], head: Head, heads: readonly Head[]): number => {
  const before = lines[head.top - 1]
  const first = lines[head.top]
  const isTaken = (index: number) =>
    heads.some((other) => other !== head && index >= other.top && index <= other.bottom)
  const begins =
    !before || first?.gapBefore || isTaken(head.top - 1) || !isHeadLine(before, Infinity)
  const next = lines[head.bottom + 1]
  const leaves =
    next &&
    !next.gapBefore &&
    !isTaken(head.bottom + 1) &&
    isHeadLine(next, Infinity) &&
    next.text.length < 50
  return (begins ? 0.75 : -0.75) - (leaves ? 0.5 : 0)
}
