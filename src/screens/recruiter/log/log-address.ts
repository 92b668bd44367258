import type { components } from '../../../../openapi/generated/api'
import { choice, day, filled, ids, listSearch, type Search } from '../../../lib/list-search'

type Schemas = components['schemas']
type Asked = Schemas['AuditSearch']
export type Act = Schemas['AuditAct']

export const acts = [
  'approval.approved',
  'approval.declined',
  'approval.start_review',
  'approval.undo',
  'approval.automatic_approved',
  'approval.automatic_start_review',
  'approval_criteria.set',
  'matching.threshold_set',
  'attempt.reset',
  'attempt.redo',
  'attempt.redo_declined',
  'attempt.disqualify',
  'attempt.disqualification_reversed',
  'attempt.evaluate',
  'attempt.time',
  'attempt.review',
  'attempt.evidence',
  'recordings.held',
  'recordings.released',
  'arrangement.set',
  'assessment.allowed_again',
  'assessments.active',
  'question.deleted',
  'email_template.changed',
  'job.posted',
  'job.changed',
  'job.published',
  'job.off_dashboard',
  'job.deleted',
  'candidate.poked',
  'candidate.emailed',
  'employee.added',
  'employee.ended',
  'company.job_limit',
  'company.changed',
  'company.ats_permission',
  'job.sent_to_ats',
  'candidate.sent_to_ats',
  'ats.sent_again',
  'note.deleted',
  'admin.made',
  'account.deleted',
  'file.opened',
  'list.exported',
] as const satisfies readonly Act[]

/** The filters of the log: the action, its actor, the person it is about, and the time. */
interface LogFilters {
  act: Act | 'all'
  /** One person, or nobody in particular. */
  by: readonly string[]
  about: readonly string[]
  from: string
  to: string
}

export type LogSearch = Search<LogFilters, '-at' | 'at'>

export const logList = listSearch<LogFilters, '-at' | 'at'>({
  filters: {
    act: choice(['all', ...acts], 'all'),
    by: ids(),
    about: ids(),
    from: day(),
    to: day(),
  },
  sorts: ['-at', 'at'],
})

/** What the server is asked. */
export function toLogQuery({
  page,
  limit,
  sort,
  act,
  by: [by],
  about: [about],
  from,
  to,
}: LogSearch): Asked {
  return {
    page,
    limit,
    sort,
    ...(act === 'all' ? {} : { act }),
    ...(by === undefined ? {} : { by }),
    ...(about === undefined ? {} : { about }),
    ...filled({ from_date: from, to_date: to }),
  }
}
