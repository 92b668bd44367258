import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { components } from '../../../openapi/generated/api'
import { getAnswer, api } from '../../api/client'
import type { Language } from '../../i18n/language'

export type Notification = components['schemas']['Notification']

/** How often a tab that is looked at asks whether there is something new. */
const pollMs = 45_000
const pageSize = 20

/** Everything under this key may change with what was read. */
export const notificationsKey = ['notifications'] as const

export const notificationQueries = {
  /**
   * The number of unread notifications. It is fetched at intervals while a signed-in person looks
   * at the tab, and again when they return to it. A failure is not shown.
   */
  count: () =>
    queryOptions({
      queryKey: [...notificationsKey, 'count'],
      queryFn: ({ signal }) =>
        getAnswer(api.GET('/user/notifications/count/', { signal })).then(({ data }) => data.count),
      refetchInterval: pollMs,
      staleTime: pollMs,
    }),
  /**
   * Page by page, the newest first. The server words them, so that they are asked for in each
   * language.
   */
  list: (unread: boolean, language: Language) =>
    infiniteQueryOptions({
      queryKey: [...notificationsKey, 'list', unread ? 'unread' : 'all', language],
      queryFn: async ({ signal, pageParam, client }) => {
        const { data } = await getAnswer(
          api.GET('/user/notifications/list/', {
            params: {
              query: { page: pageParam, limit: pageSize, ...(unread ? { is_read: false } : {}) },
            },
            signal,
          }),
        )
        client.setQueryData(notificationQueries.count().queryKey, data.count)
        return data
      },
      initialPageParam: 0,
      getNextPageParam: ({ page, limit, total }) =>
        (page + 1) * limit < total ? page + 1 : undefined,
      staleTime: 0,
    }),
}
