import type { Taxonomy } from '../../content/taxonomy/taxonomy'
import { runInWorker } from '../run-in-worker'
import type { PostingOutcome } from './posting'
import type { WorkerInput } from './posting.worker'

/**
 * Runs `readPosting` in a worker thread. A file that needs more than 20 seconds or 768 MB is
 * `too_complex`.
 */
export async function readPostingInWorker(
  bytes: Uint8Array,
  taxonomy: Taxonomy,
): Promise<PostingOutcome> {
  return runInWorker<PostingOutcome>(workerEntry(), {
    give: () => {
      const input: WorkerInput = { bytes: Uint8Array.from(bytes), taxonomy }
      return { input, transfer: [input.bytes.buffer as ArrayBuffer] }
    },
    tooComplex: { ok: false, failure: 'too_complex' },
    limits: { ms: 20_000, memoryMb: 768 },
    unfolds: true,
  })
}

/**
 * The built server has the worker as JavaScript beside it; elsewhere jobs/worker-source.dev.mjs
 * says what is run.
 */
const workerEntry = (): URL =>
  new URL(
    import.meta.url.endsWith('.ts') ? './posting.worker.dev.mjs' : './posting.worker.js',
    import.meta.url,
  )
