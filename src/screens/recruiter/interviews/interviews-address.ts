import type { InterviewsQuery } from '../../../features/recruiter/interviews/interviews.queries'
import { choice, ids, listSearch, type Search } from '../../../lib/list-search'

export const statuses = [
  'invite_sent',
  'started',
  'in_process',
  'finished',
  'cancelled',
  'not_attended',
] as const

/** The filters of the list: status, candidate, job, and interviews that the reader leads. */
interface InterviewFilters {
  status: (typeof statuses)[number] | 'all'
  candidate: readonly string[]
  job: readonly string[]
  whose: 'all' | 'mine'
}

type InterviewsSort = NonNullable<InterviewsQuery['sort']>
type InterviewsSearch = Search<InterviewFilters, InterviewsSort>

/** Usually the next one first, then those that are over. */
export const interviewList = listSearch<InterviewFilters, InterviewsSort>({
  filters: {
    status: choice(['all', ...statuses], 'all'),
    candidate: ids(),
    job: ids(),
    whose: choice(['all', 'mine'], 'all'),
  },
  sorts: [
    'next',
    'job',
    '-job',
    '-scheduled_at',
    'scheduled_at',
    'full_name',
    '-full_name',
    'recruiter',
    '-recruiter',
  ],
})

/** What the server is asked, who counts pages from 0. */
export function toInterviewsQuery(
  { page, limit, sort, status, candidate: [candidate], job: [job], whose }: InterviewsSearch,
  ownId: string | undefined,
): InterviewsQuery {
  return {
    page: page - 1,
    limit,
    sort,
    ...(status === 'all' ? {} : { status }),
    ...(candidate === undefined ? {} : { candidate_id: candidate }),
    ...(job === undefined ? {} : { job_id: job }),
    ...(whose === 'mine' && ownId !== undefined ? { recruiter_id: ownId } : {}),
  }
}
