import { parentPort, workerData } from 'node:worker_threads'
import { measureAudio } from './audio'

for (const take of workerData as readonly Uint8Array<ArrayBuffer>[])
  parentPort?.postMessage(await measureAudio(take))
