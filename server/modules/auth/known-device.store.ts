import { and, eq } from 'drizzle-orm'
import type { Db } from '../../db/db'
import { sessions, users } from './auth.table'

/** Whether an account was signed in to before by the browser that holds a key. */
export async function hasSignedInWith(
  db: Db,
  emailKey: string,
  keyThumbprint: string,
): Promise<boolean> {
  const [found] = await db
    .select({ id: sessions.id })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(users.emailKey, emailKey), eq(sessions.keyThumbprint, keyThumbprint)))
    .limit(1)
  return found !== undefined
}
