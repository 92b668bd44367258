import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { usePerson } from '../../../session/session-context'
import { userQueries } from '../../../features/user/user.queries'
import { useErrorMessage } from '../../../i18n/use-error-message'
import { PageTitle } from '../../../ui/panel'
import { Loading, Skeleton } from '../../../ui/skeleton'
import { EmptyState, ErrorState } from '../../../ui/states'
import { ProfileReview } from './profile-review'
import { ResumePanel } from './resume-panel'

const lookEvery = 2000

/** One's own profile: what was read from the resume, to be looked over and corrected. */
const ProfileScreen = () => {
  const { t } = useTranslation('profile')
  const sentence = useErrorMessage()
  const person = usePerson()
  const profile = useQuery({
    ...userQueries.profile(),
    refetchInterval: ({ state }) =>
      state.data?.resume?.status === 'in_progress' ? lookEvery : false,
  })
  const isTyped = profile.data?.review.counts === true && profile.data.review.read === null
  return (
    <>
      <PageTitle title={t('title')} intro={isTyped ? t('introTyped') : t('intro')} />
      {profile.data !== undefined && person !== null ? (
        profile.data.upload_response === null ? (
          <>
            <EmptyState title={t('nothing.title')}>{t('nothing.body')}</EmptyState>
            <ResumePanel resume={profile.data.resume} />
          </>
        ) : (
          <ProfileReview
            userId={person.id}
            profile={profile.data}
            shown={profile.data.upload_response.profile}
          />
        )
      ) : profile.isError ? (
        <ErrorState
          title={t('failed')}
          retryLabel={t('retry')}
          retrying={profile.isFetching}
          onRetry={() => void profile.refetch()}
        >
          {sentence(profile.error)}
        </ErrorState>
      ) : (
        <Loading label={t('loading')}>
          <Skeleton height="420px" />
        </Loading>
      )}
    </>
  )
}

export default ProfileScreen
