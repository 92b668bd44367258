import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useErrorMessage } from '../../i18n/use-error-message'
import { notify } from '../../notify'
import { notificationMutations } from './notifications.mutations'

/**
 * Marks notifications as seen. A failure is shown in a snackbar, as the panel may be closed by
 * then.
 */
export function useMarkSeen() {
  const { t } = useTranslation('notifications')
  const sentence = useErrorMessage()
  const seen = notificationMutations.seen()
  return useMutation({
    ...seen,
    onError: (error, ids, before, context) => {
      seen.onError?.(error, ids, before, context)
      notify.error({ title: t('notMarked'), body: sentence(error) })
    },
  })
}
