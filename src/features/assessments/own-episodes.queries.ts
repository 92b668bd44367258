import { queryOptions } from '@tanstack/react-query'
import { getAnswer, api } from '../../api/client'
import type { AssessmentId } from './attempt/attempt-api'

/** The episodes noted in the candidate's own attempt, in the order of time. */
export const ownEpisodesQuery = (assessment_id: AssessmentId, attempt_id: string) =>
  queryOptions({
    queryKey: ['assessments', 'episodes', assessment_id, attempt_id],
    queryFn: ({ signal }) =>
      getAnswer(
        api.GET('/candidate/assessments/{assessment_id}/episodes', {
          signal,
          params: { path: { assessment_id }, query: { attempt_id } },
        }),
      ).then(({ data }) => data.results),
  })
