import { queryOptions } from '@tanstack/react-query'
import { answerOf, api } from '../../api/client'

/** Where one's own account is signed in. */
export const devicesQuery = () =>
  queryOptions({
    queryKey: ['user', 'devices'],
    queryFn: ({ signal }) =>
      answerOf(api.GET('/user/devices/', { signal })).then(({ data }) => data.results),
  })
