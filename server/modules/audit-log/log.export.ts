import type { components } from '../../../openapi/generated/api'
import type { Deps } from '../../deps'
import { translate } from '../../http/contract/language'
import { atOnce, type ListColumn, toListFile, text, type ListReader } from '../../http/list-columns'
import type { ListFile } from '../../http/list-file'
import { presentEntry } from './log.presenter'
import { logAfter, type LogQuery, type LogRow, namesIn } from './log.store'
import { notedInWords } from './log-labels.presenter'

type Entry = components['schemas']['AuditEntry']

/**
 * All rows of the log that fit, the oldest first. Rows that are written during the export come at
 * the end and move nothing.
 */
export function logFile(deps: Deps, ask: LogQuery, reader: ListReader): ListFile {
  async function* pieces() {
    let last: LogRow | undefined
    do {
      // One piece after the other: as many as are sent.
      // oxlint-disable-next-line no-await-in-loop
      const rows: LogRow[] = await logAfter(deps.db, ask, last, atOnce)
      // oxlint-disable-next-line no-await-in-loop
      const names = await namesIn(deps.db, rows)
      yield rows.map((row) => presentEntry(row, names))
      last = rows.length < atOnce ? undefined : rows.at(-1)
    } while (last !== undefined)
  }
  return toListFile(reader, columns, pieces())
}

const openedKinds = [
  'recording',
  'screenshot',
  'episode',
  'take',
  'resume',
  'report_pdf',
  'attempt_report',
  'interview_recording',
  'own_data',
]
const isOpenedKind = (kind: string): boolean => openedKinds.includes(kind)

const columns: readonly ListColumn<Entry>[] = [
  { name: 'at', moment: (entry) => entry.at },
  { name: 'by', cell: (entry) => text(entry.by.full_name ?? entry.by.user_id) },
  {
    name: 'act',
    cell: ({ act, about }, lang) =>
      text(
        act === 'file.opened' && isOpenedKind(about.kind)
          ? translate(lang, `recruiter:opened.${about.kind}`)
          : translate(lang, `recruiter:act.${act}`),
      ),
  },
  { name: 'about', cell: (entry) => text(entry.about.name ?? entry.about.id) },
  { name: 'from', cell: (entry, lang) => text(notedInWords(entry.from, lang)) },
  { name: 'to', cell: (entry, lang) => text(notedInWords(entry.to, lang)) },
]
