import { useEffect } from 'react'
import { SecondFactorForm } from '../../../features/auth/second-factor-form'
import { SessionContext, type SessionSnapshot } from '../../../session/session-context'

const refusal = ({ context }: SessionSnapshot) => context.failure
const isConfirming = (snapshot: SessionSnapshot) =>
  snapshot.matches({ UNAUTHENTICATED: 'confirmingSecondFactor' })

/** The code that an account with a second factor asks for once the password was right. */
export const SecondFactorStep = () => {
  const actor = SessionContext.useActorRef()
  // Whoever leaves this page, by whatever link, begins anew: the other pages of getting in wait for
  // nobody's code.
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
