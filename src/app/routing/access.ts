import type { SessionSnapshot } from '../../session/session-context'
import {
  toCandidateDashboard,
  toEmailVerified,
  toError,
  toLogin,
  toNewPassword,
  toOnboarding,
  toPendingVerification,
  toProfileLoading,
  toRecruiterDashboard,
  toResetCode,
  toResetEmail,
  toResetSuccess,
  toVerifyEmail,
} from '../../paths'

export const sessionStates = [
  'UNAUTHENTICATED',
  'EMAIL_VERIFICATION_PENDING',
  'EMAIL_VERIFICATION_COMPLETED',
  'ONBOARDING_PENDING',
  'ONBOARDING_COMPLETED',
  'PENDING_VERIFICATION',
  'RECRUITER',
  'RECRUITER_ADMIN',
  'CANDIDATE_PROFILE_PENDING',
  'CANDIDATE',
  'RESET_PASSWORD',
  'RESET_PASSWORD_COMPLETED',
  'ROOT_ERROR',
] as const
export type SessionState = (typeof sessionStates)[number]

/** The session states a route is for; `open` is for every state. */
export type Access = 'open' | readonly SessionState[]

/** `link` while the link from the mail is being checked. */
export type ResetStep = 'link' | 'email' | 'code' | 'password'

/** Where a session stands, as far as routes care: its state, and the step of a password reset. */
export interface SessionPosition {
  state: SessionState
  step: ResetStep | null
}

export function getPosition(snapshot: Pick<SessionSnapshot, 'matches'>): SessionPosition {
  const state = sessionStates.find((name) => snapshot.matches(name)) ?? 'UNAUTHENTICATED'
  if (state !== 'RESET_PASSWORD') return { state, step: null }
  if (
    snapshot.matches({ RESET_PASSWORD: 'enteringPassword' }) ||
    snapshot.matches({ RESET_PASSWORD: 'changingPassword' })
  ) {
    return { state, step: 'password' }
  }
  if (snapshot.matches({ RESET_PASSWORD: 'checkingLink' })) return { state, step: 'link' }
  const atCode = (['enteringCode', 'checkingCode', 'resendingCode'] as const).some((step) =>
    snapshot.matches({ RESET_PASSWORD: step }),
  )
  return { state, step: atCode ? 'code' : 'email' }
}

/** The page each state belongs on; total, so that nobody is ever without a place to go. */
export function home({ state, step }: SessionPosition): string {
  switch (state) {
    case 'CANDIDATE_PROFILE_PENDING':
      return toProfileLoading()
    case 'EMAIL_VERIFICATION_PENDING':
      return toVerifyEmail()
    case 'EMAIL_VERIFICATION_COMPLETED':
      return toEmailVerified()
    case 'ONBOARDING_PENDING':
    case 'ONBOARDING_COMPLETED':
      return toOnboarding()
    case 'PENDING_VERIFICATION':
      return toPendingVerification()
    case 'RECRUITER':
    case 'RECRUITER_ADMIN':
      return toRecruiterDashboard()
    case 'CANDIDATE':
      return toCandidateDashboard()
    case 'RESET_PASSWORD':
      return step === 'password'
        ? toNewPassword()
        : step === 'code'
          ? toResetCode()
          : toResetEmail()
    case 'RESET_PASSWORD_COMPLETED':
      return toResetSuccess()
    case 'ROOT_ERROR':
      return toError()
    case 'UNAUTHENTICATED':
      return toLogin()
  }
}

export function isAllowed(access: Access, state: SessionState): boolean {
  return access === 'open' || access.includes(state)
}

export interface Question {
  access: Access
  /** The step of a password reset that the route shows, where it shows one. */
  step: ResetStep | null
  position: SessionPosition
  /** The path that is wanted, with its search. */
  wanted: string
  /** Whether the wanted address already carries a redirect. */
  carriesRedirect: boolean
  /** Where the person wanted to go before signing in, and who may go there; null for no wish. */
  pendingRedirect: { path: string; access: Access } | null
  /**
   * Whether there is an allowed page to stay on: not on a first load, nor when the page shown lost
   * its permission.
   */
  canStay: boolean
  /** Set when the person has just logged out, so that no page is remembered to return to. */
  leaving: boolean
}

export type Decision =
  | { at: 'allow' }
  | { at: 'redirect'; to: string; pendingRedirect: 'kept' | 'spent' }
  | { at: 'cancel' }

/** The route guard (specification 4.2): allow, redirect, or cancel. */
export function decide({
  access,
  step,
  position,
  wanted,
  carriesRedirect,
  pendingRedirect,
  canStay,
  leaving,
}: Question): Decision {
  if (isOtherStep(step, position)) return redirect(home(position))
  if (isAllowed(access, position.state)) return { at: 'allow' }
  if (position.state === 'UNAUTHENTICATED') {
    if (leaving) return redirect(toLogin())
    if (!carriesRedirect) return redirect(wanted.includes('error') ? toLogin() : toLogin(wanted))
    return cancelOr(canStay, position)
  }
  if (position.state === 'ROOT_ERROR') return cancelOr(canStay, position)
  if (pendingRedirect !== null && mayUse(pendingRedirect.access, position.state))
    return { at: 'redirect', to: pendingRedirect.path, pendingRedirect: 'spent' }
  return {
    at: 'redirect',
    to: home(position),
    pendingRedirect: isThrough(position.state) ? 'spent' : 'kept',
  }
}

/**
 * A remembered page is for people with full access: before that, an open page would lead past their
 * next step.
 */
function mayUse(access: Access, state: SessionState): boolean {
  if (isThrough(state)) return isAllowed(access, state)
  return state === 'CANDIDATE_PROFILE_PENDING' && access !== 'open' && access.includes(state)
}

function isThrough(state: SessionState): boolean {
  return state === 'RECRUITER' || state === 'RECRUITER_ADMIN' || state === 'CANDIDATE'
}

/** Whether a recruiter asked, now or before logging in, for a page that only admins may open. */
export function isOnlyForAdmins({
  access,
  pendingRedirect,
  position,
}: Pick<Question, 'access' | 'pendingRedirect' | 'position'>): boolean {
  return (
    position.state === 'RECRUITER' &&
    [access, pendingRedirect?.access ?? 'open'].some(
      (asked) => !isAllowed(asked, 'RECRUITER') && isAllowed(asked, 'RECRUITER_ADMIN'),
    )
  )
}

/** A reset shows the step it is at; while a link is checked there is no other page to go to yet. */
function isOtherStep(step: ResetStep | null, position: SessionPosition): boolean {
  return (
    step !== null && position.step !== null && position.step !== 'link' && position.step !== step
  )
}

function cancelOr(canStay: boolean, position: SessionPosition): Decision {
  return canStay ? { at: 'cancel' } : redirect(home(position))
}

function redirect(to: string): Decision {
  return { at: 'redirect', to, pendingRedirect: 'kept' }
}
