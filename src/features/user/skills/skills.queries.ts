import { queryOptions } from '@tanstack/react-query'
import { getAnswer, api } from '../../../api/client'

/** More is no name, and is refused where one is asked for. */
export const longestName = 120

/** The skills of the taxonomy that what is typed may become, in the language of the page. */
export const skillSuggestions = (input: string, language: string) =>
  queryOptions({
    queryKey: ['user', 'skills', language, input],
    queryFn: ({ signal }) =>
      getAnswer(api.GET('/user/skills/suggest/', { params: { query: { input } }, signal })).then(
        ({ data }) => data,
      ),
    enabled: input.trim() !== '',
    staleTime: 5 * 60_000,
  })
