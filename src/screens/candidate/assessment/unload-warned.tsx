import { useEffect } from 'react'
import { AssessmentContext } from '../../../features/assessments/engine/assessment-context'
import { isGoingUp } from './outcome/after'
import { isSpeaking } from './part/part'

/** The server has every answer, whether all of them count or not. */
const sent: readonly string[] = ['saved', 'kept']

/**
 * Makes the browser ask before the page is closed or left while something of the attempt has not
 * reached the server. A read-only tab does not ask, because only the writing tab has unsent work.
 * It draws nothing, so that saving draws nothing again.
 */
export const UnloadWarned = () => {
  const isUnsent = AssessmentContext.useSelectorBetweenKeys(
    ({ saving, waiting }) => !sent.includes(saving) || waiting > 0,
  )
  const isUnderWay = AssessmentContext.useSelector(
    (view) => isSpeaking(view) || isGoingUp(view.snapshot),
  )
  const looksOn = AssessmentContext.useSelector(
    ({ snapshot }) => snapshot.hasTag('readOnly') || snapshot.matches('elsewhere'),
  )
  const warns = !looksOn && (isUnsent || isUnderWay)
  useEffect(() => {
    if (!warns) return undefined
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [warns])
  return null
}
