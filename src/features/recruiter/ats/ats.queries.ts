import { queryOptions } from '@tanstack/react-query'
import type { components, operations } from '../../../../openapi/generated/api'
import { getAnswer, api } from '../../../api/client'
import { getAddress } from '../lists/list-file'
import type { Download } from '../lists/download-buttons'

type Schemas = components['schemas']
export type AtsDelivery = Schemas['AtsDelivery']
export type AtsState = Schemas['AtsState']

export type DeliveriesQuery = NonNullable<operations['listAtsDeliveries']['parameters']['query']>

/** While something waits it is looked for again: it goes by itself. */
const soon = (deliveries: readonly AtsDelivery[] | undefined): number | false =>
  deliveries?.some(({ state }) => state === 'queued') === true ? 5000 : false

/** What was sent to the applicant tracking system. */
export const atsQueries = {
  all: ['recruiter', 'ats'] as const,
  about: (about: { job_id: string } | { candidate_id: string }) =>
    queryOptions({
      queryKey: [...atsQueries.all, about],
      queryFn: ({ signal }) =>
        getAnswer(api.GET('/recruiter/zappy/status/', { params: { query: about }, signal })).then(
          ({ data }) => data,
        ),
      refetchInterval: ({ state }) => soon(state.data?.deliveries),
    }),
  list: (query: DeliveriesQuery) =>
    queryOptions({
      queryKey: [...atsQueries.all, 'list', query],
      queryFn: ({ signal }) =>
        getAnswer(api.GET('/recruiter/admin/ats-deliveries/', { params: { query }, signal })).then(
          ({ data }) => data,
        ),
      refetchInterval: ({ state }) => soon(state.data?.results),
    }),
}

/** What was sent as a file: all that fits. */
export const atsDownload =
  (query: DeliveriesQuery): Download =>
  (format) =>
    getAddress(
      getAnswer(
        api.GET('/recruiter/admin/ats-deliveries/', {
          params: { query: { ...query, download_report: format } },
        }),
      ),
    )
