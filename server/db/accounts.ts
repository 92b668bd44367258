import { eq } from 'drizzle-orm'
import type { Db } from './db'
import { users } from '../modules/auth/auth.table'
import { companies, profiles } from '../modules/users/users.table'

/**
 * An account as several modules read it: the user, the company attached to it, and how far its
 * profile is.
 */
export interface UserRecord {
  user: typeof users.$inferSelect
  company: typeof companies.$inferSelect | null
  profileStatus: (typeof profiles.$inferSelect)['status'] | null
}

const recordColumns = { user: users, company: companies, profileStatus: profiles.status }

async function findOne(db: Db, which: ReturnType<typeof eq>): Promise<UserRecord | null> {
  const [found] = await db
    .select(recordColumns)
    .from(users)
    .leftJoin(companies, eq(companies.id, users.companyId))
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .where(which)
  return found ?? null
}

export const findAccount = (db: Db, id: string): Promise<UserRecord | null> =>
  findOne(db, eq(users.id, id))

/** By the comparable form of an address. */
export const findAccountByEmail = (db: Db, emailKey: string): Promise<UserRecord | null> =>
  findOne(db, eq(users.emailKey, emailKey))

/**
 * The account with this id. Throws if it does not exist, which means that one of our rows has a
 * wrong id.
 */
export async function getAccount(db: Db, id: string): Promise<UserRecord> {
  const found = await findAccount(db, id)
  if (found === null) throw new Error(`No account ${id}`)
  return found
}

/** The full name of an account; null when it is gone. */
export async function getName(db: Db, userId: string): Promise<string | null> {
  const [found] = await db
    .select({ firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(eq(users.id, userId))
  return found === undefined ? null : `${found.firstName} ${found.lastName}`.trim()
}
