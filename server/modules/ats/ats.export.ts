import type { components } from '../../../openapi/generated/api'
import type { Deps } from '../../deps'
import { translate } from '../../http/contract/language'
import {
  inPieces,
  type ListColumn,
  toListFile,
  number,
  text,
  type ListReader,
} from '../../http/list-columns'
import type { ListFile } from '../../http/list-file'
import { presentDelivery } from './ats.presenter'
import { type DeliveriesQuery, deliveryIds, deliveryRows } from './ats-list.store'

type Row = components['schemas']['AtsDelivery']

/** The deliveries to the applicant tracking system that fit the filters. */
export const atsFile = ({ db }: Deps, ask: DeliveriesQuery, reader: ListReader): ListFile =>
  toListFile(
    reader,
    columns,
    inPieces(deliveryIds(db, ask), async (ids) =>
      (await deliveryRows(db, ids)).map(presentDelivery),
    ),
  )

const columns: readonly ListColumn<Row>[] = [
  { name: 'asked', moment: (row) => row.created_at },
  { name: 'job', cell: (row) => text(row.job_title) },
  { name: 'name', cell: (row) => text(row.candidate_name) },
  { name: 'company', cell: (row) => text(row.company_name) },
  { name: 'status', cell: (row, lang) => text(translate(lang, `ats:state.${row.state}`)) },
  { name: 'tries', cell: (row) => number(row.tries) },
  {
    name: 'reason',
    cell: (row, lang) =>
      text(row.failure === null ? null : translate(lang, `ats:failure.${row.failure}`)),
  },
  { name: 'answer', cell: (row) => number(row.failure_status) },
  { name: 'settled', moment: (row) => row.settled_at },
]
