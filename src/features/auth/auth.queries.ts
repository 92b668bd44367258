import { queryOptions } from '@tanstack/react-query'
import { getAnswer, api } from '../../api/client'

/** Reads about one's own getting in. */
export const authQueries = {
  secondFactor: () =>
    queryOptions({
      queryKey: ['user', 'second-factor'],
      queryFn: ({ signal }) =>
        getAnswer(api.GET('/user/second-factor/', { signal })).then(({ data }) => data),
    }),
}
