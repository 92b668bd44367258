import { chakra } from '@chakra-ui/react/styled-system'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import {
  type ReviewAgreement,
  reviewsQueries,
} from '../../../features/recruiter/outcomes/reviews.queries'
import { Loaded } from '../../../loading/loaded'
import { toReviews } from '../../../paths'
import { Breadcrumbs } from '../../../ui/lists/filters'
import { PageTitle } from '../../../ui/layout/panel'
import { Skeleton } from '../../../ui/feedback/skeleton'
import { EmptyState } from '../../../ui/feedback/states'
import { ComparisonPanel } from './comparison-panel'
import { CriteriaPanel } from './criteria-panel'
import { MonthsPanel } from './months-panel'

/** How far reviewers and machine agree, and two reviewers with each other. */
const AgreementScreen = () => {
  const { t } = useTranslation(['agreement', 'reviews'])
  const agreement = useQuery(reviewsQueries.agreement())
  return (
    <>
      <Breadcrumbs
        label={t('path')}
        links={[
          <Link key="reviews" to={toReviews()}>
            {t('reviews:title')}
          </Link>,
        ]}
        here={t('title')}
      />
      <PageTitle title={t('title')} intro={t('intro')} />
      <Loaded
        query={agreement}
        labels={{ loading: t('loading'), failed: t('failed') }}
        skeleton={<Skeleton height="420px" />}
      >
        {(figures) => <Agreement figures={figures} />}
      </Loaded>
    </>
  )
}

const Agreement = ({
  figures: { machine, second, months, criteria },
}: {
  figures: ReviewAgreement
}) => {
  const { t } = useTranslation('agreement')
  if (machine.scores === 0 && second.scores === 0)
    return <EmptyState title={t('none')}>{t('noneBody')}</EmptyState>
  return (
    <chakra.div display="flex" flexDirection="column" gap="5" maxWidth="page">
      <chakra.div
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', xl: 'repeat(2, minmax(0, 1fr))' }}
        gap="5"
      >
        <ComparisonPanel other="machine" comparison={machine} />
        <ComparisonPanel other="second" comparison={second} />
      </chakra.div>
      {machine.scores === 0 ? null : (
        <>
          <MonthsPanel months={months} />
          <CriteriaPanel criteria={criteria} />
        </>
      )}
      <chakra.p textStyle="small" color="fg.muted" maxWidth="measure">
        {t('method')}
      </chakra.p>
    </chakra.div>
  )
}

export default AgreementScreen
