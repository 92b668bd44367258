import { queryOptions } from '@tanstack/react-query'
import { getAnswer, api } from '../../api/client'
import { fetchFile } from '../../api/fetch-file'
import type { AssessmentId } from './attempt/attempt-api'

/** Options of the candidate's reads; a key begins with the contract's word. */
export const assessmentQueries = {
  /** One card for each kind: what he would get, or the attempt that he has. */
  cards: () =>
    queryOptions({
      queryKey: ['assessments', 'cards'],
      queryFn: ({ signal }) =>
        getAnswer(api.GET('/candidate/assessments/', { signal })).then(({ data }) => data.results),
    }),
  /** One untimed item of each kind. */
  practice: (assessment_id: AssessmentId) =>
    queryOptions({
      queryKey: ['assessments', 'practice', assessment_id],
      queryFn: ({ signal }) =>
        getAnswer(
          api.GET('/candidate/assessments/{assessment_id}/practice', {
            signal,
            params: { path: { assessment_id } },
          }),
        ).then(({ data }) => data),
      staleTime: Infinity,
    }),
  /** The sound or picture of a practice question. */
  media: (url: string) =>
    queryOptions({
      queryKey: ['assessments', 'media', url],
      queryFn: () => fetchFile(url),
      staleTime: Infinity,
    }),
  /** The candidate's own result of one attempt. */
  result: (assessment_id: AssessmentId, query: { attempt_id: string }) =>
    queryOptions({
      queryKey: ['assessments', 'result', assessment_id, query],
      queryFn: ({ signal }) =>
        getAnswer(
          api.GET('/candidate/assessments/{assessment_id}/result', {
            signal,
            params: { path: { assessment_id }, query },
          }),
        ).then(({ data }) => data),
    }),
}
