import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import * as z from 'zod/mini'
import type { Failure } from '../../../../machines/session/answers'
import { emailField, filled } from '../../../forms/field-rules'
import { useAppForm } from '../../../forms/use-app-form'
import { SessionContext, type SessionSnapshot } from '../../../session/session-context'

/** A password somebody already has: its form is the server's to judge. */
const loginForm = z.object({ email: emailField, password: z.string().check(filled) })

/**
 * Actors of the chart whose refusals other pages show. This page shows why a session ended or did
 * not begin.
 */
const otherPages: unknown[] = ['signup', 'verifyEmail', 'tradeSocialToken']

const refusal = ({ context }: SessionSnapshot) => context.failure
const isSigningIn = (snapshot: SessionSnapshot) =>
  snapshot.matches({ UNAUTHENTICATED: 'signingIn' })

/**
 * Where the login form meets the session: what is typed goes to the chart, what it answers comes
 * back.
 */
export function useLogin() {
  const actor = SessionContext.useActorRef()
  const [asked, setAsked] = useState(false)
  const form = useAppForm({ schema: loginForm, defaultValues: { email: '', password: '' } })
  const refusedByProvider = providerFailure(useSearch({ strict: false }))
  const latest = SessionContext.useSelector(refusal)
  const isAnothers = otherPages.includes(latest?.of) || (latest?.of === 'login' && !asked)
  const failure = isAnothers ? null : latest
  return {
    form,
    logIn: ({ email, password }: z.output<typeof loginForm>) => {
      setAsked(true)
      actor.send({ type: 'login.submitted', email, password })
    },
    /** Why somebody comes here. */
    reason: asked && failure !== null ? null : (failure ?? refusedByProvider),
    /** Why what was asked for here was refused. */
    failure: asked ? failure : null,
    signingIn: SessionContext.useSelector(isSigningIn),
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
