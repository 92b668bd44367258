import { queryOptions } from '@tanstack/react-query'
import type { components } from '../../../../openapi/generated/api'
import { getAnswer, api } from '../../../api/client'
import type { Language } from '../../../i18n/language'
import { pollInterval } from '../../../lib/poll-interval'

type Schemas = components['schemas']
export type SkillStats = Schemas['SkillStats']['data']

/**
 * The skills that jobs ask for, compared with those that candidates have. They are named in the
 * language of the call.
 */
export const skillStatQueries = {
  list: (language: Language, query: Schemas['SkillStatsQuery']) =>
    queryOptions({
      queryKey: ['recruiter', 'skill-stats', language, query],
      queryFn: ({ signal }) =>
        getAnswer(api.POST('/recruiter/stats/', { body: query, signal })).then(({ data }) => data),
      // Until the candidates are read for the first time, nothing is counted.
      refetchInterval: ({ state }) => pollInterval(state.data?.candidates_loading),
    }),
}
