import { chakra } from '@chakra-ui/react/styled-system'
import { Link, Navigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { AuthHeading } from '../../../features/auth/auth-heading'
import { AuthPage } from '../../../features/auth/auth-page'
import { Checking } from '../../../features/auth/checking'
import { RefusalNotice } from '../../../forms/refusal-notice'
import { SessionContext, type SessionSnapshot } from '../../../session/session-context'
import { toLogin, toVerifyEmail } from '../../../paths'
import { LinkButton } from '../../../ui/button'

const refusal = ({ context: { failure } }: SessionSnapshot) =>
  failure?.of === 'verifyEmail' ? failure : null
/** No link is being checked: since the refusal, somebody signed in or out in another tab. */
const isIdle = (snapshot: SessionSnapshot) =>
  snapshot.matches({ UNAUTHENTICATED: 'signedOut' }) ||
  snapshot.matches({ EMAIL_VERIFICATION_PENDING: 'awaitingCode' })
const isInside = ({ context }: SessionSnapshot) => context.holdsToken

/** The link from the mail is being checked; the session moves on by itself when it is good. */
const VerifyLinkScreen = () => {
  const { t } = useTranslation('auth')
  const failure = SessionContext.useSelector(refusal)
  const idle = SessionContext.useSelector(isIdle)
  const inside = SessionContext.useSelector(isInside)
  if (!idle) return <Checking>{t('verify.link')}</Checking>
  if (failure === null) return <Navigate to={inside ? toVerifyEmail() : toLogin()} replace />
  return (
    <AuthPage>
      <AuthHeading title={t('verify.linkFailed')} />
      <RefusalNotice failure={failure} />
      <chakra.p color="fg.muted">
        {inside ? t('verify.linkFailedInside') : t('verify.linkFailedBody')}
      </chakra.p>
      <LinkButton variant="primary" size="lg" wide>
        {inside ? (
          <Link to={toVerifyEmail()}>{t('verify.enterCode')}</Link>
        ) : (
          <Link to={toLogin()}>{t('toLogin')}</Link>
        )}
      </LinkButton>
    </AuthPage>
  )
}

export default VerifyLinkScreen
