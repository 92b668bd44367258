import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
import type { components } from '../../../../openapi/generated/api'
import { getAnswer, api } from '../../../api/client'

export type Note = components['schemas']['CandidateNote']

const toKey = (userId: string) => ['recruiter', 'notes', userId] as const

/** The notes of the recruiter's company about a candidate. */
export const noteQueries = {
  list: (userId: string, limit: number) =>
    queryOptions({
      queryKey: [...toKey(userId), limit],
      queryFn: ({ signal }) =>
        getAnswer(
          api.GET('/recruiter/candidate-notes/{user_id}/', {
            params: { path: { user_id: userId }, query: { page: 1, limit } },
            signal,
          }),
        ).then(({ data }) => data),
    }),
}

const refresh = (client: QueryClient, userId: string): Promise<void> =>
  client.invalidateQueries({ queryKey: toKey(userId) })

/** Notes are added by anybody of the company, and deleted by who wrote them. */
export const noteMutations = {
  add: (userId: string) =>
    mutationOptions({
      mutationFn: (text: string) =>
        getAnswer(
          api.POST('/recruiter/candidate-notes/{user_id}/', {
            params: { path: { user_id: userId } },
            body: { text },
          }),
        ),
      onSuccess: (_answer, _given, _result, { client }) => refresh(client, userId),
    }),
  remove: (userId: string) =>
    mutationOptions({
      mutationFn: (id: string) =>
        getAnswer(
          api.DELETE('/recruiter/candidate-notes/{user_id}/{id}', {
            params: { path: { user_id: userId, id } },
          }),
        ),
      onSuccess: (_answer, _given, _result, { client }) => refresh(client, userId),
    }),
}
