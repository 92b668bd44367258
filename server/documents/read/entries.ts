import type { Line } from '../extract/text'
import { dateIn, rangeIn } from './dates'
import type { DateRange } from './dates'
import { withoutLabel } from './labelled'
import { isBullet } from './sections'
import { isPlace } from './work-words'

/** A dated part of a section: the pieces of its heading lines, and the lines below. */
export interface Entry {
  pieces: string[]
  start: string | null
  end: string | null
  body: Line[]
}

type Dated = DateRange & { index: number }

/**
 * Cuts a section into entries, each held by its span of time. How many heading lines stand above
 * the date is learnt from the first entry, because a resume keeps one layout; lines below it are
 * taken while a piece is missing.
 */
export const entriesOf = (
  written: readonly Line[],
  options: { singleDates: boolean; pieces: number },
): Entry[] => {
  const lines = withWholeDates(written.filter((line) => !isTableHead(line.text)))
  const all = lines.flatMap((line, index): Dated[] => {
    // A span inside a sentence or a bullet is part of a story, not the head of an entry.
    const range = rangeIn(line.text) ?? (options.singleDates ? singleIn(line.text) : null)
    const rest = range ? line.text.slice(0, range.from) + line.text.slice(range.to) : ''
    return range && rest.length <= 110 && !isSentence(rest) ? [{ ...range, index }] : []
  })
  const opening = all[0]
  // Where heads are no bullets, a span in a bullet is part of what was done.
  const bulleted = opening !== undefined && isBullet(lines[opening.index]?.text ?? '')
  const dated = bulleted ? all : all.filter((date) => !isBullet(lines[date.index]?.text ?? ''))
  const first = dated[0]
  if (!first) return []
  const above = Math.min(
    3,
    lines.slice(0, first.index).filter((line) => isHeadLine(line, lines[first.index]?.indent ?? 0))
      .length,
  )
  const heads = dated.map((date, n) =>
    toHead(lines, date, above, (dated[n - 1]?.index ?? -1) + 1, options.pieces),
  )
  return heads.map((head, n) => ({
    pieces: head.pieces,
    start: dated[n]?.start ?? null,
    end: dated[n]?.end ?? null,
    body: lines.slice(head.to, heads[n + 1]?.from ?? lines.length),
  }))
}

const TABLE_HEAD =
  /^(?:no|s\.?no|sr|year|years|date|dates|period|duration|from|to|course|courses?|degree|qualification|institute|institution|university|school|college|company|employer|organi[sz]ation|position|job title|title|designation|role|grade|result|location|place|country|الوظيفة|المسمى|المسمى الوظيفي|جهة العمل|الشركة|المدة|الفترة|التاريخ|السنة|العام|المؤهل|الدرجة|التخصص|الجامعة|الجهة|المكان|من|إلى)\.?$/iu
/** A row that names the columns below it. */
const isTableHead = (text: string): boolean => {
  const cells = text.split('\t')
  return cells.length > 1 && cells.every((cell) => TABLE_HEAD.test(cell.trim()))
}

/**
 * A span that a narrow column broke ("November 2020 to" above "present") in one piece, beside the
 * upper of its two lines. The column is the first or the last of the row.
 */
const withWholeDates = (lines: readonly Line[]): Line[] => {
  const whole = lines.map((line) => ({ ...line }))
  whole.forEach((line, index) => {
    const below = whole[index + 1]
    if (below && !isBullet(below.text)) for (const at of [0, -1]) joinDates(line, below, at)
  })
  return whole.filter((line) => line.text !== '')
}

const joinDates = (line: Line, below: Line, at: number): void => {
  const [cells, cellsBelow] = [line.text.split('\t'), below.text.split('\t')]
  const [upper = '', lower = ''] = [cells.at(at), cellsBelow.at(at)]
  if (lower === '' || upper.length + lower.length > 50 || rangeIn(upper)) return
  const joined = `${upper} ${lower}`
  const range = rangeIn(joined)
  if (range?.from !== 0 || range.to !== joined.length) return
  cells.splice(at, 1, joined)
  cellsBelow.splice(at, 1)
  line.text = cells.join('\t')
  below.text = cellsBelow.join('\t')
}

const singleIn = (text: string): DateRange | null => {
  const single = dateIn(text)
  return single ? { start: single.date, end: null, from: single.from, to: single.to } : null
}

const isSentence = (text: string): boolean =>
  /[.!؟?]\s*$/u.test(text.trim()) && text.split(' ').length > 8

/**
 * A line that can be part of an entry's head: short, no bullet, no full stop, not set further in
 * than `indent`.
 */
const isHeadLine = (line: Line, indent: number): boolean =>
  line.text.length <= 110 &&
  !isBullet(line.text) &&
  !/[.!؟]$/u.test(line.text.replace(/\b(?:L\.L\.C|Inc|Ltd|Co|Corp)\.$/i, '')) &&
  line.indent <= indent + 6

const toHead = (
  lines: readonly Line[],
  date: Dated,
  above: number,
  floor: number,
  wanted: number,
) => {
  const own = lines[date.index]
  let from = date.index
  while (from > floor && date.index - from < above) {
    const line = lines[from - 1]
    if (!line || !isHeadLine(line, own?.indent ?? 0)) break
    from -= 1
  }
  const text = own?.text ?? ''
  // With the date at the left edge, the text of the entry begins beside it.
  const indent = (date.from === 0 ? own?.lastIndent : own?.indent) ?? 0
  const pieces = [
    ...lines.slice(from, date.index).flatMap((line) => getPieces(line.text)),
    ...getPieces(`${text.slice(0, date.from)}\t${text.slice(date.to)}`),
  ]
  let to = date.index + 1
  while (pieces.length < wanted && to <= date.index + 2) {
    const line = lines[to]
    if (!line || !isHeadLine(line, indent) || rangeIn(line.text) || line.text.length > 80) break
    pieces.push(...getPieces(line.text))
    to += 1
  }
  return { pieces, from, to }
}

const LABEL = /^\s*(?:location|المكان)\s*[:：]\s*/iu

const getPieces = (text: string): string[] =>
  text
    .split(
      /\t|\s[|·•–—-]+\s|\s*\|\s*|\s+at\s+(?=\p{Lu})|\s+(?:لدى|في)\s+(?=شركة|مؤسسة|هيئة|بنك|مصرف|وزارة|مستشفى|مدرسة|جامعة|كلية|مجموعة|مركز|دائرة|بلدية|فندق)/u,
    )
    .map((piece) =>
      withoutLabel(piece)
        .replace(LABEL, '')
        .replace(/^[\s,،;:()[\]|–—•-]+|[\s,،;:([|–—-]+$/gu, '')
        .trim(),
    )
    .filter((piece) => /\p{L}{2}/u.test(piece) && !isPlace(piece))

/** What follows the end of a company's name is where it is, known to us or not. */
const AFTER_COMPANY =
  /^(.*(?<!\p{L})(?:l\.?l\.?c|ltd|limited|inc|corp|fzc?o?|fze|fz-llc|pjsc|p\.j\.s\.c|w\.?l\.?l|est|co|gmbh|plc)\.?)\s*[,،]\s*[^,،]+(?:[,،][^,،]+)?$/iu

/** Text without a place at its end: "Gulf Systems, Dubai" is "Gulf Systems". */
export const withoutPlace = (text: string): string => {
  const company = AFTER_COMPANY.exec(text)?.[1]
  if (company !== undefined) return company
  const parts = text.split(/(\s*[,،]\s*)/)
  while (parts.length > 2 && isPlace(parts.at(-1) ?? '')) parts.splice(-2)
  return parts.join('').trim()
}
