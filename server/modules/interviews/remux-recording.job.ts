import { createWriteStream } from 'node:fs'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { newId } from '../../db/id'
import { storeBytes } from '../../db/stored-bytes'
import type { Deps } from '../../deps'
import type { JobInputs } from '../../jobs/jobs'
import { remux } from '../../storage/remux'
import { findRecording, replaceBytes } from './recording.store'

/**
 * A browser's recorder writes these as they come: without their length, and nowhere to be sought
 * in.
 */
export const isRecorders = (mime: string): boolean => mime === 'video/webm'

/** Rewrites a recording so that players can seek in it. An unreadable one stays as it was sent. */
export async function remuxRecording(
  deps: Deps,
  { file_id }: JobInputs['interview.remux'],
): Promise<void> {
  const file = await findRecording(deps.db, file_id)
  // It was made before, and its worker died before it said so; or it is deleted.
  if (file === null || file.storageKey.startsWith(made)) return
  const directory = await mkdtemp(join(tmpdir(), 'masar-remux-'))
  try {
    const [from, to] = [join(directory, 'from'), join(directory, 'to')]
    await pipeline(await deps.storage.read(file.storageKey), createWriteStream(from))
    if ((await remux({ from, to, mime: file.mime })) === null) return
    const key = `${made}${newId()}`
    const bytes = (await stat(to)).size
    const stored = await storeBytes(deps, { key, path: to }, (tx) =>
      replaceBytes(tx, file, { storageKey: key, bytes }),
    )
    await deps.storage.delete(stored ? file.storageKey : key)
  } finally {
    await rm(directory, { recursive: true, force: true })
  }
}

const made = 'interviews/'
