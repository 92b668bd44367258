import type { operations } from '../../../openapi/generated/operations'
import type { AccountStatus } from '../../../machines/shared/account-status'
import { DomainError } from '../domain-error'
import type { Session } from './session'

export type Access = (typeof operations)[keyof typeof operations]['access']
export type AccountStatusRule = (typeof operations)[keyof typeof operations]['standing']

const full: readonly AccountStatus[] = ['CANDIDATE', 'RECRUITER', 'RECRUITER_ADMIN']
const recruiters: readonly AccountStatus[] = ['RECRUITER', 'RECRUITER_ADMIN']

/**
 * Lets a call in or throws: 401 without a session, 403 for the wrong role or an account status below
 * what the operation asks. `required` is the contract's `x-standing`: `full` (the default), `any`, or
 * `attempt` (a candidate whatever the status, because an attempt that was begun is never cut off
 * by an approval that changed).
 */
export function authorize(
  access: Access,
  required: AccountStatusRule,
  session: Session | null,
): void {
  if (access === 'public' || access === 'ticket') return
  if (session === null) throw new DomainError(401, 'session_missing')
  if (!roleFits(access, session)) throw held(session) ?? new DomainError(403, 'forbidden')
  if (required === 'full' && !full.includes(session.accountStatus))
    throw held(session) ?? new DomainError(403, 'forbidden')
}

function roleFits(access: Exclude<Access, 'public' | 'ticket'>, session: Session): boolean {
  switch (access) {
    case 'user':
      return true
    case 'candidate':
      return session.role === 'individual'
    case 'recruiter':
      return recruiters.includes(session.accountStatus)
    case 'admin':
      return session.accountStatus === 'RECRUITER_ADMIN'
  }
}

/**
 * Why a session whose account may not do everything is held back: the code tells the browser to look
 * at the status again.
 */
function held(session: Session): DomainError | null {
  switch (session.accountStatus) {
    case 'EMAIL_VERIFICATION_PENDING':
      return new DomainError(403, 'email_unconfirmed')
    case 'ONBOARDING_PENDING':
      return new DomainError(403, 'onboarding_missing')
    case 'PENDING_VERIFICATION':
      return new DomainError(403, 'account_pending')
    case 'CANDIDATE_PROFILE_PENDING':
      return new DomainError(403, 'profile_pending')
    default:
      return null
  }
}
