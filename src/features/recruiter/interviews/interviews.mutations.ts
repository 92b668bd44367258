import { mutationOptions, type QueryClient } from '@tanstack/react-query'
import type { components } from '../../../../openapi/generated/api'
import { ApiError } from '../../../api/api-error'
import { getAnswer, api } from '../../../api/client'
import { interviewQueries } from './interviews.queries'

type Schemas = components['schemas']
export type StartInterview = Schemas['StartInterview']
export type UpdateInterview = Omit<Schemas['UpdateInterview'], 'recording'>

/** What recruiters do with their company's interviews. */
export const interviewMutations = {
  /** Invites somebody, or begins at once. */
  start: () =>
    mutationOptions({
      mutationFn: (body: StartInterview) =>
        getAnswer(api.POST('/recruiter/start-interview/', { body })).catch(refuseTime),
      onSuccess: (_answer, _given, _result, { client }) => refresh(client),
    }),
  resume: (id: string) =>
    mutationOptions({
      mutationFn: () =>
        getAnswer(api.POST('/recruiter/resume-interview/', { body: { interview_id: id } })),
      onSettled: (_answer, _error, _given, _result, { client }) => refresh(client),
    }),
  /** Moves one on. A recording was uploaded before, and is named by its upload. */
  update: (id: string) =>
    mutationOptions({
      mutationFn: (change: UpdateInterview) =>
        getAnswer(
          api.PATCH('/recruiter/interview/{id}', {
            params: { path: { id } },
            body: change,
            bodySerializer: () => toForm(change),
          }),
        ).catch(refuseTime),
      // A refusal means that somebody else has changed the interview: the page fetches it again.
      onSettled: (_answer, _error, _given, _result, { client }) => refresh(client),
    }),
}

/** A time that is taken is refused of the whole interview; a form shows it beside the time. */
function refuseTime(thrown: unknown): never {
  if (!(thrown instanceof ApiError) || thrown.code !== 'interview_overlap') throw thrown
  const { code, message, status } = thrown
  throw new ApiError({ code, message, status, fields: { scheduled_at: message } })
}

function toForm(change: UpdateInterview): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(change)) form.append(name, String(value))
  return form
}

const refresh = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: interviewQueries.all })
