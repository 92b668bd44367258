import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ownDetailsQuery } from '../../../features/user/account.queries'
import { Loaded } from '../../../loading/loaded'
import { Panel } from '../../../ui/layout/panel'
import { Skeleton } from '../../../ui/feedback/skeleton'
import { RegistrationForm } from './registration-form'

/** The details that a candidate gave at onboarding. */
export const RegistrationPanel = ({ userId }: { userId: string }) => {
  // The words of the form are asked for at once: a page that has been shown is not taken away for
  // them.
  const { t } = useTranslation(['account', 'onboarding'])
  const details = useQuery(ownDetailsQuery())
  // A person who has not onboarded has no details yet.
  if (details.data === null) return null
  return (
    <Panel title={t('registration.title')}>
      <Loaded
        level={3}
        query={details}
        labels={{ loading: t('loading'), failed: t('registration.failed') }}
        skeleton={
          <>
            <Skeleton width="90%" />
            <br />
            <Skeleton width="60%" />
          </>
        }
      >
        {(loaded) =>
          loaded === null ? null : <RegistrationForm userId={userId} details={loaded} />
        }
      </Loaded>
    </Panel>
  )
}
