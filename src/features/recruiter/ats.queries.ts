import { queryOptions } from '@tanstack/react-query'
import type { components } from '../../../openapi/generated/api'
import { answerOf, api } from '../../api/client'

type Schemas = components['schemas']
export type AtsDelivery = Schemas['AtsDelivery']
export type AtsState = Schemas['AtsState']

/** What a list of deliveries is narrowed by, in the server's words. */
export interface DeliveriesQuery {
  state: AtsState | 'all'
  sort: '-created_at' | 'created_at'
  page: number
  limit: number
}

/** While something waits it is looked for again: it goes by itself. */
const soon = (deliveries: readonly AtsDelivery[] | undefined): number | false => (deliveries?.some(({ state }) => state === 'queued') === true ? 5000 : false)

/** What was sent to the applicant tracking system. */
export const atsQueries = {
  all: ['recruiter', 'ats'] as const,
  about: (about: { job_id: string } | { candidate_id: string }) =>
    queryOptions({
      queryKey: [...atsQueries.all, about],
      queryFn: ({ signal }) => answerOf(api.GET('/recruiter/zappy/status/', { params: { query: about }, signal })).then(({ data }) => data),
      refetchInterval: ({ state }) => soon(state.data?.deliveries),
    }),
  list: (query: DeliveriesQuery) =>
    queryOptions({
      queryKey: [...atsQueries.all, 'list', query],
      queryFn: ({ signal }) => answerOf(api.GET('/recruiter/admin/ats-deliveries/', { params: { query }, signal })).then(({ data }) => data),
      refetchInterval: ({ state }) => soon(state.data?.results),
    }),
}
