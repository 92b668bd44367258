import { useTranslation } from 'react-i18next'
import type { Failure } from '../../../../machines/assessment/assessment-events'
import { useErrorMessage } from '../../../i18n/use-error-message'

/**
 * The sentence for a failure that the chart keeps, in the words of the server where it sent some.
 */
export function useFailureMessage(): (failure: Failure | null) => string {
  const sentence = useErrorMessage()
  const { t } = useTranslation(['assessment', 'errors'])
  return (failure) => {
    if (failure?.code === 'storage_in_use') return t('check.storageInUse')
    if (failure?.code === 'leftovers_on_their_way') return t('starting.leftovers')
    return sentence({ code: failure?.code ?? 'internal', message: failure?.message ?? '' })
  }
}
