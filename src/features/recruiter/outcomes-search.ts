import type { AssessmentId } from './recruiter.queries'
import { pageSizes } from './results-search'
import { idsOf, oneOf, pageOf } from '../../lib/search-values'

/** What a list of cancelled or redone attempts shows, as its address says it. Nothing in the address is the first page of everything. */
export interface OutcomesSearch {
  version: AssessmentId | 'all'
  /** Ids of chosen candidates. */
  users: readonly string[]
  /** Counted from 1. */
  page: number
  limit: number
}

export const assessmentIds = ['english_v3', 'english_v2', 'english_v1', 'annotation_v3', 'annotation_v2', 'annotation_v1'] as const satisfies readonly AssessmentId[]

export const allOutcomes: OutcomesSearch = { version: 'all', users: [], page: 1, limit: 10 }

/** What takes every filter off. */
export const unfiltered = { version: 'all', users: [] } as const satisfies Partial<OutcomesSearch>

export const isNarrowed = ({ version, users }: OutcomesSearch): boolean => version !== 'all' || users.length > 0

/** Reads an address; whatever is wrong in it is as if it were not there. */
export function readOutcomesSearch(search: Record<string, unknown>): OutcomesSearch {
  return {
    version: assessmentIds.find((id) => id === search['version']) ?? 'all',
    users: idsOf(search['users']),
    page: pageOf(search['page']),
    limit: oneOf(pageSizes, search['limit'], 10),
  }
}

/** The address: only what differs from everything. */
export function writeOutcomesSearch({ version, users, page, limit }: OutcomesSearch): Record<string, string | number> {
  return {
    ...(version === 'all' ? {} : { version }),
    ...(users.length === 0 ? {} : { users: users.join(',') }),
    ...(page === 1 ? {} : { page }),
    ...(limit === allOutcomes.limit ? {} : { limit }),
  }
}

/** What the server is asked; its pages count from 1 here. */
export const outcomesQueryOf = ({ version, users, page, limit }: OutcomesSearch) => ({ page, limit, ...(version === 'all' ? {} : { assessment_version: version }), ...(users.length === 0 ? {} : { user_ids: [...users] }) })
