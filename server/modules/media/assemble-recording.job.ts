import { createWriteStream } from 'node:fs'
import { appendFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Deps } from '../../deps'
import type { JobInputs } from '../../jobs/jobs'
import { measureMedia } from '../../storage/measure'
import { remux } from '../../storage/remux'
import { findAttempt } from '../attempts/attempt.store'
import {
  findRecording,
  storeRecording,
  markBroken,
  getPieces,
  type Recording,
  silentRecordings,
} from './media.store'
import { placed } from './run-place.rules'
import { webmEnd } from './webm.rules'
import { judgeAgain } from '../integrity/witness.store'

/**
 * Puts the pieces of one recorder run together into one file that can be sought in. What was
 * assembled before is replaced when more pieces came; after a missing piece nothing can be read, so
 * a gap ends the file. What the file holds, and when that was, is measured and not believed.
 */
export async function assembleRecording(
  deps: Deps,
  { recording_id }: JobInputs['recording.assemble'],
): Promise<void> {
  const recording = await findRecording(deps.db, recording_id)
  if (recording === null || recording.state === 'ready' || recording.state === 'deleted') return
  await assemble(deps, recording)
  await judgeAgain(deps, recording.attemptId)
}

async function assemble(deps: Deps, recording: Recording): Promise<void> {
  const pieces = (await getPieces(deps.db, recording.id)).filter(
    (piece, position) => piece.index === position,
  )
  const [first] = pieces
  const attempt = await findAttempt(deps.db, recording.attemptId)
  if (first === undefined || attempt === null) return markBroken(deps.db, recording)
  const directory = await mkdtemp(join(tmpdir(), 'masar-remux-'))
  try {
    const [from, to, begun] = [
      join(directory, 'from'),
      join(directory, 'to'),
      join(directory, 'begun'),
    ]
    const add = async ({ storageKey }: { storageKey: string }, path: string) =>
      pipeline(await deps.storage.read(storageKey), createWriteStream(path, { flags: 'a' }))
    await add(first, begun)
    for (const piece of pieces) await add(piece, from)
    if (recording.mime === 'video/webm')
      for (const path of [begun, from]) await appendFile(path, webmEnd)
    const remuxed = await remux({ from, to, mime: recording.mime })
    if (remuxed === null) return await markBroken(deps.db, recording)
    const [whole, beginning] = await measureMedia([to, begun])
    if (whole != null && whole.video.length + whole.audio.length === 0)
      return await markBroken(deps.db, recording)
    await storeRecording(deps, recording, {
      path: to,
      durationMs: remuxed.durationMs,
      pieces,
      ...(whole == null
        ? { offsetMs: recording.offsetMs, measured: null }
        : placed(pieces, { whole, beginning: beginning ?? null, startedAt: attempt.startedAt })),
    })
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
