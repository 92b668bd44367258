import { queryOptions } from '@tanstack/react-query'
import type { components } from '../../../openapi/generated/api'
import { getAnswer, api } from '../../api/client'

export type OwnInterview = components['schemas']['Interview']

/** The candidate's own interviews. */
export const ownInterviewQueries = {
  list: (page: number) =>
    queryOptions({
      queryKey: ['candidate', 'interviews', page],
      queryFn: async ({ signal }) => {
        const { data } = await getAnswer(
          api.GET('/recruiter/interview/list/', {
            params: { query: { page: page - 1, limit: 50 } },
            signal,
          }),
        )
        return {
          interviews: data.results.flatMap(({ interviews }) => interviews),
          pages: Math.ceil(data.total / data.limit),
        }
      },
    }),
}
