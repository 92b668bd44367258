import { useTranslation } from 'react-i18next'
import type { Failure } from '../../../../machines/assessment/assessment-events'
import { useErrorSentence } from '../../../i18n/use-error-sentence'

/**
 * The sentence for a failure that the chart keeps, in the words of the server where it sent some.
 */
export function useFailureSentence(): (failure: Failure | null) => string {
  const sentence = useErrorSentence()
  const { t } = useTranslation(['assessment', 'errors'])
  return (failure) => {
    if (failure?.code === 'storage_in_use') return t('check.storageInUse')
    if (failure?.code === 'leftovers_on_their_way') return t('starting.leftovers')
    return sentence({ code: failure?.code ?? 'internal', message: failure?.message ?? '' })
  }
}
