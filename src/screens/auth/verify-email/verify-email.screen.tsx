import { useTranslation } from 'react-i18next'
import { CodeStep } from '../../../features/auth/codes/code-step'
import { JoiningPath } from '../../../features/auth/joining/joining-path'
import { SessionContext, type SessionSnapshot } from '../../../session/session-context'

const address = ({ context }: SessionSnapshot) => context.email
const isVerifying = (snapshot: SessionSnapshot) =>
  snapshot.matches({ EMAIL_VERIFICATION_PENDING: 'verifying' })
const isResending = (snapshot: SessionSnapshot) =>
  snapshot.matches({ EMAIL_VERIFICATION_PENDING: 'resending' })

/** The code from the mail; it is sent off with its fourth digit. */
const VerifyEmailScreen = () => {
  const { t } = useTranslation('auth')
  const actor = SessionContext.useActorRef()
  const email = SessionContext.useSelector(address)
  return (
    <CodeStep
      above={<JoiningPath at="email" />}
      title={t('verify.title')}
      lead="verify.lead"
      noticeTone="success"
      submitLabel={t('verify.submit')}
      asks={{ code: 'verifyEmail', resend: 'resendCode' }}
      checking={SessionContext.useSelector(isVerifying)}
      resending={SessionContext.useSelector(isResending)}
      onCode={(token) => actor.send({ type: 'verification.submitted', token, email })}
      onResend={() => actor.send({ type: 'code.requested' })}
    >
      {t('verify.wrongAddress')}
    </CodeStep>
  )
}

export default VerifyEmailScreen
