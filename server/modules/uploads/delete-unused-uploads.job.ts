import { lt } from 'drizzle-orm'
import { plusSeconds } from '../../runtime/clock'
import { files, uploads } from '../users/users.table'
import { deleteStrayBytes } from '../../db/stored-bytes'
import type { Deps } from '../../deps'
import { dropUnusedFiles, dropUploads, unfinishedUploads } from './upload.store'

const daySeconds = 86_400

/**
 * Deletes what was never finished within a day, what was uploaded a week ago and is used for
 * nothing, and bytes that a failure left.
 */
export async function deleteUnusedUploads(deps: Deps): Promise<void> {
  const now = deps.clock.now()
  await dropUploads(
    deps,
    await unfinishedUploads(deps.db, lt(uploads.createdAt, plusSeconds(now, -daySeconds))),
  )
  await dropUnusedFiles(deps, lt(files.createdAt, plusSeconds(now, -7 * daySeconds)))
  await deleteStrayBytes(deps)
}
