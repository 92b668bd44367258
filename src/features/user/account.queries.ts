import { queryOptions } from '@tanstack/react-query'
import { getAnswer, api } from '../../api/client'

/** What would become of one's own data if the account were deleted now; never from before. */
export const deletionQuery = () =>
  queryOptions({
    queryKey: ['user', 'deletion'],
    queryFn: ({ signal }) =>
      getAnswer(api.GET('/user/delete-account/', { signal })).then(({ data }) => data),
    staleTime: 0,
  })

/** What the signed-in candidate told at onboarding; null for anybody else. */
export const ownDetailsQuery = () =>
  queryOptions({
    queryKey: ['user', 'details'],
    queryFn: ({ signal }) =>
      getAnswer(api.GET('/user/user-profile/', { signal })).then(({ data }) => data.details),
  })
