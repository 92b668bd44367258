import { currentPasswordRule, emailRule } from '../../../features/auth/plain.rules'
import { useSession, useSessionActor, type SessionSnapshot } from '../../../features/auth/session'
import { usePlainForm } from '../../../features/auth/use-plain-form'

const rules = { email: emailRule, password: currentPasswordRule }

const refusal = ({ context }: SessionSnapshot) => context.failure
const isSigningIn = (snapshot: SessionSnapshot) => snapshot.matches({ UNAUTHENTICATED: 'signingIn' })

/** Where the login form meets the session: what is typed goes to the chart, what it answers comes back. */
export function useLogin() {
  const actor = useSessionActor()
  const form = usePlainForm(rules, ({ email, password }) =>
    actor.send({ type: 'login.submitted', email: email.trim(), password }),
  )
  return { ...form, failure: useSession(refusal), signingIn: useSession(isSigningIn) }
}
