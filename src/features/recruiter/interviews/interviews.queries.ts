import { queryOptions } from '@tanstack/react-query'
import type { components, operations } from '../../../../openapi/generated/api'
import { getAnswer, api } from '../../../api/client'
import { getAddress } from '../lists/list-file'
import type { Download } from '../lists/download-buttons'

type Schemas = components['schemas']
export type Interview = Schemas['Interview']
export type InterviewHistory = Schemas['InterviewHistory']['data']
export type InterviewsQuery = NonNullable<operations['listInterviews']['parameters']['query']>

const listed = async (query: InterviewsQuery, signal: AbortSignal) => {
  const { data } = await getAnswer(
    api.GET('/recruiter/interview/list/', { params: { query }, signal }),
  )
  return { results: data.results.flatMap(({ interviews }) => interviews), total: data.total }
}

/** What recruiters read of their company's interviews. */
export const interviewQueries = {
  all: ['recruiter', 'interviews'] as const,
  /** A page of them. */
  list: (query: InterviewsQuery) =>
    queryOptions({
      queryKey: [...interviewQueries.all, 'list', query],
      queryFn: ({ signal }) => listed(query, signal),
    }),
  one: (id: string) =>
    queryOptions({
      queryKey: [...interviewQueries.all, 'one', id],
      queryFn: ({ signal }) =>
        getAnswer(
          api.GET('/recruiter/interview/history/{id}', { params: { path: { id } }, signal }),
        ).then(({ data }) => data),
    }),
  /**
   * The time zone in which a candidate last looked at their interviews with this company; null
   * while that is not known.
   */
  timeZone: (candidateId: string) =>
    queryOptions({
      queryKey: [...interviewQueries.all, 'zone', candidateId],
      queryFn: async ({ signal }) =>
        (await listed({ candidate_id: candidateId, limit: 100 }, signal)).results.find(
          (interview) => interview.candidate_time_zone !== null,
        )?.candidate_time_zone ?? null,
    }),
}

/** The same as a file: all that fit. */
export const interviewsDownload =
  (query: InterviewsQuery): Download =>
  (format) =>
    getAddress(
      getAnswer(
        api.GET('/recruiter/interview/list/', {
          params: { query: { ...query, download_report: format } },
        }),
      ),
    )
