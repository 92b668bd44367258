import type { MeasuredMedia } from '../modules/media/media.table'
import { askWorker } from '../jobs/run-worker'
import { readingMs } from './remux'

/**
 * The stretches of media files that hold pictures and sound. Null for one that cannot be read, or
 * not in any sensible time and room, and for those after it.
 */
export async function measureMedia(
  paths: readonly string[],
  mostMs = 90_000,
): Promise<(MeasuredMedia | null)[]> {
  const measured: (MeasuredMedia | null)[] = []
  const ms = Math.min(mostMs, Math.max(...(await Promise.all(paths.map(readingMs)))))
  try {
    await askWorker<MeasuredMedia | null>(
      workerEntry(),
      { paths },
      // The decoder writes a line for each damaged packet.
      { ms, memoryMb: 256, isQuiet: true },
      paths.length,
      (one) => measured.push(one),
    )
  } catch (error) {
    if (!(error instanceof Error && /took more than|memory limit/i.test(error.message))) throw error
  }
  return paths.map((_, at) => measured[at] ?? null)
}

/**
 * The built server has the worker as JavaScript beside it; elsewhere jobs/worker-source.dev.mjs
 * says what is run.
 */
const workerEntry = (): URL =>
  new URL(
    import.meta.url.endsWith('.ts') ? './measure.worker.dev.mjs' : './measure.worker.js',
    import.meta.url,
  )
