import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { ApprovalState } from '../../../features/auth/joining/approval-state'
import { AuthHeading } from '../../../features/auth/auth-heading'
import { AuthPage } from '../../../features/auth/auth-page'
import { Checking } from '../../../features/auth/checking'
import { JoiningPath } from '../../../features/auth/joining/joining-path'
import { ServerNotice } from '../../../features/auth/server-notice'
import { usePerson } from '../../../session/session-context'
import { toApprovalPending } from '../../../paths'
import { TextLink } from '../../../ui/link'
import { ResumePanel } from './resume-panel'

/**
 * Shown until an admin decides: the state of the registration, a reason, and the state of the
 * resume.
 */
const PendingVerificationScreen = () => {
  const { t } = useTranslation('onboarding')
  const person = usePerson()
  if (person === null) return <Checking>{t('choice.through')}</Checking>
  const isDeclined = person.approval.status === 'DECLINED'
  return (
    <AuthPage>
      {isDeclined ? null : (
        <JoiningPath at="approval" of={person.role === 'individual' ? 'candidate' : 'recruiter'} />
      )}
      <AuthHeading title={isDeclined ? t('pending.declinedTitle') : t('pending.title')}>
        {isDeclined ? t('pending.declinedLead') : t('pending.lead')}
      </AuthHeading>
      {isDeclined ? null : <ServerNotice />}
      <ApprovalState person={person} />
      {person.role === 'individual' && !isDeclined ? <ResumePanel /> : null}
      <div>
        <TextLink>
          <Link to={toApprovalPending()}>{t('pending.more')}</Link>
        </TextLink>
      </div>
    </AuthPage>
  )
}

export default PendingVerificationScreen
