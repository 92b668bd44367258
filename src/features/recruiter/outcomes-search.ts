import type { AssessmentId } from './recruiter.queries'
import { choice, ids, listSearch, type Search } from '../../lib/list-search'

export const assessmentIds = ['english_v3', 'english_v2', 'english_v1', 'annotation_v3', 'annotation_v2', 'annotation_v1'] as const satisfies readonly AssessmentId[]

/** What a list of cancelled or redone attempts is narrowed by. */
interface OutcomesFilters {
  version: AssessmentId | 'all'
  users: readonly string[]
}

export type OutcomesSearch = Search<OutcomesFilters, ''>

export const outcomesList = listSearch<OutcomesFilters>({ filters: { version: choice(['all', ...assessmentIds], 'all'), users: ids() }, sorts: [''] })

/** What the server is asked; its pages count from 1 here. */
export const outcomesQueryOf = ({ version, users, page, limit }: OutcomesSearch) => ({ page, limit, ...(version === 'all' ? {} : { assessment_version: version }), ...(users.length === 0 ? {} : { user_ids: [...users] }) })
