import { useTranslation } from 'react-i18next'
import { AuthHeading } from '../../../features/auth/auth-heading'
import { AuthPage } from '../../../features/auth/auth-page'
import { SessionContext } from '../../../session/session-context'
import { useNotice } from '../../../features/auth/use-notice'
import { Button } from '../../../ui/button'
import { Nuqta } from '../../../ui/career-path/nuqta'

/** The password is changed: every session was ended, so the way on is a login. */
const PasswordChangedScreen = () => {
  const { t } = useTranslation('auth')
  const actor = SessionContext.useActorRef()
  const notice = useNotice()
  return (
    <AuthPage>
      <div>
        <Nuqta filled halo />
      </div>
      <AuthHeading title={t('reset.doneTitle')}>
        {notice === null ? t('reset.doneBody') : <bdi>{notice}</bdi>}
      </AuthHeading>
      <Button
        variant="primary"
        size="lg"
        wide
        onClick={() => actor.send({ type: 'continue.chosen' })}
      >
        {t('toLogin')}
      </Button>
    </AuthPage>
  )
}

export default PasswordChangedScreen
