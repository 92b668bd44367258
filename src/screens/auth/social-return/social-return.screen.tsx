import { Link, Navigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { AuthHeading } from '../../../features/auth/auth-heading'
import { AuthPage } from '../../../features/auth/auth-page'
import { Checking } from '../../../features/auth/checking'
import { RefusalNotice } from '../../../forms/refusal-notice'
import { SocialSignIn } from '../../../features/auth/social-sign-in'
import { SessionContext, type SessionSnapshot } from '../../../session/session-context'
import { toLogin } from '../../../paths'
import { LinkButton } from '../../../ui/button'
import { CodeStep } from './code-step'

const refusal = ({ context }: SessionSnapshot) => context.failure
const isIdle = (snapshot: SessionSnapshot) => snapshot.matches({ UNAUTHENTICATED: 'signedOut' })

/**
 * The way back from a sign-in provider: the token in the address is traded, and the session moves
 * on by itself.
 */
const SocialReturnScreen = () => {
  const { t } = useTranslation('auth')
  const failure = SessionContext.useSelector(refusal)
  const idle = SessionContext.useSelector(isIdle)
  if (!idle) return <Checking>{t('social.returning')}</Checking>
  // Somebody else came and went in another tab since the way back was refused.
  if (failure === null) return <Navigate to={toLogin()} replace />
  if (failure.code === 'second_factor_required') return <CodeStep />
  return (
    <AuthPage>
      <AuthHeading title={t('social.failed')}>{t('social.failedBody')}</AuthHeading>
      {/* An expired session is a way back taken too late: the words for a session that ended would mislead here. */}
      {failure.code === 'session_expired' ? null : <RefusalNotice failure={failure} />}
      <LinkButton variant="primary" size="lg" wide>
        <Link to={toLogin()}>{t('social.toLogin')}</Link>
      </LinkButton>
      <SocialSignIn />
    </AuthPage>
  )
}

export default SocialReturnScreen
