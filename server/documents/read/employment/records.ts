import type { Line } from '../../extract/text'
import { dateIn, isDateOnly, rangeIn } from '../dates'
import { findField } from '../fields'
import type { FieldName } from '../fields'
import { isPlace, titleOrEmployer } from './work-words'

/**
 * The values from labels or a table's columns for one post or study, and the lines that describe
 * it.
 */
export interface LabelledRecord {
  fields: Partial<Record<FieldName, string>>
  body: Line[]
}

const splitCells = (text: string): string[] =>
  (text.includes('\t') ? text.split('\t') : text.split(/\s*\|\s*/)).map((cell) => cell.trim())

/** The fields of a row that names the columns below it, or null for any other row. */
export const findColumns = (text: string): (FieldName | null)[] | null => {
  const cells = splitCells(text)
  const fields = cells.map(findField)
  const known = fields.filter((field) => field !== null)
  return cells.length > 1 && known.length >= Math.max(2, cells.length - 1)
    ? withCounterpart(fields)
    : null
}

const COUNTERPARTS: readonly (readonly [FieldName, FieldName])[] = [
  ['title', 'employer'],
  ['employer', 'title'],
  ['degree', 'school'],
]

/**
 * Beside titles the one column without a known name has the employers, and so has one of schools,
 * which teachers work at; beside degrees it has the schools.
 */
const withCounterpart = (fields: (FieldName | null)[]): (FieldName | null)[] => {
  const missing = COUNTERPARTS.find(
    ([known, other]) => fields.includes(known) && !fields.includes(other),
  )?.[1]
  const at = missing === 'employer' ? fields.indexOf('school') : -1
  const unknown = at < 0 ? fields.indexOf(null) : at
  return missing && unknown >= 0 ? fields.with(unknown, missing) : fields
}

/**
 * The rows of a table whose first row names its columns; empty where there is no such row. A row
 * with another count of cells goes on telling of the row above.
 */
export const tableRecords = (lines: readonly Line[]): LabelledRecord[] => {
  const records: LabelledRecord[] = []
  let columns: (FieldName | null)[] | null = null
  for (const line of lines) {
    const heads = findColumns(line.text)
    if (heads) {
      columns = heads
      continue
    }
    if (!columns) continue
    const fields = readRow(splitCells(line.text), columns)
    if (fields) records.push({ fields, body: [] })
    else records.at(-1)?.body.push(line)
  }
  return records
}

/**
 * Rows of a table without a known heading: at least two rows with at least three cells, each with a
 * span of time. The other columns are recognised by their contents.
 */
export const shapedRecords = (lines: readonly Line[]): LabelledRecord[] => {
  const rows = lines.map((line) => ({
    line,
    cells: splitCells(line.text),
    span: rangeIn(line.text),
  }))
  const wide = rows.filter(({ cells, span }) => cells.length >= 3 && span !== null)
  const width = wide[0]?.cells.length ?? 0
  const table = wide.filter(({ cells }) => cells.length === width)
  if (table.length < 2) return []
  const columns = Array.from({ length: width }, (_, at) =>
    table.map(({ cells }) => cells[at] ?? ''),
  )
  const isWords = (cells: readonly string[]) =>
    cells.every((cell) => /\p{L}{2}/u.test(cell) && dateIn(cell) === null && !IS_END.test(cell))
  const signs = columns.map((cells) =>
    isWords(cells) && !cells.every(isPlace)
      ? cells.reduce((sum, cell) => sum + titleOrEmployer(cell), 0)
      : null,
  )
  const best = (sign: 1 | -1, not: number) =>
    signs.reduce<number>(
      (found, value, at) =>
        value !== null && at !== not && (found < 0 || sign * value > sign * (signs[found] ?? 0))
          ? at
          : found,
      -1,
    )
  const title = best(1, -1)
  const employer = best(-1, title)
  if (employer < 0 || (signs[title] ?? 0) <= 0) return []
  return table.map(({ cells, span, line }) => {
    const next = lines.slice(lines.indexOf(line) + 1)
    const end = next.findIndex((other) => table.some((row) => row.line === other))
    return {
      fields: {
        title: cells[title] ?? '',
        employer: cells[employer] ?? '',
        dates: line.text.slice(span?.from, span?.to),
      },
      body: next.slice(0, end < 0 ? undefined : end),
    }
  })
}

const IS_END =
  /^(?:present|till date|to date|now|current(?:ly)?|الآن|حتى الآن|تاريخه|حتى تاريخه)$/iu

/** A row's cells under their heads; the column of numbers or of remarks may be left out. */
const readRow = (
  cells: readonly string[],
  columns: readonly (FieldName | null)[],
): LabelledRecord['fields'] | null => {
  const named = columns.filter((field) => field !== 'number')
  // With its number in its place, a short row lacks another cell.
  const isNumbered = columns[0] === 'number' && /^\d{1,2}[.)]?$/.test(cells[0] ?? '')
  const fit =
    cells.length === columns.length
      ? columns
      : cells.length === named.length && cells.length > 1 && !isNumbered
        ? named
        : null
  if (!fit) return null
  const fields: LabelledRecord['fields'] = {}
  fit.forEach((field, at) => {
    const cell = cells[at]
    // A span is the time of a post, whatever stands above it.
    const name = cell && isSpan(cell) ? 'dates' : field
    if (name && name !== 'number' && cell) fields[name] ??= cell
  })
  return Object.keys(fields).length > 1 ? fields : null
}

/** A label is followed by a colon, or by a tab if it has its own cell. */
const LABELLED = /^([^:：\t]{2,50}?)\s*(?:\t?\s*[:：]\s*|\t)(.*)$/u

interface Labelled {
  line: Line
  field: FieldName | null
  value: string
}

const isSpan = (text: string): boolean => rangeIn(text) !== null && isDateOnly(text)

const toLabelled = (line: Line): Labelled => {
  const [, label = '', value = ''] = LABELLED.exec(line.text) ?? []
  // Whatever the label says, a span and nothing else is when it was: "Served: Sep 2019 to Present".
  const field = findField(label) ?? (label !== '' && isSpan(value) ? 'dates' : null)
  if (field) return { line, field, value: withoutMessrs(value.replace(/\t/g, ' ').trim()) }
  if (findField(line.text) === 'duties') return { line, field: 'duties', value: '' }
  // A span by itself needs no label.
  return { line, field: isSpan(line.text) ? 'dates' : null, value: line.text }
}

const withoutMessrs = (name: string): string => name.replace(/^m\/s\.?\s+/iu, '')

/** Whoever is sent to a client is employed by somebody else, if the resume says by whom. */
const withoutClients = (read: readonly Labelled[]): Labelled[] => {
  const isClient = ({ line, field }: Labelled) => field === 'employer' && CLIENT.test(line.text)
  const others = read.filter((one) => one.field === 'employer' && !isClient(one))
  return read.map((one) =>
    others.length > 0 && isClient(one) ? { ...one, field: null, value: one.line.text } : one,
  )
}
const CLIENT = /^[\s\d.)•▪*-]*(?:client|العميل)(?!\p{L})/iu

/**
 * Records set as label and value ("Designation: Store Keeper"), which may stand in any order: the
 * label that comes first opens each. Empty unless all of `wanted` are labelled.
 */
export const labelledRecords = (
  lines: readonly Line[],
  wanted: readonly FieldName[],
): LabelledRecord[] => {
  const read = withoutClients(lines.flatMap((line) => splitParts(line)).map(toLabelled))
  const fields = read.flatMap(({ field, value }): FieldName[] =>
    field !== null && field !== 'duties' && field !== 'number' && value !== '' ? [field] : [],
  )
  if (!wanted.every((field) => fields.includes(field))) return []
  const opening = fields[0]
  const records: LabelledRecord[] = []
  for (const { line, field, value } of read) {
    if (field === opening && value !== '') records.push({ fields: {}, body: [] })
    const record = records.at(-1)
    if (!record) continue
    if (field === null || field === 'duties') {
      if (value !== '') record.body.push({ ...line, text: value })
    } else if (value !== '') record.fields[field] ??= value
  }
  return records
}

/** "Company: X | Position: Y" is two labelled values. */
const splitParts = (line: Line): Line[] => {
  const parts = line.text.split(/\s+[|]\s+|\s*[;،,]\s+(?=[^:：;،,|]{2,24}[:：])/u)
  return parts.length > 1 && parts.every((part) => /^[^:：]{2,30}[:：]/u.test(part))
    ? parts.map((text) => ({ ...line, text }))
    : [line]
}

/** The span of a record: its dates together, or its first and last day each by itself. */
export const readSpan = ({
  fields,
}: LabelledRecord): { start: string | null; end: string | null } => {
  const whole = fields.dates ?? ''
  const range = rangeIn(whole) ?? rangeIn(`${fields.from ?? ''} - ${fields.to ?? ''}`)
  if (range) return { start: range.start, end: range.end }
  const since = dateIn(fields.from ?? '')?.date ?? dateIn(whole)?.date ?? null
  return { start: since, end: dateIn(fields.to ?? '')?.date ?? null }
}
