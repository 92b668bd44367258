import { chakra } from '@chakra-ui/react/styled-system'
import { Trans, useTranslation } from 'react-i18next'
import { AuthHeading } from '../../../features/auth/auth-heading'
import { AuthPage } from '../../../features/auth/auth-page'
import { CodeForm } from '../../../features/auth/code-form'
import { JoiningPath } from '../../../features/auth/joining-path'
import { RefusalNotice } from '../../../features/auth/refusal-notice'
import { Resend } from '../../../features/auth/resend'
import { useSession, useSessionActor, type SessionSnapshot } from '../../../features/auth/session'
import { useLastAsked } from '../../../features/auth/use-last-asked'
import { Notice } from '../../../ui/notice'

const refusal = ({ context }: SessionSnapshot) => context.failure
const said = ({ context }: SessionSnapshot) => context.notice
const address = ({ context }: SessionSnapshot) => context.email
const isVerifying = (snapshot: SessionSnapshot) => snapshot.matches({ EMAIL_VERIFICATION_PENDING: 'verifying' })
const isResending = (snapshot: SessionSnapshot) => snapshot.matches({ EMAIL_VERIFICATION_PENDING: 'resending' })

/** The code from the mail; it is sent off with its fourth digit. */
const VerifyEmailScreen = () => {
  const { t } = useTranslation('auth')
  const actor = useSessionActor()
  const { asking, ofCode, ofResend } = useLastAsked(useSession(refusal))
  const notice = useSession(said)
  const email = useSession(address)
  return (
    <AuthPage>
      <JoiningPath at="email" />
      <AuthHeading title={t('verify.title')}>
        <Trans t={t} i18nKey="verify.lead" components={{ email: <chakra.bdi color="fg" overflowWrap="anywhere">{email}</chakra.bdi> }} />
      </AuthHeading>
      {notice === null ? null : <Notice tone="success" live title={notice} />}
      <RefusalNotice failure={ofResend} />
      <CodeForm
        onCode={(token) => {
          asking('code')
          actor.send({ type: 'verification.submitted', token, email })
        }}
        checking={useSession(isVerifying)}
        failure={ofCode}
        submitLabel={t('verify.submit')}
        submittingLabel={t('verify.submitting')}
      />
      <Resend
        resending={useSession(isResending)}
        onResend={() => {
          asking('resend')
          actor.send({ type: 'code.requested' })
        }}
      >
        <p>{t('verify.wrongAddress')}</p>
      </Resend>
    </AuthPage>
  )
}

export default VerifyEmailScreen
