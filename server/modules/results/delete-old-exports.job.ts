import { and, asc, eq, inArray, lt } from 'drizzle-orm'
import { plusSeconds } from '../../runtime/clock'
import { files } from '../users/users.table'
import type { Deps } from '../../deps'
import { daySeconds } from '../decisions/hold.rules'
import { retentionDays } from '../../db/retention'

/**
 * Exports contain personal data and can be made again at any time. Spreadsheets exist only from
 * earlier versions: lists are streamed now.
 */
const exports = ['spreadsheet', 'attempt_report', 'own_data'] as const

/**
 * Deletes spreadsheets of results, PDFs of reports and copies of somebody's data that were made
 * longer ago than the setting says.
 */
export async function deleteOldExports(deps: Deps): Promise<void> {
  const before = plusSeconds(
    deps.clock.now(),
    -(await retentionDays(deps.db, 'export_retention_days')) * daySeconds,
  )
  const old = await deps.db
    .select({ id: files.id, storageKey: files.storageKey })
    .from(files)
    .where(and(inArray(files.kind, [...exports]), lt(files.createdAt, before)))
    .orderBy(asc(files.createdAt))
    .limit(200)
  for (const { id, storageKey } of old) {
    // The bytes go first: after a crash in between, the row is still there and the next run goes
    // over it again.
    await deps.storage.delete(storageKey)
    await deps.db.delete(files).where(eq(files.id, id))
  }
}
