import { parentPort, workerData } from 'node:worker_threads'
import { measureAudio } from './audio'

const measured = []
for (const take of workerData as readonly Uint8Array<ArrayBuffer>[])
  measured.push(await measureAudio(take))
parentPort?.postMessage(measured)
