import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { toApprovals, toRedoAssessments, toReviews } from '../../../paths'
import { reviewsQueries } from './reviews.queries'

/** All that waits for the reader, by what it is, each with where it is decided. */
export function useWaitingPlaces() {
  const { t } = useTranslation('reviews')
  const { data } = useQuery(reviewsQueries.count())
  if (data === undefined) return null
  const { same_registered: sameRegistered, same_in_review: sameInReview } = data
  const places = [
    { id: 'speaking', count: data.speaking, to: toReviews(), search: { kind: 'speaking' } },
    { id: 'writing', count: data.writing, to: toReviews(), search: { kind: 'writing' } },
    { id: 'evidence', count: data.evidence, to: toReviews(), search: { kind: 'evidence' } },
    { id: 'requests', count: data.requests, to: toRedoAssessments(), search: {} },
    { id: 'registered', count: data.registered, to: toApprovals(), search: {} },
    { id: 'in_review', count: data.in_review, to: toApprovals(), search: { status: 'PENDING' } },
    {
      // Counted among the registrations already.
      id: 'same',
      count: sameRegistered + sameInReview,
      to: toApprovals(),
      search: { identity: 'same', ...(sameRegistered === 0 ? { status: 'PENDING' } : {}) },
    },
  ] as const
  return {
    total: data.count,
    places: places
      .filter(({ count }) => count > 0)
      .map((place) => ({ ...place, label: t(`waiting.${place.id}`) })),
  }
}
