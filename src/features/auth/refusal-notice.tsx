import type { Failure } from '../../../machines/session/answers'
import { useErrorSentence } from '../../i18n/use-error-sentence'
import { Notice } from '../../ui/notice'

/**
 * Why the last try was refused, spoken at once. What was wrong with single fields stands beside
 * them instead.
 */
export const RefusalNotice = ({ failure }: { failure: Failure | null }) => {
  const sentence = useErrorSentence()
  return failure === null ? null : <Notice tone="danger" live title={sentence(failure)} />
}
