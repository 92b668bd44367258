import type { components } from '../../../openapi/generated/api'
import type { Deps } from '../../deps'
import { type Lang, say } from '../../http/language'
import type { ListCell, ListFile } from '../../http/list-file'
import { presentEntry } from './log.presenter'
import { type LogAsk, logPage, namesIn } from './log.store'

type Entry = components['schemas']['AuditEntry']

const atOnce = 500

/** All of the log that fits, the oldest first: what is written meanwhile comes at the end and moves nothing. */
export function logFile(deps: Deps, ask: LogAsk, lang: Lang): ListFile {
  async function* pieces() {
    for (let skip = 0; ; skip += atOnce) {
      // One piece after the other: as many as are sent.
      // oxlint-disable-next-line no-await-in-loop
      const rows = await logPage(deps.db, { ...ask, sort: 'at' }, { skip, take: atOnce })
      // oxlint-disable-next-line no-await-in-loop
      const names = await namesIn(deps.db, rows)
      yield rows.map((row) => presentEntry(row, names)).map((entry) => columns.map(({ cell }) => cell(entry, lang)))
      if (rows.length < atOnce) return
    }
  }
  return { rightToLeft: lang === 'ar', heads: columns.map(({ name }) => say(lang, `report:columns.${name}`)), pieces: pieces() }
}

const text = (value: string | null): ListCell => (value === null ? null : { text: value })

const columns: { name: string; cell: (entry: Entry, lang: Lang) => ListCell }[] = [
  { name: 'at', cell: (entry) => text(entry.at) },
  { name: 'by', cell: (entry) => text(entry.by.full_name ?? entry.by.user_id) },
  { name: 'act', cell: (entry, lang) => text(say(lang, `recruiter:act.${entry.act.replace('.', '_')}`)) },
  { name: 'about', cell: (entry) => text(entry.about.name ?? entry.about.id) },
  { name: 'from', cell: (entry) => text(entry.from) },
  { name: 'to', cell: (entry) => text(entry.to) },
]
