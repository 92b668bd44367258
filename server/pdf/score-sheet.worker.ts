import { parentPort, workerData } from 'node:worker_threads'
import { type NumberedSheet, renderSheet } from './score-sheet'

parentPort?.postMessage(await renderSheet(workerData as NumberedSheet))
