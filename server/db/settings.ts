import { eq } from 'drizzle-orm'
import type { Db } from './db'
import { settings } from '../modules/users/users.table'

/** What is stored under a key of the platform's settings; null before it was set. */
export async function readSetting<Value>(db: Db, key: string): Promise<Value | null> {
  const [found] = await db
    .select({ value: settings.value })
    .from(settings)
    .where(eq(settings.key, key))
  return (found?.value ?? null) as Value | null
}

export const writeSetting = (db: Db, key: string, value: unknown): Promise<unknown> =>
  db
    .insert(settings)
    .values({ key, value })
    .onConflictDoUpdate({ target: settings.key, set: { value } })
