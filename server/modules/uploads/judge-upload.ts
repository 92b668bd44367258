import { ownMemory, runInWorker } from '../../documents/run-in-worker'
import type { Judged, WorkerInput } from './judge-upload.worker'
import type { AcceptedFile } from './upload.rules'

/**
 * As `acceptedFile`, in a worker thread of its own, so that nobody waits for what somebody's file
 * takes to be judged; one that takes more than 10 seconds or 128 MB is of no accepted type. The
 * pieces are read when it is their turn, and handed over.
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
