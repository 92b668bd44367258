import { chakra } from '@chakra-ui/react/styled-system'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { components } from '../../../../openapi/generated/api'
import { SessionContext, type SessionSnapshot } from '../../../session/session-context'
import { JoiningPath } from '../../../features/auth/joining/joining-path'
import { userQueries } from '../../../features/user/user.queries'
import { Loading, Skeleton } from '../../../ui/feedback/skeleton'
import { PageTitle } from '../../../ui/layout/panel'
import { AddResume } from './add-resume'
import { FailedResume, ResumeInReading } from './resume-state'
import { TypeFirst, TypeInstead } from './type-instead'

type Profile = components['schemas']['UserProfile']

const isParsing = (snapshot: SessionSnapshot) =>
  snapshot.matches({ CANDIDATE_PROFILE_PENDING: 'parsing' })

/**
 * The resume becomes a profile, or another one is needed, or there is none and the profile is
 * typed. The session watches the reading; here it is shown.
 */
const ProfileLoadingScreen = () => {
  const { t } = useTranslation('candidate')
  const parsing = SessionContext.useSelector(isParsing)
  // Filled by the session's watcher; a question of this page's would only come in between.
  const { data } = useQuery({ ...userQueries.profile(), enabled: false })
  return (
    <chakra.div maxWidth="measure" marginInline="auto">
      <chakra.div marginBlockEnd="6">
        <JoiningPath at="profile" />
      </chakra.div>
      {parsing ? (
        <Parsing profile={data} />
      ) : (
        <>
          <PageTitle
            title={t('profileLoading.failedTitle')}
            intro={t('profileLoading.failedIntro')}
          />
          <FailedResume />
          <TypeInstead />
        </>
      )}
    </chakra.div>
  )
}

const Parsing = ({ profile }: { profile: Profile | undefined }) => {
  const { t } = useTranslation('candidate')
  if (profile === undefined)
    return (
      <>
        <PageTitle title={t('profileLoading.title')} />
        <Loading label={t('profileLoading.loading')}>
          <Skeleton height="140px" />
        </Loading>
      </>
    )
  if (profile.resume === null)
    return (
      <>
        <PageTitle title={t('profileLoading.noneTitle')} intro={t('profileLoading.noneIntro')} />
        <TypeFirst />
        <AddResume />
      </>
    )
  const isReplaced = profile.upload_response !== null
  return (
    <>
      <PageTitle
        title={isReplaced ? t('profileLoading.replacedTitle') : t('profileLoading.title')}
        intro={isReplaced ? t('profileLoading.replacedIntro') : t('profileLoading.intro')}
      />
      <ResumeInReading resume={profile.resume} />
    </>
  )
}

export default ProfileLoadingScreen
