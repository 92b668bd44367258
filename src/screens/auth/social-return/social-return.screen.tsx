import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { AuthHeading } from '../../../features/auth/auth-heading'
import { AuthPage } from '../../../features/auth/auth-page'
import { Checking } from '../../../features/auth/checking'
import { RefusalNotice } from '../../../features/auth/refusal-notice'
import { SocialSignIn } from '../../../features/auth/social-sign-in'
import { useSession, type SessionSnapshot } from '../../../features/auth/session'
import { toLogin } from '../../../paths'
import { LinkButton } from '../../../ui/button'
import { CodeAsked } from './code-asked'

const refusal = ({ context }: SessionSnapshot) => context.failure
const isBusy = (snapshot: SessionSnapshot) => snapshot.hasTag('busy')

/** The way back from a sign-in provider: the token in the address is traded, and the session moves on by itself. */
const SocialReturnScreen = () => {
  const { t } = useTranslation('auth')
  const failure = useSession(refusal)
  const busy = useSession(isBusy)
  if (busy || failure === null) return <Checking>{t('social.returning')}</Checking>
  if (failure.code === 'second_factor_required') return <CodeAsked />
  return (
    <AuthPage>
      <AuthHeading title={t('social.failed')} />
      {/* An expired session is a way back taken too late: the words for a session that ended would mislead here. */}
      {failure.code === 'session_expired' ? null : <RefusalNotice failure={failure} />}
      <chakra.p color="fg.muted">{t('social.failedBody')}</chakra.p>
      <LinkButton variant="primary" size="lg" wide>
        <Link to={toLogin()}>{t('social.toLogin')}</Link>
      </LinkButton>
      <SocialSignIn />
    </AuthPage>
  )
}

export default SocialReturnScreen
