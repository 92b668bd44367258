import { and, eq, isNull } from 'drizzle-orm'
import type { components } from '../../../openapi/generated/api'
import { emiratesIdDigits } from '../../../machines/shared/fields'
import type { Db } from '../../db/db'
import { newId } from '../../db/id'
import { users } from '../../db/schema/auth'
import { candidates, companies } from '../../db/schema/user'
import { splitName } from '../auth/auth.rules'
import { alreadyOnboarded } from './user.errors'

type CandidateForm = components['schemas']['CandidateOnboarding']
type CompanyForm = components['schemas']['RecruiterOnboarding']

export async function becomeCandidate(db: Db, userId: string, form: CandidateForm, avatarFileId: string | null, now: Date): Promise<void> {
  await takeRole(db, userId, { roleName: 'individual', ...splitName(form.full_name), mobileNumber: form.mobile_number, avatarFileId })
  await db.insert(candidates).values({
    userId,
    socialLinks: form.candidate_social_links,
    availability: form.candidate_availability,
    isEmirati: form.is_emirati,
    emiratesId: emiratesIdDigits(form.emirates_id ?? ''),
    city: form.city,
    address: form.address,
    educationLevel: form.education_level,
    availability40Hours: form.availability_40_hours,
    heardFrom: form.heard_from,
    accommodationsNeeded: form.accommodations_needed,
    accommodationsDetail: form.accommodations_needed ? form.accommodations_detail : null,
    laptopAvailable: form.laptop_available,
    wifiAvailable: form.wifi_available,
    currentlyEmployed: form.currently_employed,
    isStudent: form.is_student,
    universityName: form.is_student ? form.university_name : null,
    availabilityMode: form.availability_mode,
    createdAt: now,
  })
}

/** Makes the company and attaches the recruiter, who then waits for an admin. */
export async function becomeRecruiter(db: Db, userId: string, form: CompanyForm, avatarFileId: string | null, now: Date): Promise<void> {
  const companyId = newId()
  await db.insert(companies).values({
    id: companyId,
    name: form.company_name,
    avatarFileId,
    size: form.company_size,
    industry: form.company_industry,
    location: form.company_location,
    website: form.company_website === '' ? null : form.company_website,
    description: form.company_description,
    createdAt: now,
  })
  await takeRole(db, userId, { roleName: 'recruiter', companyId })
}

/** A role is taken once. Throws 409 when there is one, also for a second call that came at the same time. */
async function takeRole(db: Db, userId: string, change: Partial<typeof users.$inferInsert>): Promise<void> {
  const [changed] = await db.update(users).set(change).where(and(eq(users.id, userId), isNull(users.roleName))).returning({ id: users.id })
  if (changed === undefined) throw alreadyOnboarded()
}
