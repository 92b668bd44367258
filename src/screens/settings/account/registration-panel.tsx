import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ownDetailsQuery } from '../../../features/user/account.queries'
import { useErrorMessage } from '../../../i18n/use-error-message'
import { Panel } from '../../../ui/panel'
import { Loading, Skeleton } from '../../../ui/skeleton'
import { ErrorState } from '../../../ui/states'
import { RegistrationForm } from './registration-form'

/** The details that a candidate gave at onboarding. */
export const RegistrationPanel = ({ userId }: { userId: string }) => {
  // The words of the form are asked for at once: a page that has been shown is not taken away for
  // them.
  const { t } = useTranslation(['account', 'onboarding'])
  const sentence = useErrorMessage()
  const details = useQuery(ownDetailsQuery())
  // A person who has not onboarded has no details yet.
  if (details.data === null) return null
  return (
    <Panel title={t('registration.title')}>
      {details.data !== undefined ? (
        <RegistrationForm userId={userId} details={details.data} />
      ) : details.isError ? (
        <ErrorState
          title={t('registration.failed')}
          retryLabel={t('retry')}
          retrying={details.isFetching}
          onRetry={() => void details.refetch()}
        >
          {sentence(details.error)}
        </ErrorState>
      ) : (
        <Loading label={t('loading')}>
          <Skeleton width="90%" />
          <br />
          <Skeleton width="60%" />
        </Loading>
      )}
    </Panel>
  )
}
