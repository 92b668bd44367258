import { chakra } from '@chakra-ui/react/styled-system'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { SessionContext, type SessionSnapshot } from '../../../session/session-context'
import { JoiningPath } from '../../../features/auth/joining/joining-path'
import { userQueries } from '../../../features/user/user.queries'
import { PageTitle } from '../../../ui/layout/panel'
import { FailedResume, ResumeInReading } from './resume-state'
import { TypeInstead } from './type-instead'

const isParsing = (snapshot: SessionSnapshot) =>
  snapshot.matches({ CANDIDATE_PROFILE_PENDING: 'parsing' })

/**
 * The resume becomes a profile, or another one is needed. The session watches the reading; here it
 * is shown.
 */
const ProfileLoadingScreen = () => {
  const { t } = useTranslation('candidate')
  const parsing = SessionContext.useSelector(isParsing)
  // Filled by the session's watcher, as in the panel below.
  const { data } = useQuery({ ...userQueries.profile(), enabled: false })
  const isReplaced = data !== undefined && data.upload_response !== null
  return (
    <chakra.div maxWidth="measure" marginInline="auto">
      <chakra.div marginBlockEnd="6">
        <JoiningPath at="profile" />
      </chakra.div>
      {parsing ? (
        <>
          <PageTitle
            title={isReplaced ? t('profileLoading.replacedTitle') : t('profileLoading.title')}
            intro={isReplaced ? t('profileLoading.replacedIntro') : t('profileLoading.intro')}
          />
          <ResumeInReading />
        </>
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

export default ProfileLoadingScreen
