import { foldText } from '../../../../machines/shared/fold'
import type { Line } from '../../extract/text'
import { durationIn, isDateOnly, rangeIn, singleIn, withoutHijriTwins } from '../dates'
import { findColumns } from './records'
import { isBullet } from '../sections'
import { readNarratedPost } from './narrated-posts'
import { titleOrEmployer } from './work-words'

/** A line that says when something was, and where in it. */
export interface Dated {
  index: number
  start: string | null
  end: string | null
  from: number
  to: number
}

/** Lines as entries are read from them: heads of tables left out, broken spans whole again. */
export const withWholeSpans = (written: readonly Line[]): Line[] =>
  withWholeDates(
    withoutTotals(written)
      .filter((line) => findColumns(line.text) === null)
      .flatMap(splitSentences)
      .map((line) => ({ ...line, text: withoutHijriTwins(line.text).replace(/ {2,}/g, ' ') })),
  )

/**
 * Below an employer's name stands how long all the posts with it took, and the span of each follows.
 */
const withoutTotals = (lines: readonly Line[]): readonly Line[] =>
  lines.filter(({ text }, at) => {
    const total = durationIn(text)
    const isTotal = total !== null && total.from === 0 && total.to === text.length
    return !isTotal || !lines.slice(at + 1, at + 4).some((line) => rangeIn(line.text) !== null)
  })

/** A paragraph that tells of several posts, a sentence each, as lines. */
const splitSentences = (line: Line): Line[] => {
  const parts =
    line.text.length > 80
      ? line.text.split(/(?<=\p{L}{3}\.|\d\.|[؛!])\s+(?=\p{Lu}|و?قبل|ثم)|(?<=\d)،\s+(?=و?قبل|ثم)/u)
      : []
  return parts.length > 1 && parts.some((part) => readNarratedPost(part) !== null)
    ? parts.map((text, at) => (at === 0 ? { ...line, text } : { ...line, text, gapBefore: false }))
    : [line]
}

/**
 * A span that a narrow column broke ("November 2020 to" above "present") in one piece, beside the
 * upper of its two lines. The column is the first or the last of the row.
 */
const withWholeDates = (lines: readonly Line[]): Line[] => {
  const whole = lines.map((line) => ({ ...line }))
  whole.forEach((line, index) => {
    const [below, next] = whole.slice(index + 1, index + 3)
    if (!below || isBullet(below.text)) return
    for (const at of [0, -1]) {
      joinDates(line, below, at)
      if (next && !isBullet(next.text)) joinThree(line, below, next, at)
    }
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

/** The same where the column is so narrow that the span takes three lines. */
const joinThree = (line: Line, below: Line, next: Line, at: number): void => {
  const [cells, middle] = [line.text.split('\t'), below.text.split('\t')]
  const [upper = '', lower = ''] = [cells.at(at), middle.at(at)]
  const last = next.text.split('\t').at(at) ?? ''
  if (cells.length < 2 || middle.length < 2 || rangeIn(`${upper} ${lower}`)) return
  const joined = `${upper} ${lower} ${last}`
  const range = rangeIn(joined)
  if (joined.length > 50 || range?.from !== 0 || range.to !== joined.length) return
  cells.splice(at, 1, `${upper} ${lower}`)
  middle.splice(at, 1)
  line.text = cells.join('\t')
  below.text = middle.join('\t')
  joinDates(line, next, at)
}

/** Projects within a post have their own dates. */
const PROJECT = /^[\s\d.)•▪*–-]*(?:projects?|client|scope|مشروع|المشروع|العميل)\s*[:：–-]/iu

const isSentence = (text: string): boolean =>
  /[.!؟?]\s*$/u.test(text.trim()) && text.split(' ').length > 8

/** What somebody did, told without a bullet: "Opened the new centre", "قيادة فريق من تسعة". */
const DEED =
  /^(?:\p{Lu}\p{Ll}+ed|Led|Ran|Built|Kept|Took|Made|Wrote|Taught|Sold|Oversaw|Grew|Won) (?:the|a|an|all|new|daily|our|over|up|\d+)(?!\p{L})|^(?:قياده|متابعه|اعداد|تنفيذ|مراجعه|استقبال|ارشفه|جرد|خفض|تحضير|تحقيق)(?: \S+){2}|^(?:الاشراف|الرد|الحفاظ) علي |^المشاركه في |^التعامل مع /u

/**
 * A line that can be part of an entry's head: short, no bullet, no full stop, no deed, not set
 * further in than `indent`.
 */
export const isHeadLine = (line: Line, indent: number): boolean =>
  line.text.length <= 110 &&
  !isBullet(line.text) &&
  !/^\p{Ll}/u.test(line.text) &&
  !isDeed(line.text) &&
  !/[.!؟]$/u.test(line.text.replace(/\b(?:L\.L\.C|Inc|Ltd|Co|Corp|Bros|Est)\.$/i, '')) &&
  line.indent <= indent + 6

/** A cell that tells of the work: a sentence, a deed or many words. */
const isTold = (cell: string): boolean => {
  const words = cell.split(' ').length
  return isDeed(cell) || words > 7 || (words > 3 && /[.!؟]$/u.test(cell))
}

/**
 * Rows whose last cell tells of the work, beside the names and the dates of a post, are given the
 * names and dates first and what is told of them below.
 */
export const withToldBelow = (lines: readonly Line[]): Line[] => {
  const out: Line[] = []
  let told: Line[] = []
  for (const line of lines) {
    const cells = line.text.split('\t')
    const last = cells.at(-1) ?? ''
    const isBeside = cells.length > 1 && isTold(last)
    if (!isBeside) {
      out.push(...told, line)
      told = []
      continue
    }
    out.push({ ...line, text: cells.slice(0, -1).join('\t'), lastIndent: line.indent })
    told.push({ ...line, text: last, indent: line.lastIndent, gapBefore: false })
  }
  return [...out, ...told]
}

const isDeed = (text: string): boolean =>
  DEED.test(/\p{Script=Arabic}/u.test(text) ? foldText(text) : text)

/**
 * The lines that date an entry. A span in a sentence, or in a bullet if heads are not bullets,
 * belongs to a description. `single` says which single dates count: all, or those beside a title or
 * an employer and those on their own line.
 */
export const datedLines = (lines: readonly Line[], single: 'all' | 'heads'): Dated[] => {
  const all = lines.flatMap((line, index): Dated[] => {
    const span =
      rangeIn(line.text) ?? splitSingleDate(line.text, single) ?? splitDuration(line.text)
    const rest = span ? line.text.slice(0, span.from) + line.text.slice(span.to) : ''
    const isHead = rest.length <= 110 && !isSentence(rest) && !PROJECT.test(line.text)
    return span && (isHead || readNarratedPost(line.text) !== null) ? [{ ...span, index }] : []
  })
  const opening = all[0]
  const bulleted = opening !== undefined && isBullet(lines[opening.index]?.text ?? '')
  const heads = bulleted ? all : all.filter((date) => !isBullet(lines[date.index]?.text ?? ''))
  return heads.filter((date) => !heads.some((other) => isFurtherIn(lines, date, other)))
}

/** What was done is set further in than the posts, where its bullets are drawn and not written. */
const isFurtherIn = (lines: readonly Line[], date: Dated, head: Dated): boolean => {
  const [line, other] = [lines[date.index], lines[head.index]]
  return (
    line !== undefined &&
    other !== undefined &&
    line.indent > other.indent + 6 &&
    line.indent < other.indent + 60 &&
    line.lastIndent === line.indent &&
    date.from > 0
  )
}

const splitSingleDate = (text: string, single: 'all' | 'heads') => {
  const found = singleIn(text)
  if (!found) return null
  if (single === 'all') return found
  const rest = `${text.slice(0, found.from)} ${text.slice(found.to)}`
  const atEdge =
    !/[\p{L}\p{N}]/u.test(text.slice(0, found.from)) || !/[\p{L}\p{N}]/u.test(text.slice(found.to))
  return isDateOnly(text) ||
    (atEdge &&
      text.length <= 90 &&
      !isBullet(text) &&
      rest.split(/[\t|,،–—]/u).some((part) => titleOrEmployer(part) !== 0))
    ? found
    : null
}

/** A duration counts as a span if it is separated from the words around it. */
const splitDuration = (text: string) => {
  const found = durationIn(text)
  if (!found) return null
  const [before, after] = [text.slice(0, found.from).trimEnd(), text.slice(found.to).trimStart()]
  const isApart =
    (/[([]$/u.test(before) && /^[)\]]/u.test(after)) ||
    ((after === '' || after.startsWith('(')) && (before === '' || /[\t|,،:–—-]$/u.test(before)))
  return isApart ? { start: null, end: null, ...found } : null
}
