import { queryOptions } from '@tanstack/react-query'
import { getAnswer, api } from '../../api/client'
import type { Language } from '../../i18n/language'

/** The signed-in person's own profile. */
export const readProfile = (signal: AbortSignal) =>
  getAnswer(api.GET('/user/profile/', { signal })).then(({ data }) => data)

/** Options of the `user/` reads; a key begins with the contract's word. */
export const userQueries = {
  roles: () =>
    queryOptions({
      queryKey: ['user', 'roles'],
      queryFn: ({ signal }) =>
        getAnswer(api.GET('/user/roles/list/', { signal })).then(({ data }) => data),
      staleTime: Infinity,
    }),
  /** Named in the language of the call. */
  sectors: (language: Language) =>
    queryOptions({
      queryKey: ['user', 'sectors', language],
      queryFn: ({ signal }) =>
        getAnswer(api.GET('/user/sectors/', { signal })).then(({ data }) => data),
      staleTime: Infinity,
    }),
  /** The signed-in person's own profile: the resume and what was read from it. */
  profile: () =>
    queryOptions({
      queryKey: ['user', 'profile'],
      queryFn: ({ signal }) => readProfile(signal),
    }),
}
