import { demoProfiles } from '../content/demo/profiles'
import type { Db } from '../db/db'
import { newId } from '../db/id'
import { candidates, profiles } from '../modules/users/users.table'

interface Owner {
  userId: string
  email: string
  firstName: string
  lastName: string
  createdAt: Date
}

/**
 * Gives a demo candidate a profile as if their resume had been read and they had reviewed it, and
 * the answers of onboarding.
 */
export async function addDemoProfile(
  tx: Db,
  { userId, email, firstName, lastName, createdAt }: Owner,
): Promise<void> {
  const told = demoProfiles[email]
  if (told === undefined) throw new Error(`The demo has no profile for ${email}.`)
  const parsed = {
    name: `${firstName} ${lastName}`,
    emails: [email],
    phones: [],
    links: [],
    skills: told.skills.map((skill) => ({ id: newId(), ...skill })),
    work_history_detailed: [...told.work_history_detailed],
    education: [...told.education],
    languages: told.skills
      .filter(({ ref_skill: ref }) => ref === 'arabic' || ref === 'english')
      .map(({ name }) => name),
    media: [],
    awards: [],
    career_path: [],
  }
  await tx.insert(profiles).values({
    userId,
    status: 'completed',
    resumeStatus: 'completed',
    resumeProgress: 100,
    read: parsed,
    readAt: createdAt,
    parsed,
    reviewedAt: createdAt,
    reviewedBy: userId,
    updatedAt: createdAt,
  })
  await tx.insert(candidates).values({
    userId,
    socialLinks: [],
    availability: ['weekday_mornings', 'weekday_afternoons'],
    isEmirati: true,
    emiratesId: null,
    city: told.city,
    address: '',
    educationLevel: told.level,
    availability40Hours: true,
    heardFrom: 'word_of_mouth',
    accommodationsNeeded: false,
    laptopAvailable: true,
    wifiAvailable: true,
    currentlyEmployed: told.work_history_detailed.some(({ end }) => end === 'present'),
    isStudent: false,
    availabilityMode: 'online',
    createdAt,
  })
}
