import { and, desc, eq } from 'drizzle-orm'
import type { Db } from '../../db/db'
import { files } from '../../db/schema/user'

/** The latest spreadsheet that was made for somebody under a name, if there is one. */
export async function spreadsheetOf(db: Db, ownerId: string, storageKey: string) {
  const [found] = await db.select().from(files).where(and(eq(files.ownerId, ownerId), eq(files.kind, 'spreadsheet'), eq(files.storageKey, storageKey))).orderBy(desc(files.createdAt)).limit(1)
  return found ?? null
}

/** Notes a spreadsheet in place of the one under the same key. */
export const keepSpreadsheet = (db: Db, file: typeof files.$inferInsert): Promise<void> =>
  db.transaction(async (tx) => {
    await tx.delete(files).where(and(eq(files.ownerId, file.ownerId), eq(files.kind, 'spreadsheet'), eq(files.storageKey, file.storageKey)))
    await tx.insert(files).values(file)
  })
