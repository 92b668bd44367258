import type { operations } from '../../../../openapi/generated/api'
import type { AssessmentId } from '../recruiter.queries'
import { choice, ids, listSearch, type Search } from '../../../lib/list-search'

export const assessmentIds = [
  'english_v3',
  'english_v2',
  'english_v1',
  'annotation_v3',
  'annotation_v2',
  'annotation_v1',
] as const satisfies readonly AssessmentId[]

/** What a list of cancelled or redone attempts is narrowed by. */
export interface OutcomesFilters {
  version: AssessmentId | 'all'
  users: readonly string[]
}

type SortOf<Operation extends 'listCancelledAssessments' | 'listRedoAssessments'> = NonNullable<
  NonNullable<operations[Operation]['parameters']['query']>['sort']
>
export type CancelledSearch = Search<OutcomesFilters, SortOf<'listCancelledAssessments'>>
export type RedoSearch = Search<OutcomesFilters, SortOf<'listRedoAssessments'>>

const filters = { version: choice(['all', ...assessmentIds], 'all'), users: ids() }

export const cancelledList = listSearch<OutcomesFilters, CancelledSearch['sort']>({
  filters,
  sorts: ['-finished_at', 'finished_at', 'full_name', '-full_name'],
})
export const redoList = listSearch<OutcomesFilters, RedoSearch['sort']>({
  filters,
  sorts: ['waiting', '-asked_at', 'asked_at', 'full_name', '-full_name'],
})

/** What the server is asked; its pages count from 1 here. */
export const toOutcomesQuery = <Sort extends string>({
  version,
  users,
  page,
  limit,
  sort,
}: Search<OutcomesFilters, Sort>) => ({
  page,
  limit,
  sort,
  ...(version === 'all' ? {} : { assessment_version: version }),
  ...(users.length === 0 ? {} : { user_ids: [...users] }),
})
