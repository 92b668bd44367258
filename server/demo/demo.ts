import { hash } from '@node-rs/argon2'
import { inArray } from 'drizzle-orm'
import type { Db } from '../db/db'
import { newId } from '../db/id'
import { users } from '../modules/auth/auth.table'
import { companies } from '../modules/users/users.table'
import { addDemoAnnotations } from './demo-annotation'
import { addDemoAttempts } from './demo-attempts'
import { addDemoEmployees } from './demo-employees'
import { addDemoJobs } from './demo-jobs'
import { addDemoPrinciples } from './demo-principles'
import { addDemoProfile } from './demo-profiles'
import type { Deps } from '../deps'

export const demoAccounts = {
  password: 'Masar-Demo1',
  emails: [
    'candidate@demo.masar.example',
    'recruiter@demo.masar.example',
    'admin@demo.masar.example',
  ],
} as const

/**
 * Refuses a database with demo accounts, because everybody knows their password.
 * @throws an error with a sentence for the person who starts the server
 */
export async function refuseDemoAccounts(db: Db): Promise<void> {
  const [one] = await db
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.emailKey, [...demoAccounts.emails]))
    .limit(1)
  if (one !== undefined)
    throw new Error(
      'This database holds demo accounts, whose password everybody knows: set MASAR_DATA_DIR or DATABASE_URL to a database without them, or MASAR_DEMO=1 to go on with the demonstration.',
    )
}

/** Loads the demo accounts into a database that has no user yet. */
export async function loadDemoData(deps: Deps): Promise<void> {
  const [someone] = await deps.db.select({ id: users.id }).from(users).limit(1)
  if (someone !== undefined) return
  const passwordHash = await hash(demoAccounts.password)
  const createdAt = deps.clock.now()
  const companyId = newId()
  const base = {
    passwordHash,
    isEmailConfirmed: true,
    approvalStatus: 'APPROVED',
    mobileNumber: '+971501234567',
    createdAt,
  } as const
  const candidateId = newId()
  const recruiterId = newId()
  await deps.db.transaction(async (tx) => {
    await tx.insert(companies).values({
      id: companyId,
      name: 'Masar Language Data',
      size: 40,
      industry: 'Information technology',
      location: 'Abu Dhabi',
      website: 'https://data.masar.example',
      description:
        'We prepare Arabic speech and text for language tools, with annotators from all over the Emirates.',
      createdAt,
    })
    await tx.insert(users).values([
      {
        ...base,
        id: candidateId,
        email: demoAccounts.emails[0],
        emailKey: demoAccounts.emails[0],
        firstName: 'Mariam',
        lastName: 'Al Ketbi',
        roleName: 'individual',
      },
      {
        ...base,
        id: recruiterId,
        email: demoAccounts.emails[1],
        emailKey: demoAccounts.emails[1],
        firstName: 'Omar',
        lastName: 'Haddad',
        roleName: 'recruiter',
        companyId,
      },
      {
        ...base,
        id: newId(),
        email: demoAccounts.emails[2],
        emailKey: demoAccounts.emails[2],
        firstName: 'Noura',
        lastName: 'Hassan',
        roleName: 'recruiter admin',
        companyId,
      },
    ])
    await addDemoProfile(tx, {
      userId: candidateId,
      email: demoAccounts.emails[0],
      firstName: 'Mariam',
      lastName: 'Al Ketbi',
      createdAt,
    })
    await addDemoJobs(deps, tx, { userId: recruiterId, companyId })
    await addDemoAttempts(deps, tx, base, recruiterId)
    await addDemoEmployees(tx, { userId: recruiterId, companyId, now: createdAt })
    await addDemoPrinciples(deps, tx)
    await addDemoAnnotations(deps, tx, base, recruiterId)
  })
}
