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
import { jobIds, jobRows, type JobsQuery } from './jobs.store'
import type { Owner } from '../companies/owner.rules'
import { presentJobs } from './jobs.presenter'

type Row = components['schemas']['PostedJob']

/** The jobs that fit, of a company or of all. */
export const jobsFile = (deps: Deps, ask: JobsQuery, owner: Owner, reader: ListReader): ListFile =>
  toListFile(
    reader,
    columns,
    inPieces(jobIds(deps.db, ask, owner), async (ids) =>
      presentJobs(deps, await jobRows(deps.db, ids), reader.lang),
    ),
  )

const columns: readonly ListColumn<Row>[] = [
  { name: 'job', cell: (row) => text(row.title) },
  { name: 'company', cell: (row) => text(row.company_name) },
  {
    name: 'city',
    cell: (row, lang) =>
      text(row.city === null ? null : translate(lang, `recruiter:city.${row.city}`)),
  },
  {
    name: 'job_status',
    cell: (row, lang) => text(translate(lang, `report:jobStatus.${row.status}`)),
  },
  { name: 'skills', cell: (row) => text(row.skills.map(({ name }) => name).join('; ')) },
  {
    name: 'matching',
    cell: (row) => number(row.candidates_loading ? null : row.matching_candidates),
  },
  { name: 'applications', cell: (row) => number(row.applications) },
  { name: 'created', moment: (row) => row.created_at },
  { name: 'published', moment: (row) => row.published_at },
  { name: 'closes', gulfDay: (row) => row.closes_on },
]
