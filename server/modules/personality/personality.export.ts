import type { components } from '../../../openapi/generated/api'
import { principles } from '../../content/principles/principles'
import type { Viewer } from '../../db/contact'
import type { Deps } from '../../deps'
import {
  inPieces,
  type ListColumn,
  toListFile,
  number,
  text,
  type ListReader,
} from '../../http/list-columns'
import type { ListFile } from '../../http/list-file'
import { presentRow } from './principles.presenter'
import { type RunsQuery, runIds, runRows } from './principles.store'

type Row = components['schemas']['PrinciplesResults']['data']['results'][number]

/**
 * Everybody who began the questionnaire and fits the filters, with the scores of those who
 * finished. The reliability of a trait is about all people, so no row contains it.
 */
export const personalityFile = (
  { db }: Deps,
  viewer: Viewer,
  ask: RunsQuery,
  reader: ListReader,
): ListFile =>
  toListFile(
    reader,
    columns,
    inPieces(runIds(db, ask), async (ids) =>
      (await runRows(db, viewer, ids)).map(({ given, ...run }) =>
        presentRow(run, given, new Map()),
      ),
    ),
  )

const columns: readonly ListColumn<Row>[] = [
  { name: 'name', cell: (row) => text(row.full_name) },
  { name: 'email', cell: (row) => text(row.email) },
  { name: 'started', moment: (row) => row.started_at },
  { name: 'finished', moment: (row) => row.finished_at },
  ...principles.traits.map(({ trait, name }): ListColumn<Row> => ({
    head: (lang) => name[lang],
    cell: (row) => number(row.traits.find((one) => one.trait === trait)?.score),
  })),
]
