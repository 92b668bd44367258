import { parentPort, workerData } from 'node:worker_threads'
import { ownMemory } from '../../documents/run-in-worker'
import { acceptedFile, type UploadKind } from './upload.rules'

/** What `judgeUpload` hands over. */
export interface WorkerInput {
  kind: Exclude<UploadKind, 'interview'>
  /** The pieces of the file in their order. */
  pieces: ArrayBuffer[]
}

/** The type of a file and the bytes to store; null if the type is not accepted. */
export type Judged = { mime: string; bytes: ArrayBuffer } | null

const { kind, pieces }: WorkerInput = workerData
const accepted = await acceptedFile(kind, Buffer.concat(pieces.map((piece) => Buffer.from(piece))))
if (accepted === null) parentPort?.postMessage(null satisfies Judged)
else {
  const bytes = ownMemory(accepted.bytes)
  parentPort?.postMessage({ mime: accepted.mime, bytes } satisfies Judged, [bytes])
}
