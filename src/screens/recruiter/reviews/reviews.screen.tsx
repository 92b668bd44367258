import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { getParts } from '../../../features/recruiter/outcomes/assessment-address'
import { DataList } from '../../../features/recruiter/lists/data-list'
import { assessmentIds } from '../../../features/recruiter/outcomes/outcomes-search'
import { reviewsQueries } from '../../../features/recruiter/outcomes/reviews.queries'
import { useAssessmentName } from '../../../features/recruiter/outcomes/use-assessment-name'
import { type List, useList } from '../../../features/recruiter/lists/use-list'
import { toReviewAgreement } from '../../../paths'
import { LinkButton } from '../../../ui/button'
import { FilterLine } from '../../../ui/lists/filter-line'
import { PageTitle } from '../../../ui/layout/panel'
import { FilterSelect } from '../../../ui/fields/select-field'
import { kinds, type ReviewsFilters, reviewsList, toReviewsQuery } from './reviews-address'
import { useReviewColumns } from './use-review-columns'
import { WaitingPlaces } from './waiting-places'

/** The answers and results that wait for a reviewer, what has waited longest first. */
const ReviewsScreen = () => {
  const { t } = useTranslation(['reviews', 'evidence'])
  const { search, change, list } = useList(reviewsList)
  const reviews = useQuery({
    ...reviewsQueries.list(toReviewsQuery(search)),
    placeholderData: keepPreviousData,
  })
  const columns = useReviewColumns()
  return (
    <>
      <PageTitle
        title={t('title')}
        intro={t('intro')}
        action={
          <LinkButton variant="secondary">
            <Link to={toReviewAgreement()}>{t('agreement')}</Link>
          </LinkButton>
        }
      />
      <WaitingPlaces />
      <ReviewFilters search={search} onChange={change} list={list} />
      <DataList
        name="reviews"
        caption={t('title')}
        labels={{
          loading: t('loading'),
          failed: t('failed'),
          none: t('none'),
          noneBody: t('noneBody'),
          noneFit: t('noneFit'),
        }}
        list={list}
        query={reviews}
        columns={columns}
        rowKey={({ attempt_id: attempt, question_id: question }) =>
          `${attempt} ${question ?? 'evidence'}`
        }
        density="normal"
      />
    </>
  )
}

interface ReviewFiltersProps {
  search: ReviewsFilters
  onChange: (part: Partial<ReviewsFilters>) => void
  list: List
}

/** What is reviewed, and of which assessment. */
const ReviewFilters = ({ search, onChange, list }: ReviewFiltersProps) => {
  const { t } = useTranslation('reviews')
  const { t: tList } = useTranslation('recruiter')
  const getName = useAssessmentName()
  return (
    <FilterLine
      clearLabel={tList('filters.clear')}
      onClear={list.narrowed ? list.clear : undefined}
    >
      <FilterSelect
        label={t('filters.kind')}
        active={search.kind !== 'all'}
        value={search.kind}
        onChange={(event) =>
          onChange({ kind: kinds.find((kind) => kind === event.target.value) ?? 'all' })
        }
        options={kinds.map((kind) => ({
          value: kind,
          label: kind === 'all' ? tList('filters.all') : t(`kind.${kind}`),
        }))}
      />
      <FilterSelect
        label={t('filters.version')}
        active={search.version !== 'all'}
        value={search.version}
        onChange={(event) =>
          onChange({ version: assessmentIds.find((id) => id === event.target.value) ?? 'all' })
        }
        options={[
          { value: 'all', label: tList('filters.all') },
          ...assessmentIds.map((id) => ({ value: id, label: getName(getParts(id)) })),
        ]}
      />
    </FilterLine>
  )
}

export default ReviewsScreen
