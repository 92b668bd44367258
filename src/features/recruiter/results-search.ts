import type { operations } from '../../../openapi/generated/api'
import { dayOf, idsOf, numberOf, oneOf, pageOf, textOf } from '../../lib/search-values'

export type ResultsQuery = NonNullable<operations['listResults']['parameters']['query']>
export type AttemptStatus = NonNullable<ResultsQuery['status']>
export type ResultsSort = NonNullable<ResultsQuery['sort']>

/** What a list of results shows, as its address says it. Nothing in the address is the first page of everything. */
export interface ResultsSearch {
  /** Counted from 1, as people see it. */
  page: number
  limit: number
  sort: ResultsSort
  status: AttemptStatus | 'all'
  result: 'both' | 'passed' | 'failed'
  /** Days, `2026-11-20`; empty for no limit. */
  from: string
  to: string
  min: number
  max: number
  /** Part of a name or e-mail. */
  name: string
  /** Ids of chosen candidates. */
  users: readonly string[]
}

export const attemptStatuses = ['COMPLETED', 'RESULT_PROCESSING', 'IN_PROGRESS', 'CANCELLED', 'FAILED', 'REDO'] as const satisfies readonly AttemptStatus[]
export const pageSizes = [10, 20, 50, 100] as const
const sorts = ['-started_at', 'started_at', '-overall', 'overall', 'full_name', '-full_name'] as const satisfies readonly ResultsSort[]
const results = ['both', 'passed', 'failed'] as const

export const everything: ResultsSearch = { page: 1, limit: 10, sort: '-started_at', status: 'all', result: 'both', from: '', to: '', min: 0, max: 100, name: '', users: [] }

/** Reads an address; whatever is wrong in it is as if it were not there. */
export function readResultsSearch(search: Record<string, unknown>): ResultsSearch {
  return {
    page: pageOf(search['page']),
    limit: oneOf(pageSizes, search['limit'], 10),
    sort: oneOf(sorts, search['sort'], everything.sort),
    status: oneOf(['all', ...attemptStatuses], search['status'], 'all'),
    result: oneOf(results, search['result'], 'both'),
    from: dayOf(search['from']),
    to: dayOf(search['to']),
    min: numberOf(search['min'], [0, 100], 0),
    max: numberOf(search['max'], [0, 100], 100),
    name: textOf(search['name']).slice(0, 120),
    users: idsOf(search['users']),
  }
}

/** The address of a list: only what differs from everything. */
export function writeResultsSearch(search: ResultsSearch): Record<string, string | number> {
  const differs = Object.entries({ ...search, users: search.users.join(',') }).filter(([key, value]) => value !== defaults[key])
  return Object.fromEntries(differs)
}

const defaults: Record<string, string | number> = { ...everything, users: '' }

/** What the server is asked: its pages count from 0. */
export function queryOf(search: ResultsSearch): ResultsQuery {
  const { page, limit, sort, status, result, from, to, min, max, name, users } = search
  return {
    page: page - 1,
    limit,
    sort,
    ...(status === 'all' ? {} : { status }),
    ...(result === 'passed' ? { passed: true } : result === 'failed' ? { failed: true } : {}),
    ...(from === '' ? {} : { from_date: from }),
    ...(to === '' ? {} : { to_date: to }),
    ...(min === 0 ? {} : { score_min: min }),
    ...(max === 100 ? {} : { score_max: max }),
    ...(name === '' ? {} : { name }),
    ...(users.length === 0 ? {} : { user_ids: [...users] }),
  }
}

const narrowing = ['status', 'result', 'from', 'to', 'min', 'max', 'name'] as const satisfies readonly (keyof ResultsSearch)[]

/** True when some filter leaves results out. */
export const isNarrowed = (search: ResultsSearch): boolean => search.users.length > 0 || narrowing.some((key) => search[key] !== everything[key])

/** The same order and page size with every filter taken off. */
export const withoutFilters = ({ sort, limit }: ResultsSearch): ResultsSearch => ({ ...everything, sort, limit })
