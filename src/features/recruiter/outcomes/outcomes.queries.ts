import { queryOptions } from '@tanstack/react-query'
import { getAnswer, api } from '../../../api/client'
import { getAddress } from '../lists/list-file'
import type { Download } from '../lists/download-buttons'
import { type CancelledSearch, toOutcomesQuery, type RedoSearch } from './outcomes-search'
import { toOverallQuery, type OverallSearch } from './overall-search'

/** What was cancelled, and the redos that were asked for or granted. */
export const outcomesQueries = {
  cancelled: (search: CancelledSearch) =>
    queryOptions({
      queryKey: ['recruiter', 'outcomes', 'cancelled', search],
      queryFn: ({ signal }) =>
        getAnswer(
          api.GET('/recruiter/cancelled-assessments', {
            params: { query: toOutcomesQuery(search) },
            signal,
          }),
        ).then(({ data }) => data),
    }),
  overall: (search: OverallSearch) =>
    queryOptions({
      queryKey: ['recruiter', 'outcomes', 'overall', search],
      queryFn: ({ signal }) =>
        getAnswer(
          api.GET('/recruiter/assessments/advance-filters/', {
            params: { query: toOverallQuery(search) },
            signal,
          }),
        ).then(({ data }) => data),
    }),
  /** Every attempt of one candidate, and what they come to. */
  ofCandidate: (userId: string) =>
    queryOptions({
      queryKey: ['recruiter', 'outcomes', 'candidate', userId],
      queryFn: ({ signal }) =>
        getAnswer(
          api.GET('/recruiter/overall-results/{user_id}', {
            params: { path: { user_id: userId } },
            signal,
          }),
        ).then(({ data }) => data),
    }),
  redos: (search: RedoSearch) =>
    queryOptions({
      queryKey: ['recruiter', 'outcomes', 'redos', search],
      queryFn: ({ signal }) =>
        getAnswer(
          api.GET('/recruiter/redo-assessments', {
            params: { query: toOutcomesQuery(search) },
            signal,
          }),
        ).then(({ data }) => data),
    }),
}

/** The same as files: all that fits. */
export const outcomesDownloads = {
  cancelled:
    (search: CancelledSearch): Download =>
    (format) =>
      getAddress(
        getAnswer(
          api.GET('/recruiter/cancelled-assessments', {
            params: { query: { ...toOutcomesQuery(search), download_report: format } },
          }),
        ),
      ),
  overall:
    (search: OverallSearch): Download =>
    (format) =>
      getAddress(
        getAnswer(
          api.GET('/recruiter/assessments/advance-filters/', {
            params: { query: { ...toOverallQuery(search), download_report: format } },
          }),
        ),
      ),
  redos:
    (search: RedoSearch): Download =>
    (format) =>
      getAddress(
        getAnswer(
          api.GET('/recruiter/redo-assessments', {
            params: { query: { ...toOutcomesQuery(search), download_report: format } },
          }),
        ),
      ),
}
