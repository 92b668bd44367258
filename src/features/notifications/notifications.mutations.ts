import { mutationOptions, type InfiniteData, type QueryClient } from '@tanstack/react-query'
import type { components } from '../../../openapi/generated/api'
import { getAnswer, api } from '../../api/client'
import { notificationQueries, notificationsKey } from './notifications.queries'

type Page = components['schemas']['NotificationList']['data']

export const notificationMutations = {
  /**
   * Marks these as seen, or with `null` all: at once on the screen, and taken back where the server
   * did not take it.
   */
  seen: () =>
    mutationOptions({
      mutationFn: (ids: readonly string[] | null) =>
        getAnswer(
          api.POST('/user/notifications/seen/', {
            body: { notification_ids: ids === null ? null : [...ids] },
          }),
        ),
      onMutate: async (ids, { client }) => {
        await client.cancelQueries({ queryKey: notificationsKey })
        const kept = client.getQueriesData({ queryKey: notificationsKey })
        client.setQueriesData(
          { queryKey: [...notificationsKey, 'list'] },
          (list: InfiniteData<Page> | undefined) =>
            list && {
              ...list,
              pages: list.pages.map((page) => ({
                ...page,
                results: page.results.map((one) =>
                  isAffected(ids, one.id) ? { ...one, is_read: true } : one,
                ),
              })),
            },
        )
        client.setQueryData(notificationQueries.count().queryKey, (count) =>
          count === undefined ? count : ids === null ? 0 : Math.max(0, count - ids.length),
        )
        return { kept }
      },
      onError: (_error, _ids, before, { client }) => restore(client, before?.kept ?? []),
      onSettled: (_answer, _error, _ids, _before, { client }) =>
        client.invalidateQueries({ queryKey: notificationsKey }),
    }),
}

const isAffected = (ids: readonly string[] | null, id: string) => ids === null || ids.includes(id)

function restore(
  client: QueryClient,
  kept: readonly (readonly [readonly unknown[], unknown])[],
): void {
  for (const [key, data] of kept) client.setQueryData(key, data)
}
