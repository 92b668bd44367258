import { eq } from 'drizzle-orm'
import type { Db } from '../../db/db'
import { users } from './auth.table'

/** Adds an account; false when the address has one, also when another call was first. */
export async function addAccount(db: Db, account: typeof users.$inferInsert): Promise<boolean> {
  const [added] = await db
    .insert(users)
    .values(account)
    .onConflictDoNothing({ target: users.emailKey })
    .returning({ id: users.id })
  return added !== undefined
}

export async function confirmEmail(db: Db, userId: string): Promise<void> {
  await db.update(users).set({ isEmailConfirmed: true }).where(eq(users.id, userId))
}

export async function setPassword(db: Db, userId: string, passwordHash: string): Promise<void> {
  await db.update(users).set({ passwordHash }).where(eq(users.id, userId))
}
