import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { usePerson } from '../../../session/session-context'
import { LoadingState } from '../../../features/recruiter/loading-state'
import { surveyQueries } from '../../../features/survey/survey.queries'
import { SurveySheet } from '../../../features/survey/survey-sheet'
import { formatDate } from '../../../i18n/dates'
import { useErrorMessage } from '../../../i18n/use-error-message'
import { useLanguage } from '../../../i18n/use-language'
import { toCandidateAssessments, toCandidateDashboard } from '../../../paths'
import { LinkButton } from '../../../ui/button'
import { PageTitle, Panel } from '../../../ui/panel'
import { Skeleton } from '../../../ui/skeleton'
import { EmptyState, ErrorState } from '../../../ui/states'

/** The survey on its own page, for candidates who postponed it or follow a link. */
const SurveyScreen = () => {
  const { t } = useTranslation('survey')
  const { language } = useLanguage()
  const sentence = useErrorMessage()
  const person = usePerson()
  const { data, isError, isFetching, isPaused, error, refetch } = useQuery({
    ...surveyQueries.state(),
    refetchOnMount: 'always',
  })
  if (data === undefined || person === null) {
    return isError ? (
      <ErrorState
        level={1}
        title={t('failed')}
        retryLabel={t('retry')}
        retrying={isFetching}
        onRetry={() => void refetch()}
      >
        {sentence(error)}
      </ErrorState>
    ) : (
      <LoadingState isPaused={isPaused} labels={{ loading: t('loading'), failed: t('failed') }}>
        <Skeleton height="420px" />
      </LoadingState>
    )
  }
  if (data.submitted) {
    return (
      <EmptyState
        level={1}
        title={t('thanks')}
        action={
          <LinkButton variant="primary">
            <Link to={toCandidateDashboard()}>{t('toDashboard')}</Link>
          </LinkButton>
        }
      >
        <span role="status">
          {t('thanksBody')}{' '}
          {data.submitted_at === null
            ? null
            : t('submittedOn', { on: formatDate(data.submitted_at, language) })}
        </span>
      </EmptyState>
    )
  }
  if (!data.offered) {
    return (
      <EmptyState
        level={1}
        title={t('notOpen')}
        action={
          <LinkButton variant="secondary">
            <Link to={toCandidateAssessments()}>{t('toAssessments')}</Link>
          </LinkButton>
        }
      >
        {t('notOpenBody')}
      </EmptyState>
    )
  }
  return (
    <>
      <PageTitle title={t('title')} />
      <Panel>
        {/* The state of the survey is fetched again once the answers are stored. */}
        <SurveySheet userId={person.id} onDone={() => void refetch()} />
      </Panel>
    </>
  )
}

export default SurveyScreen
