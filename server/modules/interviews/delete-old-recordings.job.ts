import { retentionDays } from '../../db/retention'
import type { Deps } from '../../deps'
import { oldBefore } from './interview.rules'
import { forgetRecording, oldRecordings } from './recording.store'

/**
 * Deletes recordings of interviews that ended longer ago than the setting for all recordings says.
 * That there was one stays on record.
 */
export async function deleteOldRecordings(deps: Deps): Promise<void> {
  const before = oldBefore(
    deps.clock.now(),
    await retentionDays(deps.db, 'recording_retention_days'),
  )
  for (const { id, storageKey } of await oldRecordings(deps.db, before, 50)) {
    // The bytes go first: after a crash in between, the row is still there and the next run goes
    // over it again.
    await deps.storage.delete(storageKey)
    await forgetRecording(deps.db, id)
  }
}
