import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { userQueries } from '../../../features/user/user.queries'
import { PageTitle } from '../../../ui/layout/panel'
import { EmptyState } from '../../../ui/feedback/states'
import { OwnProfile } from './own-profile'
import { ProfileReview } from './profile-review'
import { ProfileStep } from './profile-step'
import { ResumePanel } from './panels/resume-panel'

const lookEvery = 2000

/** The candidate's own profile, read from the resume, to be checked and corrected. */
const ProfileScreen = () => {
  const { t } = useTranslation('profile')
  const profile = useQuery({
    ...userQueries.profile(),
    refetchInterval: ({ state }) =>
      state.data?.resume?.status === 'in_progress' ? lookEvery : false,
  })
  const isTyped = profile.data?.review.counts === true && profile.data.review.read === null
  return (
    <>
      {/* Until the profile counts, it is a step of the way. */}
      {profile.data !== undefined && !profile.data.review.counts ? <ProfileStep /> : null}
      <PageTitle title={t('title')} intro={isTyped ? t('introTyped') : t('intro')} />
      <OwnProfile profile={profile}>
        {(own, { id }) =>
          own.upload_response === null ? (
            <>
              <EmptyState title={t('nothing.title')}>{t('nothing.body')}</EmptyState>
              <ResumePanel resume={own.resume} />
            </>
          ) : (
            <ProfileReview userId={id} profile={own} shown={own.upload_response.profile} />
          )
        }
      </OwnProfile>
    </>
  )
}

export default ProfileScreen
