import type { components } from '../../../openapi/generated/api'
import type { Deps } from '../../deps'
import { translate } from '../../http/contract/language'
import {
  inPieces,
  type ListColumn,
  toListFile,
  text,
  yesNo,
  type ListReader,
} from '../../http/list-columns'
import type { ListFile } from '../../http/list-file'
import { presentRegistration } from './approval.presenter'
import { accountIds, accountRows, type ApprovalsQuery } from './approval.store'

type Row = components['schemas']['AdminCandidateRow']

/** The registrations of a status that fit. */
export const approvalFile = ({ db }: Deps, ask: ApprovalsQuery, reader: ListReader): ListFile =>
  toListFile(
    reader,
    columns,
    inPieces(accountIds(db, ask), async (ids) =>
      (await accountRows(db, ids)).map(presentRegistration),
    ),
  )

const columns: readonly ListColumn<Row>[] = [
  { name: 'name', cell: (row) => text(row.full_name) },
  { name: 'email', cell: (row) => text(row.email) },
  {
    name: 'role',
    cell: (row, lang) => text(translate(lang, `recruiter:approvals.roles.${row.role}`)),
  },
  { name: 'company', cell: (row) => text(row.company_name) },
  { name: 'emirates_id', cell: (row) => text(row.emirates_id) },
  {
    name: 'city',
    cell: (row, lang) =>
      text(row.city === null ? null : translate(lang, `recruiter:city.${row.city}`)),
  },
  {
    name: 'education',
    cell: (row, lang) =>
      text(
        row.education_level === null
          ? null
          : translate(lang, `recruiter:education.${row.education_level}`),
      ),
  },
  { name: 'laptop', cell: (row, lang) => yesNo(row.laptop_available, lang) },
  { name: 'wifi', cell: (row, lang) => yesNo(row.wifi_available, lang) },
  { name: 'full_time', cell: (row, lang) => yesNo(row.availability_40_hours, lang) },
  {
    name: 'standing',
    cell: (row, lang) => text(translate(lang, `recruiter:approval.${row.status}`)),
  },
  { name: 'reason', cell: (row) => text(row.reason) },
  { name: 'registered', moment: (row) => row.registered_at },
]
