import { mutationOptions, type QueryClient } from '@tanstack/react-query'
import type { components } from '../../../openapi/generated/api'
import { ApiError } from '../../api/api-error'
import { getAnswer, api } from '../../api/client'
import { fileAddress } from '../../api/file-address'
import { userQueries } from './user.queries'

type Schemas = components['schemas']

/** What a candidate makes of their profile. */
export const profileMutations = {
  review: () =>
    mutationOptions({
      mutationFn: (body: Schemas['ProfileReview']) =>
        getAnswer(api.PATCH('/user/profile/', { body })),
      onSuccess: async ({ data }, _given, _context, { client }) => {
        client.setQueryData(userQueries.profile().queryKey, data)
        // Jobs, gaps and the career path are matched by it.
        await client.invalidateQueries({ queryKey: ['candidate'] })
      },
      onError: async (error, _given, _context, { client }) => {
        if (error instanceof ApiError && error.code === 'newer_reading')
          await client.invalidateQueries({ queryKey: userQueries.profile().queryKey })
      },
    }),
  addAward: () =>
    mutationOptions({
      mutationFn: (body: Schemas['AddAward']) =>
        getAnswer(api.POST('/candidate/awards/', { body })),
      onSettled: refresh,
    }),
  removeAward: () =>
    mutationOptions({
      mutationFn: ({ reward_id, uid }: Schemas['EarnedAward']) =>
        getAnswer(api.DELETE('/candidate/award/', { params: { query: { reward_id, uid } } })),
      onSettled: refresh,
    }),
  addMedia: () =>
    mutationOptions({
      mutationFn: (body: Schemas['AddMedia']) => getAnswer(api.POST('/candidate/media/', { body })),
      onSettled: refresh,
    }),
  removeMedia: () =>
    mutationOptions({
      mutationFn: ({ id }: Schemas['ProfileMedia']) =>
        getAnswer(api.DELETE('/candidate/media/{id}', { params: { path: { id } } })),
      onSettled: refresh,
    }),
  /**
   * The address of the file that was handed in. Asked for at each download: it is good for minutes.
   */
  resumeFile: () =>
    mutationOptions({
      mutationFn: (id: string) =>
        getAnswer(api.POST('/user/tickets/', { body: { file: { kind: 'resume', id } } })).then(
          ({ data }) => fileAddress(data.url),
        ),
    }),
}

const refresh = (
  _answer: unknown,
  _error: Error | null,
  _given: unknown,
  _result: unknown,
  { client }: { client: QueryClient },
) => client.invalidateQueries({ queryKey: userQueries.profile().queryKey })
