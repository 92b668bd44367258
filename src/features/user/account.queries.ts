import { queryOptions } from '@tanstack/react-query'
import { getAnswer, api } from '../../api/client'

/**
 * What would happen to the person's data if they deleted the account now. It is never taken from
 * the cache.
 */
export const deletionQuery = () =>
  queryOptions({
    queryKey: ['user', 'deletion'],
    queryFn: ({ signal }) =>
      getAnswer(api.GET('/user/delete-account/', { signal })).then(({ data }) => data),
    staleTime: 0,
  })

/** The details that the signed-in candidate gave at onboarding; null for anybody else. */
export const ownDetailsQuery = () =>
  queryOptions({
    queryKey: ['user', 'details'],
    queryFn: ({ signal }) =>
      getAnswer(api.GET('/user/user-profile/', { signal })).then(({ data }) => data.details),
  })
