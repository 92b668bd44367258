import { assertEvent } from 'xstate'
import type { SessionEvent, SignupForm, OnboardingForm } from './events'
import type { SessionContext } from './context'

interface Given {
  context: SessionContext
  event: SessionEvent
}

export function loginInput({ event }: Given) {
  assertEvent(event, 'login.submitted')
  return { email: event.email, password: event.password }
}

export function secondFactorInput({ context, event }: Given) {
  assertEvent(event, 'secondFactor.submitted')
  return { challenge: context.challenge ?? '', code: event.code }
}

export function signupInput({ event }: Given): SignupForm {
  assertEvent(event, 'signup.submitted')
  return event.form
}

export function socialInput({ event }: Given) {
  assertEvent(event, 'social.returned')
  return { token: event.token }
}

/** A token from a link needs nothing else; a code needs the address it was sent to. */
export function verifyInput({ context, event }: Given) {
  assertEvent(event, 'verification.submitted')
  return { token: event.token, email: event.email ?? context.session?.user.email ?? null }
}

export function emailInput({ context }: Given) {
  return { email: context.email ?? '' }
}

export function onboardingInput({ event }: Given): OnboardingForm {
  assertEvent(event, 'onboarding.submitted')
  return event.form
}

export function resumeInput({ event }: Given) {
  assertEvent(event, 'resume.uploaded')
  return { uploadId: event.uploadId }
}

export function resetLinkInput({ event }: Given) {
  assertEvent(event, 'resetLink.opened')
  return { link: event.token }
}

export function resetCodeInput({ context, event }: Given) {
  assertEvent(event, 'resetCode.submitted')
  return { email: context.email, code: event.code }
}

export function newPasswordInput({ context, event }: Given) {
  assertEvent(event, 'newPassword.submitted')
  return { resetToken: context.resetToken ?? '', password: event.password }
}

export function signOutInput({ context }: Given) {
  return { userId: (context.session?.user ?? context.person)?.id ?? null }
}
