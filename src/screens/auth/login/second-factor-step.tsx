import { useEffect } from 'react'
import { SecondFactorForm } from '../../../features/auth/codes/second-factor-form'
import { SessionContext, type SessionSnapshot } from '../../../session/session-context'

const refusal = ({ context }: SessionSnapshot) => context.failure
const isConfirming = (snapshot: SessionSnapshot) =>
  snapshot.matches({ UNAUTHENTICATED: 'confirmingSecondFactor' })

/** The code that an account with a second factor asks for once the password was right. */
export const SecondFactorStep = () => {
  const actor = SessionContext.useActorRef()
  // A code entry ends when its page is left by any link, because no other page of signing in can
  // continue it.
  useEffect(() => () => actor.send({ type: 'secondFactor.abandoned' }), [actor])
  const back = () => {
    actor.send({ type: 'secondFactor.abandoned' })
    // The form that comes back is another component; what had the focus is gone with this one.
    setTimeout(() => document.querySelector<HTMLElement>('input[type=email]')?.focus(), 0)
  }
  return (
    <SecondFactorForm
      onCode={(code) => actor.send({ type: 'secondFactor.submitted', code })}
      checking={SessionContext.useSelector(isConfirming)}
      failure={SessionContext.useSelector(refusal)}
      onBack={back}
    />
  )
}
