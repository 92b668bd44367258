import type { components } from '../../../openapi/generated/api'
import type { candidates } from './users.table'
import type { Seen } from './touch-last-seen.store'

type Schemas = components['schemas']
type Summary = Schemas['CandidateSummary']
type Details = Schemas['CandidateDetails']

/**
 * A candidate's onboarding details as the contract shows them; the contract has validated the
 * columns.
 */
export const presentDetails = (row: typeof candidates.$inferSelect): Details => ({
  ...presentSummary(row),
  emirates_id: row.emiratesId,
  address: row.address,
  heard_from: row.heardFrom as Details['heard_from'],
  accommodations_needed: row.accommodationsNeeded,
  accommodations_detail: row.accommodationsDetail,
})

/**
 * The details that others may see. Identity, address and needs are for the person and the admins
 * who decide; links lead to the person, so they count as contact details.
 */
export const presentSeenSummary = (
  { isOpen }: Seen,
  row: typeof candidates.$inferSelect,
): Summary => ({
  ...presentSummary(row),
  ...(isOpen ? {} : { candidate_social_links: [] }),
})

const presentSummary = (row: typeof candidates.$inferSelect): Summary => ({
  candidate_social_links: row.socialLinks,
  candidate_availability: row.availability as Summary['candidate_availability'],
  is_emirati: row.isEmirati,
  city: row.city as Summary['city'],
  education_level: row.educationLevel as Summary['education_level'],
  availability_40_hours: row.availability40Hours,
  laptop_available: row.laptopAvailable,
  wifi_available: row.wifiAvailable,
  currently_employed: row.currentlyEmployed,
  is_student: row.isStudent,
  university_name: row.universityName,
  availability_mode: row.availabilityMode as Summary['availability_mode'],
})
