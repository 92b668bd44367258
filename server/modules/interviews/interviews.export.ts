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
import { presentInterview } from './interview.presenter'
import {
  interviewIds,
  interviewRows,
  type InterviewsQuery,
  type InterviewOwner,
} from './interview.store'

type Row = components['schemas']['Interview']

/** The interviews that fit, of a company, of a candidate or of all. Recordings are in none. */
export const interviewsFile = (
  { db }: Deps,
  ask: InterviewsQuery,
  owner: InterviewOwner,
  reader: ListReader,
): ListFile =>
  toListFile(
    reader,
    columns,
    inPieces(interviewIds(db, owner, ask), async (ids) =>
      (await interviewRows(db, ids)).map((row) => presentInterview(row, { side: 'candidate' })),
    ),
  )

const columns: readonly ListColumn<Row>[] = [
  { name: 'name', cell: (row) => text(row.candidate_name) },
  { name: 'job', cell: (row) => text(row.job_title) },
  { name: 'interview_job', cell: (row) => text(row.interview_job_id) },
  { name: 'company', cell: (row) => text(row.company_name) },
  { name: 'status', cell: (row, lang) => text(translate(lang, `interviews:status.${row.status}`)) },
  { name: 'at', moment: (row) => row.scheduled_at },
  { name: 'zone_at', cell: (row) => text(timeIn(row.time_zone, row.scheduled_at)) },
  { name: 'zone', cell: (row) => text(row.time_zone) },
  { name: 'minutes', cell: (row) => number(row.duration_minutes) },
  {
    name: 'candidate_at',
    cell: (row) =>
      text(
        row.candidate_time_zone === null ? null : timeIn(row.candidate_time_zone, row.scheduled_at),
      ),
  },
  { name: 'candidate_zone', cell: (row) => text(row.candidate_time_zone) },
  { name: 'recruiter', cell: (row) => text(row.recruiter_name) },
  { name: 'place', cell: (row) => text(row.place) },
]

/** `2031-06-02 12:00`, which sorts as text and is read alike everywhere. */
const timeIn = (timeZone: string, instant: string): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(
    new Date(instant),
  )
