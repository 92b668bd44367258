import { queryOptions } from '@tanstack/react-query'
import { answerOf, api } from '../../api/client'
import type { AssessmentId } from './attempt-api'

/** How often a page with an open appeal looks whether it was decided, in milliseconds. */
const lookEvery = 10_000

/**
 * What the candidate said of the last cancelled attempt at this version, and what was decided; null
 * when nothing was said.
 */
export const appealQuery = (assessment_id: AssessmentId) =>
  queryOptions({
    queryKey: ['assessments', 'appeal', assessment_id],
    queryFn: ({ signal }) =>
      answerOf(
        api.GET('/candidate/assessments/{assessment_id}/appeal', {
          signal,
          params: { path: { assessment_id } },
        }),
      ).then(({ data }) => data),
    refetchInterval: ({ state }) => (state.data?.status === 'open' ? lookEvery : false),
  })
