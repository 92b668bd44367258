import { parentPort, workerData } from 'node:worker_threads'
import { renderReport, type ReportText } from './report-document'

parentPort?.postMessage(await renderReport(workerData as ReportText))
