import { queryOptions } from '@tanstack/react-query'
import type { components } from '../../../../openapi/generated/api'
import { getAnswer, api } from '../../../api/client'

export type DashboardStats = components['schemas']['DashboardStats']['data']

/** What is counted of the platform. */
export const figureQueries = {
  /** Between two days, `2026-11-20`; empty for no limit. */
  stats: ({ from, to }: { from: string; to: string }) =>
    queryOptions({
      queryKey: ['recruiter', 'figures', 'stats', from, to],
      queryFn: ({ signal }) =>
        getAnswer(
          api.GET('/recruiter/dashboard/stats/', {
            params: {
              query: {
                ...(from === '' ? {} : { from_date: from }),
                ...(to === '' ? {} : { to_date: to }),
              },
            },
            signal,
          }),
        ).then(({ data }) => data),
    }),
  counts: () =>
    queryOptions({
      queryKey: ['recruiter', 'figures', 'counts'],
      queryFn: ({ signal }) =>
        getAnswer(api.GET('/recruiter/dashboard/counts/', { signal })).then(({ data }) => data),
    }),
  inception: () =>
    queryOptions({
      queryKey: ['recruiter', 'figures', 'inception'],
      queryFn: ({ signal }) =>
        getAnswer(api.GET('/recruiter/inception/stats/', { signal })).then(({ data }) => data),
    }),
}
