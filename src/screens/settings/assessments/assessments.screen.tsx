import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { recruiterQueries } from '../../../features/recruiter/recruiter.queries'
import { useErrorMessage } from '../../../i18n/use-error-message'
import { PageTitle } from '../../../ui/panel'
import { Loading, Skeleton } from '../../../ui/skeleton'
import { ErrorState } from '../../../ui/states'
import { VersionsForm } from './versions-form'

/** Which versions of the assessments candidates are given. */
const AssessmentsScreen = () => {
  const { t } = useTranslation('settings')
  const sentence = useErrorMessage()
  const settings = useQuery(recruiterQueries.assessments())
  return (
    <>
      <PageTitle title={t('assessments.title')} intro={t('assessments.intro')} />
      {settings.data !== undefined ? (
        <VersionsForm settings={settings.data} />
      ) : settings.isError ? (
        <ErrorState
          title={t('assessments.failed')}
          retryLabel={t('retry')}
          retrying={settings.isFetching}
          onRetry={() => void settings.refetch()}
        >
          {sentence(settings.error)}
        </ErrorState>
      ) : (
        <Loading label={t('assessments.loading')}>
          <Skeleton height="420px" />
        </Loading>
      )}
    </>
  )
}

export default AssessmentsScreen
