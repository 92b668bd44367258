import { Suspense } from 'react'
import type { Failure } from '../../machines/session/answers'
import { useErrorMessage } from '../i18n/use-error-message'
import { Notice } from '../ui/notice'

interface RefusalNoticeProps {
  failure: Failure | null
  /** What did not come about, where the page does not say so; the reason follows it. */
  title?: string | undefined
}

/**
 * Why the last try was refused, spoken at once. What was wrong with single fields stands beside
 * them instead.
 */
export const RefusalNotice = ({ failure, title }: RefusalNoticeProps) =>
  failure === null ? null : (
    // The sentences for refusals may have to load first; everything around the notice stays on the
    // screen.
    <Suspense>
      <Refusal failure={failure} title={title} />
    </Suspense>
  )

const Refusal = ({ failure, title }: { failure: Failure; title: string | undefined }) => {
  const reason = useErrorMessage()(failure)
  return (
    <Notice tone="danger" live title={title ?? reason}>
      {title && reason}
    </Notice>
  )
}
