import { queryOptions } from '@tanstack/react-query'
import type { components, operations } from '../../../../openapi/generated/api'
import { getAnswer, api } from '../../../api/client'

export type WaitingReview = components['schemas']['WaitingReview']
export type ReviewKind = components['schemas']['ReviewKind']
export type ReviewAgreement = components['schemas']['ReviewAgreement']['data']
export type ReviewsQuery = NonNullable<operations['listReviews']['parameters']['query']>

/** How often a tab that is looked at asks how much waits. */
const pollMs = 60_000

/** The answers that wait for a reviewer. */
export const reviewsQueries = {
  /** What a review changes. */
  all: ['recruiter', 'reviews'] as const,
  list: (query: ReviewsQuery) =>
    queryOptions({
      queryKey: [...reviewsQueries.all, 'list', query],
      queryFn: ({ signal }) =>
        getAnswer(api.GET('/recruiter/reviews', { params: { query }, signal })).then(
          ({ data }) => data,
        ),
    }),
  /** How far reviewers and machine agree, and two reviewers with each other. */
  agreement: () =>
    queryOptions({
      queryKey: [...reviewsQueries.all, 'agreement'],
      queryFn: ({ signal }) =>
        getAnswer(api.GET('/recruiter/reviews/agreement', { signal })).then(({ data }) => data),
    }),
  /** The number of waiting reviews, for the navigation; a failure is not shown. */
  count: () =>
    queryOptions({
      queryKey: [...reviewsQueries.all, 'count'],
      queryFn: ({ signal }) =>
        getAnswer(api.GET('/recruiter/reviews/count', { signal })).then(({ data }) => data),
      refetchInterval: pollMs,
      staleTime: pollMs,
    }),
}
