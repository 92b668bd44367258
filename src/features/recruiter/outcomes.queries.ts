import { queryOptions } from '@tanstack/react-query'
import { answerOf, api } from '../../api/client'
import { outcomesQueryOf, type OutcomesSearch } from './outcomes-search'

/** What was cancelled, and the redos that were asked for or granted. */
export const outcomesQueries = {
  cancelled: (search: OutcomesSearch) =>
    queryOptions({
      queryKey: ['recruiter', 'outcomes', 'cancelled', search],
      queryFn: ({ signal }) => answerOf(api.GET('/recruiter/cancelled-assessments', { params: { query: outcomesQueryOf(search) }, signal })).then(({ data }) => data),
    }),
  redos: (search: OutcomesSearch) =>
    queryOptions({
      queryKey: ['recruiter', 'outcomes', 'redos', search],
      queryFn: ({ signal }) => answerOf(api.GET('/recruiter/redo-assessments', { params: { query: outcomesQueryOf(search) }, signal })).then(({ data }) => data),
    }),
}
