import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { AuthHeading } from '../../../features/auth/auth-heading'
import { AuthPage } from '../../../features/auth/auth-page'
import { Checking } from '../../../features/auth/checking'
import { RefusalNotice } from '../../../features/auth/refusal-notice'
import { useSession, type SessionSnapshot } from '../../../features/auth/session'
import { toLogin, toVerifyEmail } from '../../../paths'
import { LinkButton } from '../../../ui/button'

const refusal = ({ context }: SessionSnapshot) => context.failure
const isBusy = (snapshot: SessionSnapshot) => snapshot.hasTag('busy')
const isInside = ({ context }: SessionSnapshot) => context.holdsToken

/** The link from the mail is being checked; the session moves on by itself when it is good. */
const VerifyLinkScreen = () => {
  const { t } = useTranslation('auth')
  const failure = useSession(refusal)
  const busy = useSession(isBusy)
  const inside = useSession(isInside)
  if (busy || failure === null) return <Checking>{t('verify.link')}</Checking>
  return (
    <AuthPage>
      <AuthHeading title={t('verify.linkFailed')} />
      <RefusalNotice failure={failure} />
      <chakra.p color="fg.muted">{inside ? t('verify.linkFailedInside') : t('verify.linkFailedBody')}</chakra.p>
      <LinkButton variant="primary" size="lg" wide>
        {inside ? <Link to={toVerifyEmail()}>{t('verify.enterCode')}</Link> : <Link to={toLogin()}>{t('toLogin')}</Link>}
      </LinkButton>
    </AuthPage>
  )
}

export default VerifyLinkScreen
