import { stat } from 'node:fs/promises'
import { runWorker } from '../jobs/run-worker'
import type { Remuxed, RemuxInput } from './remux.worker'

/** How long a file may take to be read: one that was made up may never end. */
export const readingMs = async (path: string): Promise<number> =>
  60_000 + ((await stat(path)).size / 1_000_000) * 5000

/**
 * Makes a file that can be sought in from one that a recorder wrote. Null when the recorder's own
 * file cannot be read, or not in any sensible time and room, which trying again does not change.
 */
export async function remux(file: RemuxInput): Promise<Remuxed | null> {
  try {
    const ms = Math.min(7 * 60_000, await readingMs(file.from))
    return await runWorker<Remuxed>(workerEntry(), file, { ms, memoryMb: 256 })
  } catch (error) {
    if (
      error instanceof Error &&
      /unsupported|not recognized|no track|could not|unrecognizable|took more than|memory limit/i.test(
        error.message,
      )
    )
      return null
    throw error
  }
}

/**
 * The built server has the worker as JavaScript beside it; elsewhere jobs/worker-source.dev.mjs
 * says what is run.
 */
const workerEntry = (): URL =>
  new URL(
    import.meta.url.endsWith('.ts') ? './remux.worker.dev.mjs' : './remux.worker.js',
    import.meta.url,
  )
