import type { Deps } from '../../deps'
import { deleteLettersOfLeaving, erasePerson, releasedPeople } from './deletion.store'

/**
 * Deletes the data of deleted accounts that a hold kept, once it is lifted, and the mails that
 * announced the deletions.
 */
export async function finishDeletions(deps: Deps): Promise<void> {
  for (const userId of await releasedPeople(deps.db)) {
    await deps.db.transaction(async (tx) => {
      const keys = await erasePerson(tx, userId, deps.clock.now())
      if (keys.length > 0)
        await deps.jobs.send(tx, 'files.delete', { storage_keys: keys }, { key: userId })
    })
  }
  await deleteLettersOfLeaving(deps.db)
}
