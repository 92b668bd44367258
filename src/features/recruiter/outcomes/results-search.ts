import type { operations } from '../../../../openapi/generated/api'
import {
  between,
  choice,
  day,
  filled,
  ids,
  listSearch,
  typed,
  type Search,
} from '../../../lib/list-search'

export type ResultsQuery = NonNullable<operations['listResults']['parameters']['query']>
type AttemptStatus = NonNullable<ResultsQuery['status']>
type ResultsSort = NonNullable<ResultsQuery['sort']>

export const attemptStatuses = [
  'COMPLETED',
  'RESULT_PROCESSING',
  'IN_PROGRESS',
  'CANCELLED',
  'FAILED',
  'REDO',
] as const satisfies readonly AttemptStatus[]

/**
 * What a list of results is narrowed by: days, scores from 0 to 100, part of a name or e-mail, and
 * candidates that were chosen.
 */
interface ResultsFilters {
  status: AttemptStatus | 'all'
  result: 'both' | 'passed' | 'failed'
  from: string
  to: string
  min: number
  max: number
  name: string
  users: readonly string[]
}

export type ResultsSearch = Search<ResultsFilters, ResultsSort>

export const resultsList = listSearch<ResultsFilters, ResultsSort>({
  filters: {
    status: choice(['all', ...attemptStatuses], 'all'),
    result: choice(['both', 'passed', 'failed'], 'both'),
    from: day(),
    to: day(),
    min: between(0, 100, 0),
    max: between(0, 100, 100),
    name: typed(),
    users: ids(),
  },
  sorts: ['-started_at', 'started_at', '-overall', 'overall', 'full_name', '-full_name'],
})

/** What the server is asked: its pages count from 0. */
export function toQuery(search: ResultsSearch): ResultsQuery {
  const { page, limit, sort, status, result, from, to, min, max, name, users } = search
  return {
    page: page - 1,
    limit,
    sort,
    ...(status === 'all' ? {} : { status }),
    ...(result === 'passed' ? { passed: true } : result === 'failed' ? { failed: true } : {}),
    ...filled({ name, from_date: from, to_date: to }),
    ...(min === 0 ? {} : { score_min: min }),
    ...(max === 100 ? {} : { score_max: max }),
    ...(users.length === 0 ? {} : { user_ids: [...users] }),
  }
}
