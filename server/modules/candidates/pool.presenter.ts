import type { components } from '../../../openapi/generated/api'
import type { Lang } from '../../http/contract/language'
import { fullName } from '../results/result.presenter'
import type { PoolRow } from './pool.store'
import { skillName } from '../matching/labels.presenter'

type Schemas = components['schemas']

const mostSkills = 10

interface Known {
  avatarUrl: string | null
  scores: { english: number | null; annotation: number | null } | undefined
  pokedAt: Date | undefined
  lang: Lang
}

/** A candidate as recruiters choose among them: no identity, address or need (decision 0031). */
export const presentPoolCandidate = (
  { user, candidate, profileStatus, currentTitle, held }: PoolRow,
  { avatarUrl, scores, pokedAt, lang }: Known,
): Schemas['PoolCandidate'] => ({
  user_id: user.id,
  full_name: fullName(user),
  email: user.email,
  mobile_number: user.mobileNumber,
  avatar_url: avatarUrl,
  current_title: currentTitle,
  city: candidate.city as Schemas['City'],
  education_level: candidate.educationLevel as Schemas['EducationLevel'],
  is_emirati: candidate.isEmirati,
  laptop_available: candidate.laptopAvailable,
  wifi_available: candidate.wifiAvailable,
  availability_40_hours: candidate.availability40Hours,
  availability_mode: candidate.availabilityMode as Schemas['AvailabilityMode'],
  skills: (held ?? [])
    .toSorted((a, b) => b.level - a.level)
    .slice(0, mostSkills)
    .map(({ key, name }) => ({
      ref_skill: key.startsWith('~') ? null : key,
      name: skillName(key, name, lang),
    })),
  english_assessment: scores?.english ?? null,
  annotation_assessment: scores?.annotation ?? null,
  profile_status: profileStatus ?? 'in_progress',
  status: user.approvalStatus,
  registered_at: user.createdAt.toISOString(),
  poked_at: pokedAt?.toISOString() ?? null,
})
