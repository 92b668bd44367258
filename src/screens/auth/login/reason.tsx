import { useTranslation } from 'react-i18next'
import type { Failure } from '../../../../machines/session/answers'
import { useErrorMessage } from '../../../i18n/use-error-message'
import { Notice } from '../../../ui/feedback/notice'

/**
 * Why somebody comes here: their session ended, or a sign-in with a provider did. The page waits
 * for its words: arriving later, they would push the form down, away from under the hand that
 * presses its button.
 */
export const Reason = ({ failure }: { failure: Failure }) => {
  const { t } = useTranslation('login')
  const sentence = useErrorMessage()
  // Left from a sign-in with a provider that went no further: here the person begins anew.
  if (failure.code === 'second_factor_required') return null
  if (failure.code === 'session_expired') {
    return (
      <Notice tone="warning" live title={t('expired')}>
        {t('expiredBody')}
      </Notice>
    )
  }
  return <Notice tone="danger" live title={sentence(failure)} />
}
