import { queryOptions } from '@tanstack/react-query'
import { answerOf, api } from '../../api/client'

/** Reads about one's own getting in. */
export const authQueries = {
  secondFactor: () =>
    queryOptions({
      queryKey: ['user', 'second-factor'],
      queryFn: ({ signal }) =>
        answerOf(api.GET('/user/second-factor/', { signal })).then(({ data }) => data),
    }),
}
