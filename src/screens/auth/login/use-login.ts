import { useSearch } from '@tanstack/react-router'
import type { Failure } from '../../../../machines/session/answers'
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
  const refusedByProvider = providerFailure(useSearch({ strict: false }))
  return { ...form, failure: useSession(refusal) ?? refusedByProvider, signingIn: useSession(isSigningIn) }
}

/** A sign-in provider's refusal comes back as a word in the address; the server's other words never do. */
function providerFailure(search: { social?: unknown }): Failure | null {
  if (search.social !== 'failed' && search.social !== 'unavailable') return null
  return { code: `social_sign_in_${search.social}`, message: '', fields: null }
}
