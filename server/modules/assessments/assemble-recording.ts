import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Deps } from '../../deps'
import type { JobInputs } from '../../jobs/jobs'
import { remux } from '../../storage/remux'
import { findRecording, keepRecording, markBroken, piecesOf, silentRecordings } from './media.store'

/**
 * Puts the pieces of one recorder run together into one file that can be sought in. What was
 * assembled before is replaced when more pieces came; after a missing piece nothing can be read, so
 * a gap ends the file.
 */
export async function assembleRecording(
  deps: Deps,
  { recording_id }: JobInputs['recording.assemble'],
): Promise<void> {
  const recording = await findRecording(deps.db, recording_id)
  if (recording === null || recording.state === 'ready' || recording.state === 'deleted') return
  const pieces = (await piecesOf(deps.db, recording.id)).filter(
    (piece, position) => piece.index === position,
  )
  if (pieces.length === 0) return markBroken(deps.db, recording)
  const directory = await mkdtemp(join(tmpdir(), 'masar-remux-'))
  try {
    const [from, to] = [join(directory, 'from'), join(directory, 'to')]
    for (const piece of pieces)
      await pipeline(
        await deps.storage.read(piece.storageKey),
        createWriteStream(from, { flags: 'a' }),
      )
    const remuxed = await remux({ from, to, mime: recording.mime })
    if (remuxed === null) return await markBroken(deps.db, recording)
    await keepRecording(deps, recording, { path: to, durationMs: remuxed.durationMs, pieces })
  } finally {
    await rm(directory, { recursive: true, force: true })
  }
}

const silenceMs = 5 * 60_000

/**
 * Recorder runs that ended without saying so (a crash, a reload): what came of them is put together
 * after five minutes of silence.
 */
export async function assembleSilent(deps: Deps): Promise<void> {
  const before = new Date(deps.clock.now().getTime() - silenceMs)
  for (const { id } of await silentRecordings(deps.db, before, 50))
    await deps.jobs.send(deps.db, 'recording.assemble', { recording_id: id })
}
