import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { SessionUser } from '../../../../machines/session/answers'
import type { components } from '../../../../openapi/generated/api'
import { LoadingState } from '../../../features/recruiter/loading-state'
import { useErrorMessage } from '../../../i18n/use-error-message'
import { usePerson } from '../../../session/session-context'
import { Skeleton } from '../../../ui/skeleton'
import { ErrorState } from '../../../ui/states'

type UserProfile = components['schemas']['UserProfile']

interface OwnProfileProps {
  profile: UseQueryResult<UserProfile>
  children: (profile: UserProfile, person: SessionUser) => ReactNode
}

/** The candidate's own profile. Until it has loaded, a loading or failure state is shown. */
export const OwnProfile = ({ profile, children }: OwnProfileProps) => {
  const { t } = useTranslation('profile')
  const sentence = useErrorMessage()
  const person = usePerson()
  if (profile.data !== undefined && person !== null) return children(profile.data, person)
  if (profile.isError)
    return (
      <ErrorState
        title={t('failed')}
        retryLabel={t('retry')}
        retrying={profile.isFetching}
        onRetry={() => void profile.refetch()}
      >
        {sentence(profile.error)}
      </ErrorState>
    )
  return (
    <LoadingState
      isPaused={profile.isPaused}
      labels={{ loading: t('loading'), failed: t('failed') }}
    >
      <Skeleton height="420px" />
    </LoadingState>
  )
}
