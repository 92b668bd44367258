import { mutationOptions } from '@tanstack/react-query'
import { getAnswer, api } from '../../api/client'
import { appealQuery } from './appeal.queries'
import type { AssessmentId } from './attempt/attempt-api'

/**
 * Sends the candidate's statement about a cancelled attempt. It can be sent only once, so a refusal
 * may mean that it was sent before: the appeal is fetched again afterwards.
 */
export const makeAppeal = (assessment_id: AssessmentId) =>
  mutationOptions({
    mutationFn: (body: { attempt_id: string; statement: string }) =>
      getAnswer(
        api.POST('/candidate/assessments/{assessment_id}/appeal', {
          params: { path: { assessment_id } },
          body,
        }),
      ),
    onSettled: (_answer, _error, _given, _result, { client }) =>
      client.invalidateQueries({ queryKey: appealQuery(assessment_id).queryKey }),
  })
