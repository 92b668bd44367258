import { queryOptions } from '@tanstack/react-query'
import type { components } from '../../../../openapi/generated/api'
import { getAnswer, api } from '../../../api/client'
import { pollInterval } from '../../../lib/poll-interval'

type Schemas = components['schemas']
export type PostedJob = Schemas['PostedJob']
export type PostedJobsQuery = Schemas['PostedJobsQuery']

/** What recruiters read of their company's jobs. */
export const postedJobQueries = {
  all: ['recruiter', 'jobs'] as const,
  list: (query: PostedJobsQuery) =>
    queryOptions({
      queryKey: [...postedJobQueries.all, 'list', query],
      queryFn: ({ signal }) =>
        getAnswer(api.POST('/recruiter/jobs/', { body: query, signal })).then(({ data }) => data),
      // Until the candidates are ranked for the first time, their number is not known.
      refetchInterval: ({ state }) =>
        pollInterval(state.data?.results.some((job) => job.candidates_loading)),
    }),
  /** One job; null where there is none. */
  one: (jid: string) =>
    queryOptions({
      queryKey: [...postedJobQueries.all, 'one', jid],
      queryFn: ({ signal }) =>
        getAnswer(
          api.POST('/recruiter/jobs/', {
            body: { jid, page: 0, limit_per_page: 1, dashboard: false, sort: '-created_at' },
            signal,
          }),
        ).then(({ data }) => data.results[0] ?? null),
      refetchInterval: ({ state }) => pollInterval(state.data?.candidates_loading),
    }),
  totals: () =>
    queryOptions({
      queryKey: [...postedJobQueries.all, 'totals'],
      queryFn: ({ signal }) =>
        getAnswer(api.GET('/recruiter/total-jobs/', { signal })).then(({ data }) => data),
    }),
}
