import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { currentPasswordField, emailField } from '../../../features/auth/field.rules'
import { useSession, useSessionActor, type SessionSnapshot } from '../../../features/auth/session'

const loginForm = z.object({ email: emailField, password: currentPasswordField })

const refusal = ({ context }: SessionSnapshot) => context.failure
const isSigningIn = (snapshot: SessionSnapshot) => snapshot.matches({ UNAUTHENTICATED: 'signingIn' })

/** Where the login form meets the session: what is typed goes to the chart, what it answers comes back. */
export function useLogin() {
  const actor = useSessionActor()
  const form = useForm({ resolver: zodResolver(loginForm), mode: 'onTouched', defaultValues: { email: '', password: '' } })
  return {
    form,
    failure: useSession(refusal),
    signingIn: useSession(isSigningIn),
    submit: form.handleSubmit(({ email, password }) => actor.send({ type: 'login.submitted', email, password })),
  }
}
