import type { components } from '../../../openapi/generated/api'
import type { Viewer } from '../../db/contact'
import type { Deps } from '../../deps'
import { translate } from '../../http/contract/language'
import {
  day,
  inPieces,
  type ListColumn,
  toListFile,
  phone,
  text,
  yesNo,
  type ListReader,
} from '../../http/list-columns'
import type { ListFile } from '../../http/list-file'
import { presentEmployee } from './employees.presenter'
import { employeeIds, employeeRows, type EmployeesQuery } from './employees.store'

type Row = components['schemas']['Employee']

/** Everybody of the register who fits. */
export const employeesFile = (
  deps: Deps,
  viewer: Viewer,
  ask: EmployeesQuery,
  reader: ListReader,
): ListFile =>
  toListFile(
    reader,
    columns,
    inPieces(employeeIds(deps.db, viewer, ask), async (ids) =>
      (await employeeRows(deps.db, viewer, ids)).map((row) => presentEmployee(row, deps)),
    ),
  )

const columns: readonly ListColumn<Row>[] = [
  { name: 'name', cell: (row) => text(row.full_name) },
  { name: 'email', cell: (row) => text(row.email) },
  { name: 'mobile', cell: (row) => phone(row.mobile_number) },
  { name: 'company', cell: (row) => text(row.company_name) },
  { name: 'title', cell: (row) => text(row.current_title) },
  { name: 'city', cell: (row, lang) => text(translate(lang, `recruiter:city.${row.city}`)) },
  { name: 'emirati', cell: (row, lang) => yesNo(row.is_emirati, lang) },
  { name: 'since', cell: (row) => day(row.since) },
  { name: 'ended', cell: (row) => day(row.ended_on) },
  { name: 'added_by', cell: (row) => text(row.added_by) },
]
