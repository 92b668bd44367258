import { useTranslation } from 'react-i18next'
import { toErrorMessage } from './error-message'

/**
 * Makes the sentence for a failure of any kind: an ApiError, a failure a chart keeps, or something
 * unforeseen.
 */
export function useErrorMessage(): (failure: unknown) => string {
  const { i18n } = useTranslation(['common', 'errors'])
  return (failure) =>
    toErrorMessage(i18n, isRefusal(failure) ? failure : { code: 'internal', message: '' })
}

function isRefusal(failure: unknown): failure is { code: string; message: string } {
  return (
    typeof failure === 'object' &&
    failure !== null &&
    'code' in failure &&
    'message' in failure &&
    typeof failure.code === 'string' &&
    typeof failure.message === 'string'
  )
}
