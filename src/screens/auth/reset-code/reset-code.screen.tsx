import { chakra } from '@chakra-ui/react/styled-system'
import { Trans, useTranslation } from 'react-i18next'
import { AuthHeading } from '../../../features/auth/auth-heading'
import { AuthPage } from '../../../features/auth/auth-page'
import { BackToLogin } from '../../../features/auth/back-to-login'
import { CodeForm } from '../../../features/auth/code-form'
import { RefusalNotice } from '../../../features/auth/refusal-notice'
import { Resend } from '../../../features/auth/resend'
import { useSession, useSessionActor, type SessionSnapshot } from '../../../features/auth/session'
import { useLastAsked } from '../../../features/auth/use-last-asked'
import { TextLink } from '../../../ui/link'
import { Notice } from '../../../ui/notice'

const refusal = ({ context }: SessionSnapshot) => context.failure
const said = ({ context }: SessionSnapshot) => context.notice
const address = ({ context }: SessionSnapshot) => context.email
const isChecking = (snapshot: SessionSnapshot) => snapshot.matches({ RESET_PASSWORD: 'checkingCode' })
const isResending = (snapshot: SessionSnapshot) => snapshot.matches({ RESET_PASSWORD: 'resendingCode' })

/** The code that allows a new password. */
const ResetCodeScreen = () => {
  const { t } = useTranslation('auth')
  const actor = useSessionActor()
  const { asking, ofCode, ofResend } = useLastAsked(useSession(refusal))
  const notice = useSession(said)
  const email = useSession(address)
  return (
    <AuthPage>
      <AuthHeading title={t('reset.codeTitle')}>
        <Trans t={t} i18nKey="reset.codeLead" components={{ email: <chakra.bdi color="fg" overflowWrap="anywhere">{email}</chakra.bdi> }} />
      </AuthHeading>
      {notice === null ? null : <Notice tone="info" live title={notice} />}
      <RefusalNotice failure={ofResend} />
      <CodeForm
        onCode={(code) => {
          asking('code')
          actor.send({ type: 'resetCode.submitted', code })
        }}
        checking={useSession(isChecking)}
        failure={ofCode}
        submitLabel={t('reset.codeSubmit')}
        submittingLabel={t('verify.submitting')}
      />
      <Resend
        resending={useSession(isResending)}
        onResend={() => {
          asking('resend')
          actor.send({ type: 'resetCode.requested' })
        }}
      >
        <p>
          <TextLink tone="strong">
            <button type="button" onClick={() => actor.send({ type: 'password.forgotten' })}>
              {t('reset.otherAddress')}
            </button>
          </TextLink>
        </p>
      </Resend>
      <BackToLogin />
    </AuthPage>
  )
}

export default ResetCodeScreen
