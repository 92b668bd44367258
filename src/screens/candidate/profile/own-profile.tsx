import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { SessionUser } from '../../../../machines/session/answers'
import type { components } from '../../../../openapi/generated/api'
import { Loaded } from '../../../loading/loaded'
import { usePerson } from '../../../session/session-context'
import { Skeleton } from '../../../ui/feedback/skeleton'

type UserProfile = components['schemas']['UserProfile']

interface OwnProfileProps {
  profile: UseQueryResult<UserProfile>
  children: (profile: UserProfile, person: SessionUser) => ReactNode
}

/** The candidate's own profile. Until it has loaded, a loading or failure state is shown. */
export const OwnProfile = ({ profile, children }: OwnProfileProps) => {
  const { t } = useTranslation('profile')
  const person = usePerson()
  return (
    <Loaded
      query={profile}
      labels={{ loading: t('loading'), failed: t('failed') }}
      skeleton={<Skeleton height="420px" />}
    >
      {(loaded) => (person === null ? null : children(loaded, person))}
    </Loaded>
  )
}
