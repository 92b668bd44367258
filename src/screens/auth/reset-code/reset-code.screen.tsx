import { useTranslation } from 'react-i18next'
import { BackToLogin } from '../../../features/auth/back-to-login'
import { CodeStep } from '../../../features/auth/codes/code-step'
import { SessionContext, type SessionSnapshot } from '../../../session/session-context'
import { TextLink } from '../../../ui/link'

const isChecking = (snapshot: SessionSnapshot) =>
  snapshot.matches({ RESET_PASSWORD: 'checkingCode' })
const isResending = (snapshot: SessionSnapshot) =>
  snapshot.matches({ RESET_PASSWORD: 'resendingCode' })

/** The code that allows a new password. */
const ResetCodeScreen = () => {
  const { t } = useTranslation('auth')
  const actor = SessionContext.useActorRef()
  return (
    <CodeStep
      title={t('reset.codeTitle')}
      lead="reset.codeLead"
      noticeTone="info"
      submitLabel={t('reset.codeSubmit')}
      asks={{ code: 'checkReset', resend: 'sendResetCode' }}
      checking={SessionContext.useSelector(isChecking)}
      resending={SessionContext.useSelector(isResending)}
      onCode={(code) => actor.send({ type: 'resetCode.submitted', code })}
      onResend={() => actor.send({ type: 'resetCode.requested' })}
      below={<BackToLogin />}
    >
      <TextLink tone="strong">
        <button type="button" onClick={() => actor.send({ type: 'password.forgotten' })}>
          {t('reset.otherAddress')}
        </button>
      </TextLink>
    </CodeStep>
  )
}

export default ResetCodeScreen
