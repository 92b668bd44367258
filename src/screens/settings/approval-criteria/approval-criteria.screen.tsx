import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { usePerson } from '../../../session/session-context'
import { settingsQueries } from '../../../features/recruiter/settings.queries'
import { useErrorMessage } from '../../../i18n/use-error-message'
import { PageTitle } from '../../../ui/panel'
import { Loading, Skeleton } from '../../../ui/skeleton'
import { ErrorState } from '../../../ui/states'
import { CriteriaForm } from './criteria-form'
import { CriteriaRead } from './criteria-read'

/** By what candidates are approved without a person. */
const ApprovalCriteriaScreen = () => {
  const { t } = useTranslation(['criteria', 'settings'])
  const sentence = useErrorMessage()
  const isAdmin = usePerson()?.role === 'recruiter admin'
  const criteria = useQuery(settingsQueries.criteria())
  return (
    <>
      <PageTitle title={t('title')} intro={isAdmin ? t('intro') : t('introReader')} />
      {criteria.data !== undefined ? (
        isAdmin ? (
          <CriteriaForm key={criteria.data.updated_at ?? ''} stored={criteria.data} />
        ) : (
          <CriteriaRead stored={criteria.data} />
        )
      ) : criteria.isError ? (
        <ErrorState
          title={t('failed')}
          retryLabel={t('settings:retry')}
          retrying={criteria.isFetching}
          onRetry={() => void criteria.refetch()}
        >
          {sentence(criteria.error)}
        </ErrorState>
      ) : (
        <Loading label={t('loading')}>
          <Skeleton height="420px" />
        </Loading>
      )}
    </>
  )
}

export default ApprovalCriteriaScreen
