import { Navigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Checking } from '../../../features/auth/checking'
import { SessionContext, type SessionSnapshot } from '../../../session/session-context'
import { toResetEmail } from '../../../paths'

const isIdle = (snapshot: SessionSnapshot) => snapshot.matches({ UNAUTHENTICATED: 'signedOut' })

/**
 * The link from the mail is being checked; the session leads on to the new password, or back to
 * asking for a code.
 */
const ResetLinkScreen = () => {
  const { t } = useTranslation('auth')
  // Nothing is under way: what would check it did not come. The page for a code says so, and is
  // another way.
  if (SessionContext.useSelector(isIdle)) return <Navigate to={toResetEmail()} replace />
  return <Checking>{t('verify.link')}</Checking>
}

export default ResetLinkScreen
