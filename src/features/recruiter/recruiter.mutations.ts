import { mutationOptions, type QueryClient } from '@tanstack/react-query'
import type { components } from '../../../openapi/generated/api'
import { answerOf, api } from '../../api/client'
import { fileAddress } from './file-address'
import { recruiterQueries, type AssessmentId } from './recruiter.queries'

type Schemas = components['schemas']

interface AttemptOf {
  assessmentId: AssessmentId
  attemptId: string
  userId: string
}

/** What recruiters and admins change. */
export const recruiterMutations = {
  /** Gives the scores that wait for a person; the report then shows the result made with them. */
  review: ({ assessmentId, attemptId }: Omit<AttemptOf, 'userId'>) =>
    mutationOptions({
      mutationFn: (review: Schemas['ReviewRequest']) =>
        answerOf(api.POST('/recruiter/assessments/{assessment_id}/report/{id}/review', { params: { path: { assessment_id: assessmentId, id: attemptId } }, body: review })),
      onSuccess: (_answer, _given, _context, { client }) =>
        Promise.all([
          client.invalidateQueries({ queryKey: recruiterQueries.report(assessmentId, attemptId).queryKey }),
          client.invalidateQueries({ queryKey: ['recruiter', 'results'] }),
          client.invalidateQueries({ queryKey: recruiterQueries.assessments().queryKey }),
        ]),
    }),
  decide: () =>
    mutationOptions({
      mutationFn: (decision: Schemas['AdminActionRequest']) => answerOf(api.POST('/recruiter/admin/action-candidate/', { body: decision })),
      onSettled: (_answer, _error, _given, _result, { client }) => refreshRegistrations(client),
    }),
  /** The address of the result as a PDF; null while it is being made. */
  resultPdf: ({ assessmentId, attemptId, userId }: AttemptOf) =>
    mutationOptions({
      mutationFn: async () => {
        const path = { assessment_id: assessmentId }
        const { data } = await answerOf(api.GET('/candidate/assessments/{assessment_id}/result/pdf', { params: { path, query: { user_id: userId, attempt_id: attemptId } } }))
        return 'url' in data && typeof data.url === 'string' ? fileAddress(data.url) : null
      },
    }),
}

const refreshRegistrations = (client: QueryClient) => client.invalidateQueries({ queryKey: ['recruiter', 'registrations'] })
