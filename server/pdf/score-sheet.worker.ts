import { parentPort, workerData } from 'node:worker_threads'
import { type NumberedSheet, renderSheet } from './score-sheet'

parentPort?.postMessage(renderSheet(workerData as NumberedSheet))
