import { useMemo } from 'react'
import { failureIn, type Failure } from '../../../machines/session/answers'

/** The failure of a call that no chart made, in the shape in which a chart keeps one. */
export function useFailure(error: Error | null): Failure | null {
  return useMemo(() => {
    const failed = { type: 'call.failed', error }
    return error === null ? null : failureIn(failed)
  }, [error])
}
