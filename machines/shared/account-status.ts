/** How far a signed-in person has come. Each is also the name of a state of the session chart. */
export type AccountStatus =
  | 'EMAIL_VERIFICATION_PENDING'
  | 'ONBOARDING_PENDING'
  | 'PENDING_VERIFICATION'
  | 'RECRUITER'
  | 'RECRUITER_ADMIN'
  | 'CANDIDATE_PROFILE_PENDING'
  | 'CANDIDATE'

/** Every status, in the order in which a candidate or recruiter passes through them. */
export const accountStatuses = [
  'EMAIL_VERIFICATION_PENDING',
  'ONBOARDING_PENDING',
  'PENDING_VERIFICATION',
  'RECRUITER',
  'RECRUITER_ADMIN',
  'CANDIDATE_PROFILE_PENDING',
  'CANDIDATE',
] as const satisfies readonly AccountStatus[]

export type RoleName = 'individual' | 'recruiter' | 'recruiter admin'

const roleNames: readonly RoleName[] = ['individual', 'recruiter', 'recruiter admin']

export interface AccountFacts {
  is_email_confirmed: boolean
  /** The role's name as stored; it is compared without regard to case. */
  role: string | null
  is_account_confirmed: boolean
  /** Only candidates have a profile; a missing one counts as in progress. */
  profile_status: 'in_progress' | 'completed' | null
}

/**
 * The role that a stored name means, ignoring case and surrounding space; null for none or an
 * unknown one.
 */
export function roleNamed(name: string | null): RoleName | null {
  const wanted = name?.trim().toLowerCase()
  return roleNames.find((role) => role === wanted) ?? null
}

/**
 * The status of an account, decided in the order of the decisions page: e-mail, role, approval,
 * role, profile. Server and session chart both use this function, so they always agree. An unknown
 * role counts as none.
 */
export function toAccountStatus(facts: AccountFacts): AccountStatus {
  if (!facts.is_email_confirmed) return 'EMAIL_VERIFICATION_PENDING'
  const role = roleNamed(facts.role)
  if (role === null) return 'ONBOARDING_PENDING'
  if (!facts.is_account_confirmed) return 'PENDING_VERIFICATION'
  if (role === 'recruiter') return 'RECRUITER'
  if (role === 'recruiter admin') return 'RECRUITER_ADMIN'
  return facts.profile_status === 'completed' ? 'CANDIDATE' : 'CANDIDATE_PROFILE_PENDING'
}
