import { useEffect } from 'react'
import { useLive, type UsedAssessment } from '../../../features/assessments/use-assessment'

/** The server has every answer, whether all of them count or not. */
const sent: readonly string[] = ['saved', 'kept']

/**
 * Has the browser ask before the page is closed or left while something of the attempt has not
 * reached the server, and never when all of it has. In a tab that only looks on, what is unsent is
 * the writing one's. It draws nothing, so that nothing is drawn anew with each saving.
 */
export const UnloadWarned = ({ used }: { used: UsedAssessment }) => {
  const { snapshot, take } = used
  const isUnsent = useLive(used, ({ saving, waiting }) => !sent.includes(saving) || waiting > 0)
  const isSpeaking = take.at === 'recording' || take.at === 'keeping'
  const isGoingUp =
    snapshot.matches('submitting') || snapshot.matches('draining') || snapshot.matches('cancelling')
  const looksOn = snapshot.hasTag('readOnly') || snapshot.matches('elsewhere')
  const warns = !looksOn && (isUnsent || isSpeaking || isGoingUp)
  useEffect(() => {
    if (!warns) return undefined
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [warns])
  return null
}
