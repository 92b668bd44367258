import { ownMemory, runInWorker } from '../../documents/run-in-worker'
import type { Judged, WorkerInput } from './judge-upload.worker'
import type { AcceptedFile } from './upload.rules'

/**
 * Runs `acceptedFile` in a worker thread, so that judging a file blocks nobody. A file that takes
 * more than 10 seconds or 128 MB counts as not accepted. The pieces are read when the turn of the
 * file comes, and are transferred.
 */
export async function judgeUpload(
  kind: WorkerInput['kind'],
  read: () => Promise<Buffer[]>,
  limits: { ms: number; memoryMb: number } = { ms: 10_000, memoryMb: 128 },
): Promise<AcceptedFile | null> {
  const judged = await runInWorker<Judged>(workerEntry(), {
    give: async () => {
      const input: WorkerInput = { kind, pieces: (await read()).map(ownMemory) }
      return { input, transfer: input.pieces }
    },
    tooComplex: null,
    limits,
    unfolds: false,
  })
  return judged && { mime: judged.mime, bytes: Buffer.from(judged.bytes) }
}

/**
 * The built server has the worker as JavaScript beside it; elsewhere jobs/worker-source.dev.mjs
 * says what is run.
 */
const workerEntry = (): URL =>
  new URL(
    import.meta.url.endsWith('.ts') ? './judge-upload.worker.dev.mjs' : './judge-upload.worker.js',
    import.meta.url,
  )
