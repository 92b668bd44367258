import { parentPort, workerData } from 'node:worker_threads'
import type { Taxonomy } from '../content/taxonomy/taxonomy'
import { parseResume } from './parse-resume'
import type { ResumeFile } from './resume-profile'

/** What `parseResumeInWorker` hands over. */
export interface WorkerInput {
  file: ResumeFile
  taxonomy: Taxonomy
}

const { file, taxonomy }: WorkerInput = workerData
const onRecognised = (share: number) => parentPort?.postMessage({ progress: share })
parentPort?.postMessage(await parseResume(file, taxonomy, { onRecognised }))
