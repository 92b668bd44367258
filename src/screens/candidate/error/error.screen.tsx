import { Link, useLocation, useNavigate, useRouter } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useErrorMessage } from '../../../i18n/use-error-message'
import { toCandidateDashboard } from '../../../paths'
import { TextLink } from '../../../ui/link'
import { ErrorState } from '../../../ui/feedback/states'

/**
 * What failed, what is safe, and the ways on. Courses that did not load lead here with the page to
 * try again.
 */
const ErrorScreen = () => {
  const { t } = useTranslation('courses')
  const { t: tPublic } = useTranslation('public')
  const router = useRouter()
  const navigate = useNavigate()
  const sentence = useErrorMessage()
  const failed = useLocation({ select: ({ state }) => state.failedCourses })
  const retry = () =>
    failed === undefined
      ? router.history.back()
      : void navigate({ href: failed.from, replace: true })
  return (
    <>
      <ErrorState
        level={1}
        title={failed === undefined ? tPublic('error.elsewhereTitle') : t('failed.title')}
        retryLabel={tPublic('error.retry')}
        onRetry={retry}
      >
        {failed === undefined
          ? tPublic('error.elsewhereBody')
          : `${sentence(failed)} ${t('failed.body')}`}
      </ErrorState>
      <TextLink>
        <Link to={toCandidateDashboard()}>{t('failed.toDashboard')}</Link>
      </TextLink>
    </>
  )
}

export default ErrorScreen
