import type { components } from '../../../openapi/generated/api'
import type { ApprovalRow } from './approval.store'
import {
  type Criteria,
  criterionKeys,
  getMissing,
  isAsked,
  type Registered,
} from './criteria.rules'

type Schemas = components['schemas']

/** A registration as an admin's list shows it; the candidate's details are null for recruiters. */
export function presentRegistration({
  user,
  candidate,
  resumeStatus,
  companyName,
  sameIdentity,
}: ApprovalRow): Schemas['AdminCandidateRow'] {
  return {
    user_id: user.id,
    full_name: `${user.firstName} ${user.lastName}`.trim(),
    email: user.email,
    role: user.roleName === 'recruiter' ? 'recruiter' : 'individual',
    emirates_id: candidate?.emiratesId ?? null,
    city: candidate === null ? null : (candidate.city as Schemas['City']),
    education_level:
      candidate === null ? null : (candidate.educationLevel as Schemas['EducationLevel']),
    laptop_available: candidate?.laptopAvailable ?? null,
    wifi_available: candidate?.wifiAvailable ?? null,
    availability_40_hours: candidate?.availability40Hours ?? null,
    resume_status: resumeStatus,
    status: user.approvalStatus,
    reason: user.approvalReason,
    registered_at: user.createdAt.toISOString(),
    company_name: companyName,
    ...(sameIdentity.length === 0
      ? {}
      : {
          same_identity: sameIdentity.map(({ id, firstName, lastName, email, status }) => ({
            user_id: id,
            full_name: `${firstName} ${lastName}`.trim(),
            email,
            status,
          })),
        }),
  }
}

/** Each approval criterion with the candidate's statement. */
export function presentRegistrationCriteria(
  criteria: Criteria,
  registered: Registered,
): Schemas['RegistrationCriteria'] {
  const missing = getMissing(criteria, registered)
  const results = criterionKeys.map((key) => ({
    key,
    asked: isAsked(criteria, key),
    met: !missing.includes(key),
  }))
  const asked = results.filter((criterion) => criterion.asked)
  return {
    results,
    locations: criteria.locations,
    met: asked.filter(({ met }) => met).length,
    asked: asked.length,
  }
}
