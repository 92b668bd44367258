import { parentPort, workerData } from 'node:worker_threads'
import { renderSheet, type ScoreSheet } from './score-sheet'

parentPort?.postMessage(await renderSheet(workerData as ScoreSheet))
