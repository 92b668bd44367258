import { useState } from 'react'
import type { Failure } from '../../../machines/session/answers'

/** Of a page that may ask for two things, which one the failure is about. One left from another page is about neither. */
export function useLastAsked(failure: Failure | null) {
  const [last, setLast] = useState<'code' | 'resend' | null>(null)
  return {
    asking: setLast,
    ofCode: last === 'code' ? failure : null,
    ofResend: last === 'resend' ? failure : null,
  }
}
