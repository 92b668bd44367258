import { newId } from '../db/id'
import { users } from '../modules/auth/auth.table'
import { candidates, companies, profiles } from '../modules/users/users.table'
import type { Deps } from '../deps'
import { openSession } from '../modules/auth/session.store'
import { newEmiratesId } from './emirates-ids'

/** Everybody a call can come from, by how far they have come; `visitor` has no session. */
export const personas = [
  'visitor',
  'unconfirmed',
  'noRole',
  'pendingCandidate',
  'pendingRecruiter',
  'declined',
  'profilePending',
  'candidate',
  'recruiter',
  'admin',
] as const
export type Persona = (typeof personas)[number]

export interface Person {
  id: string
  email: string
  token: string
}

type Account = typeof users.$inferInsert

const traits: Record<Exclude<Persona, 'visitor'>, Partial<Account>> = {
  unconfirmed: { isEmailConfirmed: false, approvalStatus: 'REGISTERED' },
  noRole: { approvalStatus: 'REGISTERED' },
  pendingCandidate: { roleName: 'individual', approvalStatus: 'REGISTERED' },
  pendingRecruiter: { roleName: 'recruiter', approvalStatus: 'PENDING' },
  declined: { roleName: 'individual', approvalStatus: 'DECLINED', approvalReason: 'No laptop.' },
  profilePending: { roleName: 'individual' },
  candidate: { roleName: 'individual' },
  recruiter: { roleName: 'recruiter' },
  admin: { roleName: 'recruiter admin' },
}

/**
 * Puts a person of a kind into the database, signed in; `change` says what differs from the kind.
 */
export async function addPerson(
  { deps }: { deps: Pick<Deps, 'db' | 'clock'> },
  persona: Exclude<Persona, 'visitor'>,
  change: Partial<Account> = {},
): Promise<Person> {
  const id = newId()
  const email = change.email ?? `${persona}.${id.slice(-12)}@example.ae`
  const createdAt = deps.clock.now()
  const account = {
    id,
    email,
    emailKey: email.toLowerCase(),
    firstName: 'Mariam',
    lastName: 'Al Suwaidi',
    isEmailConfirmed: true,
    approvalStatus: 'APPROVED',
    createdAt,
    ...traits[persona],
    ...change,
  } satisfies Account
  const companyId = account.roleName === 'recruiter' ? newId() : null
  if (companyId !== null)
    await deps.db.insert(companies).values({
      id: companyId,
      name: 'Falaj Data',
      size: 40,
      industry: 'Technology',
      location: 'Abu Dhabi',
      description:
        'We build reading systems for Arabic archives and employ forty annotators in Abu Dhabi.',
      createdAt,
    })
  await deps.db.insert(users).values({ ...account, companyId })
  if (account.roleName === 'individual')
    await addCandidate(deps, id, persona === 'candidate' ? 'completed' : 'in_progress')
  return { id, email, token: (await openSession(deps, id, 'test')).token }
}

/** The onboarding details of every test candidate. */
export const told = {
  socialLinks: [],
  availability: ['weekends'],
  isEmirati: true,
  city: 'abu_dhabi',
  address: 'Al Reem Island',
  educationLevel: 'bachelors',
  availability40Hours: true,
  heardFrom: 'word_of_mouth',
  accommodationsNeeded: false,
  laptopAvailable: true,
  wifiAvailable: true,
  currentlyEmployed: false,
  isStudent: false,
  availabilityMode: 'online',
} satisfies Partial<typeof candidates.$inferInsert>

async function addCandidate(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  userId: string,
  status: 'in_progress' | 'completed',
): Promise<void> {
  const now = clock.now()
  await db
    .insert(candidates)
    .values({ ...told, userId, emiratesId: newEmiratesId(), createdAt: now })
  await db.insert(profiles).values({
    userId,
    status,
    resumeStatus: status,
    resumeProgress: status === 'completed' ? 100 : 10,
    parsed: status === 'completed' ? emptyProfile : null,
    updatedAt: now,
  })
}

const emptyProfile = {
  name: null,
  emails: [],
  phones: [],
  links: [],
  skills: [],
  work_history_detailed: [],
  education: [],
  languages: [],
  media: [],
  awards: [],
  career_path: [],
}
