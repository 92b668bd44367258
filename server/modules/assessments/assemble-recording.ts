import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Deps } from '../../deps'
import type { JobInputs } from '../../jobs/jobs'
import { runWorker } from '../../jobs/run-worker'
import { findRecording, keepRecording, markBroken, piecesOf, silentRecordings, type Recording } from './media.store'
import type { Remuxed, RemuxInput } from './remux.worker'

/**
 * Puts the pieces of one recorder run together into one file that can be sought in. What was assembled before is replaced
 * when more pieces came; after a missing piece nothing can be read, so a gap ends the file.
 */
export async function assembleRecording(deps: Deps, { recording_id }: JobInputs['recording.assemble']): Promise<void> {
  const recording = await findRecording(deps.db, recording_id)
  if (recording === null || recording.state === 'ready' || recording.state === 'deleted') return
  const pieces = (await piecesOf(deps.db, recording.id)).filter((piece, position) => piece.index === position)
  if (pieces.length === 0) return markBroken(deps.db, recording)
  const directory = await mkdtemp(join(tmpdir(), 'masar-remux-'))
  try {
    const [from, to] = [join(directory, 'from'), join(directory, 'to')]
    for (const piece of pieces) await pipeline(await deps.storage.read(piece.storageKey), createWriteStream(from, { flags: 'a' }))
    const remuxed = await remux(recording, from, to)
    if (remuxed === null) return await markBroken(deps.db, recording)
    await keepRecording(deps, recording, { path: to, durationMs: remuxed.durationMs, pieces })
  } finally {
    await rm(directory, { recursive: true, force: true })
  }
}

/** Null when the recorder's own file cannot be read, or not in any sensible time and room, which trying again does not change. */
async function remux({ mime }: Recording, from: string, to: string): Promise<Remuxed | null> {
  try {
    return await runWorker<Remuxed>(workerEntry(), { from, to, mime } satisfies RemuxInput, { ms: 9 * 60_000, memoryMb: 256 })
  } catch (error) {
    if (error instanceof Error && /unsupported|not recognized|no track|could not|unrecognizable|took more than|memory limit/i.test(error.message)) return null
    throw error
  }
}

/** The built server has the worker as JavaScript beside it; under tsx and in tests a loader reads its source. */
const workerEntry = (): URL => new URL(import.meta.url.endsWith('.ts') ? './remux.worker.dev.mjs' : './remux.worker.js', import.meta.url)

const silenceMs = 5 * 60_000

/** Recorder runs that ended without saying so (a crash, a reload): what came of them is put together after five minutes of silence. */
export async function assembleSilent(deps: Deps): Promise<void> {
  const before = new Date(deps.clock.now().getTime() - silenceMs)
  for (const { id } of await silentRecordings(deps.db, before, 50)) await deps.jobs.send(deps.db, 'recording.assemble', { recording_id: id })
}
