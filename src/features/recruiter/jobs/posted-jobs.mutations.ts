import { mutationOptions, type QueryClient } from '@tanstack/react-query'
import type { components } from '../../../../openapi/generated/api'
import { getAnswer, api } from '../../../api/client'
import { postedJobQueries } from './posted-jobs.queries'

type Schemas = components['schemas']

/** What recruiters do with their company's jobs. */
export const postedJobMutations = {
  post: () =>
    mutationOptions({
      mutationFn: (body: Schemas['PostJob']) =>
        getAnswer(api.POST('/recruiter/post-job/', { body })),
      onSuccess: (answer, _given, _result, { client }) => keep(client, answer),
    }),
  /**
   * Saves what changed; `publish` then posts it, which the server refuses where something is
   * missing.
   */
  change: (jid: string) =>
    mutationOptions({
      mutationFn: async ({ job, publish }: { job: Schemas['JobFields']; publish: boolean }) => {
        const saved = await getAnswer(
          api.POST('/recruiter/update-job/', { body: { job_id: jid, job } }),
        )
        return publish
          ? getAnswer(api.POST('/recruiter/publish-job/{id}', { params: { path: { id: jid } } }))
          : saved
      },
      onSettled: (_answer, _error, _given, _result, { client }) =>
        client.invalidateQueries({ queryKey: postedJobQueries.all }),
    }),
  changeText: (jid: string) =>
    mutationOptions({
      mutationFn: (description: string) =>
        getAnswer(
          api.POST('/recruiter/update-job-description/', { body: { job_id: jid, description } }),
        ),
      onSuccess: (answer, _given, _result, { client }) => keep(client, answer),
    }),
  publish: (jid: string) =>
    mutationOptions({
      mutationFn: () =>
        getAnswer(api.POST('/recruiter/publish-job/{id}', { params: { path: { id: jid } } })),
      onSuccess: (answer, _given, _result, { client }) => keep(client, answer),
    }),
  remove: () =>
    mutationOptions({
      mutationFn: (jid: string) =>
        getAnswer(api.POST('/recruiter/delete-job', { body: { job_id: jid } })),
      onSuccess: (_answer, _given, _result, { client }) => refresh(client),
    }),
  /** Takes a job off the dashboard; the job itself stays. */
  removeTop: () =>
    mutationOptions({
      mutationFn: (jid: string) =>
        getAnswer(api.DELETE('/recruiter/top-job/{id}', { params: { path: { id: jid } } })),
      onSuccess: (_answer, _given, _result, { client }) => refresh(client),
    }),
  setLimit: (companyId: string) =>
    mutationOptions({
      mutationFn: (limit: number | null) =>
        getAnswer(
          api.PUT('/recruiter/admin/job-limit/{company_id}', {
            params: { path: { company_id: companyId } },
            body: { limit },
          }),
        ),
    }),
}

/** The answer is the job as it stands; every list it is in is looked for again. */
async function keep(client: QueryClient, { data }: Schemas['PostedJobAnswer']): Promise<void> {
  client.setQueryData(postedJobQueries.one(data.jid).queryKey, data)
  await client.invalidateQueries({ queryKey: [...postedJobQueries.all, 'list'] })
  await client.invalidateQueries({ queryKey: postedJobQueries.totals().queryKey })
}

const refresh = (client: QueryClient): Promise<void> =>
  client
    .invalidateQueries({ queryKey: [...postedJobQueries.all, 'list'] })
    .then(() => client.invalidateQueries({ queryKey: postedJobQueries.totals().queryKey }))
