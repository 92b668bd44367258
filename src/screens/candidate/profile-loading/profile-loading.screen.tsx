import { chakra } from '@chakra-ui/react/styled-system'
import { useTranslation } from 'react-i18next'
import { useSession, type SessionSnapshot } from '../../../features/auth/session'
import { PageTitle } from '../../../ui/panel'
import { FailedResume, ResumeInReading } from './resume-state'

const isParsing = (snapshot: SessionSnapshot) => snapshot.matches({ CANDIDATE_PROFILE_PENDING: 'parsing' })

/** The resume becomes a profile, or another one is needed. The session watches the reading; here it is shown. */
const ProfileLoadingScreen = () => {
  const { t } = useTranslation('candidate')
  const parsing = useSession(isParsing)
  return (
    <chakra.div maxWidth="measure" marginInline="auto">
      <PageTitle title={parsing ? t('profileLoading.title') : t('profileLoading.failedTitle')} intro={parsing ? t('profileLoading.intro') : t('profileLoading.failedIntro')} />
      {parsing ? <ResumeInReading /> : <FailedResume />}
    </chakra.div>
  )
}

export default ProfileLoadingScreen
