import { queryOptions } from '@tanstack/react-query'
import type { components } from '../../../openapi/generated/api'
import { answerOf, api } from '../../api/client'
import { outcomesQueryOf, type OutcomesSearch } from './outcomes-search'
import { overallQueryOf, type OverallSearch } from './overall-search'

/** What was cancelled, and the redos that were asked for or granted. */
export const outcomesQueries = {
  cancelled: (search: OutcomesSearch) =>
    queryOptions({
      queryKey: ['recruiter', 'outcomes', 'cancelled', search],
      queryFn: ({ signal }) => answerOf(api.GET('/recruiter/cancelled-assessments', { params: { query: outcomesQueryOf(search) }, signal })).then(({ data }) => data),
    }),
  overall: (search: OverallSearch) =>
    queryOptions({
      queryKey: ['recruiter', 'outcomes', 'overall', search],
      queryFn: ({ signal }) => answerOf(api.GET('/recruiter/assessments/advance-filters/', { params: { query: overallQueryOf(search) }, signal })).then(({ data }) => pageOf(data)),
    }),
  /** Every attempt of one candidate, and what they come to. */
  ofCandidate: (userId: string) =>
    queryOptions({
      queryKey: ['recruiter', 'outcomes', 'candidate', userId],
      queryFn: ({ signal }) => answerOf(api.GET('/recruiter/overall-results/{user_id}', { params: { path: { user_id: userId } }, signal })).then(({ data }) => data),
    }),
  redos: (search: OutcomesSearch) =>
    queryOptions({
      queryKey: ['recruiter', 'outcomes', 'redos', search],
      queryFn: ({ signal }) => answerOf(api.GET('/recruiter/redo-assessments', { params: { query: outcomesQueryOf(search) }, signal })).then(({ data }) => data),
    }),
}

type Page = components['schemas']['OverallListData']

/** A page is always there where no download is asked for. */
function pageOf(data: object): Page {
  if (isPage(data)) return data
  throw new Error('The list answered without a page.')
}

const isPage = (data: object): data is Page => 'results' in data
