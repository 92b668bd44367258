import { useTranslation } from 'react-i18next'
import type { Failure } from '../../../../machines/assessment/assessment-events'
import { useErrorSentence } from '../../../i18n/use-error-sentence'

/** The sentence for a failure that the chart keeps, in the words of the server where it sent some. */
export function useFailureSentence(): (failure: Failure | null) => string {
  const sentence = useErrorSentence()
  useTranslation('errors')
  return (failure) => sentence({ code: failure?.code ?? 'internal', message: failure?.message ?? '' })
}
