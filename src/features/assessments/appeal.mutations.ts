import { mutationOptions } from '@tanstack/react-query'
import { getAnswer, api } from '../../api/client'
import { appealQuery } from './appeal.queries'
import type { AssessmentId } from './attempt-api'

/**
 * Says once what happened. A refusal may mean that it was said already, so what stands is looked at
 * again after it.
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
