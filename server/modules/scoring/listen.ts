import { askWorker } from '../../jobs/run-worker'
import type { AudioMeasures } from './audio'

type Take = Uint8Array<ArrayBuffer>

/**
 * Measures takes in a thread of its own, where the time for each is limited: a file that somebody
 * made up may be read for ever, and the server answers nobody meanwhile. One of those has no
 * measures, and the others have theirs.
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
