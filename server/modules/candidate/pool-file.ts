import type { components } from '../../../openapi/generated/api'
import type { Deps } from '../../deps'
import { type Lang, say } from '../../http/language'
import type { ListCell, ListFile } from '../../http/list-file'
import { lastScores } from './candidates-for-jobs.store'
import { presentPoolCandidate } from './pool.presenter'
import { type PoolAsk, poolIds, poolRows } from './pool.store'

type Row = components['schemas']['PoolCandidate']

const atOnce = 500

/** Everybody of the pool who fits, as they stood when it was asked; each is read when their line is written. */
export function poolFile(deps: Deps, ask: PoolAsk, lang: Lang): ListFile {
  async function* pieces() {
    const ids = (await poolIds(deps.db, ask)).map(({ id }) => id)
    for (let from = 0; from < ids.length; from += atOnce) {
      const some = ids.slice(from, from + atOnce)
      // One piece after the other: as many as are sent.
      // oxlint-disable-next-line no-await-in-loop
      const [rows, scores] = await Promise.all([poolRows(deps.db, some), lastScores(deps.db, some)])
      yield rows.map((row) => presentPoolCandidate(row, { avatarUrl: null, scores: scores.get(row.user.id), pokedAt: undefined, lang })).map((row) => columns.map(({ cell }) => cell(row, lang)))
    }
  }
  return { rightToLeft: lang === 'ar', heads: columns.map(({ name }) => say(lang, `report:columns.${name}`)), pieces: pieces() }
}

const text = (value: string | null): ListCell => (value === null ? null : { text: value })
const score = (value: number | null): ListCell => (value === null ? null : { number: value })
const yesNo = (value: boolean, lang: Lang): ListCell => text(say(lang, value ? 'report:yes' : 'report:no'))

const columns: { name: string; cell: (row: Row, lang: Lang) => ListCell }[] = [
  { name: 'name', cell: (row) => text(row.full_name) },
  { name: 'email', cell: (row) => text(row.email) },
  { name: 'mobile', cell: (row) => text(row.mobile_number) },
  { name: 'title', cell: (row) => text(row.current_title) },
  { name: 'skills', cell: (row) => text(row.skills.map(({ name }) => name).join('; ')) },
  { name: 'city', cell: (row, lang) => text(say(lang, `recruiter:city.${row.city}`)) },
  { name: 'education', cell: (row, lang) => text(say(lang, `recruiter:education.${row.education_level}`)) },
  { name: 'full_time', cell: (row, lang) => yesNo(row.availability_40_hours, lang) },
  { name: 'english', cell: (row) => score(row.english_assessment) },
  { name: 'annotation', cell: (row) => score(row.annotation_assessment) },
  { name: 'standing', cell: (row, lang) => text(say(lang, `recruiter:approval.${row.status}`)) },
  { name: 'registered', cell: (row) => ({ day: new Date(row.registered_at) }) },
]
