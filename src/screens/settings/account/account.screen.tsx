import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { authQueries } from '../../../features/auth/auth.queries'
import { useErrorSentence } from '../../../i18n/use-error-sentence'
import { PageTitle, Panel } from '../../../ui/panel'
import { Loading, Skeleton } from '../../../ui/skeleton'
import { ErrorState } from '../../../ui/states'
import { SecondFactor } from './second-factor'

/** One's own account. */
const AccountScreen = () => {
  const { t } = useTranslation('account')
  return (
    <>
      <PageTitle title={t('title')} intro={t('intro')} />
      <Security />
    </>
  )
}

const Security = () => {
  const { t } = useTranslation('account')
  const sentence = useErrorSentence()
  const state = useQuery(authQueries.secondFactor())
  if (state.data !== undefined) return <SecondFactor state={state.data} />
  if (state.isError) {
    return (
      <ErrorState title={t('failed')} retryLabel={t('retry')} retrying={state.isFetching} onRetry={() => void state.refetch()}>
        {sentence(state.error)}
      </ErrorState>
    )
  }
  return (
    <Loading label={t('loading')}>
      <Panel>
        <Skeleton height="28px" width="240px" />
        <br />
        <Skeleton width="90%" />
        <br />
        <Skeleton width="60%" />
      </Panel>
    </Loading>
  )
}

export default AccountScreen
