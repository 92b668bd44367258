import type { components } from '../../../openapi/generated/api'
import type { awards, profileMedia } from './users.table'
import type { Seen } from './touch-last-seen.store'
import type { ProfileRecord } from './user.store'

type Schemas = components['schemas']
type UserProfile = Schemas['UserProfile']

/**
 * A profile as the contract shows it; a missing one counts as in progress. Until it is reviewed it
 * is shown as it was read.
 */
export function presentProfile(record: ProfileRecord | null): UserProfile {
  if (record === null)
    return {
      status: 'in_progress',
      resume: null,
      upload_response: null,
      review: {
        state: 'none',
        counts: false,
        reviewed_at: null,
        reviewed_by: null,
        read_at: null,
        read: null,
        from_picture: false,
      },
      awards: [],
    }
  const { profile } = record
  const shown = profile.parsed ?? profile.read
  const added = record.media.map(presentMedia)
  // Once reviewed, what came from the resume stands among the awards and the media themselves.
  const stored =
    profile.parsed === null
      ? null
      : {
          media: [],
          awards: record.awards
            .filter(({ fromResume }) => fromResume)
            .map(({ id, title, issuer, date, evidence }) => ({
              id,
              title,
              issuer,
              date,
              evidence,
            })),
        }
  return {
    status: profile.status,
    resume: presentResume(record),
    upload_response:
      shown === null
        ? null
        : { profile: { ...shown, ...stored, media: [...(stored ?? shown).media, ...added] } },
    review: {
      state: reviewState(profile),
      counts: profile.parsed !== null,
      reviewed_at: profile.reviewedAt?.toISOString() ?? null,
      reviewed_by: profile.reviewedBy,
      read_at: profile.readAt?.toISOString() ?? null,
      read: profile.read,
      from_picture: profile.read !== null && profile.readFromPicture,
    },
    awards: record.awards.map(presentAward),
  }
}

/**
 * A profile as others see it. Before its owner has reviewed it, only the admin who decides about
 * the registration sees it; resume and contact details are for those to whom they are open.
 */
export function presentSeenProfile(
  { sight, isOpen }: Seen,
  record: ProfileRecord | null,
): UserProfile {
  if (sight === 'own' || record === null) return presentProfile(record)
  const { parsed } = record.profile
  const profile = { ...record.profile, read: null, readAt: null }
  return isOpen
    ? presentProfile({ ...record, profile })
    : presentProfile({
        profile: { ...profile, parsed: parsed === null ? null : withoutContact(parsed) },
        resume: null,
        awards: record.awards.map((award) => ({ ...award, evidence: '' })),
        media: [],
      })
}

/** What can be done, without how to reach who can do it and without lines of the resume. */
const withoutContact = (parsed: Schemas['ResumeProfile']): Schemas['ResumeProfile'] => ({
  ...parsed,
  emails: [],
  phones: [],
  links: [],
  media: [],
  skills: parsed.skills.map((skill) => ({ ...skill, evidence: '' })),
  awards: parsed.awards.map((award) => ({ ...award, evidence: '' })),
})

export const presentAward = ({
  id,
  userId,
  title,
  issuer,
  date,
  evidence,
  fromResume,
}: typeof awards.$inferSelect): Schemas['EarnedAward'] => ({
  reward_id: id,
  uid: userId,
  title,
  issuer,
  date,
  evidence,
  from_resume: fromResume,
})

export const presentMedia = ({
  id,
  title,
  url,
  fromResume,
}: typeof profileMedia.$inferSelect): Schemas['ProfileMedia'] => ({
  id,
  title,
  url,
  from_resume: fromResume,
})

function reviewState({
  read,
  readAt,
  parsed,
  reviewedAt,
}: ProfileRecord['profile']): UserProfile['review']['state'] {
  if (read === null && parsed === null) return 'none'
  if (reviewedAt === null) return 'waiting'
  return readAt !== null && readAt > reviewedAt ? 'newer' : 'reviewed'
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
