import { useQuery } from '@tanstack/react-query'
import { recruiterQueries, type AssessmentId } from '../../../features/recruiter/recruiter.queries'
import type { ResultsSearch } from '../../../features/recruiter/outcomes/results-search'

export interface Neighbour {
  attemptId: string
  userId: string
  /** The page of the list on which it stands. */
  page: number
}

/**
 * The reports before and after this one in the list it was opened from; null at its ends, and for a
 * report opened by itself.
 */
export function useNeighbours(
  assessmentId: AssessmentId,
  search: ResultsSearch,
  attemptId: string,
): { previous: Neighbour | null; next: Neighbour | null } {
  const { data: list } = useQuery(recruiterQueries.results(assessmentId, search))
  const at = list?.results.findIndex((row) => row.attempt_id === attemptId) ?? -1
  const isFirst = at === 0 && search.page > 1
  const isLast =
    list !== undefined &&
    at !== -1 &&
    at === list.results.length - 1 &&
    search.page * search.limit < list.total
  const before = useQuery({
    ...recruiterQueries.results(assessmentId, { ...search, page: search.page - 1 }),
    enabled: isFirst,
  })
  const after = useQuery({
    ...recruiterQueries.results(assessmentId, { ...search, page: search.page + 1 }),
    enabled: isLast,
  })
  if (list === undefined || at === -1) return { previous: null, next: null }
  const neighbour = (
    row: { attempt_id: string; user_id: string } | undefined,
    page: number,
  ): Neighbour | null =>
    row === undefined ? null : { attemptId: row.attempt_id, userId: row.user_id, page }
  return {
    previous: isFirst
      ? neighbour(before.data?.results.at(-1), search.page - 1)
      : neighbour(at === 0 ? undefined : list.results[at - 1], search.page),
    next: isLast
      ? neighbour(after.data?.results[0], search.page + 1)
      : neighbour(list.results[at + 1], search.page),
  }
}
