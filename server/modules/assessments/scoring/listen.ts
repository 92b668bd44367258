import { runWorker } from '../../../jobs/run-worker'
import type { AudioMeasures } from './audio'

type Take = Uint8Array<ArrayBuffer>

/**
 * Measures takes in a thread of its own, where the time is limited: a file that somebody made up
 * may be read for ever, and the server answers nobody meanwhile. One of those has no measures, and
 * the others have theirs.
 */
export async function listenTo(
  takes: readonly Take[],
  seconds = 30,
): Promise<(AudioMeasures | null)[]> {
  if (takes.length === 0) return []
  try {
    return await listen(takes, seconds)
  } catch {
    if (takes.length === 1) return [null]
    const measured: (AudioMeasures | null)[] = []
    for (const take of takes) measured.push(...(await listenTo([take], seconds)))
    return measured
  }
}

const listen = (takes: readonly Take[], seconds: number): Promise<(AudioMeasures | null)[]> =>
  runWorker(workerEntry(), takes, { ms: seconds * 1000, memoryMb: 256 })

/**
 * The built server has the worker as JavaScript beside it; elsewhere jobs/worker-source.dev.mjs
 * says what is run.
 */
const workerEntry = (): URL =>
  new URL(
    import.meta.url.endsWith('.ts') ? './listen.worker.dev.mjs' : './listen.worker.js',
    import.meta.url,
  )
