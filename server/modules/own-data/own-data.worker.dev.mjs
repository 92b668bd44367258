import { runWorkerSource } from '../../jobs/worker-source.dev.mjs'

await runWorkerSource(new URL('./own-data.worker.ts', import.meta.url).href)
