import { parentPort, workerData } from 'node:worker_threads'
import type { Taxonomy } from '../../content/taxonomy/taxonomy'
import { readPosting } from './read-document'

/** What `readPostingInWorker` hands over. */
export interface WorkerInput {
  bytes: Uint8Array
  taxonomy: Taxonomy
}

const { bytes, taxonomy }: WorkerInput = workerData
parentPort?.postMessage(await readPosting(bytes, taxonomy))
