import { parentPort, workerData } from 'node:worker_threads'
import writeXlsxFile, { type Cell } from 'write-excel-file/node'

/** One table, as it can be handed to a thread. */
export interface Spreadsheet {
  rightToLeft: boolean
  columns: { head: string; width: number }[]
  rows: SpreadsheetCell[][]
}

export type SpreadsheetCell = { text: string } | { score: number } | { day: Date } | null

/** A text cell is text whatever it begins with: a spreadsheet runs no formula of it. */
function cellOf(cell: SpreadsheetCell): Cell {
  if (cell === null) return null
  if ('text' in cell) return { value: cell.text, type: String }
  return 'score' in cell ? { value: cell.score, type: Number, format: '0.0' } : { value: cell.day, type: Date, format: 'yyyy-mm-dd' }
}

async function write({ rightToLeft, columns, rows }: Spreadsheet): Promise<Uint8Array> {
  const heads = columns.map(({ head }): Cell => ({ value: head, fontWeight: 'bold' }))
  const bytes = await writeXlsxFile([heads, ...rows.map((row) => row.map(cellOf))], { columns: columns.map(({ width }) => ({ width })), stickyRowsCount: 1, rightToLeft }).toBuffer()
  return new Uint8Array(bytes)
}

parentPort?.postMessage(await write(workerData as Spreadsheet))
