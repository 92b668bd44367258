import { mutationOptions } from '@tanstack/react-query'
import { getAnswer, api } from '../../api/client'
import { fileAddress } from '../../api/file-address'
import type { AssessmentId } from './attempt/attempt-api'

/** The address of the candidate's own result as a PDF; null while it is being made. */
export const resultPdf = (assessmentId: AssessmentId, attemptId: string) =>
  mutationOptions({
    mutationFn: async () => {
      const { data } = await getAnswer(
        api.GET('/candidate/assessments/{assessment_id}/result/pdf', {
          params: { path: { assessment_id: assessmentId }, query: { attempt_id: attemptId } },
        }),
      )
      return 'url' in data && typeof data.url === 'string' ? fileAddress(data.url) : null
    },
  })
