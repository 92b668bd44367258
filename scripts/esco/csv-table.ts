import { existsSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { CsvError, parse } from 'csv-parse/sync'
import type { Report } from './report'

/** Where something stands, for a sentence about it: `skills_en.csv, line 12, column altLabels`. */
export type Place = (column?: string) => string

export interface Row<Column extends string> {
  values: Record<Column, string>
  place: Place
}

/**
 * The rows of a CSV file with these columns, trimmed; the file may have others, in any order. An
 * optional column or file that is not there gives empty values or null; a row in which a needed
 * cell is empty is reported and left out. @throws an error that names file, line and column.
 */
export const readTable = <Column extends string>(
  folder: string,
  name: string,
  report: Report,
  needed: readonly Column[],
  optional: readonly Column[] = [],
): Row<Column>[] | null => {
  const path = join(folder, name)
  if (!existsSync(path)) return null
  const [head, ...records] = readRecords(path)
  if (head === undefined) throw new Error(`${name} is empty.`)
  const missing = needed.filter((column) => !head.cells.includes(column))
  if (missing.length > 0)
    throw new Error(
      `${name}, line ${head.line}: the column ${missing.join(' and ')} is missing. There are: ${head.cells.join(', ')}.`,
    )
  const places = [...needed, ...optional].map(
    (column) => [column, head.cells.indexOf(column)] as const,
  )
  return records.flatMap(({ cells, line }) => {
    const place: Place = (column) =>
      `${name}, line ${line}${column === undefined ? '' : `, column ${column}`}`
    const values = Object.fromEntries(
      places.map(([column, at]) => [column, (cells[at] ?? '').trim()]),
    ) as Record<Column, string>
    const empty = needed.find((column) => values[column] === '')
    if (empty !== undefined) report.note('Rows left out because a cell is empty', place(empty))
    return empty === undefined ? [{ values, place }] : []
  })
}

interface Read {
  cells: string[]
  /** Where the record begins; quoted cells may go over several lines. */
  line: number
}

const readRecords = (path: string): Read[] => {
  const found: Read[] = []
  let line = 1
  try {
    parse(readFileSync(path), {
      bom: true,
      skip_empty_lines: true,
      on_record: (cells: string[], { lines }) => {
        found.push({ cells: cells.map((cell) => cell.trim()), line })
        line = lines + 1
        return null
      },
    })
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    throw new Error(`${basename(path)}, line ${line}: ${error.message}`, { cause: error })
  }
  return found
}
