import { and, eq } from 'drizzle-orm'
import type { Db } from '../../../db/db'
import { attemptReportFiles } from '../results.table'
import { files } from '../../users/users.table'

const inLanguage = (attemptId: string, lang: 'en' | 'ar') =>
  and(eq(attemptReportFiles.attemptId, attemptId), eq(attemptReportFiles.lang, lang))

/** The PDF that says exactly this, if there is one. */
export async function findAttemptReportFile(
  db: Db,
  attemptId: string,
  lang: 'en' | 'ar',
  contents: string,
): Promise<string | null> {
  const [found] = await db.select().from(attemptReportFiles).where(inLanguage(attemptId, lang))
  return found?.contents === contents ? found.fileId : null
}

/** Keeps a PDF in place of the one made before. Returns the key of that one's bytes. */
export async function storeAttemptReportFile(
  tx: Db,
  report: typeof attemptReportFiles.$inferInsert,
  file: typeof files.$inferInsert,
): Promise<string | null> {
  const [earlier] = await tx
    .select({ storageKey: files.storageKey, id: files.id })
    .from(attemptReportFiles)
    .innerJoin(files, eq(files.id, attemptReportFiles.fileId))
    .where(inLanguage(report.attemptId, report.lang))
  await tx.insert(files).values(file)
  await tx
    .insert(attemptReportFiles)
    .values(report)
    .onConflictDoUpdate({
      target: [attemptReportFiles.attemptId, attemptReportFiles.lang],
      set: report,
    })
  if (earlier !== undefined) await tx.delete(files).where(eq(files.id, earlier.id))
  return earlier?.storageKey ?? null
}
