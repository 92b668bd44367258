import { createHash } from 'node:crypto'
import type { Deps } from '../../deps'
import { newId } from '../../db/id'
import { keepBytes } from '../../db/stored-bytes'
import { type Lang, say } from '../../http/language'
import type { JobInputs, SpreadsheetFilter } from '../../jobs/jobs'
import { runWorker } from '../../jobs/run-worker'
import { listOverall } from './overall.store'
import { presentOverall } from './overall.presenter'
import { keepSpreadsheet } from './spreadsheet.store'
import type { Spreadsheet, SpreadsheetCell } from './spreadsheet.worker'

/** Where the spreadsheet of these rows lies for who asked: the same question has the same place. */
export const spreadsheetKey = (userId: string, lang: Lang, filter: SpreadsheetFilter): string =>
  `spreadsheets/${createHash('sha256').update(JSON.stringify([userId, lang, filter])).digest('hex')}`

/** Writes all candidates that a filter finds into a spreadsheet, and keeps it for who asked. */
export async function makeSpreadsheet(deps: Deps, { user_id: ownerId, lang, filter, storage_key: storageKey }: JobInputs['results.spreadsheet']): Promise<void> {
  const rows = await listOverall(deps.db, { ...filter, from: dateOf(filter.from), before: dateOf(filter.before) })
  const sheet: Spreadsheet = {
    rightToLeft: lang === 'ar',
    columns: columns.map(({ name, width }) => ({ head: say(lang, `report:columns.${name}`), width })),
    rows: rows.map(presentOverall).map((row) => columns.map(({ cell }) => cell(row, lang))),
  }
  const bytes = Buffer.from(await runWorker<Uint8Array>(workerEntry(), sheet, { ms: 60_000, memoryMb: 256 }))
  const now = deps.clock.now()
  const filename = `masar-results-${now.toISOString().slice(0, 10)}.xlsx`
  await keepBytes(deps, { key: storageKey, bytes }, (tx) => keepSpreadsheet(tx, { id: newId(now.getTime()), ownerId, kind: 'spreadsheet', storageKey, mime, filename, bytes: bytes.length, createdAt: now }))
}

const mime = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

type Row = ReturnType<typeof presentOverall>

const text = (value: string | undefined): SpreadsheetCell => (value === undefined ? null : { text: value })
const score = (value: number | null | undefined): SpreadsheetCell => (value == null ? null : { score: value })
const day = (value: string | undefined): SpreadsheetCell => (value === undefined ? null : { day: new Date(value) })
const status = (attempt: Row['english'], lang: Lang): SpreadsheetCell => (attempt === null ? null : text(say(lang, `report:status.${attempt.status}`)))

const columns: { name: string; width: number; cell: (row: Row, lang: Lang) => SpreadsheetCell }[] = [
  { name: 'name', width: 28, cell: (row) => text(row.full_name) },
  { name: 'email', width: 32, cell: (row) => text(row.email) },
  { name: 'average', width: 12, cell: (row) => score(row.average) },
  { name: 'english', width: 12, cell: (row) => score(row.english?.overall) },
  { name: 'english_version', width: 14, cell: (row) => text(row.english?.assessment_id.slice(-2)) },
  { name: 'english_status', width: 20, cell: (row, lang) => status(row.english, lang) },
  { name: 'english_day', width: 14, cell: (row) => day(row.english?.started_at) },
  { name: 'annotation', width: 12, cell: (row) => score(row.annotation?.overall) },
  { name: 'annotation_version', width: 14, cell: (row) => text(row.annotation?.assessment_id.slice(-2)) },
  { name: 'annotation_status', width: 20, cell: (row, lang) => status(row.annotation, lang) },
  { name: 'annotation_day', width: 14, cell: (row) => day(row.annotation?.started_at) },
]

const dateOf = (instant: string | null): Date | null => (instant === null ? null : new Date(instant))

/** The built server has the worker as JavaScript beside it; under tsx and in tests a loader reads its source. */
const workerEntry = (): URL => new URL(import.meta.url.endsWith('.ts') ? './spreadsheet.worker.dev.mjs' : './spreadsheet.worker.js', import.meta.url)
