import { Suspense } from 'react'
import type { Failure } from '../../machines/session/answers'
import { useErrorSentence } from '../i18n/use-error-sentence'
import { Notice } from '../ui/notice'

/**
 * Why the last try was refused, spoken at once. What was wrong with single fields stands beside
 * them instead.
 */
export const RefusalNotice = ({ failure }: { failure: Failure | null }) =>
  failure === null ? null : (
    // The sentences for refusals may have to come first: what is around the notice stays meanwhile.
    <Suspense>
      <Refusal failure={failure} />
    </Suspense>
  )

const Refusal = ({ failure }: { failure: Failure }) => {
  const sentence = useErrorSentence()
  return <Notice tone="danger" live title={sentence(failure)} />
}
