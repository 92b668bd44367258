import { parentPort, workerData } from 'node:worker_threads'
import { strToU8, zipSync, type Zippable } from 'fflate'
import type { Lang } from '../../http/contract/language'
import { copiedRow, type Row, readablePage } from './own-data.rules'

/** The contents of a copy, in a form that can be passed to a thread. */
export interface OwnData {
  /** Each row as the database says it in JSON, by its table. */
  tables: [table: string, rows: string[]][]
  /** Whole files, by their names in the copy. */
  files: [name: string, bytes: Uint8Array][]
  /** The names of files for which there was no room. */
  without: string[]
  lang: Lang
  name: string
  madeAt: Date
}

function makeArchive({ tables: given, files, without, lang, name, madeAt }: OwnData): Uint8Array {
  const tables = new Map(
    given.map(([table, rows]) => [
      table,
      rows.map((row) => copiedRow(table, JSON.parse(row) as Row)),
    ]),
  )
  const page = readablePage(tables, {
    lang,
    name,
    date: madeAt.toISOString().slice(0, 10),
    without,
  })
  // Resumes and films are packed already.
  const packed: Zippable = Object.fromEntries(
    files.map(([path, bytes]) => [path, [bytes, { level: 0 }]]),
  )
  return zipSync(
    {
      'index.html': strToU8(page),
      'data.json': strToU8(JSON.stringify(Object.fromEntries(tables), null, 2)),
      ...packed,
    },
    { mtime: madeAt },
  )
}

const archive = makeArchive(workerData as OwnData)
parentPort?.postMessage(archive, [archive.buffer as ArrayBuffer])
