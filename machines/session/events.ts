import type { RoleName, Standing } from '../shared/standing'
import type { Failure, Session } from './answers'

/** The part of the contract's user that the session keeps. */
export interface SessionUser {
  id: string
  first_name: string
  last_name: string
  email: string
  mobile_number: string | null
  role: RoleName | null
  is_email_confirmed: boolean
  is_account_confirmed: boolean
  standing: Standing
  approval: { status: 'REGISTERED' | 'PENDING' | 'APPROVED' | 'DECLINED'; reason: string | null }
  avatar_url: string | null
}

export interface SignupForm {
  full_name: string
  mobile_number: string
  email: string
  password: string
  terms_accepted: true
}

/** What a visitor, a tab or a watcher can tell the session chart. */
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
  | { type: 'reset.restarted' }
  | { type: 'reset.abandoned' }
  | { type: 'continue.chosen' }
  | { type: 'standing.seen'; session: Session }
  | { type: 'logout.requested' }
  | { type: 'session.expired' }
  | { type: 'session.endedElsewhere' }
  | { type: 'load.failed'; what: 'roles' | 'sectors' | 'assessments' }
  | { type: 'retry.requested' }

export interface CandidateForm {
  full_name: string
  mobile_number: string
  candidate_avatar: string | null
  candidate_resume: string
  candidate_social_links: string[]
  candidate_availability: ('weekday_mornings' | 'weekday_afternoons' | 'weekday_evenings' | 'weekends')[]
  is_emirati: boolean
  emirates_id: string | null
  city: 'abu_dhabi' | 'dubai' | 'sharjah' | 'ajman' | 'fujairah' | 'ras_al_khaimah' | 'umm_al_quwain' | 'al_ain'
  address: string
  education_level: 'high_school' | 'bachelors' | 'masters' | 'phd'
  availability_40_hours: boolean
  heard_from: 'professional_network' | 'local_referral' | 'photo_social_network' | 'word_of_mouth' | 'others'
  accommodations_needed: boolean
  accommodations_detail: string | null
  laptop_available: boolean
  wifi_available: boolean
  currently_employed: boolean
  is_student: boolean
  university_name: string | null
  availability_mode: 'online' | 'on_site'
}

export interface RecruiterForm {
  company_name: string
  company_avatar: string | null
  company_size: number
  company_industry: string
  company_location: string
  company_website: string | null
  company_description: string
}

export type OnboardingForm =
  | { role: 'individual'; details: CandidateForm }
  | { role: 'recruiter'; details: RecruiterForm }
