import { assessmentIds } from '../../../features/recruiter/outcomes/outcomes-search'
import type { AssessmentId } from '../../../features/recruiter/recruiter.queries'
import type { ReviewKind, ReviewsQuery } from '../../../features/recruiter/outcomes/reviews.queries'
import { choice, listSearch, type Search } from '../../../lib/list-search'

export const kinds = ['all', 'speaking', 'writing', 'evidence'] as const satisfies readonly (
  ReviewKind | 'all'
)[]

/** What the list of waiting answers is narrowed by. */
export interface ReviewsFilters {
  kind: ReviewKind | 'all'
  version: AssessmentId | 'all'
}
type Sort = NonNullable<ReviewsQuery['sort']>

export const reviewsList = listSearch<ReviewsFilters, Sort>({
  filters: { kind: choice(kinds, 'all'), version: choice(['all', ...assessmentIds], 'all') },
  sorts: ['since', '-since', 'full_name', '-full_name'],
})

/** What the server is asked. */
export const toReviewsQuery = ({
  kind,
  version,
  page,
  limit,
  sort,
}: Search<ReviewsFilters, Sort>): ReviewsQuery => ({
  page,
  limit,
  sort,
  ...(kind === 'all' ? {} : { kind }),
  ...(version === 'all' ? {} : { assessment_version: version }),
})
