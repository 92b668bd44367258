import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import type { Failure } from '../../../../machines/session/answers'
import { emailOf } from '../../../../machines/shared/email'
import { currentPasswordRule, emailRule } from '../../../features/auth/plain.rules'
import { SessionContext, type SessionSnapshot } from '../../../session/session-context'
import { usePlainForm } from '../../../features/auth/use-plain-form'

const rules = { email: emailRule, password: currentPasswordRule }

/**
 * The chart's actors whose refusals stand on other pages. Why a session ended, or did not begin, is
 * told here.
 */
const otherPages: unknown[] = ['signup', 'verifyEmail', 'tradeSocialToken']

const refusal = ({ context }: SessionSnapshot) => context.failure
const challenge = ({ context }: SessionSnapshot) => context.challenge
const isSigningIn = (snapshot: SessionSnapshot) =>
  snapshot.matches({ UNAUTHENTICATED: 'signingIn' })

/**
 * Where the login form meets the session: what is typed goes to the chart, what it answers comes
 * back.
 */
export function useLogin() {
  const actor = SessionContext.useActorRef()
  const [asked, setAsked] = useState(false)
  const form = usePlainForm(rules, ({ email, password }) => {
    setAsked(true)
    actor.send({ type: 'login.submitted', email: emailOf(email), password })
  })
  const refusedByProvider = providerFailure(useSearch({ strict: false }))
  const failure = SessionContext.useSelector(refusal)
  const isAnothers = otherPages.includes(failure?.of) || (failure?.of === 'login' && !asked)
  return {
    ...form,
    asked,
    failure: (isAnothers ? null : failure) ?? refusedByProvider,
    signingIn: SessionContext.useSelector(isSigningIn),
    asksForCode: SessionContext.useSelector(challenge) !== null,
  }
}

/**
 * A sign-in provider's refusal comes back as a word in the address; the server's other words never
 * do.
 */
function providerFailure(search: { social?: unknown }): Failure | null {
  if (search.social !== 'failed' && search.social !== 'unavailable') return null
  return { code: `social_sign_in_${search.social}`, message: '', fields: null }
}
