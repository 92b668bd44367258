import type { components } from '../../../openapi/generated/api'
import type { candidates } from '../../db/schema/user'

type Details = components['schemas']['CandidateDetails']

/** What a candidate told at onboarding, as the contract shows it; the columns hold what the contract let in. */
export const presentDetails = (row: typeof candidates.$inferSelect): Details => ({
  candidate_social_links: row.socialLinks,
  candidate_availability: row.availability as Details['candidate_availability'],
  is_emirati: row.isEmirati,
  emirates_id: row.emiratesId,
  city: row.city as Details['city'],
  address: row.address,
  education_level: row.educationLevel as Details['education_level'],
  availability_40_hours: row.availability40Hours,
  heard_from: row.heardFrom as Details['heard_from'],
  accommodations_needed: row.accommodationsNeeded,
  accommodations_detail: row.accommodationsDetail,
  laptop_available: row.laptopAvailable,
  wifi_available: row.wifiAvailable,
  currently_employed: row.currentlyEmployed,
  is_student: row.isStudent,
  university_name: row.universityName,
  availability_mode: row.availabilityMode as Details['availability_mode'],
})
