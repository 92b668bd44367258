import { queryOptions } from '@tanstack/react-query'
import { getAnswer, api } from '../../api/client'
import type { AssessmentId } from './attempt/attempt-api'

/** How often a page with an open appeal asks whether it was decided, in milliseconds. */
const lookEvery = 10_000

/**
 * Why the last attempt at this version was cancelled, the candidate's statement, and the decision.
 * Each is null if there is none.
 */
export const appealQuery = (assessment_id: AssessmentId) =>
  queryOptions({
    queryKey: ['assessments', 'appeal', assessment_id],
    queryFn: ({ signal }) =>
      getAnswer(
        api.GET('/candidate/assessments/{assessment_id}/appeal', {
          signal,
          params: { path: { assessment_id } },
        }),
      ).then(({ data }) => data),
    refetchInterval: ({ state }) => (state.data?.appeal?.status === 'open' ? lookEvery : false),
  })
