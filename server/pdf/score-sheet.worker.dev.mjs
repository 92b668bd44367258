import { runWorkerSource } from '../jobs/worker-source.dev.mjs'

await runWorkerSource(new URL('./score-sheet.worker.ts', import.meta.url).href)
