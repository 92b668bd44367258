import { askWorker } from '../../../jobs/run-worker'
import type { AudioMeasures } from './audio'

type Take = Uint8Array<ArrayBuffer>

/**
 * Measures takes in a worker thread with a time limit for each: a made-up file may never end and
 * would block the server. A take that exceeds it has no measures; the others keep theirs.
 */
export async function listenTo(
  takes: readonly Take[],
  seconds = 30,
): Promise<(AudioMeasures | null)[]> {
  const measured: (AudioMeasures | null)[] = []
  while (measured.length < takes.length) {
    try {
      const left = takes.slice(measured.length)
      // The decoder writes a line for each damaged packet.
      const limits = { ms: seconds * 1000, memoryMb: 256, isQuiet: true }
      await askWorker<AudioMeasures | null>(workerEntry(), left, limits, left.length, (audio) =>
        measured.push(audio),
      )
    } catch {
      measured.push(null)
    }
  }
  return measured
}

/**
 * The built server has the worker as JavaScript beside it; elsewhere jobs/worker-source.dev.mjs
 * says what is run.
 */
const workerEntry = (): URL =>
  new URL(
    import.meta.url.endsWith('.ts') ? './listen.worker.dev.mjs' : './listen.worker.js',
    import.meta.url,
  )
