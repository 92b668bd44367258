import type { components } from '../../../openapi/generated/api'
import type { Viewer } from '../../db/contact'
import type { Deps } from '../../deps'
import { translate } from '../../http/contract/language'
import {
  inPieces,
  type ListColumn,
  toListFile,
  number,
  phone,
  text,
  yesNo,
  type ListReader,
} from '../../http/list-columns'
import type { ListFile } from '../../http/list-file'
import { lastScores } from '../matching/candidates-for-jobs.store'
import { presentPoolCandidate } from './pool.presenter'
import { type PoolQuery, poolIds, poolRows } from './pool.store'

type Row = components['schemas']['PoolCandidate']

/** Everybody of the pool who fits. */
export const poolFile = (
  { db }: Deps,
  viewer: Viewer,
  ask: PoolQuery,
  reader: ListReader,
): ListFile =>
  toListFile(
    reader,
    columns,
    inPieces(poolIds(db, viewer, ask), async (ids) => {
      const [rows, scores] = await Promise.all([poolRows(db, viewer, ids), lastScores(db, ids)])
      return rows.map((row) =>
        presentPoolCandidate(row, {
          avatarUrl: null,
          scores: scores.get(row.user.id),
          pokedAt: undefined,
          lang: reader.lang,
        }),
      )
    }),
  )

const columns: readonly ListColumn<Row>[] = [
  { name: 'name', cell: (row) => text(row.full_name) },
  { name: 'email', cell: (row) => text(row.email) },
  { name: 'mobile', cell: (row) => phone(row.mobile_number) },
  { name: 'title', cell: (row) => text(row.current_title) },
  { name: 'skills', cell: (row) => text(row.skills.map(({ name }) => name).join('; ')) },
  { name: 'city', cell: (row, lang) => text(translate(lang, `recruiter:city.${row.city}`)) },
  {
    name: 'education',
    cell: (row, lang) => text(translate(lang, `recruiter:education.${row.education_level}`)),
  },
  { name: 'full_time', cell: (row, lang) => yesNo(row.availability_40_hours, lang) },
  { name: 'english', cell: (row) => number(row.english_assessment) },
  { name: 'annotation', cell: (row) => number(row.annotation_assessment) },
  {
    name: 'standing',
    cell: (row, lang) => text(translate(lang, `recruiter:approval.${row.status}`)),
  },
  { name: 'registered', moment: (row) => row.registered_at },
]
