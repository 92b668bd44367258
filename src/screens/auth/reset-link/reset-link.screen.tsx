import { Navigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { AuthPage } from '../../../features/auth/auth-page'
import { BackToLogin } from '../../../features/auth/back-to-login'
import { Checking } from '../../../features/auth/checking'
import { SessionContext, type SessionSnapshot } from '../../../session/session-context'
import { toAuth, toResetEmail } from '../../../paths'

const isIdle = (snapshot: SessionSnapshot) => snapshot.matches({ UNAUTHENTICATED: 'signedOut' })

const isIn = (snapshot: SessionSnapshot) =>
  !snapshot.hasTag('settling') &&
  !snapshot.matches('UNAUTHENTICATED') &&
  !snapshot.matches('RESET_PASSWORD')

/**
 * The link from the mail is being checked; the session leads on to the new password, or back to
 * asking for a code.
 */
const ResetLinkScreen = () => {
  const { t } = useTranslation('auth')
  const idle = SessionContext.useSelector(isIdle)
  const signedIn = SessionContext.useSelector(isIn)
  // Nothing is under way: what would check it did not come. The page for a code says so, and is
  // another way.
  if (idle) return <Navigate to={toResetEmail()} replace />
  // Another tab signed somebody in meanwhile: nobody waits for the link any more.
  if (signedIn) return <Navigate to={toAuth()} replace />
  return (
    <AuthPage>
      <Checking>{t('verify.link')}</Checking>
      <BackToLogin />
    </AuthPage>
  )
}

export default ResetLinkScreen
