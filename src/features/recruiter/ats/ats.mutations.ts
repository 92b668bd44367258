import { mutationOptions, type QueryClient } from '@tanstack/react-query'
import { getAnswer, api } from '../../../api/client'
import { atsQueries } from './ats.queries'
import { postedJobQueries } from '../jobs/posted-jobs.queries'

// A refusal of the system is kept as a delivery that was given up, so it is looked for after
// failures too.
const refresh = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: atsQueries.all })

/** What goes to the applicant tracking system. */
export const atsMutations = {
  postJob: (jobId: string) =>
    mutationOptions({
      mutationFn: () =>
        getAnswer(api.POST('/recruiter/zappy/post-job/', { body: { job_id: jobId } })),
      onSettled: async (_answer, _error, _given, _result, { client }) => {
        await refresh(client)
        await client.invalidateQueries({ queryKey: postedJobQueries.all })
      },
    }),
  syncCandidate: (userId: string) =>
    mutationOptions({
      mutationFn: (jobId: string) =>
        getAnswer(
          api.POST('/recruiter/zappy/sync-candidate/{a}/{b}', {
            params: { path: { a: userId, b: jobId } },
          }),
        ),
      onSettled: (_answer, _error, _given, _result, { client }) => refresh(client),
    }),
  signIn: () =>
    mutationOptions({
      mutationFn: () => getAnswer(api.GET('/recruiter/zappy/sso/')).then(({ data }) => data.url),
    }),
  sendAgain: () =>
    mutationOptions({
      mutationFn: (id: string) =>
        getAnswer(
          api.POST('/recruiter/admin/ats-deliveries/{id}/again', { params: { path: { id } } }),
        ),
      onSettled: (_answer, _error, _given, _result, { client }) => refresh(client),
    }),
  allow: (companyId: string) =>
    mutationOptions({
      mutationFn: (allowed: boolean) =>
        getAnswer(
          api.PUT('/recruiter/admin/ats-permission/{company_id}', {
            params: { path: { company_id: companyId } },
            body: { allowed },
          }),
        ),
      onSettled: (_answer, _error, _given, _result, { client }) => refresh(client),
    }),
}
