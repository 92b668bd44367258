import type { components } from '../../../openapi/generated/api'
import type { ProfileRecord } from './user.store'

type UserProfile = components['schemas']['UserProfile']

/** A profile as the contract shows one; none yet counts as in progress. */
export function presentProfile(record: ProfileRecord | null): UserProfile {
  if (record === null) return { status: 'in_progress', resume: null, upload_response: null, awards: [] }
  const { profile } = record
  return {
    status: profile.status,
    resume: presentResume(record),
    upload_response: profile.parsed === null ? null : { profile: profile.parsed },
    awards: [],
  }
}

function presentResume({ profile, resume }: ProfileRecord): UserProfile['resume'] {
  if (resume === null || profile.resumeStatus === null) return null
  return {
    id: resume.id,
    filename: resume.filename,
    size: resume.bytes,
    uploaded_at: resume.createdAt.toISOString(),
    status: profile.resumeStatus,
    failure: profile.resumeFailure,
    progress: profile.resumeProgress,
  }
}
