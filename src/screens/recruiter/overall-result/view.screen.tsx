import { chakra } from '@chakra-ui/react/styled-system'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { components } from '../../../../openapi/generated/api'
import { ApiError } from '../../../api/api-error'
import { outcomesQueries } from '../../../features/recruiter/outcomes.queries'
import { PersonAvatar } from '../../../features/user/person-avatar'
import { formatNumber } from '../../../i18n/numbers'
import { useErrorSentence } from '../../../i18n/use-error-sentence'
import { useLanguage } from '../../../i18n/use-language'
import { toOverallResult } from '../../../paths'
import { LinkButton } from '../../../ui/button'
import { Breadcrumbs } from '../../../ui/filters'
import { PageTitle, Panel } from '../../../ui/panel'
import { bandOf, ScoreBar } from '../../../ui/score'
import { Loading, Skeleton } from '../../../ui/skeleton'
import { EmptyState, ErrorState } from '../../../ui/states'
import { ArrangedPanel } from './arranged-panel'
import { AttemptsPanel } from './attempts-panel'
import { PersonalityPanel } from './personality-panel'

type OverallResult = components['schemas']['OverallResult']

/** Everything that one candidate came to: both assessments with every attempt, the personality questionnaire, and what was arranged. */
const OverallViewScreen = () => {
  const { t } = useTranslation('overall')
  const { t: tList } = useTranslation('recruiter')
  const sentence = useErrorSentence()
  const { user_id: userId = '' }: Record<string, string | undefined> = useParams({ strict: false })
  const { data, error, isError, isFetching, refetch } = useQuery(outcomesQueries.ofCandidate(userId))
  if (data !== undefined) return <Results result={data} />
  if (error instanceof ApiError && (error.status === 404 || error.status === 400)) {
    return (
      <EmptyState
        level={1}
        title={t('view.missing')}
        action={
          <LinkButton size="sm" variant="secondary">
            <Link to={toOverallResult()}>{t('view.toList')}</Link>
          </LinkButton>
        }
      >
        {t('view.missingBody')}
      </EmptyState>
    )
  }
  if (isError) {
    return (
      <ErrorState level={1} title={t('view.failed')} retryLabel={tList('list.retry')} retrying={isFetching} onRetry={() => void refetch()}>
        {sentence(error)}
      </ErrorState>
    )
  }
  return (
    <Loading label={t('view.loading')}>
      <chakra.div display="flex" flexDirection="column" gap="6">
        <Skeleton width="280px" height="32px" />
        <Columns>
          <Skeleton height="480px" />
          <Skeleton height="320px" />
        </Columns>
      </chakra.div>
    </Loading>
  )
}

const Results = ({ result: { candidate, average, attempts } }: { result: OverallResult }) => {
  const { t } = useTranslation('overall')
  const of = (kind: 'english' | 'annotation') => attempts.filter(({ row }) => row.assessment_id.startsWith(kind))
  return (
    <>
      <Breadcrumbs
        label={t('view.path')}
        links={[
          <Link key="list" to={toOverallResult()}>
            {t('title')}
          </Link>,
        ]}
        here={t('view.here')}
      />
      <PageTitle
        start={<PersonAvatar name={candidate.full_name} url={candidate.avatar_url} size={44} />}
        title={<bdi>{candidate.full_name}</bdi>}
        intro={
          <chakra.span textStyle="small">
            <bdi>{candidate.email}</bdi>
          </chakra.span>
        }
      />
      <Columns>
        <chakra.div display="flex" flexDirection="column" gap="5" minWidth="0">
          <AttemptsPanel kind="english" attempts={of('english')} />
          <AttemptsPanel kind="annotation" attempts={of('annotation')} />
        </chakra.div>
        <chakra.div display="flex" flexDirection="column" gap="5" minWidth="0">
          <AveragePanel average={average} />
          <PersonalityPanel userId={candidate.user_id} name={candidate.full_name} />
          <ArrangedPanel userId={candidate.user_id} name={candidate.full_name} />
        </chakra.div>
      </Columns>
    </>
  )
}

/** The mean of the scores there are, to one decimal place. */
const AveragePanel = ({ average }: { average: number | null }) => {
  const { t } = useTranslation('overall')
  const { language } = useLanguage()
  return (
    <Panel title={t('column.average')}>
      {average === null ? (
        <chakra.p textStyle="small" color="fg.muted">
          {t('view.noAverage')}
        </chakra.p>
      ) : (
        <>
          <chakra.bdi display="block" textStyle="score" color={`${bandOf(average)}.fg`} fontVariantNumeric="tabular-nums">
            {formatNumber(average, language, 1)}
          </chakra.bdi>
          <chakra.div paddingBlock="2">
            <ScoreBar score={average} thickness={8} />
          </chakra.div>
          <chakra.p textStyle="tiny" color="fg.muted">
            {t('view.averageOf')}
          </chakra.p>
        </>
      )}
    </Panel>
  )
}

/** Both assessments in the wide column, what goes over them in the narrow one. */
const Columns = ({ children }: { children: ReactNode }) => (
  <chakra.div display="grid" gridTemplateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) 328px' }} gap="5" alignItems="start">
    {children}
  </chakra.div>
)

export default OverallViewScreen
