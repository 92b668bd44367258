import { useTranslation } from 'react-i18next'
import { AuthHeading } from '../../../features/auth/auth-heading'
import { AuthPage } from '../../../features/auth/auth-page'
import { JoiningPath } from '../../../features/auth/joining/joining-path'
import { ServerNotice } from '../../../features/auth/server-notice'
import { SessionContext, type SessionSnapshot } from '../../../session/session-context'
import { Button } from '../../../ui/button'

const isInside = ({ context }: SessionSnapshot) => context.holdsToken

/** A step is done: what comes next, and the one way on. */
const EmailVerifiedScreen = () => {
  const { t } = useTranslation('auth')
  const actor = SessionContext.useActorRef()
  const inside = SessionContext.useSelector(isInside)
  return (
    <AuthPage>
      <JoiningPath at="details" />
      <AuthHeading title={t('verified.title')}>
        {inside ? t('verified.body') : t('verified.bodyVisitor')}
      </AuthHeading>
      <ServerNotice />
      <Button
        variant="primary"
        size="lg"
        wide
        onClick={() => actor.send({ type: 'continue.chosen' })}
      >
        {inside ? t('verified.continue') : t('verified.login')}
      </Button>
    </AuthPage>
  )
}

export default EmailVerifiedScreen
