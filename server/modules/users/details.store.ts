import { and, eq, ne } from 'drizzle-orm'
import type { components } from '../../../openapi/generated/api'
import { emiratesIdDigits } from '../../../machines/shared/fields'
import type { Db } from '../../db/db'
import { users } from '../auth/auth.table'
import { candidates, files, uploads } from './users.table'

type CandidateForm = components['schemas']['CandidateOnboarding']
type UserChange = {
  [Column in 'firstName' | 'lastName' | 'mobileNumber' | 'lang' | 'avatarFileId']?:
    (typeof users.$inferInsert)[Column] | undefined
}

/**
 * Changes what is given of a user. Gives the storage key of a picture that another has taken the
 * place of; null for none.
 */
export const changeUser = (db: Db, userId: string, change: UserChange): Promise<string | null> =>
  db.transaction(async (tx) => {
    const given = Object.fromEntries(
      Object.entries(change).filter(([, value]) => value !== undefined),
    )
    if (Object.keys(given).length === 0) return null
    const [before] = await tx
      .select({ avatarFileId: users.avatarFileId })
      .from(users)
      .where(eq(users.id, userId))
      .for('update')
    await tx.update(users).set(given).where(eq(users.id, userId))
    const old = before?.avatarFileId ?? null
    if (change.avatarFileId === undefined || old === null || old === change.avatarFileId)
      return null
    await tx.delete(uploads).where(eq(uploads.fileId, old))
    const [gone] = await tx
      .delete(files)
      .where(and(eq(files.id, old), eq(files.ownerId, userId), ne(files.kind, 'resume')))
      .returning({ storageKey: files.storageKey })
    return gone?.storageKey ?? null
  })

/** A candidate's onboarding details; null before onboarding. */
export async function findDetails(
  db: Db,
  userId: string,
): Promise<typeof candidates.$inferSelect | null> {
  const [found] = await db.select().from(candidates).where(eq(candidates.userId, userId))
  return found ?? null
}

/** Keeps changed details, a whole form that the rules let pass. */
export async function changeDetails(db: Db, userId: string, form: CandidateForm): Promise<void> {
  await db.update(candidates).set(detailColumns(form)).where(eq(candidates.userId, userId))
}

/** The columns of what a candidate's form tells. */
export const detailColumns = (form: CandidateForm) => ({
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
})
