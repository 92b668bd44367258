import type { components } from '../../openapi/generated/api'
import type { Failure, Session } from './answers'

type Schemas = components['schemas']

export type SignupForm = Schemas['Registration']

/** The details of the role that was chosen, as its onboarding call takes them. */
export type OnboardingForm =
  | { role: 'individual'; details: Schemas['CandidateOnboarding'] }
  | { role: 'recruiter'; details: Schemas['RecruiterOnboarding'] }

/** How far a reset of a password had come: what a reload must not lose, and nothing more. */
export interface ResetUnderWay {
  step: 'email' | 'code' | 'password'
  email: string | null
  /** The token that the code or the link was exchanged for, which allows changing the password. */
  resetToken: string | null
}

/** The events of a visitor, another tab or a watcher for the session chart. */
export type SessionEvent =
  | { type: 'token.found' }
  | { type: 'login.submitted'; email: string; password: string }
  | { type: 'secondFactor.submitted'; code: string }
  | { type: 'secondFactor.abandoned' }
  | { type: 'signup.submitted'; form: SignupForm }
  | { type: 'social.returned'; token: string }
  | { type: 'verification.submitted'; token: string; email: string | null }
  | { type: 'code.requested' }
  | { type: 'role.chosen'; role: 'individual' | 'recruiter' }
  | { type: 'onboarding.submitted'; form: OnboardingForm }
  | { type: 'profile.completed' }
  | { type: 'profile.failed'; failure: Failure; kept: boolean }
  | { type: 'resume.uploaded'; uploadId: string }
  | { type: 'attempt.begun' }
  | { type: 'attempt.ended' }
  | { type: 'password.forgotten' }
  | { type: 'resetLink.opened'; token: string }
  | { type: 'resetEmail.submitted'; email: string }
  | { type: 'resetCode.submitted'; code: string }
  | { type: 'resetCode.requested' }
  | { type: 'newPassword.submitted'; password: string }
  | { type: 'reset.abandoned' }
  | ({ type: 'reset.restored' } & ResetUnderWay)
  | { type: 'continue.chosen' }
  | { type: 'standing.seen'; session: Session }
  | { type: 'logout.requested' }
  | { type: 'session.expired'; code?: 'session_key_missing' }
  | { type: 'session.endedElsewhere' }
  | { type: 'load.failed'; what: 'roles' | 'sectors' | 'assessments' }
  | { type: 'retry.requested' }
