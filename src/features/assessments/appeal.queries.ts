import { queryOptions } from '@tanstack/react-query'
import { answerOf, api } from '../../api/client'
import type { AssessmentId } from './attempt-api'

/** What the candidate said of the last cancelled attempt at this version, and what was decided; null when nothing was said. */
export const appealQuery = (assessment_id: AssessmentId) =>
  queryOptions({
    queryKey: ['assessments', 'appeal', assessment_id],
    queryFn: ({ signal }) => answerOf(api.GET('/candidate/assessments/{assessment_id}/appeal', { signal, params: { path: { assessment_id } } })).then(({ data }) => data),
  })
