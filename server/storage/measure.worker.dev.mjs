import { runWorkerSource } from '../jobs/worker-source.dev.mjs'

await runWorkerSource(new URL('./measure.worker.ts', import.meta.url).href)
