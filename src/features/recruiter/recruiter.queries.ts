import { queryOptions } from '@tanstack/react-query'
import type { components, operations } from '../../../openapi/generated/api'
import { getAnswer, api } from '../../api/client'
import { fileAddress } from '../../api/file-address'
import { getAddress } from './lists/list-file'
import type { Download } from './lists/download-buttons'
import { toQuery, type ResultsSearch } from './outcomes/results-search'

type Schemas = components['schemas']
export type AssessmentId = Schemas['AssessmentId']
export type FileKind = Schemas['TicketFile']['kind']
export type RegistrationsQuery =
  operations['adminSearchCandidates']['requestBody']['content']['application/json']

const often = 10_000

/** Options of the reads of recruiters and admins. */
export const recruiterQueries = {
  /** Every assessment version with how its attempts stand. */
  assessments: () =>
    queryOptions({
      queryKey: ['recruiter', 'assessments'],
      queryFn: ({ signal }) =>
        getAnswer(api.GET('/recruiter/assessments/', { signal })).then(({ data }) => data.results),
    }),
  results: (assessmentId: AssessmentId, search: ResultsSearch) =>
    queryOptions({
      queryKey: ['recruiter', 'results', assessmentId, toQuery(search)],
      queryFn: ({ signal }) =>
        getAnswer(
          api.GET('/recruiter/assessments/{assessment_id}/listing/result/', {
            params: { path: { assessment_id: assessmentId }, query: toQuery(search) },
            signal,
          }),
        ).then(({ data }) => data),
    }),
  /**
   * Everything of one attempt; looked at again by itself while something of it is still being made.
   */
  report: (assessmentId: AssessmentId, id: string) =>
    queryOptions({
      queryKey: ['recruiter', 'report', assessmentId, id],
      queryFn: ({ signal }) =>
        getAnswer(
          api.GET('/recruiter/assessments/{assessment_id}/report/{id}', {
            params: { path: { assessment_id: assessmentId, id } },
            signal,
          }),
        ).then(({ data }) => data),
      refetchInterval: ({ state }) =>
        state.data !== undefined && isBeingMade(state.data) ? often : false,
    }),
  /** Candidates whose name or e-mail begins with what was typed. */
  names: (input: string) =>
    queryOptions({
      queryKey: ['recruiter', 'names', input],
      queryFn: ({ signal }) =>
        getAnswer(
          api.GET('/candidate/autocomplete/name', { params: { query: { input } }, signal }),
        ).then(({ data }) => data),
      enabled: input !== '',
      // Suggestions during typing are only a help, so a failure is not shown.
      retry: false,
    }),
  person: (id: string) =>
    queryOptions({
      queryKey: ['recruiter', 'person', id],
      queryFn: ({ signal }) =>
        getAnswer(api.GET('/user/', { params: { query: { id } }, signal })).then(
          ({ data }) => data,
        ),
      staleTime: Infinity,
    }),
  registrations: (search: RegistrationsQuery) =>
    queryOptions({
      queryKey: ['recruiter', 'registrations', search],
      queryFn: ({ signal }) =>
        getAnswer(api.POST('/recruiter/admin/search-candidates/', { body: search, signal })).then(
          ({ data }) => data,
        ),
    }),
  /** All that one registration is decided by. */
  registration: (id: string) =>
    queryOptions({
      queryKey: ['recruiter', 'registrations', 'one', id],
      queryFn: ({ signal }) =>
        getAnswer(
          api.GET('/recruiter/admin/registrations/{id}', { params: { path: { id } }, signal }),
        ).then(({ data }) => data),
      // A resume that is being read is there within seconds.
      refetchInterval: ({ state }) =>
        state.data?.profile?.resume?.status === 'in_progress' ? 3000 : false,
    }),
  /**
   * The progress of a decision about everybody whom a list showed; it is fetched at intervals until
   * it is made.
   */
  selection: (id: string) =>
    queryOptions({
      queryKey: ['recruiter', 'selection', id],
      queryFn: ({ signal }) =>
        getAnswer(
          api.GET('/recruiter/admin/selections/{id}', { params: { path: { id } }, signal }),
        ).then(({ data }) => data),
      refetchInterval: ({ state }) =>
        state.data?.state === 'deciding' || state.data?.state === 'undoing' ? 1000 : false,
    }),
  /**
   * What a candidate asked for when they registered, what is arranged for them, and what was
   * before.
   */
  arrangement: (userId: string) =>
    queryOptions({
      queryKey: ['recruiter', 'arrangement', userId],
      queryFn: ({ signal }) =>
        getAnswer(
          api.GET('/recruiter/admin/arrangements/{id}', {
            params: { path: { id: userId } },
            signal,
          }),
        ).then(({ data }) => data),
    }),
  /**
   * The address of a file. Asking for it is what the access log records, so it is asked for when
   * the file is wanted, and kept.
   */
  ticket: (kind: FileKind, id: string) =>
    queryOptions({
      queryKey: ['recruiter', 'ticket', kind, id],
      queryFn: ({ signal }) =>
        getAnswer(api.POST('/user/tickets/', { body: { file: { kind, id } }, signal })).then(
          ({ data }) => fileAddress(data.url),
        ),
      staleTime: Infinity,
    }),
}

const isBeingMade = ({ result, recordings }: Schemas['Report']): boolean =>
  recordings.some(({ state }) => state === 'processing') ||
  (result.attempt.status === 'RESULT_PROCESSING' && !result.provisional)

/** The attempts that fit, as a file. */
export const resultsDownload =
  (assessmentId: AssessmentId, search: ResultsSearch): Download =>
  (format) =>
    getAddress(
      getAnswer(
        api.GET('/recruiter/assessments/{assessment_id}/listing/result/', {
          params: {
            path: { assessment_id: assessmentId },
            query: { ...toQuery(search), download_report: format },
          },
        }),
      ),
    )
