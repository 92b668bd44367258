import type { components } from '../../openapi/generated/api'
import { toAccountStatus } from '../../machines/shared/account-status'

type User = components['schemas']['User']
type UserProfile = components['schemas']['UserProfile']
type Details = components['schemas']['CandidateDetails']

/** A user as the contract shows one: an approved candidate, but for what the test says. */
export function person(differs: Partial<User> = {}): User {
  const user: User = {
    id: '01920000-0000-7000-8000-000000000001',
    first_name: 'Mariam',
    last_name: 'Al Ketbi',
    email: 'mariam.alketbi@example.ae',
    mobile_number: '+971500000001',
    role_id: '01920000-0000-7000-8000-0000000000a1',
    role: 'individual',
    is_email_confirmed: true,
    is_account_confirmed: true,
    standing: 'CANDIDATE',
    approval: { status: 'APPROVED', reason: null },
    companyDetail: null,
    avatar_url: null,
    created_at: '2026-11-20T08:00:00.000Z',
    ...differs,
  }
  return { ...user, standing: toAccountStatus({ ...user, profile_status: 'completed' }) }
}

/** A completed profile, but for what the test says. */
export function profile(differs: Partial<UserProfile> = {}): UserProfile {
  return {
    status: 'completed',
    resume: null,
    upload_response: null,
    review: {
      state: 'none',
      counts: false,
      reviewed_at: null,
      reviewed_by: null,
      from_picture: false,
      read_at: null,
      read: null,
    },
    awards: [],
    ...differs,
  }
}

/** The registration of a candidate, except for the values of the test. */
export function details(differs: Partial<Details> = {}): Details {
  return {
    candidate_social_links: [],
    candidate_availability: ['weekends'],
    is_emirati: true,
    emirates_id: '784199012345676',
    city: 'abu_dhabi',
    address: 'Al Reem Island',
    education_level: 'bachelors',
    availability_40_hours: false,
    heard_from: 'others',
    accommodations_needed: false,
    accommodations_detail: null,
    laptop_available: true,
    wifi_available: true,
    currently_employed: false,
    is_student: false,
    university_name: null,
    availability_mode: 'online',
    ...differs,
  }
}
