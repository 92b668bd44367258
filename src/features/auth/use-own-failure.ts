import { useState } from 'react'
import type { KeptFailure } from '../../../machines/session/answers'
import { SessionContext, type SessionSnapshot } from '../../session/session-context'

/** What a form asks for, by the id of the chart's actor that does it. */
type Asked =
  | 'login'
  | 'signup'
  | 'verifyEmail'
  | 'resendCode'
  | 'sendResetCode'
  | 'checkReset'
  | 'changePassword'
  | 'submitOnboarding'

const refusal = ({ context }: SessionSnapshot) => context.failure

/**
 * The refusal of what this page asked for last: call `asking` with what is asked, and show
 * `ownFailure` for it. Refusals that another page caused, or an earlier visit of this page, are
 * left out.
 */
export function useOwnFailure() {
  const failure = SessionContext.useSelector(refusal)
  const [last, asking] = useState<Asked | null>(null)
  const ownFailure = (asked: Asked): KeptFailure | null =>
    last === asked && failure?.of === asked ? failure : null
  return { asking, ownFailure }
}
