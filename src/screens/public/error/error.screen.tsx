import { Link, useRouter } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { SessionContext, type SessionSnapshot } from '../../../session/session-context'
import { useErrorMessage } from '../../../i18n/use-error-message'
import { toAuth } from '../../../paths'
import { TextLink } from '../../../ui/link'
import { ErrorState } from '../../../ui/feedback/states'

const isStuck = (snapshot: SessionSnapshot) => snapshot.matches('ROOT_ERROR')
const refusal = ({ context }: SessionSnapshot) => context.failure

/**
 * Something the whole application needs did not load, or an address led here: what is safe, and the
 * ways on.
 */
const ErrorScreen = () => {
  const { t } = useTranslation('public')
  const router = useRouter()
  const actor = SessionContext.useActorRef()
  const sentence = useErrorMessage()
  const stuck = SessionContext.useSelector(isStuck)
  const failure = SessionContext.useSelector(refusal)
  const retry = () => (stuck ? actor.send({ type: 'retry.requested' }) : router.history.back())
  return (
    <>
      <ErrorState
        level={1}
        title={stuck ? t('error.title') : t('error.elsewhereTitle')}
        retryLabel={t('error.retry')}
        onRetry={retry}
      >
        {stuck && failure !== null && failure.message !== '' ? `${sentence(failure)} ` : ''}
        {stuck ? t('error.body') : t('error.elsewhereBody')}
      </ErrorState>
      {stuck ? null : (
        <TextLink>
          <Link to={toAuth()}>{t('error.home')}</Link>
        </TextLink>
      )}
    </>
  )
}

export default ErrorScreen
