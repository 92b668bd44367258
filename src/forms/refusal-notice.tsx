import { Suspense } from 'react'
import type { Failure } from '../../machines/session/answers'
import { useErrorMessage } from '../i18n/use-error-message'
import { Notice } from '../ui/feedback/notice'

interface RefusalNoticeProps {
  failure: Failure | null
  /** What did not come about, where the page does not say so; the reason follows it. */
  title?: string | undefined
  /** Gives the reason, if the page knows more about it than the error's code says. */
  getReason?: ((failure: Failure) => string) | undefined
}

/**
 * Why the last try was refused, spoken at once. What was wrong with single fields stands beside
 * them instead.
 */
export const RefusalNotice = ({ failure, ...said }: RefusalNoticeProps) =>
  failure === null ? null : (
    // The sentences for refusals may have to load first; everything around the notice stays on the
    // screen.
    <Suspense>
      <Refusal failure={failure} {...said} />
    </Suspense>
  )

const Refusal = ({
  failure,
  title,
  getReason,
}: Omit<RefusalNoticeProps, 'failure'> & { failure: Failure }) => {
  const sentence = useErrorMessage()
  const reason = (getReason ?? sentence)(failure)
  return (
    <Notice tone="danger" live title={title ?? reason}>
      {title && reason}
    </Notice>
  )
}
