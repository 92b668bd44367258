import { queryOptions } from '@tanstack/react-query'
import { getAnswer, api } from '../../api/client'

/** Where one's own account is signed in. */
export const devicesQuery = () =>
  queryOptions({
    queryKey: ['user', 'devices'],
    queryFn: ({ signal }) =>
      getAnswer(api.GET('/user/devices/', { signal })).then(({ data }) => data.results),
  })
